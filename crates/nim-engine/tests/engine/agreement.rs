//! Two independent ways must agree: closed forms against trying every move.

use nim_engine::{Move, Outcome, Position, Rules};
use proptest::prelude::*;

use crate::common::{all_rules, multisets, nonzero, position};
use crate::truth::Truth;

fn closed_form_is_truth(heaps: usize, most: u32) {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in multisets(heaps, most) {
            let position = position(&board, rules);
            let wins = position.outcome() == Outcome::N;
            assert_eq!(wins, truth.wins(&board), "{position:?}");
            let expected = truth.winning(&board);
            let winning: Vec<_> = position
                .winning_moves()
                .map(|winning| (winning.heap, winning.take.get()))
                .collect();
            assert_eq!(winning, expected, "{position:?}");
        }
    }
}

#[test]
fn closed_form_agrees_with_truth_on_three_heaps() {
    closed_form_is_truth(3, 15);
}

#[test]
fn closed_form_agrees_with_truth_on_four_heaps() {
    closed_form_is_truth(4, 10);
}

/// `Rules::grundy` and the nim-sum of a single heap are the ordinary remainder, computed in 64 bits.
fn heap_is_worth_its_remainder(stones: u32, limit: u32) {
    let rules = Rules::normal().with_limit(nonzero(limit));
    let period = u64::from(limit) + 1;
    let expected = u64::from(stones) % period;
    assert_eq!(u64::from(rules.grundy(stones).0), expected);
    let sum = position(&[stones], rules).nim_sum().0;
    assert_eq!(u64::from(sum), expected, "{stones} by {period}");
}

#[test]
fn a_heap_is_worth_its_remainder_at_every_edge() {
    let powers = (0..32).map(|bit| 1_u32 << bit);
    let edges: Vec<u32> = powers
        .flat_map(|power| [power - 1, power, power + 1])
        .chain([u32::MAX - 1, u32::MAX])
        .collect();
    let limits = (1..=2000).chain(edges.iter().copied().filter(|&limit| limit > 0));
    for limit in limits {
        let period = u64::from(limit) + 1;
        // Before, at and behind the first multiples, the ones in the middle, and the last.
        let last = u64::from(u32::MAX) / period;
        for multiple in [0, 1, 2, 3, last / 2, last - last.min(1), last] {
            for stones in [-1, 0, 1].map(|by| (multiple * period).checked_add_signed(by)) {
                if let Some(Ok(stones)) = stones.map(u32::try_from) {
                    heap_is_worth_its_remainder(stones, limit);
                }
            }
        }
        for &stones in &edges {
            heap_is_worth_its_remainder(stones, limit);
        }
    }
}

#[test]
fn a_heap_has_at_most_one_winning_move() {
    for rules in all_rules() {
        for board in multisets(3, 9) {
            let position = position(&board, rules);
            let heaps: Vec<_> = position
                .winning_moves()
                .map(|winning| winning.heap)
                .collect();
            assert!(heaps.is_sorted_by(|a, b| a < b), "{position:?}");
        }
    }
}

#[test]
fn legal_moves_agrees_with_is_legal() {
    for rules in all_rules() {
        for board in multisets(3, 7) {
            let position = position(&board, rules);
            let listed: Vec<_> = position.legal_moves().collect();
            let checked: Vec<_> = (0..5)
                .flat_map(|heap| (1..=9).filter_map(move |take| Move::new(heap, take)))
                .filter(|&wanted| position.is_legal(wanted))
                .collect();
            assert_eq!(listed, checked, "{position:?}");
            for wanted in listed {
                assert!(wanted.take.get() <= position.max_take(wanted.heap));
                assert!(position.clone().play(wanted).is_ok());
            }
        }
    }
}

/// A won position has a winning move, a lost one has none, and every winning move leaves a lost position. These
/// claims of Bouton's proof can be checked on boards far too large for brute force.
fn winning_moves_hold(position: &Position) {
    let winning: Vec<_> = position.winning_moves().collect();
    let won = position.outcome() == Outcome::N && !position.is_terminal();
    assert_eq!(winning.is_empty(), !won, "{position:?}");
    for chosen in winning {
        let after = position.clone().play(chosen).unwrap();
        assert_eq!(after.outcome(), Outcome::P, "{position:?} {chosen}");
    }
}

fn rules() -> impl proptest::strategy::Strategy<Value = Rules> {
    let limits = prop_oneof![
        3 => Just(None),
        3 => (1_u32..=12).prop_map(Some),
        1 => (1..=u32::MAX).prop_map(Some),
        1 => (u32::MAX - 3..=u32::MAX).prop_map(Some),
    ];
    (any::<bool>(), limits).prop_map(|(misere, limit)| {
        let rules = if misere {
            Rules::misere()
        } else {
            Rules::normal()
        };
        limit.map_or(rules, |limit| rules.with_limit(nonzero(limit)))
    })
}

proptest! {
    #[test]
    fn a_heap_is_worth_its_remainder_by_any_limit(
        stones in any::<u32>(),
        limit in prop_oneof![1_u32..=99, 1_u32..u32::MAX],
    ) {
        heap_is_worth_its_remainder(stones, limit);
    }

    #[test]
    fn winning_moves_hold_on_twelve_heaps_of_99(
        board in prop::collection::vec(0_u32..=99, 1..=12),
        rules in rules(),
    ) {
        winning_moves_hold(&position(&board, rules));
    }

    #[test]
    fn winning_moves_hold_on_heaps_up_to_the_largest(
        board in prop::collection::vec(
            prop_oneof![0_u32..=3, u32::MAX - 9..=u32::MAX, any::<u32>()], 1..=12),
        rules in rules(),
    ) {
        winning_moves_hold(&position(&board, rules));
        // Random boards are hardly ever lost. With one more heap, of the size of their nim-sum, most are lost.
        let mut heaps = board;
        heaps.push(position(&heaps, rules).nim_sum().0);
        let balanced = position(&heaps, rules);
        winning_moves_hold(&balanced);
        if balanced.outcome() == Outcome::P {
            for (heap, stones) in heaps.into_iter().enumerate() {
                let most = rules.max_take(stones);
                for take in [1, 2, 3, most / 3, most / 2, most.saturating_sub(1), most] {
                    let sampled = Move::new(heap, take).filter(|&sampled| balanced.is_legal(sampled));
                    let Some(sampled) = sampled else { continue };
                    let after = balanced.clone().play(sampled).unwrap();
                    prop_assert_eq!(after.outcome(), Outcome::N);
                }
            }
        }
    }

    #[test]
    fn every_move_from_a_lost_board_leaves_a_won_one(
        mut board in prop::collection::vec(0_u32..=99, 1..=8),
        rules in rules(),
    ) {
        // A last heap that balances the others makes lost boards as common as won ones.
        let sum = position(&board, rules).nim_sum().0;
        board.push(sum);
        let position = position(&board, rules);
        if position.outcome() == Outcome::P {
            for chosen in position.legal_moves() {
                let after = position.clone().play(chosen).unwrap();
                prop_assert_eq!(after.outcome(), Outcome::N);
            }
        }
    }
}
