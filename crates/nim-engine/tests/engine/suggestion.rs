//! The move suggested to people: winning where one wins, the hardest to answer where none does.

use std::collections::BTreeSet;

use nim_engine::{Rules, Strategy, Takes};

use crate::common::{
    all_rules, all_rules_and_sets, move_of, multisets, nonzero, pairs, position, seeded,
};
use crate::truth::{Truth, after};

#[test]
fn the_hint_is_the_winning_move_that_takes_the_most() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in [multisets(3, 8), multisets(4, 5)].concat() {
            let winning = truth.winning(&board);
            let Some(most) = winning.iter().map(|&(_, take)| take).max() else {
                continue;
            };
            let suggested = pairs(position(&board, rules).suggested_move())[0];
            let first = *winning.iter().find(|&&(_, take)| take == most).unwrap();
            assert_eq!(suggested, first, "{board:?} {rules}");
            // Without a limit no other winning move ends the game sooner.
            let left = truth.plies(&after(&board, first));
            assert!(rules.takes != Takes::Any || truth.plies(&board) == left + 1);
        }
    }
}

/// Of the hardest moves to answer perfect plays each, and the hint is the first that takes the fewest.
#[test]
fn a_lost_position_leaves_the_fewest_winning_replies() {
    for rules in all_rules_and_sets() {
        let mut truth = Truth::new(rules);
        for board in [multisets(3, 6), multisets(2, 12), multisets(4, 4)].concat() {
            if truth.wins(&board) {
                continue;
            }
            let answers = |truth: &mut Truth, made| {
                let left = after(&board, made);
                // A move that ends the game loses at once.
                let is_end = truth.moves(&left).is_empty();
                let winning = truth.winning(&left).len();
                if is_end { usize::MAX } else { winning }
            };
            let mut hardest = truth.moves(&board);
            let fewest = hardest.iter().map(|&made| answers(&mut truth, made)).min();
            hardest.retain(|&made| Some(answers(&mut truth, made)) == fewest);
            let position = position(&board, rules);
            let mut rng = seeded(4);
            // 300 draws choose each of these moves at least once, and no other.
            let drawn = (0..300).filter_map(|_| move_of(Strategy::Perfect, &position, &mut rng));
            let drawn: BTreeSet<_> = pairs(drawn).into_iter().collect();
            assert!(drawn.into_iter().eq(hardest.iter().copied()), "{position}");
            let first = hardest.into_iter().min_by_key(|&(heap, take)| (take, heap));
            assert!(
                pairs(position.suggested_move()).into_iter().eq(first),
                "{position}"
            );
        }
    }
}

#[test]
fn there_is_a_hint_on_heaps_of_any_size() {
    let limits = [1, 50, 99, u32::MAX - 1, u32::MAX].map(nonzero);
    let limited = limits.map(|limit| Rules::misere().with_limit(limit));
    for rules in [&[Rules::normal(), Rules::misere()][..], &limited].concat() {
        for heaps in [
            vec![u32::MAX; 2],
            vec![u32::MAX; 12],
            vec![0, 1, u32::MAX, u32::MAX, 1],
            vec![3; 99],
            vec![0; 97].into_iter().chain([2, 2]).collect(),
        ] {
            let winning = rules.winning_moves(&heaps);
            let suggested = rules.suggested_move(&heaps).unwrap();
            let perfect = rules.perfect_move(&heaps, &mut seeded(1)).unwrap();
            for play in [suggested, perfect] {
                assert_eq!(rules.check(&heaps, play), Ok(()));
                assert!(winning.is_empty() || winning.contains(&play));
            }
        }
    }
}
