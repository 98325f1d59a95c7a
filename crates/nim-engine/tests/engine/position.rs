//! From heaps and rules to a position and from move to move: each refusal gives its reason.

use nim_engine::{BoardError, Game, Move, MoveError, Position, Rules};

use crate::common::{nonzero, position};

#[test]
fn a_board_outside_the_circle_is_refused_with_the_reason() {
    for (heaps, limit, reason, advice) in [
        (&[][..], 3, BoardError::NoHeap, "at least one"),
        (&[1; 10], 3, BoardError::TooManyHeaps, "at most 9"),
        (&[32], 3, BoardError::HeapTooLarge, "at most 31"),
        (&[u32::MAX, 1], 3, BoardError::HeapTooLarge, "at most 31"),
        (&[31, 30], 3, BoardError::TooManyStones, "at most 60"),
        (&[3], 32, BoardError::TakeTooLarge, "at most 31"),
    ] {
        let rules = Rules::misere().with_limit(nonzero(limit));
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

#[test]
fn a_move_is_refused_with_the_reason() {
    let limit = nonzero(3);
    let position = position(&[2, 0, 7], Rules::misere().with_limit(limit));
    let too_few = |heap, take, stones| MoveError::NotEnoughStones {
        heap,
        take: nonzero(take),
        stones,
    };
    let over = MoveError::OverLimit {
        take: nonzero(4),
        limit,
    };
    for (wanted, reason) in [
        ("D1", MoveError::NoSuchHeap { heap: 3, heaps: 3 }),
        ("A3", too_few(0, 3, 2)),
        ("B1", too_few(1, 1, 0)),
        ("C4", over),
    ] {
        let wanted: Move = wanted.parse().unwrap();
        assert_eq!(position.play(wanted), Err(reason));
        assert_eq!(position.check(wanted), Err(reason));
        let mut game = Game::new(position);
        assert_eq!(game.play(wanted), Err(reason));
        assert_eq!((game.position(), game.moves()), (&position, &[][..]));
    }
}
