//! Two independent ways must agree: closed forms against trying every move.

use nim_engine::{Move, Outcome, Rules};
use proptest::prelude::*;

use crate::common::{all_rules, both_rules, multisets, nonzero, pairs, position, seeded};
use crate::sets::{larger_sets, sets};
use crate::truth::Truth;

fn closed_form_is_truth(rules: Rules, boards: &[Vec<u32>]) {
    let mut truth = Truth::new(rules);
    for board in boards {
        let position = position(board, rules);
        let wins = position.outcome() == Outcome::N;
        assert_eq!(wins, truth.wins(board), "{position}");
        let winning = pairs(position.winning_moves());
        assert_eq!(winning, truth.winning(board), "{position}");
        let moves = truth.moves(board);
        assert_eq!(pairs(position.legal_moves()), moves, "{position}");
        assert_eq!(position.move_count() as usize, moves.len(), "{position}");
        assert_eq!(position.is_terminal(), moves.is_empty(), "{position}");
        for heap in 0..=board.len() {
            let in_heap = moves.iter().filter(|made| made.0 == heap);
            let most = in_heap.map(|made| made.1).max().unwrap_or(0);
            assert_eq!(position.max_take(heap), most, "{position}");
            for take in 1..=most + 1 {
                let is_legal = position.is_legal(Move::new(heap, take).unwrap());
                assert_eq!(is_legal, moves.contains(&(heap, take)), "{position}");
            }
        }
    }
}

#[test]
fn closed_form_agrees_with_truth_for_limits() {
    let boards = [multisets(3, 15), multisets(4, 10)].concat();
    for rules in all_rules() {
        closed_form_is_truth(rules, &boards);
    }
}

#[test]
fn closed_form_agrees_with_truth_for_sets() {
    assert_eq!(sets().count(), 58);
    let boards = multisets(3, 12);
    for rules in sets().flat_map(|numbers| both_rules(&numbers)) {
        closed_form_is_truth(rules, &boards);
    }
    let boards = [multisets(2, 24), boards].concat();
    for numbers in larger_sets(&mut seeded(45)) {
        for rules in both_rules(&numbers) {
            closed_form_is_truth(rules, &boards);
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
    crate::truth::after(heaps, (made.heap, made.take.get()))
}

/// Numbers of which many are near an edge.
fn edges() -> impl Strategy<Value = u32> {
    prop_oneof![0_u32..=3, 0_u32..=99, u32::MAX - 9..=u32::MAX, any::<u32>()]
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), prop::option::of(edges())).prop_map(|(misere, limit)| {
        let rules = [Rules::normal(), Rules::misere()][usize::from(misere)];
        limit.map_or(rules, |limit| rules.with_limit(nonzero(limit.max(1))))
    })
}

proptest! {
    #[test]
    fn a_heap_is_worth_its_remainder(stones in edges(), limit in edges()) {
        let rules = Rules::normal().with_limit(nonzero(limit.max(1)));
        // In 64 bits, so that every period fits.
        let remainder = u64::from(stones) % (u64::from(limit.max(1)) + 1);
        prop_assert_eq!(u64::from(rules.grundy(stones).0), remainder);
        prop_assert_eq!(u64::from(rules.analysis(&[stones]).nim_sum.0), remainder);
    }

    #[test]
    fn winning_moves_hold_on_heaps_of_any_size(
        board in prop::collection::vec(edges(), 1..=12),
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
                for take in (1..=most.min(99)).chain([most / 3, most / 2, most]) {
                    let sampled = Move::new(heap, take);
                    let sampled = sampled.filter(|&sampled| rules.check(&heaps, sampled).is_ok());
                    let Some(sampled) = sampled else { continue };
                    prop_assert_eq!(rules.outcome(&after(&heaps, sampled)), Outcome::N);
                }
            }
        }
    }
}
