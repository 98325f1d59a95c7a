//! Text both ways: printed text parses to the same value, and no text causes a panic.

use nim_engine::{
    Convention, Game, GameText, GameTextError, Move, Outcome, Position, Rules, Strategy, Takes,
    heap_name, parse_heaps, parse_moves, write_heaps, write_moves,
};
use proptest::prelude::*;
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};

use crate::common::{nonzero, seeded};

const EMPTY: &str = "nothing is written here";
const HEAP_TOO_FAR: &str = "no board has so many heaps";
const NEGATIVE: &str = "write a number that is not below 0";
const NO_HEAP_NAME: &str = "begin with the heap's letter, as in B3";
const NO_TAKE: &str = "say how many to take, as in B3";
const NOT_A_NUMBER: &str = "write a number in digits";
const NOT_WHOLE: &str = "write a whole number in digits";
const TAKES_NOTHING: &str = "take at least one stone";
const TOO_LARGE: &str = "write a number up to 4294967295";

#[test]
fn heaps_are_named_as_spreadsheets_name_columns() {
    for (heap, name) in [
        (0, "A"),
        (25, "Z"),
        (26, "AA"),
        (51, "AZ"),
        (52, "BA"),
        (701, "ZZ"),
        (702, "AAA"),
        #[cfg(target_pointer_width = "64")]
        (usize::MAX, "GKGWBYLWRXTLPP"),
    ] {
        assert_eq!(heap_name(heap).to_string(), name);
    }
}

#[test]
fn errors_in_heaps_have_place_and_reason() {
    for (text, item, advice) in [
        ("", 1, EMPTY),
        ("  ", 1, EMPTY),
        ("3,,7", 2, EMPTY),
        ("3,5,", 3, EMPTY),
        ("-1", 1, NEGATIVE),
        ("3,-0", 2, NEGATIVE),
        ("3,--5", 2, NOT_A_NUMBER),
        ("1e9", 1, NOT_WHOLE),
        ("3,2.5", 2, NOT_WHOLE),
        ("+3", 1, NOT_A_NUMBER),
        ("three", 1, NOT_A_NUMBER),
        ("3 5 7", 1, NOT_A_NUMBER),
        ("٣", 1, NOT_A_NUMBER),
        ("<b>3</b>", 1, NOT_A_NUMBER),
        ("NaN", 1, NOT_A_NUMBER),
        ("4294967296", 1, TOO_LARGE),
        ("99999999999999999999999999", 1, TOO_LARGE),
    ] {
        let refused = parse_heaps(text).unwrap_err();
        assert_eq!((refused.item, &*refused.advice), (item, advice), "{text:?}");
    }
}

#[test]
fn errors_in_moves_have_place_and_reason() {
    for (text, item, advice) in [
        ("A1,,B2", 2, EMPTY),
        ("3", 1, NO_HEAP_NAME),
        ("A1,É2", 2, NO_HEAP_NAME),
        ("A", 1, NO_TAKE),
        ("A0", 1, TAKES_NOTHING),
        ("A-1", 1, NEGATIVE),
        ("A 1", 1, NOT_A_NUMBER),
        ("A1e9", 1, NOT_WHOLE),
        ("A1B", 1, NOT_A_NUMBER),
        ("A4294967296", 1, TOO_LARGE),
        ("ZZZZZZZZZZZZZZZZZZZZ1", 1, HEAP_TOO_FAR),
    ] {
        let refused = parse_moves(text).unwrap_err();
        assert_eq!((refused.item, &*refused.advice), (item, advice), "{text:?}");
    }
}

#[test]
fn good_text_parses() {
    assert_eq!(parse_heaps("3,5,7").unwrap(), [3, 5, 7]);
    assert_eq!(parse_heaps(" 3, 5 ,007").unwrap(), [3, 5, 7]);
    assert_eq!(parse_heaps("4294967295").unwrap(), [u32::MAX]);
    assert_eq!(parse_moves("").unwrap(), []);
    let moves = [Move::new(0, 2).unwrap(), Move::new(26, 1).unwrap()];
    assert_eq!(parse_moves("A2,AA1").unwrap(), moves);
    assert_eq!(parse_moves("a2, aA1").unwrap(), moves);
    let last = Move::new(usize::MAX - 1, u32::MAX).unwrap();
    assert_eq!(parse_moves(&write_moves(&[last])).unwrap(), [last]);
}

