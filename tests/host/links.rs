//! Addresses, both ways: a written address is read back, and an error has its place and its reason.

use std::num::NonZeroU32;

use nim::catalogue::{lessons, path, study};
use nim::components::trouble_bar;
use nim::engine::{Convention, GameTextError, Move, Rules, Setup, Strategy};
use nim::game::teach::Chapter;
use nim::game::{
    Game, GameState, LinkError, MatchConfig, Name, Player, Seat, read_link, write_link,
};
use nim::route::Route;
use nim::state::{AppAction, AppState};
use nim::text;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use yew::Callback;

use crate::common::{drawn, is_allowed, random_heaps, read_address, state};

#[test]
fn the_bare_address_is_the_first_visit() {
    for bare in ["", "#", "#/", "/"] {
        assert_eq!(read_link(bare), Ok(None), "{bare:?}");
        assert_eq!(GameState::opening(bare), GameState::opening(""), "{bare:?}");
    }
}

#[test]
fn missing_keys_are_as_on_the_first_visit() {
    assert_eq!(state("#/play").game, Game::new(MatchConfig::default()));
    assert_eq!(
        state("#/play?heaps=3,5,7&rule=misere&one=human&two=casual&first=one").game,
        Game::new(MatchConfig::default())
    );
    assert_eq!(write_link(&Game::new(MatchConfig::default())), "#/play");
}

#[test]
fn a_link_holds_the_whole_game() {
    let link = "#/play?heaps=1,3,5,7&rule=normal&take=3&two=human&first=two&moves=D3,C2&names=Ada,Bob%20%26%20Co";
    let game = state(link).game;
    assert_eq!(game.position().heaps(), [1, 3, 3, 4]);
    assert_eq!(
        game.position().rules(),
        Rules {
            convention: Convention::Normal,
            takes: NonZeroU32::new(3).into()
        }
    );
    assert_eq!(game.to_move(), Seat::Two);
    assert_eq!(
        game.table().player(Seat::Two),
        &Player::Person(Name::parse("Bob & Co").unwrap())
    );
    assert_eq!(write_link(&game), link);
}

#[test]
fn heaps_may_be_percent_encoded_as_some_programs_do() {
    assert_eq!(
        state("#/play?heaps=3%2C5%2C7&moves=A1%2CB1")
            .game
            .position()
            .heaps(),
        [2, 4, 7]
    );
}

#[test]
fn an_unreadable_link_names_its_key_and_leaves_a_working_game() {
    let long = "x".repeat(200);
    for (link, key) in [
        ("#/play?heaps=", "heaps"),
        ("#/play?heaps=3,-1", "heaps"),
        ("#/play?heaps=1e9", "heaps"),
        ("#/play?heaps=three", "heaps"),
        ("#/play?heaps=3,,5", "heaps"),
        ("#/play?heaps=99999999999999999999", "heaps"),
        ("#/play?heaps=%FF", "heaps"),
        ("#/play?via=pigeon", "via"),
        ("#/play?hints=maybe", "hints"),
        ("#/play?via=link&two=casual", "via"),
        ("#/play?rule=fair", "rule"),
        ("#/play?take=0", "take"),
        ("#/play?take=-3", "take"),
        ("#/play?take=many", "take"),
        ("#/play?one=robot", "one"),
        ("#/play?two=", "two"),
        ("#/play?first=three", "first"),
        ("#/play?moves=Z9", "moves"),
        ("#/play?moves=A4", "moves"),
        ("#/play?moves=A0", "moves"),
        ("#/play?moves=A1,,B1", "moves"),
        ("#/play?take=2&moves=C3", "moves"),
        ("#/play?heaps=1&moves=A1,A1", "moves"),
        ("#/play?names=A,B,C", "names"),
        ("#/play?names=%3Cb%3E", "names"),
        ("#/play?names=A%0AB", "names"),
        (&format!("#/play?names={long}"), "names"),
    ] {
        let opened = GameState::opening(link);
        let error = opened.link_error.unwrap();
        let at = match &error {
            LinkError::Game(error) => error.key(),
            LinkError::Value { key, .. } => key,
            other => panic!("{link}: {other:?}"),
        };
        assert_eq!(at, key, "{link}");
        assert!(text::link::trouble(&error).len() < 250, "{link}");
        assert_eq!(opened.game, Game::new(MatchConfig::default()), "{link}");
    }
}

