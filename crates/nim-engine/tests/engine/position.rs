//! From a setup to a position and from move to move: each refusal gives its reason, and that of a move its position too.

use nim_engine::{Game, Move, MoveError, Position, Rules, Setup, SetupError, Takes};

use crate::common::{nonzero, position};

#[test]
fn an_invalid_setup_is_refused_with_the_reason() {
    let rules_with_set = Rules::misere().with_takes(Takes::of([1, 3]).unwrap());
    let too_large = SetupError::HeapTooLarge {
        heap: 1,
        stones: 1001,
        most: 1000,
    };
    for (heaps, rules, reason, message) in [
        (
            vec![],
            Rules::misere(),
            SetupError::NoHeap,
            "there is no heap: set up at least one",
        ),
        (
            vec![1000, 1001, 1002],
            rules_with_set,
            too_large,
            "heap B of 1001 stones is too large: give it at most 1000",
        ),
    ] {
        let refused = Setup::new(heaps, rules).position().unwrap_err();
        assert_eq!(refused, reason);
        assert_eq!(refused.to_string(), message);
    }
}

#[test]
fn a_valid_setup_is_a_position() {
    for heaps in [vec![0], vec![99; 100], vec![0, 0, 5]] {
        let setup = Setup::new(heaps.clone(), Rules::normal());
        assert_eq!(setup.position().unwrap().heaps(), heaps);
    }
    let largest = position(&[u32::MAX; 3], Rules::misere());
    assert_eq!(largest.stones(), 3 * u64::from(u32::MAX));
}

fn refuses_move(position: &Position, wanted: &str, reason: MoveError, message: &str) {
    let wanted: Move = wanted.parse().unwrap();
    let refused = position.clone().play(wanted).unwrap_err();
    assert_eq!((&refused.position, refused.refused), (position, wanted));
    assert_eq!(refused.reason, reason);
    assert_eq!(refused.to_string(), message);
    assert_eq!(position.check(wanted), Err(reason));
    let mut game = Game::new(position.clone());
    assert_eq!(game.play(wanted), Err(reason));
    assert_eq!((game.position(), game.moves()), (position, &[][..]));
}

#[test]
fn a_refused_move_is_returned_with_the_reason() {
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
