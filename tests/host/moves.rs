//! The list of moves during play, and games as text. A copied game is pasted as the same game. A text
//! that does not fit gives place and reason, and changes nothing.

use nim::catalogue::{link, moves as words, play};
use nim::engine::{GameTextError, write_heaps};
use nim::game::{Game, LinkError, MatchConfig, PasteError, Pasting, paste, read_link, write_link};
use nim::screens::review::moves_view;
use nim::state::{AppAction, AppState};
use nim::text::moves::problem;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::{Callback, Html};

use crate::common::elements::Drawn;
use crate::common::random_heaps;

fn game(query: &str) -> Game {
    let link = ["#/play?", query].concat();
    read_link(&link).unwrap().unwrap()
}

fn panel(game: &Game, pasting: &Pasting) -> Html {
    moves_view(game, pasting, &Callback::noop(), &Callback::noop())
}

#[test]
fn a_pasted_game_replaces_the_game_and_an_error_changes_nothing() {
    let mut page = AppState::opening("#/play?moves=A1");
    page.pasting.fill("Z9");
    page = page.after(AppAction::OpenPasted);
    assert_eq!(page.table.game, game("moves=A1"));
    assert!(page.pasting.error().is_some());
    page.pasting.fill("B3,C1");
    assert_eq!(page.pasting.error(), None, "another text is not wrong yet");
    page = page.after(AppAction::OpenPasted);
    assert_eq!(page.table.game, game("moves=B3,C1"));
    assert_eq!(page.pasting, Pasting::default());
}

#[test]
fn a_copied_game_is_pasted_as_the_same_game() {
    let mut rng = SmallRng::seed_from_u64(1951);
    for number in 0..2000 {
        let heaps = write_heaps(&random_heaps(&mut rng));
        let rule = if number % 2 == 0 { "normal" } else { "misere" };
        let limit = ["", "&take=1", "&take=3", "&take=31"][number % 4];
        let mut game = game(&format!("heaps={heaps}&rule={rule}{limit}"));
        while !game.position().is_terminal() && rng.random_range(0..20) > 0 {
            let moves: Vec<_> = game.position().legal_moves().collect();
            game.play(moves[rng.random_range(0..moves.len())]).unwrap();
        }
        let text = game.played().to_string();
        let other = Game::new(MatchConfig::default());
        assert_eq!(paste(&other, &text).as_ref(), Ok(&game), "{text}");
        assert_eq!(paste(&other, &write_link(&game)).ok(), link_of(&game));
        if let Some((_, moves)) = text.split_once("&moves=") {
            let start = game.up_to(0);
            assert_eq!(paste(&start, moves).as_ref(), Ok(&game), "{moves}");
            let spaced = moves.replace(',', " ");
            assert_eq!(paste(&start, &spaced).as_ref(), Ok(&game), "{spaced}");
        }
    }
}

/// A link without a query names no game that differs from the first visit's.
fn link_of(game: &Game) -> Option<Game> {
    write_link(game).contains('?').then(|| game.clone())
}

#[test]
fn a_numbered_list_is_read_as_its_moves() {
    let start = game("");
    let expected = game("moves=A1,C4,B3,C1");
    for text in [
        "1. A1 C4 2. B3 C1",
        "1.\tA1\tC4\n2.\tB3\tC1\n",
        " a1,c4;b3, C1 ",
        "A1,C4,B3,C1,",
    ] {
        assert_eq!(paste(&start, text).as_ref(), Ok(&expected), "{text:?}");
    }
}

#[test]
fn moves_are_read_from_the_first_board() {
    let running = game("moves=A1,C4&two=perfect&names=Ada");
    let read = paste(&running, "B4").unwrap();
    assert_eq!(read, game("moves=B4&two=perfect&names=Ada"));
}

#[test]
fn a_whole_game_brings_its_board_and_the_players_stay() {
    let running = game("moves=A1&two=human&names=Ada,Bob&first=two");
    let read = paste(&running, "heaps=1,2&rule=normal&take=2&moves=B2").unwrap();
    let expected = "heaps=1,2&rule=normal&take=2&moves=B2&two=human&names=Ada,Bob&first=two";
    assert_eq!(read, game(expected));
}

#[test]
fn a_link_brings_its_players_too() {
    let running = game("two=human");
    for screen in ["https://nim.example/#/play", "#/review", "play", "/play/"] {
        let link = [screen, "?heaps=4,5&two=perfect&moves=A1"].concat();
        let expected = game("heaps=4,5&two=perfect&moves=A1");
        assert_eq!(paste(&running, &link).as_ref(), Ok(&expected), "{link}");
    }
}

/// Pastes an unreadable text: the error is shown, and nothing has changed.
#[track_caller]
fn refused(text: &str) -> PasteError {
    let running = game("moves=A1,C4");
    let before = running.clone();
    let error = paste(&running, text).unwrap_err();
    assert_eq!(running, before);
    let mut pasting = Pasting::default();
    pasting.fill(text);
    assert_eq!(pasting.read(&running), None);
    assert_eq!(pasting.text(), text, "what was typed stays");
    let panel = panel(&running, &pasting);
    let panel = Drawn::of(&panel);
    let told = panel.one("setup__problem");
    assert_eq!(told.text(), problem(&error));
    assert!(told.text().ends_with(words::unchanged()), "{text}");
    assert_eq!(told.attr("role"), "alert");
    error
}

#[test]
fn a_text_without_a_move_is_refused() {
    for text in ["", "  ", ", ;", "1. 2."] {
        assert_eq!(refused(text), PasteError::Nothing, "{text}");
    }
}

