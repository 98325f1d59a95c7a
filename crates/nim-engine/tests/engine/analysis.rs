//! The rows of an analysis against the outcome and the winning moves, and its blocks against the Grundy values.

use nim_engine::{Block, Convention, HeapMeasure, Nimber, Rules, parse_heaps, write_moves};

use crate::common::{all_rules, multisets, nonzero, position};

/// With a limit another heap than the last large one may win. 5 and 6 stones have the remainders 1 and
/// 2, and taking 3 of the 5 leaves 2 and 2.
#[test]
fn a_limit_lets_a_smaller_heap_win_too() {
    let position = position(&[5, 6], Rules::misere().with_limit(nonzero(3)));
    let analysis = position.analysis();
    assert_eq!(write_moves(&analysis.winning), "A3,B2");
    let ends: Vec<_> = analysis
        .rows
        .iter()
        .map(|row| row.balanced.is_none())
        .collect();
    assert_eq!(ends, [false, true]);
}

#[test]
fn a_limit_below_a_heap_makes_remainders_count() {
    let counts = |heaps: &[u32], limit| {
        let rules = Rules::misere().with_limit(nonzero(limit));
        rules.analysis(heaps).counts
    };
    assert_eq!(counts(&[3, 4], 3), HeapMeasure::Remainder(4));
    assert_eq!(counts(&[3, 3], 3), HeapMeasure::Stones);
    assert_eq!(counts(&[3, 4], 100), HeapMeasure::Stones);
    assert_eq!(counts(&[u32::MAX], u32::MAX), HeapMeasure::Stones);
    assert_eq!(
        counts(&[u32::MAX], u32::MAX - 1),
        HeapMeasure::Remainder(u32::MAX)
    );
}

#[test]
fn analysis_agrees_with_outcome_and_winning_moves() {
    for rules in all_rules() {
        for board in multisets(4, 6) {
            let position = position(&board, rules);
            let analysis = position.analysis();
            let rows = &analysis.rows;
            assert_eq!(rows.len(), board.len());
            let won = rows.iter().filter(|row| row.winning.is_some());
            let plays: Vec<_> = rows.iter().filter_map(|row| row.winning).collect();
            assert_eq!(plays, position.winning_moves());
            assert_eq!(plays, analysis.winning);
            for (row, &made) in won.zip(&plays) {
                let after = position.play(made).unwrap();
                let mut left = after.heaps().iter().map(|&stones| rules.grundy(stones));
                let is_end =
                    rules.convention == Convention::Misere && left.all(|value| value.0 <= 1);
                assert_eq!(row.balanced.is_none(), is_end, "{position:?}");
                assert_eq!(after.nim_sum(), Nimber(u32::from(is_end)), "{position:?}");
            }
            assert!(rows.iter().all(|row| row.grundy.0 < 1 << analysis.bits()));
        }
    }
}

#[test]
fn blocks_sum_to_the_heaps_and_unpaired_ones_to_the_nim_sum() {
    for rules in all_rules() {
        for board in [multisets(1, 12), multisets(3, 7), multisets(5, 3)].concat() {
            let position = position(&board, rules);
            let analysis = position.analysis();
            let blocks = analysis.blocks();
            for row in &analysis.rows {
                let own = blocks.iter().filter(|block| block.heap == row.heap);
                assert_eq!(own.map(|block| block.size).sum::<u32>(), row.grundy.0);
            }
            let alone = blocks.iter().filter(|block| block.partner.is_none());
            let alone: Vec<u32> = alone.map(|block| block.size).collect();
            assert_eq!(alone.iter().sum::<u32>(), analysis.nim_sum.0);
            for block in &blocks {
                if let Some(partner) = block.partner {
                    let back = Block {
                        size: block.size,
                        heap: partner,
                        partner: Some(block.heap),
                    };
                    assert!(partner != block.heap && blocks.contains(&back));
                }
            }
        }
    }
}

#[test]
fn a_heap_has_a_winning_move_exactly_if_it_can_be_balanced() {
    for rules in all_rules() {
        for board in [multisets(1, 12), multisets(3, 6)].concat() {
            let position = position(&board, rules);
            let analysis = position.analysis();
            for row in &analysis.rows {
                let Some(aim) = row.balanced else {
                    continue;
                };
                let reached = (1..=position.max_take(row.heap))
                    .any(|take| rules.grundy(row.stones - take) == aim);
                assert_eq!(reached, row.winning.is_some(), "{position:?} {row:?}");
            }
        }
    }
}

#[test]
fn a_heaps_balance_is_given_except_in_the_endgame() {
    let aims = |heaps: &str, rules| {
        let position = position(&parse_heaps(heaps).unwrap(), rules);
        let analysis = position.analysis();
        let rows = analysis.rows.iter();
        rows.map(|row| row.balanced.map(|aim| aim.0))
            .collect::<Vec<_>>()
    };
    // The nim-sum of 3, 5 and 7 is 1, so each heap is balanced by its own nim-sum with 1: 3 ⊕ 1 = 2.
    assert_eq!(aims("3,5,7", Rules::misere()), [Some(2), Some(4), Some(6)]);
    assert_eq!(aims("1,1,1", Rules::misere()), [None, None, None]);
    assert_eq!(aims("1,1,1", Rules::normal()), [Some(0), Some(0), Some(0)]);
}
