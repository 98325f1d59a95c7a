//! Winning moves, blocks and lengths of games: each against the outcome, the moves, or brute force.

use std::collections::HashMap;

use nim_engine::{
    Block, Convention, Counts, Nimber, Outcome, Position, Remoteness, Rules, ValuedMove,
    parse_heaps,
};

use crate::common::{all_rules, limit_of, multisets, position};

/// With a limit another heap than the last large one may win. 5 and 6 stones have the remainders 1 and
/// 2, and taking 3 of the 5 leaves 2 and 2.
#[test]
fn with_a_limit_another_heap_than_the_last_large_one_may_win() {
    let position = position(&[5, 6], Rules::misere().with_limit(limit_of(3)));
    let analysis = position.analysis();
    let winning: Vec<_> = analysis.rows().filter_map(|row| row.winning).collect();
    let plays: Vec<_> = winning.iter().map(|row| row.play.to_string()).collect();
    assert_eq!(plays, ["A3", "B2"]);
    let leave_odd: Vec<_> = winning.iter().map(|row| row.leaves_odd_singles).collect();
    assert_eq!(leave_odd, [false, true]);
}

#[test]
fn heaps_count_by_their_remainders_where_the_limit_counts() {
    let counts = |heaps: &[u32], limit| {
        let rules = Rules::misere().with_limit(limit_of(limit));
        position(heaps, rules).analysis().counts
    };
    assert_eq!(counts(&[3, 4], 3), Counts::Remainder(4));
    assert_eq!(counts(&[3, 3], 3), Counts::Stones);
    assert_eq!(counts(&[3, 4], 100), Counts::Stones);
    assert_eq!(counts(&[u32::MAX], u32::MAX), Counts::Stones);
    assert_eq!(
        counts(&[u32::MAX], u32::MAX - 1),
        Counts::Remainder(u32::MAX)
    );
}

#[test]
fn analysis_agrees_with_outcome_and_winning_moves() {
    for rules in all_rules() {
        for board in multisets(4, 6) {
            let position = position(&board, rules);
            let analysis = position.analysis();
            assert_eq!(analysis.outcome, position.outcome(), "{position:?}");
            assert_eq!(analysis.nim_sum, position.nim_sum());
            let rows: Vec<_> = analysis.rows().collect();
            assert_eq!(rows.len(), board.len());
            let winning: Vec<_> = rows.iter().filter_map(|row| row.winning).collect();
            let plays: Vec<_> = winning.iter().map(|winning| winning.play).collect();
            assert_eq!(plays, position.winning_moves().collect::<Vec<_>>());
            assert_eq!(plays, analysis.winning_moves().collect::<Vec<_>>());
            for winning in winning {
                let after = position.clone().play(winning.play).unwrap();
                assert_eq!(after.heaps()[winning.play.heap], winning.left);
                assert_eq!(rules.grundy(winning.left), winning.grundy);
                let mut left = after.heaps().iter().map(|&stones| rules.grundy(stones));
                let is_end = rules.convention == Convention::Misere
                    && left.all(|value| value <= Nimber::ONE);
                assert_eq!(winning.leaves_odd_singles, is_end, "{position:?}");
                assert_eq!(after.nim_sum(), Nimber(u32::from(is_end)), "{position:?}");
            }
            assert!(rows.iter().all(|row| row.grundy.0 < 1 << analysis.bits()));
        }
    }
}

/// Plies to the end by trying every move, with who wins.
fn remoteness(position: &Position, known: &mut HashMap<Vec<u32>, (bool, u64)>) -> (bool, u64) {
    if let Some(wins) = position.mover_won() {
        return (wins, 0);
    }
    let mut key = position.heaps().to_vec();
    key.sort_unstable();
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let after: Vec<_> = position
        .legal_moves()
        .map(|chosen| remoteness(&position.clone().play(chosen).unwrap(), known))
        .collect();
    let lost = after
        .iter()
        .filter(|(wins, _)| !wins)
        .map(|&(_, plies)| plies);
    let won = after
        .iter()
        .filter(|(wins, _)| *wins)
        .map(|&(_, plies)| plies);
    let found = match lost.min() {
        Some(plies) => (true, plies + 1),
        None => (false, won.max().unwrap() + 1),
    };
    known.insert(key, found);
    found
}

#[test]
fn remoteness_is_brute_force() {
    for rules in all_rules() {
        let mut known = HashMap::new();
        for board in [multisets(1, 30), multisets(3, 9), multisets(4, 5)].concat() {
            let position = position(&board, rules);
            let (wins, plies) = remoteness(&position, &mut known);
            assert_eq!(wins, position.outcome() == Outcome::N);
            assert_eq!(
                position.remoteness(1_000_000),
                Remoteness::Plies(plies),
                "{position:?}"
            );
        }
    }
}