#[test]
fn a_wrong_move_is_named_with_its_place() {
    for (text, place, word) in [
        ("A1,x,B3", 2, "x"),
        ("hello", 1, "hello"),
        ("A1 C4 B0", 3, "B0"),
        ("A1 C4 B", 3, "B"),
        ("A1 3", 2, "3"),
        ("A-1", 1, "A-1"),
        ("A1.5", 1, "A1.5"),
        ("A99999999999", 1, "A99999999999"),
        ("1. A1 2. Ä1", 2, "Ä1"),
        ("heaps=3&rule=normal&moves=A1,B", 2, "B"),
    ] {
        let error = refused(text);
        let PasteError::Game(GameTextError::Value { key, error: fault }) = &error else {
            panic!("{text}: {error:?}");
        };
        assert_eq!((*key, fault.item, &*fault.text), ("moves", place, word));
        let said = problem(&error);
        assert!(said.contains(word) && said.contains(&place.to_string()));
    }
}

#[test]
fn a_move_against_the_rules_is_named_with_its_place_and_the_reason() {
    let heap_has_only = |heap, stones: u32| {
        let stones = stones.into();
        play::HeapHasOnly { heap, stones }.text()
    };
    for (text, place, made, reason) in [
        ("A1,C4,B9", 3, "B9", heap_has_only(1, 5)),
        ("A3,A1", 2, "A1", play::HeapIsEmpty { heap: 0 }.text()),
        ("D1", 1, "D1", play::NoSuchHeap { heap: 3 }.text()),
        (
            "heaps=9&rule=normal&take=3&moves=A3,A4",
            2,
            "A4",
            "A turn takes 1 to 3 stones.".to_owned(),
        ),
    ] {
        let error = refused(text);
        let PasteError::Game(GameTextError::Illegal { item, wanted, .. }) = &error else {
            panic!("{text}: {error:?}");
        };
        assert_eq!((*item, &*wanted.to_string()), (place, made));
        let said = problem(&error);
        assert!(said.contains(made) && said.contains(&reason), "{said}");
    }
    assert!(matches!(
        refused("A3,B5,C7,A1"),
        PasteError::Over { item: 4, wanted } if wanted.to_string() == "A1"
    ));
}

#[test]
fn an_error_in_a_whole_game_has_its_place() {
    for (text, key, named) in [
        ("heaps=3,5&moves=A1", "rule", "rule="),
        ("rule=normal&moves=A1", "heaps", "heaps="),
        ("heaps=3&heaps=4&rule=normal", "heaps", "heaps"),
        ("heaps=3&rule=odd", "rule", "odd"),
        ("heaps=3&rule=normal&take=0", "take", "31"),
        ("heaps=3&rule=normal&take=x", "take", "x"),
        ("heaps=3,x&rule=normal", "heaps", "x"),
    ] {
        let error = refused(text);
        assert!(
            matches!(&error, PasteError::Game(fault) if fault.key() == key),
            "{text}: {error:?}"
        );
        assert!(problem(&error).contains(named), "{text}");
    }
}

#[test]
fn a_game_on_a_board_that_is_too_large_is_refused_with_the_most() {
    for (text, most) in [
        ("heaps=3&rule=normal&take=32", "31"),
        ("heaps=3,500&rule=normal", "31"),
        ("heaps=31,30&rule=normal", "60"),
    ] {
        let error = refused(text);
        assert!(matches!(error, PasteError::Board(_)), "{text}: {error:?}");
        assert!(problem(&error).contains(most), "{text}");
    }
}

#[test]
fn a_link_with_an_error_says_so() {
    let error = refused("https://nim.example/#/play?heaps=3&moves=A4");
    assert!(matches!(error, PasteError::Link(LinkError::Game(_))));
    assert!(problem(&error).starts_with(link::not_opened()));
}

#[test]
fn no_pasted_text_breaks_the_game() {
    let mut rng = SmallRng::seed_from_u64(7);
    let letters: Vec<char> = "ABCZabc0123459 ,;.=&?#%-\n\tä\u{202e}heapsrulmov/"
        .chars()
        .collect();
    let mut read = 0;
    for _ in 0..20_000 {
        let text: String = (0..rng.random_range(0..12))
            .map(|_| letters[rng.random_range(0..letters.len())])
            .collect();
        match paste(&game(""), &text) {
            Ok(_) => read += 1,
            Err(error) => assert!(problem(&error).ends_with(words::unchanged())),
        }
    }
    assert!(read > 0);
}

#[test]
fn the_list_has_a_column_for_each_side_the_starter_first() {
    let panel = panel(
        &game("first=two&moves=A1,C4,B3&two=human&names=Ada,Bob"),
        &Pasting::default(),
    );
    let panel = Drawn::of(&panel);
    let cells = |tag| panel.tags(tag);
    assert_eq!(cells("th"), [words::round(), "Bob", "Ada", "1.", "2."]);
    assert_eq!(cells("td"), ["A1", "C4", "B3", ""]);
    let last: Vec<String> = panel
        .with("data-last")
        .iter()
        .map(|cell| cell.text())
        .collect();
    assert_eq!(last, ["B3"]);
    // The list is explained by its first move.
    let (short, take, heap) = ("A1", 1_u32.into(), 0);
    let told = words::Short { short, take, heap }.text();
    assert_eq!(panel.one("moves__said").text(), told);
}

#[test]
fn before_the_first_move_there_is_no_list() {
    let panel = panel(&game(""), &Pasting::default());
    let panel = Drawn::of(&panel);
    assert_eq!(panel.one("moves__said").text(), words::none());
    assert!(panel.all("moves__table").is_empty());
}