#[test]
fn a_link_to_a_board_that_is_too_large_says_how_large_one_may_be() {
    let many = ["1"; 10].join(",");
    for (link, most) in [
        (&*format!("#/play?heaps={many}"), "9 heaps"),
        ("#/play?heaps=3,32", "31 stones"),
        ("#/play?heaps=31,29,1", "60 stones"),
        ("#/play?take=32", "31 stones"),
        ("#/play?take=1,32", "31 stones"),
        ("#/analyse?heaps=31,30", "60 stones"),
        ("#/tree?heaps=99", "31 stones"),
    ] {
        let (page, told) = told(link);
        assert!(told.contains(most), "{link}: {told}");
        assert!(told.contains("terminal"), "{link}: {told}");
        assert_eq!(page.table.game, Game::new(MatchConfig::default()), "{link}");
    }
    for heaps in ["31,29,0", "0,0,0,0,0,0,0,0,0"] {
        let link = format!("#/play?heaps={heaps}&take=31&two=human");
        assert_eq!(
            write_link(&state(&link).game).split('&').next(),
            link.split('&').next()
        );
    }
}

#[test]
fn the_longest_game_has_a_readable_link_and_longer_links_are_refused() {
    let heaps = ["30"; 2].join(",");
    let moves: Vec<String> = (0..30)
        .flat_map(|_| ['A', 'B'].map(|heap| format!("{heap}1")))
        .collect();
    let name = "%F0%9F%AA%A8".repeat(24);
    let encoded = moves.join("%2C").replace('1', "%31");
    let link =
        format!("#/play?heaps={heaps}&two=human&via=link&moves={encoded}&names={name},{name}");
    let game = state(&link).game;
    assert_eq!((game.ply(), game.position().stones()), (60, 0));
    let long = format!("#/play?x={}", "1".repeat(1 << 16));
    assert_eq!(read_link(&long), Err(LinkError::TooLong));
}

#[test]
fn a_key_given_twice_is_refused() {
    assert_eq!(
        read_link("#/play?heaps=3&heaps=4"),
        Err(GameTextError::Repeated { key: "heaps" }.into())
    );
}

#[test]
fn an_unknown_key_is_named_and_the_link_is_followed() {
    for (link, heaps) in [
        ("#/play?heaps=4,4&limit=3", [4, 4].as_slice()),
        ("#/play?limit=3&heaps=4,4&colour=red", &[4, 4]),
        ("#/analyse?heaps=4,4&limit=3", &[3, 5, 7]),
        ("#/learn/tree?limit=3", &[3, 5, 7]),
    ] {
        let page = AppState::opening(link);
        let told = page.table.link_error.clone();
        assert_eq!(
            told,
            Some(LinkError::Ignored("limit=3".to_owned())),
            "{link}"
        );
        assert_eq!(page.table.game.position().heaps(), heaps, "{link}");
        assert_eq!(page.location.is_some(), !link.contains("play"), "{link}");
        let followed = AppState::opening("").after(AppAction::Follow(link.to_owned()));
        assert_eq!(followed.table.link_error, told, "{link}");
        let told = text::link::trouble(&told.unwrap());
        assert!(told.contains("limit"), "{told}");
    }
    for link in [
        "#/play?heaps=4,4&",
        "#/play/",
        "",
        "#/puzzle/1/7",
        "#/play?heaps=4,4/",
    ] {
        assert_eq!(AppState::opening(link).table.link_error, None, "{link}");
    }
}

/// The page of a link, and the words of the message above it.
fn told(link: &str) -> (AppState, String) {
    let page = read_address(AppState::opening(link));
    let error = page.table.link_error.as_ref().expect(link);
    let told = text::link::trouble(error);
    (page, told)
}

#[test]
fn a_wrong_word_is_named_with_the_words_that_are_allowed() {
    let lessons = Chapter::ALL.map(Chapter::name);
    for (link, wrong, allowed) in [
        (
            "#/tree?tree=foo",
            "“foo”",
            ["graph", "cutoffs", "step-12", "open-w8"].as_slice(),
        ),
        ("#/tree?heaps=3&tree=graph.step-x", "“step-x”", &["graph"]),
        ("#/path?rule=foo", "“foo”", &["normal", "misere"]),
        ("#/path/4?rule=foo", "“foo”", &["normal", "misere"]),
        ("#/path/99", "“99”", &["1 to 12"]),
        ("#/path/practice/copy", "“practice/copy”", &["1 to 12"]),
        ("#/path/4/foo", "“4/foo”", &["1 to 12"]),
        ("#/path//4", "“/4”", &["1 to 12"]),
        ("#/learn/3", "“3”", &lessons),
        ("#/learn/proof/2", "“proof/2”", &lessons),
        ("#/play?hints=maybe", "“maybe”", &["off"]),
        ("#/play?hints", "“”", &["off"]),
        ("#/analyse?heaps=3&screen=foo", "“foo”", &["big"]),
    ] {
        let (_, told) = told(link);
        assert!(told.contains(wrong), "{link}: {told}");
        let (_, advice) = told.split_once("Write ").expect(&told);
        for word in allowed {
            assert!(advice.contains(word), "{link}: {told}");
        }
        let step = told.contains("step ");
        assert_eq!(
            step,
            link.starts_with("#/path/") && !link.contains('='),
            "{told}"
        );
    }
}

