//! From heaps and rules to a position and from move to move: each refusal gives its reason.

use nim_engine::{BoardError, Game, Move, MoveError, Position, Rules};

use crate::common::{nonzero, position};

#[test]
fn a_board_outside_the_circle_is_refused_with_the_reason() {
    let limited = |limit| Rules::misere().with_limit(nonzero(limit));
    for (heaps, rules, reason, advice) in [
        (&[][..], Rules::misere(), BoardError::NoHeap, "at least one"),
        (
            &[1; 10],
            Rules::misere(),
            BoardError::TooManyHeaps,
            "at most 9",
        ),
        (
            &[32],
            Rules::misere(),
            BoardError::HeapTooLarge,
            "at most 31",
        ),
        (
            &[u32::MAX, 1],
            Rules::misere(),
            BoardError::HeapTooLarge,
            "at most 31",
        ),
        (
            &[31, 30],
            Rules::misere(),
            BoardError::TooManyStones,
            "at most 60",
        ),
        (&[3], limited(32), BoardError::TakeTooLarge, "at most 31"),
    ] {
        let refused = Position::new(heaps, rules).unwrap_err();
        assert_eq!(refused, reason);
        assert!(refused.to_string().contains(advice), "{refused}");
    }
}

#[test]
fn the_largest_boards_are_positions() {
    for heaps in [
        &[0][..],
        &[0, 0, 5],
        &[31, 29],
        &[7, 7, 7, 7, 7, 7, 6, 6, 6],
    ] {
        for rules in [Rules::normal(), Rules::misere().with_limit(nonzero(31))] {
            let board = Position::new(heaps, rules).unwrap();
            assert_eq!((board.heaps(), board.rules()), (heaps, rules));
            assert_eq!(board.stones(), heaps.iter().sum());
        }
    }
}

fn refuses_move(position: &Position, wanted: &str, reason: MoveError, message: &str) {
    let wanted: Move = wanted.parse().unwrap();
    assert_eq!(position.play(wanted), Err(reason));
    assert_eq!(position.check(wanted), Err(reason));
    assert_eq!(reason.to_string(), message);
    let mut game = Game::new(*position);
    assert_eq!(game.play(wanted), Err(reason));
    assert_eq!((game.position(), game.moves()), (position, &[][..]));
}

#[test]
fn a_move_is_refused_with_the_reason() {
    let limit = nonzero(3);
    let position = position(&[2, 0, 7], Rules::misere().with_limit(limit));
    let no_heap = MoveError::NoSuchHeap { heap: 3, heaps: 3 };
    refuses_move(
        &position,
        "D1",
        no_heap,
        "there is no heap D: choose one from A to C",
    );
    let take = nonzero(3);
    let too_few = MoveError::NotEnoughStones {
        heap: 0,
        take,
        stones: 2,
    };
    refuses_move(
        &position,
        "A3",
        too_few,
        "heap A holds 2 stones, not 3: take fewer",
    );
    let empty = MoveError::NotEnoughStones {
        heap: 1,
        take: nonzero(1),
        stones: 0,
    };
    refuses_move(
        &position,
        "B1",
        empty,
        "heap B holds 0 stones, not 1: choose another heap",
    );
    let over = MoveError::OverLimit {
        take: nonzero(4),
        limit,
    };
    refuses_move(
        &position,
        "C4",
        over,
        "4 stones are too many for one move: take at most 3",
    );
}

#[test]
fn a_move_takes_only_its_stones() {
    let position = position(&[2, 0, 7], Rules::misere().with_limit(nonzero(3)));
    let after = position.play("C3".parse().unwrap()).unwrap();
    assert_eq!(after.heaps(), [2, 0, 4]);
    assert_eq!(after.rules(), Rules::misere().with_limit(nonzero(3)));
    assert_eq!(
        (after.max_take(0), after.max_take(1), after.max_take(2)),
        (2, 0, 3)
    );
    assert_eq!(after.max_take(99), 0);
}

#[test]
fn only_the_empty_board_ends_a_game() {
    for (rules, starter_won) in [(Rules::normal(), true), (Rules::misere(), false)] {
        let mut game = Game::new(position(&[1, 2], rules));
        for (text, over) in [("B1", false), ("A1", false), ("B1", true)] {
            assert_eq!(game.starter_won(), None);
            assert!(!game.position().is_terminal());
            game.play(text.parse().unwrap()).unwrap();
            assert_eq!(game.position().is_terminal(), over);
        }
        assert_eq!(game.starter_won(), Some(starter_won));
        assert_eq!(game.position().mover_won(), Some(!starter_won));
        assert_eq!(game.position().legal_moves().count(), 0);
        assert!(game.play("A1".parse().unwrap()).is_err());
    }
}
