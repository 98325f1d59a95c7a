//! Games by link: the reader of a link makes the next move, and no other.

use nim::catalogue::{link, people, play, share as words};
use nim::dialogs::share_dialog::{ShareAction, ShareState};
use nim::engine::Move;
use nim::game::{
    Against, Form, FormAction, Game, GameAction, GameState, LinkError, LinkReason, MatchConfig,
    Name, Notice, Opener, Player, Review, Seat, Shareable, Turn, follow_link, read_link,
    read_review, reduce, write_link,
};
use nim::hooks::ShownScreen;
use nim::route::Route;
use nim::text::{self, Who, share};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{after, moved, state};

const LINK: &str = "#/play?heaps=1,2&rule=normal&two=human&via=link&names=Ada,Bob";

fn taking(made: &str) -> [GameAction; 2] {
    [GameAction::Choose(moved(made)), GameAction::Take]
}

/// Opens a link from another screen while this game is on the table.
fn follow(now: GameState, sent: &GameState) -> GameState {
    let link = write_link(&sent.game);
    let read = follow_link(&link, Some(&now.game));
    reduce(now, GameAction::Follow(Box::new(read)))
}

fn send_to_bob() -> String {
    words::SendTo { name: "Bob" }.text()
}

fn said(state: &GameState) -> String {
    let told = share::waiting(state);
    [told.news, told.turn].join(" ")
}

#[test]
fn the_reader_of_a_link_makes_the_next_move_and_then_waits() {
    let ada = state(LINK);
    assert_eq!(ada.game.turn(), Turn::Person(Seat::One));
    let waits = after(ada, taking("B1"));
    assert_eq!(waits.game.turn(), Turn::Remote(Seat::Two));
    let (who, stones, heap) = (&Who::You, 1_u32.into(), 1);
    assert_eq!(
        said(&waits),
        [play::Took { who, stones, heap }.text(), send_to_bob()].join(" ")
    );
    let bob = state(&write_link(&waits.game));
    assert_eq!(bob.game.moves(), [moved("B1")]);
    assert_eq!(bob.game.turn(), Turn::Person(Seat::Two));
}

#[test]
fn during_the_friends_turn_nothing_is_taken() {
    let waits = after(state(LINK), taking("B1"));
    for action in [
        GameAction::Choose(moved("A1")),
        GameAction::Choose(moved("B1")),
        GameAction::Take,
        GameAction::Hint,
        GameAction::Reply(waits.turn_token(), moved("A1").into()),
        GameAction::Redo,
        GameAction::Run,
        GameAction::Step,
    ] {
        let told = format!("{action:?}");
        let now = after(
            waits.clone(),
            [action, GameAction::Choose(moved("A1")), GameAction::Take],
        );
        assert_eq!((&now.game, now.choice), (&waits.game, None), "{told}");
        assert_eq!(now.notice, Some(Notice::NotYourTurn), "{told}");
        let who = &Who::Named("Bob".to_owned());
        assert_eq!(
            said(&now),
            [play::Turn { who }.text(), send_to_bob()].join(" ")
        );
    }
}

#[test]
fn only_ones_own_move_can_be_undone_by_link() {
    let bob = state(&format!("{LINK}&moves=B1"));
    let refused = reduce(bob.clone(), GameAction::Undo);
    assert_eq!(refused.game, bob.game);
    assert_eq!(refused.notice, Some(Notice::NothingToUndo));
    let waits = after(bob.clone(), taking("A1"));
    let back = reduce(waits.clone(), GameAction::Undo);
    assert_eq!(back.game.moves(), bob.game.moves());
    assert_eq!(back.game.turn(), Turn::Person(Seat::Two));
    assert_eq!(
        reduce(back.clone(), GameAction::Undo).game,
        back.game,
        "no further than to one's own move"
    );
    assert_eq!(reduce(back.clone(), GameAction::Redo).game, waits.game);
    let other = after(back, taking("B1"));
    assert_eq!(other.game.moves(), [moved("B1"), moved("B1")]);
}

