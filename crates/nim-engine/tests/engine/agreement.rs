//! Two independent ways must agree: closed forms against trying every move.

use nim_engine::{Move, Outcome, Rules};
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
                .iter()
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
    let sum = rules.analysis(&[stones]).nim_sum.0;
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
                .iter()
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
                assert!(position.play(wanted).is_ok());
            }
        }
    }
}

/// Won heaps have a winning move, lost ones have none, and every winning move leaves lost heaps. These
/// claims of Bouton's proof can be checked on boards far too large for brute force.
fn winning_moves_hold(heaps: &[u32], rules: Rules) {
    let winning = rules.winning_moves(heaps);
    let won = rules.outcome(heaps) == Outcome::N && !rules.is_terminal(heaps);
    assert_eq!(winning.is_empty(), !won, "{heaps:?} {rules}");
    for chosen in winning {
        let outcome = rules.outcome(&after(heaps, chosen));
        assert_eq!(outcome, Outcome::P, "{heaps:?} {rules} {chosen}");
    }
}

/// The heaps after a legal move.
fn after(heaps: &[u32], made: Move) -> Vec<u32> {
    let mut after = heaps.to_vec();
    after[made.heap] -= made.take.get();
    after
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
        winning_moves_hold(&board, rules);
    }

    #[test]
    fn winning_moves_hold_on_heaps_up_to_the_largest(
        board in prop::collection::vec(
            prop_oneof![0_u32..=3, u32::MAX - 9..=u32::MAX, any::<u32>()], 1..=12),
        rules in rules(),
    ) {
        winning_moves_hold(&board, rules);
        // Random boards are hardly ever lost. With one more heap, of the size of their nim-sum, most are lost.
        let mut heaps = board;
        heaps.push(rules.analysis(&heaps).nim_sum.0);
        winning_moves_hold(&heaps, rules);
        if rules.outcome(&heaps) == Outcome::P {
            for (heap, &stones) in heaps.iter().enumerate() {
                let most = rules.max_take(stones);
                for take in [1, 2, 3, most / 3, most / 2, most.saturating_sub(1), most] {
                    let sampled = Move::new(heap, take);
                    let sampled = sampled.filter(|&sampled| rules.check(&heaps, sampled).is_ok());
                    let Some(sampled) = sampled else { continue };
                    prop_assert_eq!(rules.outcome(&after(&heaps, sampled)), Outcome::N);
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
        board.push(rules.analysis(&board).nim_sum.0);
        if rules.outcome(&board) == Outcome::P {
            for (heap, &stones) in board.iter().enumerate() {
                for take in 1..=rules.max_take(stones) {
                    let left = after(&board, Move::new(heap, take).unwrap());
                    prop_assert_eq!(rules.outcome(&left), Outcome::N);
                }
            }
        }
    }
}