#[test]
fn a_message_repeats_only_the_beginning_of_a_mistake() {
    let refused = parse_heaps(&"ü".repeat(1000)).unwrap_err();
    assert_eq!(refused.text, format!("{}…", "ü".repeat(24)));
    assert_eq!(parse_heaps(" x ").unwrap_err().text, "x");
}

#[test]
fn words_parse_to_their_values() {
    for convention in [Convention::Normal, Convention::Misere] {
        assert_eq!(convention.to_string().parse(), Ok(convention));
    }
    assert_eq!(
        [Outcome::N, Outcome::P].map(|outcome| outcome.to_string()),
        ["N", "P"]
    );
    assert_eq!(
        " ".parse::<Convention>().unwrap_err().advice.as_ref(),
        EMPTY
    );
    for word in ["", "Misère", "MISERE", "normal play", "<script>"] {
        assert!(word.parse::<Convention>().is_err());
    }
}

fn refuses_game(text: &str, message: &str) {
    assert_eq!(
        text.parse::<Game>().unwrap_err().to_string(),
        message,
        "{text:?}"
    );
}

#[test]
fn errors_in_games_have_place_and_reason() {
    refuses_game("", "heaps, item 1, \"\": nothing is written here");
    refuses_game("heaps=3,5,7", "rule, item 1, \"\": nothing is written here");
    refuses_game(
        "heaps=3&rule=normal&heaps=3",
        "heaps is written twice: keep one of them",
    );
    refuses_game(
        "heaps=3,x&rule=normal",
        "heaps, item 2, \"x\": write a number in digits",
    );
    refuses_game(
        "heaps=3&rule=odd",
        "rule, item 1, \"odd\": write normal or misere",
    );
    refuses_game(
        "heaps=3&rule=normal&take=0",
        "take, item 1, \"0\": take at least one stone",
    );
    refuses_game(
        "heaps=3&rule=normal&moves=A1,B1",
        "moves, item 2, \"B1\": there is no heap B: choose one from A to A",
    );
    refuses_game(
        "heaps=3&rule=normal&moves=A1,A3",
        "moves, item 2, \"A3\": heap A holds 2 stones, not 3: take fewer",
    );
    refuses_game(
        "heaps=3&rule=normal&moves=A3,A1",
        "moves, item 2, \"A1\": heap A holds 0 stones, not 1: choose another heap",
    );
    refuses_game(
        "heaps=3&rule=normal&take=2&moves=A3",
        "moves, item 1, \"A3\": 3 stones are too many for one move: take at most 2",
    );
}

#[test]
fn keys_of_other_notations_are_ignored() {
    let game: Game = "one=human&rule=misere&x&heaps=1,2&two=perfect"
        .parse()
        .unwrap();
    assert_eq!(game.to_string(), "heaps=1,2&rule=misere");
}

#[test]
fn additional_keys_are_read_and_repeated_keys_are_refused() {
    let text = GameText::read(
        "one=human&heaps=1,2&x=1&x=2&moves&&take=3=4",
        &["one", "two"],
    );
    let text = text.unwrap();
    assert_eq!(text.raw("one"), Some("human"));
    assert_eq!([text.raw("two"), text.raw("x")], [None, None]);
    assert_eq!(
        [text.raw("moves"), text.raw("take")],
        [Some(""), Some("3=4")]
    );
    for (written, key) in [("one=1&one=1", "one"), ("one&two&take=1&take", "take")] {
        let refused = GameText::read(written, &["one", "two"]).unwrap_err();
        assert_eq!(refused, GameTextError::Repeated { key });
    }
}

#[test]
fn an_undecodable_value_is_refused_only_when_it_is_read() {
    let text = GameText::read("heaps=2&rule=%&moves=A1", &[]).unwrap();
    let text = text.decoded_by(|value| (value != "%").then(|| value.into()));
    assert_eq!(text.heaps(), Ok(Some(vec![2])));
    let refused = text.convention().unwrap_err();
    assert_eq!(
        refused.to_string(),
        "rule, item 1, \"%\": write it without codes"
    );
    assert_eq!(text.position(), Err(refused));
    let start = Position::new(&[2], Rules::normal()).unwrap();
    assert_eq!(text.game_from(start).unwrap().position().heaps(), [1]);
}