#[test]
fn a_longer_link_continues_the_game() {
    let ada = after(state(LINK), taking("B1"));
    let bob = after(state(&write_link(&ada.game)), taking("A1"));
    let ada = follow(ada, &bob);
    assert_eq!(ada.game.turn(), Turn::Person(Seat::One));
    let ada = after(ada, taking("B1"));
    assert_eq!(ada.game.turn(), Turn::Over { winner: Seat::One });
    let bob = follow(bob, &ada);
    assert_eq!(bob.game.turn(), Turn::Over { winner: Seat::One });
    let winner = |state: &GameState| Who::on(state.game.table(), Seat::One);
    let named = Who::Named("Ada".to_owned());
    assert_eq!((winner(&ada), winner(&bob)), (Who::You, named));
    assert!(share::parting(&ada.game).is_some_and(|told| told.contains("Bob")));
    assert_eq!(share::parting(&bob.game), None, "he was told by the link");
}

#[test]
fn opening_ones_own_link_makes_no_move() {
    let start = state(LINK);
    let ada = after(start.clone(), taking("B1"));
    for sent in [&start, &ada] {
        assert_eq!(follow(ada.clone(), sent), ada);
    }
    // Without the game on the table it is a link as any other.
    let known = read_link(&write_link(&ada.game)).unwrap().unwrap();
    assert_eq!(known.turn(), Turn::Person(Seat::Two));
    // Another move, another table or no game by link is another game.
    let other = after(start, taking("A1"));
    assert_ne!(follow(ada.clone(), &other).game.moves(), ada.game.moves());
    let here = state("#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob");
    assert_eq!(follow(ada, &here).game, here.game);
}

#[test]
fn a_game_by_link_is_for_two_people() {
    assert_eq!(state("#/play?via=link"), state("#/play?via=link&two=human"));
    for seat in ["one", "two"] {
        let opened = GameState::opening(&format!("#/play?via=link&{seat}=casual"));
        let reason = LinkReason::Computer;
        assert_eq!(
            opened.link_error,
            Some(LinkError::Value { key: "via", reason })
        );
        assert_eq!(opened.game, Game::new(MatchConfig::default()));
    }
    let told = GameState::opening("#/play?via=pigeon").link_error.unwrap();
    let told = text::link::trouble(&told);
    let unknown = link::UnknownVia { text: "pigeon" }.text();
    assert!(told.ends_with(&unknown), "{told}");
}

#[test]
fn every_game_by_link_is_played_the_same_on_both_screens() {
    let mut rng = SmallRng::seed_from_u64(11);
    for round in 0..300 {
        let (first, rule) = (
            ["one", "two"][rng.random_range(0..2)],
            ["normal", "misere"][rng.random_range(0..2)],
        );
        let heaps: Vec<String> = (0..rng.random_range(1..5))
            .map(|_| rng.random_range(0..6).to_string())
            .collect();
        let link = format!(
            "#/play?heaps={}&rule={rule}&via=link&first={first}",
            heaps.join(",")
        );
        // The first reader has the move.
        let mut mover = state(&link);
        let mut other: Option<GameState> = None;
        while let Turn::Person(seat) = mover.game.turn() {
            let legal: Vec<Move> = mover.game.position().legal_moves().collect();
            let chosen = legal[rng.random_range(0..legal.len())];
            let sent = after(mover, [GameAction::Choose(chosen), GameAction::Take]);
            assert_eq!(sent.game.table().reader(), Some(seat), "round {round}");
            let read = read_link(&write_link(&sent.game)).unwrap().unwrap();
            assert_eq!(read, sent.game.clone().by_link(sent.game.to_move()));
            let opened = match other {
                Some(waited) => follow(waited, &sent),
                None => state(&write_link(&sent.game)),
            };
            assert_eq!(opened.game.table().reader(), Some(seat.other()));
            assert_eq!(opened.game.moves(), sent.game.moves());
            (mover, other) = (opened, Some(sent));
        }
        if let Some(other) = other {
            assert_eq!(mover.game.turn(), other.game.turn(), "round {round}");
        }
    }
}

