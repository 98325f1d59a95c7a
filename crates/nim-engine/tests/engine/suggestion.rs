//! The move suggested to people: winning where one wins, the hardest to answer where none does.

use std::collections::BTreeSet;

use nim_engine::{Convention, Rules, Strategy, Takes};
use rand::{Rng, RngExt};

use crate::common::{all_rules_and_sets, move_of, multisets, nonzero, pairs, position, seeded};
use crate::truth::{Truth, after, moves};

/// What a heap counts as with a limit or none, and its value by the least number that no move reaches.
fn counts_as(stones: u32, rules: Rules) -> u32 {
    match rules.takes {
        Takes::Any => stones,
        Takes::UpTo(limit) => stones % (limit.get() + 1),
        Takes::Of(_) => {
            let left = moves(&[stones], rules).into_iter();
            let reached: Vec<u32> = left
                .map(|(_, take)| counts_as(stones - take, rules))
                .collect();
            (0..=stones).find(|value| !reached.contains(value)).unwrap()
        }
    }
}

/// Of these winning moves the one that is meant, by its definition: no move that opens a group if another wins; then the
/// fewest stones in blocks that come, where blocks decide; then the fewest stones taken; then the first heap.
fn meant(board: &[u32], rules: Rules, winning: &[(usize, u32)]) -> Option<(usize, u32)> {
    let counts: Vec<u32> = board
        .iter()
        .map(|&stones| counts_as(stones, rules))
        .collect();
    let large = counts.iter().filter(|&&count| count > 1).count();
    let is_end = rules.convention == Convention::Misere && large <= 1;
    let has_lanes = !is_end && !matches!(rules.takes, Takes::Of(_));
    let coming = |before: u32, after: u32| -> u32 {
        let has = |count: u32, block: u32| count / block % 2 == 1;
        let blocks = [1, 2, 4, 8, 16].into_iter();
        blocks
            .filter(|&block| has(after, block) && !has(before, block))
            .sum()
    };
    let cost = |&(heap, take): &(usize, u32)| {
        let (before, after) = (counts[heap], counts_as(board[heap] - take, rules));
        let brought = if has_lanes { coming(before, after) } else { 0 };
        (u32::from(after > before), brought, take, heap)
    };
    winning.iter().copied().min_by_key(cost)
}

fn assert_meant(board: &[u32], rules: Rules, truth: &mut Truth) {
    let winning = truth.winning(board);
    let expected = meant(board, rules, &winning);
    let position = position(board, rules);
    assert_eq!(
        pairs(position.analysis().suggested),
        Vec::from_iter(expected),
        "{position}"
    );
    if expected.is_some() {
        assert_eq!(
            pairs(position.suggested_move()),
            Vec::from_iter(expected),
            "{position}"
        );
    }
}

/// All boards of four heaps of up to seven stones, in each order of the heaps.
#[test]
fn of_several_winning_moves_the_plainest_is_meant() {
    let limits = [None, Some(2), Some(3), Some(4)];
    for rules in [Rules::normal(), Rules::misere()] {
        for limit in limits {
            let rules = limit.map_or(rules, |limit| rules.with_limit(nonzero(limit)));
            let mut truth = Truth::new(rules);
            for number in 0..8_u32.pow(4) {
                let board = [number / 512, number / 64 % 8, number / 8 % 8, number % 8];
                assert_meant(&board, rules, &mut truth);
            }
        }
    }
    for rules in all_rules_and_sets() {
        let mut truth = Truth::new(rules);
        for board in multisets(3, 9) {
            assert_meant(&board, rules, &mut truth);
        }
    }
}

#[test]
fn the_plainest_move_is_meant_on_300_boards_of_the_circle() {
    let mut rng = seeded(35);
    for _ in 0..300 {
        let (board, rules) = drawn(&mut rng);
        assert_meant(&board, rules, &mut Truth::new(rules));
    }
}

/// One to nine heaps of up to 31 stones, 60 in all, mostly without a limit.
fn drawn(rng: &mut impl Rng) -> (Vec<u32>, Rules) {
    let most = [31, 31, 20, 15, 9, 7, 5, 5, 4];
    let count = rng.random_range(1..=most.len());
    let mut heaps: Vec<u32> = (0..count)
        .map(|_| rng.random_range(0..=most[count - 1]))
        .collect();
    while heaps.iter().sum::<u32>() > 60 {
        *heaps.iter_mut().max().unwrap() -= 1;
    }
    let rules = [Rules::normal(), Rules::misere()][rng.random_range(0..2)];
    match rng.random_range(0..3) {
        0 => (heaps, rules.with_limit(nonzero(rng.random_range(1..=9)))),
        _ => (heaps, rules),
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