#[test]
fn every_error_names_its_key() {
    for (text, key) in [
        ("", "heaps"),
        ("heaps=", "heaps"),
        ("heaps=3", "rule"),
        ("heaps=3&rule=odd", "rule"),
        ("heaps=3&rule=normal&take=0", "take"),
        ("heaps=3&rule=normal&take=1&take=1", "take"),
        ("heaps=3&rule=normal&moves=A", "moves"),
        ("heaps=3&rule=normal&moves=A4", "moves"),
    ] {
        let refused = text.parse::<Game>().unwrap_err();
        assert_eq!(refused.key(), key, "{refused}");
    }
}

proptest! {
    #[test]
    fn rules_positions_and_games_make_the_round_trip(
        heaps in prop::collection::vec(0_u32..=6, 1..=9),
        (misere, limit) in (0..2_usize, prop::option::of(1_u32..=31)),
        choices in prop::collection::vec(any::<usize>(), 0..20),
    ) {
        let takes = Takes::from(limit.map(nonzero));
        let rules = [Rules::normal(), Rules::misere()][misere].with_takes(takes);
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        let start = Position::new(&heaps, rules).unwrap();
        prop_assert_eq!(start.to_string().parse(), Ok(start));
        let mut game = Game::new(start);
        for choice in choices {
            let moves: Vec<_> = game.position().legal_moves().collect();
            if let Some(&chosen) = moves.get(choice % moves.len().max(1)) {
                game.play(chosen).unwrap();
            }
        }
        prop_assert_eq!(game.to_string().parse(), Ok(game));
    }

    #[test]
    fn heaps_and_moves_make_the_round_trip(
        heaps in prop::collection::vec(any::<u32>(), 1..20),
        moves in prop::collection::vec((any::<usize>(), 1..=u32::MAX), 0..20),
    ) {
        let moves = moves.into_iter().map(|(heap, take)| Move::new(heap, take).unwrap());
        let moves: Vec<_> = moves.collect();
        prop_assert_eq!(parse_heaps(&write_heaps(&heaps)), Ok(heaps));
        prop_assert_eq!(parse_moves(&write_moves(&moves)), Ok(moves));
    }
}

/// A text after one to four mutations: a character inserted, replaced or dropped, or the end cut off or doubled.
fn mutated(text: &str, rng: &mut impl Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(1..=4) {
        let index = rng.random_range(0..=letters.len());
        let letter = "09Az,&=-.e %\0é\u{1F600}".chars().choose(rng).unwrap();
        match rng.random_range(0..5) {
            0 => letters.insert(index, letter),
            1 if index < letters.len() => letters[index] = letter,
            2 if index < letters.len() => drop(letters.remove(index)),
            3 => letters.truncate(index),
            _ => letters.extend_from_within(index.min(letters.len())..),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn a_million_random_and_mutated_strings_do_not_panic() {
    let mut rng = seeded(1_000_000);
    let texts = [
        "heaps=3,5,7&rule=misere&take=3&moves=A2,C1",
        "B3,AA12,ZZZ1",
        "3,5,4294967295",
        "misere",
        "perfect",
    ];
    for round in 0..1_000_000 {
        let text = if round % 2 == 0 {
            mutated(texts[round / 2 % texts.len()], &mut rng)
        } else {
            let bytes: Vec<u8> = (0..rng.random_range(0..24)).map(|_| rng.random()).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        if let Ok(game) = text.parse::<Game>() {
            assert_eq!(game.to_string().parse(), Ok(game));
        }
        if let Ok(moves) = parse_moves(&text) {
            assert_eq!(parse_moves(&write_moves(&moves)), Ok(moves));
        }
        if let Ok(heaps) = parse_heaps(&text) {
            assert_eq!(parse_heaps(&write_heaps(&heaps)), Ok(heaps));
        }
        let _ = text.parse::<Move>();
        let _ = text.parse::<Convention>();
        let _ = text.parse::<Strategy>();
        let _ = text.parse::<Rules>();
    }
}