#[test]
fn the_best_line_loses_one_ply_a_move() {
    let mut longest = 0;
    for rules in all_rules() {
        let mut known = HashMap::new();
        for board in [multisets(3, 7), multisets(4, 4)].concat() {
            let mut now = position(&board, rules);
            let (_, plies) = remoteness(&now, &mut known);
            let line = now.best_line(usize::MAX, 1_000_000);
            assert_eq!(line.len() as u64, plies, "{board:?}");
            for (chosen, left) in line.into_iter().zip((0..plies).rev()) {
                now = now.play(chosen).unwrap();
                assert_eq!(remoteness(&now, &mut known).1, left, "{board:?}");
            }
            longest = longest.max(plies);
        }
    }
    assert!(longest > 15, "{longest}");
}

#[test]
fn remoteness_is_brute_force_on_large_boards_with_a_limit() {
    for (board, limit) in [
        (&[99, 98][..], 97),
        (&[60, 50], 49),
        (&[12, 11, 10, 9, 8], 5),
    ] {
        for rules in [Rules::normal(), Rules::misere()] {
            let position = position(board, rules.with_limit(limit_of(limit)));
            let (_, plies) = remoteness(&position, &mut HashMap::new());
            assert_eq!(position.remoteness(100_000), Remoteness::Plies(plies));
        }
    }
}

#[test]
fn remoteness_says_when_it_is_too_large_to_compute() {
    let limited = Rules::normal().with_limit(limit_of(3));
    let wide = position(&[99; 12], limited);
    assert_eq!(wide.remoteness(1_000_000), Remoteness::AtMost(99 * 12));
    for told in wide.valued_moves(1_000_000) {
        let most = 99 * 12 - u64::from(told.play.take.get()) + 1;
        assert_eq!(told.plies, Remoteness::AtMost(most));
    }
    // Few enough positions, but too many moves from the lost ones: the work is bounded.
    let thin = position(&[600, 600, 3], Rules::normal().with_limit(limit_of(300)));
    assert_eq!(thin.remoteness(1_000_000), Remoteness::AtMost(1203));
    let single = position(&[u32::MAX], limited);
    assert_eq!(single.remoteness(0), Remoteness::Plies((1 << 31) - 1));
    let free = position(&[99; 12], Rules::misere());
    assert_eq!(free.remoteness(0), Remoteness::Plies(99 * 12 - 1));
}

#[test]
fn every_move_has_the_value_and_length_of_its_target() {
    for rules in all_rules() {
        for board in [multisets(1, 12), multisets(3, 6), multisets(4, 4)].concat() {
            let position = position(&board, rules);
            let valued = position.valued_moves(1_000_000);
            assert_eq!(valued.len(), position.legal_moves().count());
            for told in &valued {
                let after = position.clone().play(told.play).unwrap();
                assert_eq!(told.wins, after.outcome() == Outcome::P, "{position:?}");
                let Remoteness::Plies(rest) = after.remoteness(1_000_000) else {
                    panic!("{after:?} is small")
                };
                assert_eq!(told.plies, Remoteness::Plies(rest + 1), "{position:?}");
            }
            if let Some(best) = valued.first() {
                assert_eq!(best.wins, position.outcome() == Outcome::N);
                assert_eq!(best.plies, position.remoteness(1_000_000), "{position:?}");
            }
            let is_sorted = valued.windows(2).all(|pair| {
                let key = |told: &ValuedMove| match (told.wins, told.plies) {
                    (true, Remoteness::Plies(plies)) => (0, plies, told.play),
                    (false, Remoteness::Plies(plies)) => (1, 1000 - plies, told.play),
                    (_, Remoteness::AtMost(_)) => panic!("{position:?} is small"),
                };
                key(&pair[0]) < key(&pair[1])
            });
            assert!(is_sorted, "{valued:?}");
        }
    }
}

#[test]
fn moves_of_a_board_too_large_to_search_still_have_values() {
    let limited = Rules::misere().with_limit(limit_of(5));
    let valued = position(&[99; 12], limited).valued_moves(1000);
    assert_eq!(valued.len(), 60);
    assert!(
        valued
            .iter()
            .all(|told| matches!(told.plies, Remoteness::AtMost(_)))
    );
}

#[test]
fn blocks_sum_to_the_heaps_and_unpaired_ones_to_the_nim_sum() {
    for rules in all_rules() {
        for board in [multisets(1, 12), multisets(3, 7), multisets(5, 3)].concat() {
            let position = position(&board, rules);
            let analysis = position.analysis();
            let blocks = analysis.blocks();
            for row in analysis.rows() {
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
            for row in analysis.rows() {
                let Some(aim) = analysis.balanced_by(row) else {
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
        let rows = analysis.rows();
        rows.map(|row| analysis.balanced_by(row).map(|aim| aim.0))
            .collect::<Vec<_>>()
    };
    // The nim-sum of 3, 5 and 7 is 1: each heap would be balanced by itself and 1.
    assert_eq!(aims("3,5,7", Rules::misere()), [Some(2), Some(4), Some(6)]);
    assert_eq!(aims("1,1,1", Rules::misere()), [None, None, None]);
    assert_eq!(aims("1,1,1", Rules::normal()), [Some(0), Some(0), Some(0)]);
}
