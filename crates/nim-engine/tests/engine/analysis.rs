//! The rows of an analysis against the moves that brute force finds, and its blocks against the Grundy values.

use nim_engine::{Block, Convention, HeapMeasure, Rules, parse_heaps};

use crate::common::{all_rules, multisets, nonzero, pairs, position};
use crate::truth::{Truth, after, values};

#[test]
fn a_limit_below_a_heap_makes_remainders_count() {
    let counts = |heaps: &[u32], limit| {
        let rules = Rules::misere().with_limit(nonzero(limit));
        rules.analysis(heaps).measure
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
fn rows_have_the_winning_moves_and_the_balance() {
    for rules in all_rules() {
        let (mut truth, values) = (Truth::new(rules), values(12, rules));
        let value = |stones: u32| values[stones as usize];
        for board in [multisets(1, 12), multisets(4, 6)].concat() {
            let analysis = position(&board, rules).analysis();
            let winning = truth.winning(&board);
            assert_eq!(pairs(analysis.winning.iter().copied()), winning);
            // With a limit or none a heap has at most one winning move.
            let of_rows = analysis.rows.iter().filter_map(|row| row.winning);
            assert_eq!(pairs(of_rows), winning);
            assert_eq!(analysis.rows.len(), board.len());
            for row in &analysis.rows {
                assert!(row.grundy.0 < 1 << analysis.bits());
                for made in pairs(row.winning) {
                    let mut left = after(&board, made).into_iter();
                    let is_end =
                        rules.convention == Convention::Misere && left.all(|heap| value(heap) <= 1);
                    assert_eq!(row.balanced.is_none(), is_end, "{board:?} {row:?}");
                }
                if let Some(aim) = row.balanced {
                    let moves = truth.moves(&board).into_iter();
                    let mut takes = moves.filter(|made| made.0 == row.heap);
                    let is_reached = takes.any(|(_, take)| value(row.stones - take) == aim.0);
                    assert_eq!(is_reached, row.winning.is_some(), "{board:?} {row:?}");
                }
            }
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
