//! The move suggested to people: winning where one wins, the hardest to answer where none does.

use nim_engine::{Move, Rules};

use crate::common::{all_rules, multisets, nonzero, position, seeded};
use crate::truth::Truth;

#[test]
fn the_hint_is_the_winning_move_that_takes_the_most() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in [multisets(3, 8), multisets(4, 5)].concat() {
            let position = position(&board, rules);
            let winning = truth.winning(&board);
            let Some(most) = winning.iter().map(|&(_, take)| take).max() else {
                continue;
            };
            let suggested = position.suggested_move().unwrap();
            let first = winning.iter().find(|&&(_, take)| take == most).unwrap();
            assert_eq!((suggested.heap, suggested.take.get()), *first, "{position}");
        }
    }
}

#[test]
fn without_a_limit_no_winning_move_ends_the_game_sooner() {
    for rules in [Rules::normal(), Rules::misere()] {
        let mut truth = Truth::new(rules);
        for board in multisets(4, 6) {
            let position = position(&board, rules);
            if truth.winning(&board).is_empty() {
                continue;
            }
            let suggested = position.suggested_move().unwrap();
            let after = position.play(suggested).unwrap();
            let reached = position.reached();
            let plies = |position| reached.plies(position).unwrap();
            assert_eq!(plies(&position), plies(&after) + 1, "{position}");
        }
    }
}

#[test]
fn a_hint_in_a_lost_position_leaves_fewest_refutations() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in [multisets(3, 8), multisets(4, 5)].concat() {
            let position = position(&board, rules);
            if !truth.winning(&board).is_empty() {
                continue;
            }
            let mut answers = |chosen: Move| {
                let after = position.play(chosen).unwrap();
                truth.winning(after.heaps()).len()
            };
            let best = position
                .legal_moves()
                .min_by_key(|&chosen| (answers(chosen), chosen.take, chosen.heap));
            assert_eq!(position.suggested_move(), best, "{position}");
        }
    }
}

#[test]
fn there_is_a_hint_on_heaps_of_any_size() {
    assert_eq!(position(&[0, 0], Rules::misere()).suggested_move(), None);
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
            let suggested = rules.suggested_move(&heaps).unwrap();
            assert_eq!(rules.check(&heaps, suggested), Ok(()));
            let winning = rules.winning_moves(&heaps);
            assert!(winning.is_empty() || winning.contains(&suggested));
            let perfect = rules.perfect_move(&heaps, &mut seeded(1)).unwrap();
            assert_eq!(rules.check(&heaps, perfect), Ok(()));
            assert!(winning.is_empty() || winning.contains(&perfect));
        }
    }
}