#[test]
fn a_rematch_by_link_waits_for_the_starting_friend() {
    let over = after(
        state("#/play?heaps=1&rule=normal&via=link&names=Ada,Bob"),
        taking("A1"),
    );
    let again = reduce(over, GameAction::Rematch);
    assert_eq!(again.game.turn(), Turn::Remote(Seat::Two));
    let who = &Who::Named("Bob".to_owned());
    let starts = play::Starts { who }.text();
    assert_eq!(said(&again), [starts, send_to_bob()].join(" "));
    assert_eq!(
        reduce(again.clone(), GameAction::Undo).notice,
        Some(Notice::NothingToUndo)
    );
    let bob = state(&write_link(&again.game));
    assert_eq!(bob.game.turn(), Turn::Person(Seat::Two));
}

#[test]
fn the_setup_starts_a_game_by_link_and_shows_it_again() {
    let name = |name| Name::parse(name).unwrap();
    let form = [
        FormAction::Against(Against::Link),
        FormAction::Name(Seat::One, "Ada".to_owned()),
        FormAction::Name(Seat::Two, "Bob".to_owned()),
        FormAction::Opener(Opener::Seat(Seat::Two)),
    ]
    .into_iter()
    .fold(Form::of(&MatchConfig::default()), Form::after);
    assert_eq!(form.seats(), Seat::BOTH);
    let table = form.table(true).unwrap();
    assert_eq!(
        table.players,
        [Player::Person(name("Ada")), Player::Remote(name("Bob"))]
    );
    assert_eq!(Game::new(table.clone()).turn(), Turn::Remote(Seat::Two));
    // The next game begins with its reader.
    let form = form.after(FormAction::Opener(Opener::Seat(Seat::One)));
    assert_eq!(Form::of(&table), form);
    // The reader of the sent link comes first in the form.
    let opened = state(&write_link(&Game::new(table)));
    let theirs = Form::of(opened.game.table());
    assert_eq!(theirs.against, Against::Link);
    assert_eq!(theirs.names, ["Bob", "Ada"]);
    let again = theirs.table(true).unwrap();
    assert_eq!(Game::new(again).turn(), Turn::Person(Seat::One));
}

#[test]
fn a_review_is_no_game_by_link() {
    let over = state("#/play?heaps=1,1&rule=normal&via=link&moves=A1,B1");
    let again = Review::of(&over.game).again();
    assert!(!again.table().is_by_link());
    let read = read_review("#/review?heaps=1,1&via=link&moves=A1,B1").unwrap();
    assert!(!read.table().is_by_link());
}

const SENT: &str = "what is sent can be read";

/// The game that a link leads to, whichever screen it is for.
fn led_to(link: &str) -> Game {
    if link.starts_with("#/review") {
        read_review(link).expect(SENT)
    } else {
        read_link(link).expect(SENT).expect(SENT)
    }
}

#[test]
fn each_shared_link_leads_to_its_target() {
    for link in [
        "#/play",
        "#/play?moves=C2,B1",
        "#/play?heaps=1&moves=A1",
        "#/play?heaps=1,1&rule=normal&two=perfect&first=two&moves=A1,B1&names=Ada",
        "#/play?two=human&names=Ada,Bob&moves=A1",
        "#/play?one=casual&two=minimax&moves=A1",
        "#/play?heaps=21&take=3",
        "#/play?via=link&names=,Bob",
        "#/play?via=link&moves=A1",
        "#/play?heaps=1,1&rule=normal&via=link&moves=A1,B1",
    ] {
        let game = state(link).game;
        for what in Shareable::offered(&game) {
            let sent = led_to(&what.link(&game));
            let told = share::text(what, &game);
            assert!(
                told.len() > 20 && !told.contains('_') && !told.contains("  "),
                "{link}: {told}"
            );
            let (table, due) = (sent.table(), game.to_move());
            match what {
                Shareable::Turn => assert_eq!(sent, game.clone().by_link(due), "{link}"),
                Shareable::Game => assert_eq!(sent, game, "{link}"),
                Shareable::ByLink => {
                    assert_eq!(sent.moves(), game.moves(), "{link}");
                    assert_eq!(table.reader(), Some(due), "{link}");
                    assert!(table.is_by_link(), "{link}");
                }
                Shareable::Review => {
                    assert_eq!(sent, game.clone().gathered(), "{link}");
                }
                Shareable::Challenge => {
                    assert_eq!((sent.ply(), table.first), (0, game.table().first), "{link}");
                    assert_eq!(table.only_person(), game.table().only_person(), "{link}");
                    assert_eq!(table.board, game.table().board, "{link}");
                    assert!(!told.contains("Ada"), "{told}");
                }
            }
        }
    }
}