#[test]
fn a_refused_address_offers_the_list_of_its_screen() {
    for (link, list, name) in [
        ("#/learn/3", "#/learn", lessons::heading()),
        ("#/path/99", "#/path", path::heading()),
        ("#/puzzle/9", "#/puzzle", study::puzzles()),
    ] {
        let (page, _) = told(link);
        let bar = drawn(trouble_bar(&page, &Callback::noop()));
        let way = format!("<a href=\"{list}\">{name}</a>");
        assert!(bar.contains(&way), "{link}: {bar}");
    }
}

#[test]
fn plurals_lead_to_their_screens() {
    for (link, route) in [
        ("#/puzzles", Route::Puzzle),
        ("#/puzzles/3/8", Route::Puzzle),
        ("#/lessons", Route::Learn),
        ("#/lessons/proof", Route::Learn),
        ("#/analysis?heaps=3,5", Route::Analyse),
    ] {
        let page = read_address(AppState::opening(link));
        assert_eq!(page.table.link_error, None, "{link}");
        assert_eq!(page.route(), Some(route), "{link}");
    }
}

#[test]
fn an_unknown_screen_is_named() {
    assert_eq!(
        read_link("#/nowhere?heaps=3"),
        Err(LinkError::NoSuchScreen("nowhere".to_owned()))
    );
}

#[test]
fn a_broken_link_followed_in_a_game_leaves_the_game() {
    let game = state("#/play?heaps=4,4&moves=A2");
    let after = nim::game::reduce(
        game.clone(),
        nim::game::GameAction::Follow(Box::new(read_link("#/play?heaps=no"))),
    );
    assert_eq!(after.game, game.game);
    assert!(after.link_error.is_some());
}

#[test]
fn every_game_is_read_as_it_was_written() {
    let mut rng = SmallRng::seed_from_u64(7);
    let names = [
        "",
        "Ada",
        "Bob & Co",
        "ÄÖÜ ≠ 100 %",
        "a,b;c=d",
        "#/?&+",
        "名前",
    ];
    for _ in 0..5_000 {
        let heaps = random_heaps(&mut rng);
        let convention = if rng.random() {
            Convention::Normal
        } else {
            Convention::Misere
        };
        let limit = NonZeroU32::new(rng.random_range(0..=31));
        let board = Setup::new(
            heaps,
            Rules {
                convention,
                takes: limit.into(),
            },
        )
        .position()
        .unwrap();
        let players = [(); 2].map(|()| match rng.random_range(0..8) {
            place @ 0..4 => Player::Computer(Strategy::ALL[place]),
            _ => Player::Person(Name::parse(names[rng.random_range(0..names.len())]).unwrap()),
        });
        let first = if rng.random() { Seat::One } else { Seat::Two };
        let mut game = Game::new(MatchConfig {
            board,
            players,
            first,
            hints: rng.random(),
        });
        for _ in 0..rng.random_range(0..10) {
            let legal: Vec<Move> = game.position().legal_moves().collect();
            if let Some(&chosen) = legal.get(rng.random_range(0..legal.len().max(1))) {
                game.play(chosen).unwrap();
            }
        }
        let link = write_link(&game);
        assert_eq!(read_link(&link), Ok(Some(game)), "{link}");
        assert!(link.is_ascii(), "{link}");
    }
}

#[test]
fn a_hundred_thousand_damaged_links_open_a_game_all_the_same() {
    let good = "#/play?heaps=3,5,7&rule=normal&take=3&one=human&two=perfect&first=two&moves=A2,C1&names=Ada,B%C3%B6b";
    let mut rng = SmallRng::seed_from_u64(8);
    let mut refused = 0;
    for _ in 0..100_000 {
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..rng.random_range(1..5) {
            let place = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[place] = rng.random_range(0..=255),
                1 => bytes.truncate(place.max(1)),
                2 => bytes.insert(place, b"0123456789,=&%#?/<ABZ-e"[rng.random_range(0..23)]),
                _ => drop(bytes.remove(place).min(1)),
            }
            if bytes.is_empty() {
                bytes.push(b'#');
            }
        }
        let link = String::from_utf8_lossy(&bytes);
        let opened = GameState::opening(&link);
        assert!(is_allowed(opened.game.table().board.heaps()), "{link}");
        if let Some(trouble) = &opened.link_error {
            refused += 1;
            assert!(!text::link::trouble(trouble).is_empty());
        }
        let again = write_link(&opened.game);
        assert_eq!(GameState::opening(&again).game, opened.game, "{link}");
    }
    assert!(refused > 20_000, "most damage is noticed: {refused}");
}
