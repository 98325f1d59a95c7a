//! Reasons: the outcome that each implies, and each of its claims, against brute force.

use std::num::NonZeroU32;

use nim_engine::{Convention, Move, Nimber, Rules, Takes, Why, parse_heaps};

use crate::common::{all_rules_and_sets, multisets, nonzero, position};
use crate::truth::{Truth, after, moves, values};

/// Every board of three heaps up to 6 in every order of its heaps, of which some are empty, and wider ones.
fn boards() -> Vec<Vec<u32>> {
    let three = (0..7 * 7 * 7).map(|number| vec![number / 49, number / 7 % 7, number % 7]);
    three
        .chain(multisets(1, 20))
        .chain(multisets(2, 12))
        .chain(multisets(4, 5))
        .chain(multisets(5, 3))
        .collect()
}

/// What the heaps count as, and the period by which their stones are divided, if any: computed from the rules alone.
fn counted(heaps: &[u32], rules: Rules) -> (Vec<u32>, Option<u32>) {
    if matches!(rules.takes, Takes::Of(_)) {
        let values = values(20, rules);
        let value = |&stones: &u32| values[stones as usize];
        return (heaps.iter().map(value).collect(), None);
    }
    let period = rules.limit().map(|limit| limit.get() + 1);
    let period = period.filter(|period| heaps.iter().any(|stones| stones >= period));
    let count = |&stones: &u32| period.map_or(stones, |period| stones % period);
    (heaps.iter().map(count).collect(), period)
}

/// The sum of the powers of two that occur an odd number of times in the heaps' counts, by division only.
fn alone(counts: &[u32]) -> u32 {
    let is_alone = |power: &u32| counts.iter().map(|count| count / power % 2).sum::<u32>() % 2 == 1;
    (0..8).map(|bit| 2_u32.pow(bit)).filter(is_alone).sum()
}

/// Checks every claim of a reason, and returns whether the player to move wins because of it.
fn implied(why: Why, heaps: &[u32], rules: Rules, truth: &mut Truth) -> bool {
    let has_move = |&stones: &u32| !moves(&[stones], rules).is_empty();
    let standing: Vec<u32> = heaps.iter().copied().filter(has_move).collect();
    let is_set = matches!(rules.takes, Takes::Of(_));
    let all_stones: u32 = heaps.iter().sum();
    let misere = rules.convention == Convention::Misere;
    // A lost board has this remainder, or an even (0) or odd (1) number of ones.
    let remainder_of_lost = usize::from(misere);
    let (counts, divided) = counted(heaps, rules);
    let counted_ones = counts.iter().filter(|&&count| count == 1).count();
    let counted_large = counts.iter().filter(|&&count| count > 1).count();
    let mut wins_by = |chosen: Move| {
        let made = (chosen.heap, chosen.take.get());
        truth.winning(heaps).contains(&made)
    };
    match why {
        Why::Over => {
            assert_eq!(standing, []);
            misere
        }
        Why::OneEach { stones, are_single } => {
            assert!(!is_set);
            assert_eq!(stones, u64::from(all_stones));
            assert_eq!(are_single, standing.iter().all(|&stones| stones == 1));
            assert!(are_single || rules.limit() == NonZeroU32::new(1));
            (all_stones % 2 == 1) != misere
        }
        Why::OneHeap { heap, stones, left } => {
            assert_eq!((&standing[..], heaps[heap]), (&[stones][..], stones));
            if is_set {
                assert_eq!(left as usize, remainder_of_lost);
                return counts[heap] != left;
            }
            match divided {
                None => assert_eq!(left as usize, remainder_of_lost),
                Some(period) => assert_eq!(left as usize % period as usize, remainder_of_lost),
            }
            assert!(stones - left < divided.unwrap_or(u32::MAX));
            let repair = Move::new(heap, stones - left);
            assert!(repair.is_none_or(&mut wins_by));
            stones != left
        }
        Why::TwoHeaps {
            larger,
            smaller,
            more,
        } => {
            assert_eq!((standing.len(), heaps[larger] - more), (2, heaps[smaller]));
            assert!(larger != smaller && (more > 0 || larger < smaller));
            assert!(!misere || standing.iter().all(|&stones| stones > 1));
            assert!(divided.is_none() && !is_set || more == 0 && !misere);
            assert!(Move::new(larger, more).is_none_or(&mut wins_by));
            more > 0
        }
        Why::LastLarge { heap, ones } => {
            assert!(counts[heap] > 1 && counted_large == 1);
            assert_eq!(ones, counted_ones);
            // The heap is left as a 0 or a 1, whichever makes the number of ones right.
            let kept = u32::from(ones % 2 != remainder_of_lost);
            let mut takes = moves(&[heaps[heap]], rules).into_iter().map(|made| made.1);
            let take = takes.find(|take| counted(&[heaps[heap] - take], rules).0 == [kept]);
            let take = take.expect("a larger value leaves both 0 and 1");
            assert!(wins_by(Move::new(heap, take).unwrap()));
            true
        }
        Why::Ones { ones } => {
            assert_eq!((counted_large, ones), (0, counted_ones));
            assert!(divided.is_some() || is_set);
            ones % 2 != remainder_of_lost
        }
        Why::Blocks { alone: sum, repair } => {
            // Only boards without an easier reason are explained by their blocks.
            assert!(counted_large > 1);
            assert!(is_set || standing.len() > 2 || divided.is_some() && standing.len() == 2);
            assert_eq!(sum, Nimber(alone(&counts)));
            assert_eq!(repair.is_some(), sum != Nimber(0));
            if let Some(repair) = repair {
                assert!(wins_by(repair));
                let left = after(heaps, (repair.heap, repair.take.get()));
                let (counts, _) = counted(&left, rules);
                assert_eq!(alone(&counts), 0);
                // In misère play at least two heaps stay that count above 1.
                assert!(!misere || counts.iter().filter(|&&count| count > 1).count() > 1);
            } else {
                assert!(!misere || counted_large > 1);
            }
            repair.is_some()
        }
    }
}