#[test]
fn the_text_of_a_shared_game_speaks_for_its_sender() {
    let told = |what, link: &str| share::text(what, &state(link).game);
    let (strength, moves) = (people::casual(), 2_u32.into());
    let beaten = words::ComputerBeatMe { strength, moves }.text();
    for names in ["", "&names=Ada"] {
        let link = format!("#/play?heaps=1,1&rule=normal&moves=A1,B1{names}");
        assert!(
            told(Shareable::Review, &link).starts_with(&beaten),
            "{link}"
        );
    }
    let won = words::IBeatComputer { strength, moves }.text();
    let link = "#/play?heaps=1,1&moves=A1,B1";
    assert!(told(Shareable::Review, link).starts_with(&won));
    assert!(told(Shareable::Challenge, link).starts_with(&words::IDid { strength }.text()));
    let (winner, loser) = ("Bob", "Ada");
    assert!(
        told(
            Shareable::Review,
            "#/play?heaps=1,1&rule=normal&two=human&names=Ada,Bob&moves=A1,B1"
        )
        .starts_with(
            &words::Beat {
                winner,
                loser,
                moves
            }
            .text()
        )
    );
    let one_heap = words::Heaps {
        count: 1_u32.into(),
        heaps: &["21".to_owned()],
    };
    let rule = "Take 1 to 3 stones from one heap. The last stone wins.";
    let board = [&one_heap.text(), rule].join(" ");
    let challenge = told(Shareable::Challenge, "#/play?heaps=21&take=3&rule=normal");
    assert!(challenge.ends_with(&board), "{challenge}");
    let waits = after(state(LINK), taking("B1"));
    let (stones, heap) = (1_u32.into(), 1);
    let turn = share::text(Shareable::Turn, &waits.game);
    assert!(turn.starts_with(&words::ITook { stones, heap }.text()));
    assert!(turn.ends_with(words::your_turn()), "{turn}");
    let board = |heaps: &[&str]| {
        let heaps: Vec<_> = heaps.iter().map(ToString::to_string).collect();
        let count = heaps.len().into();
        words::Heaps {
            count,
            heaps: &heaps,
        }
        .text()
    };
    assert!(turn.contains(&board(&["1", "1"])), "{turn}");
    // A game that goes on by link names the board as it is now.
    let game = "#/play?heaps=1,2,4&two=human";
    let first = told(Shareable::ByLink, game);
    assert!(first.starts_with(words::let_us_play()), "{first}");
    assert!(first.contains(&board(&["1", "2", "4"])), "{first}");
    let later = told(Shareable::ByLink, &format!("{game}&moves=C1"));
    assert!(later.starts_with(words::let_us_go_on()), "{later}");
    assert!(later.contains(&board(&["1", "2", "3"])), "{later}");
}

#[test]
fn another_screen_is_sent_instead_of_the_game() {
    let game = state("#/play?heaps=4,4").game;
    let screen = ShownScreen {
        route: Route::Tree,
        title: "A tree".to_owned(),
        link: "#/tree?heaps=1,2".to_owned(),
    };
    let told = ShareAction::Begin {
        page: "https://nim.example/".into(),
        device: false,
    };
    let sharing = ShareState::default().after(told);
    let parcel = sharing.parcel(&game, Some(&screen));
    assert_eq!(parcel.link, "https://nim.example/#/tree?heaps=1,2");
    assert_eq!(parcel.title, screen.title);
    assert_eq!(parcel.whole(), [parcel.text, parcel.link].join("\n"));
    // A part of the game stays chosen as long as the game has it.
    let chosen = sharing.after(ShareAction::Choose(Shareable::ByLink));
    assert_eq!(chosen.choice(&game), Shareable::ByLink);
    let over = state("#/play?heaps=1&moves=A1").game;
    assert_eq!(chosen.choice(&over), Shareable::Review);
    let parcel = chosen.parcel(&game, None);
    let link = Shareable::ByLink.link(&game);
    assert_eq!(parcel.link, ["https://nim.example/", &link].concat());
}
