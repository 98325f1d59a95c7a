//! How large a board of the page may be: 1 to 9 heaps of at most 31 stones, 60 in all.

use std::num::NonZeroU32;

use nim_engine::{Convention, Rules, Takes};
use nim_game::puzzle::{Grade, Pool};
use nim_game::teach::Level;
use nim_game::{BoardError, PRESETS, page_board};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{is_allowed, random_heaps};

#[test]
fn a_board_of_the_page_keeps_within_every_bound() {
    let mut rng = SmallRng::seed_from_u64(60);
    for _ in 0..20_000 {
        let heaps: Vec<u32> = (0..rng.random_range(0..=11))
            .map(|_| rng.random_range(0..=33) / rng.random_range(1..=5))
            .collect();
        let board = page_board(heaps.clone(), Rules::misere());
        assert_eq!(board.is_ok(), is_allowed(&heaps), "{heaps:?}");
        let heaps = random_heaps(&mut rng);
        assert!(
            page_board(heaps.clone(), Rules::normal()).is_ok(),
            "{heaps:?}"
        );
    }
    for (heaps, error) in [
        (&[][..], BoardError::NoHeap),
        (&[0; 10], BoardError::TooManyHeaps),
        (&[1, 32], BoardError::HeapTooLarge),
        (&[u32::MAX; 9], BoardError::HeapTooLarge),
        (&[31, 29, 1], BoardError::TooManyStones),
    ] {
        assert_eq!(
            page_board(heaps.to_vec(), Rules::misere()),
            Err(error),
            "{heaps:?}"
        );
    }
}

#[test]
fn a_limit_or_a_set_takes_at_most_31() {
    let limit = |most| Takes::UpTo(NonZeroU32::new(most).unwrap());
    let set = |most| Takes::of([1, most]).unwrap();
    for (takes, fits) in [
        (Takes::Any, true),
        (limit(31), true),
        (limit(32), false),
        (limit(u32::MAX), false),
        (set(31), true),
        (set(32), false),
    ] {
        let board = page_board(vec![3], Rules::normal().with_takes(takes));
        let error = (!fits).then_some(BoardError::TakeTooLarge);
        assert_eq!(board.err(), error, "{takes}");
    }
}

#[test]
fn every_board_that_the_page_offers_is_allowed() {
    for preset in PRESETS {
        assert!(is_allowed(preset.heaps), "{}", preset.name);
    }
    for grade in Grade::ALL {
        let pool = Pool::new(grade);
        for seed in 0..2_000 {
            let puzzle = pool.puzzle(seed);
            assert!(is_allowed(puzzle.board().heaps()), "{puzzle:?}");
        }
    }
    for level in Level::ALL {
        for seed in 0..100 {
            for board in level.worksheet(Convention::Misere, seed) {
                assert!(is_allowed(board.heaps()), "{board}");
            }
        }
    }
}