#[test]
fn every_reason_is_true_and_implies_the_winner_by_truth() {
    for rules in all_rules_and_sets() {
        let mut truth = Truth::new(rules);
        for heaps in boards() {
            let why = position(&heaps, rules).why();
            let wins = implied(why, &heaps, rules, &mut truth);
            assert_eq!(wins, truth.wins(&heaps), "{heaps:?} {rules:?} {why:?}");
        }
    }
}

#[test]
fn reasons_of_known_boards() {
    let (normal, misere) = (Rules::normal(), Rules::misere());
    let limited = |rules: Rules, most| rules.with_limit(nonzero(most));
    let one_heap = |stones, left| Why::OneHeap {
        heap: 0,
        stones,
        left,
    };
    let blocks = |alone, repair: &str| Why::Blocks {
        alone: Nimber(alone),
        repair: repair.parse().ok(),
    };
    let each = |stones, are_single| Why::OneEach { stones, are_single };
    let equal_heaps = Why::TwoHeaps {
        larger: 1,
        smaller: 2,
        more: 0,
    };
    let known = [
        ("0,6,6", limited(normal, 3), equal_heaps),
        ("0,0", misere, Why::Over),
        ("1,0,1,1", misere, each(3, true)),
        ("1,4", limited(normal, 1), each(5, false)),
        ("9", normal, one_heap(9, 0)),
        ("9", misere, one_heap(9, 1)),
        ("21", limited(normal, 3), one_heap(21, 20)),
        ("21", limited(misere, 3), one_heap(21, 21)),
        ("3,5,7", misere, blocks(1, "A1")),
        ("1,3,5,7", normal, blocks(0, "")),
        ("6,7", limited(misere, 3), blocks(1, "B1")),
        ("4,8", limited(misere, 3), Why::Ones { ones: 0 }),
        ("1,1,2", misere, Why::LastLarge { heap: 2, ones: 2 }),
    ];
    for (heaps, rules, expected) in known {
        let why = position(&parse_heaps(heaps).unwrap(), rules).why();
        assert_eq!(why, expected, "{heaps} {rules:?}");
    }
}
