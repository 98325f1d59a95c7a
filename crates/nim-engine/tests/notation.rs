//! Text both ways: what is printed parses to the same value, and nothing that is read panics.
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

use nim_engine::NotationReason::{
    Empty, HeapTooFar, Negative, NoHeapName, NoTake, NotANumber, NotWhole, TakesNothing, TooLarge,
};
use nim_engine::{
    Convention, Move, NotationReason, Strategy, heap_name, parse_heaps, parse_moves, write_heaps,
    write_moves,
};
use proptest::prelude::*;

fn check_name(heap: usize, name: &str) {
    assert_eq!(heap_name(heap).to_string(), name);
}

#[test]
fn heaps_are_named_as_spreadsheets_name_columns() {
    check_name(0, "A");
    check_name(25, "Z");
    check_name(26, "AA");
    check_name(51, "AZ");
    check_name(52, "BA");
    check_name(701, "ZZ");
    check_name(702, "AAA");
    #[cfg(target_pointer_width = "64")]
    check_name(usize::MAX, "GKGWBYLWRXTLPP");
}

fn refuses_heaps(text: &str, item: usize, reason: NotationReason) {
    let refused = parse_heaps(text).unwrap_err();
    assert_eq!((refused.item, refused.reason), (item, reason), "{text:?}");
}

#[test]
fn bad_heaps_are_told_by_place_and_reason() {
    refuses_heaps("", 1, Empty);
    refuses_heaps("  ", 1, Empty);
    refuses_heaps("3,,7", 2, Empty);
    refuses_heaps("3,5,", 3, Empty);
    refuses_heaps("-1", 1, Negative);
    refuses_heaps("3,-0", 2, Negative);
    refuses_heaps("3,--5", 2, NotANumber);
    refuses_heaps("1e9", 1, NotWhole);
    refuses_heaps("3,2.5", 2, NotWhole);
    refuses_heaps("+3", 1, NotANumber);
    refuses_heaps("three", 1, NotANumber);
    refuses_heaps("3 5 7", 1, NotANumber);
    refuses_heaps("٣", 1, NotANumber);
    refuses_heaps("<b>3</b>", 1, NotANumber);
    refuses_heaps("NaN", 1, NotANumber);
    refuses_heaps("4294967296", 1, TooLarge);
    refuses_heaps("99999999999999999999999999", 1, TooLarge);
}

fn refuses_moves(text: &str, item: usize, reason: NotationReason) {
    let refused = parse_moves(text).unwrap_err();
    assert_eq!((refused.item, refused.reason), (item, reason), "{text:?}");
}

#[test]
fn bad_moves_are_told_by_place_and_reason() {
    refuses_moves("A1,,B2", 2, Empty);
    refuses_moves("3", 1, NoHeapName);
    refuses_moves("A1,É2", 2, NoHeapName);
    refuses_moves("A", 1, NoTake);
    refuses_moves("A0", 1, TakesNothing);
    refuses_moves("A-1", 1, Negative);
    refuses_moves("A 1", 1, NotANumber);
    refuses_moves("A1e9", 1, NotWhole);
    refuses_moves("A1B", 1, NotANumber);
    refuses_moves("A4294967296", 1, TooLarge);
    refuses_moves("ZZZZZZZZZZZZZZZZZZZZ1", 1, HeapTooFar);
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
    let last = Move::new(usize::MAX, u32::MAX).unwrap();
    assert_eq!(parse_moves(&write_moves(&[last])).unwrap(), [last]);
}

#[test]
fn a_mistake_is_told_back_cut_to_its_beginning() {
    let refused = parse_heaps(&"ü".repeat(1000)).unwrap_err();
    assert_eq!(refused.text, format!("{}…", "ü".repeat(24)));
    assert_eq!(parse_heaps(" x ").unwrap_err().text, "x");
}

#[test]
fn words_parse_to_what_they_name() {
    for convention in [Convention::Normal, Convention::Misere] {
        assert_eq!(convention.to_string().parse(), Ok(convention));
    }
    for strategy in Strategy::ALL {
        assert_eq!(strategy.to_string().parse(), Ok(strategy));
    }
    for word in ["", "Misère", "MISERE", "normal play", "<script>"] {
        assert!(word.parse::<Convention>().is_err());
        assert!(word.parse::<Strategy>().is_err());
    }
}

proptest! {
    #[test]
    fn heaps_make_the_round_trip(heaps in prop::collection::vec(any::<u32>(), 1..20)) {
        prop_assert_eq!(parse_heaps(&write_heaps(&heaps)).unwrap(), heaps);
    }

    #[test]
    fn moves_make_the_round_trip(
        moves in prop::collection::vec((any::<usize>(), 1..=u32::MAX), 0..20)
    ) {
        let moves: Vec<_> = moves
            .into_iter()
            .map(|(heap, take)| Move::new(heap, take).unwrap())
            .collect();
        prop_assert_eq!(parse_moves(&write_moves(&moves)).unwrap(), moves);
    }

    #[test]
    fn no_text_panics(text in prop_oneof![".*", "[A-Za-z0-9,.+e -]{0,40}"]) {
        let _ = parse_heaps(&text);
        let _ = parse_moves(&text);
        let _ = text.parse::<Move>();
        let _ = text.parse::<Convention>();
        let _ = text.parse::<Strategy>();
    }
}
