//! Which boards can be reached, and how many. `circle.rs` compares lengths and moves with brute force.

use nim_engine::{Position, Rules};

use crate::common::position;

fn board(heaps: &[u32], take: &str) -> Position {
    let takes = take.parse().unwrap_or_default();
    position(heaps, Rules::normal().with_takes(takes))
}

#[test]
fn boards_are_counted_by_what_can_be_reached() {
    for (heaps, take, boards) in [
        (&[1, 2, 3, 4, 5, 7, 9, 12, 17][..], "", 144_594),
        (&[15, 15, 15, 15], "", 3876),
        (&[3, 5, 7], "", 88),
        (&[30], "10,20", 4),
        (&[6, 5], "2,5", 19),
        (&[31], "2,25", 20),
        (&[0, 0], "", 1),
    ] {
        let position = board(heaps, take);
        assert_eq!(position.boards(usize::MAX), Some(boards), "{position}");
        assert_eq!(position.boards(boards), Some(boards), "{position}");
        assert_eq!(position.boards(boards - 1), None, "{position}");
        assert_eq!(position.reached().boards(), boards, "{position}");
    }
}

#[test]
fn unreachable_boards_have_no_length() {
    let start = board(&[3, 5, 7], "");
    let reached = start.reached();
    for (heaps, take) in [
        (&[3, 5, 8][..], ""),
        (&[3, 5, 7], "3"),
        (&[1; 9], ""),
        (&[31], ""),
    ] {
        let other = board(heaps, take);
        assert_eq!(reached.plies(&other), None, "{other}");
        assert_eq!(reached.moves(&other), [], "{other}");
    }
    assert_eq!(reached.plies(&board(&[0, 7, 0, 3, 5], "")), Some(15));
    assert_eq!(reached.plies(&board(&[0], "")), Some(0));
}
