//! The promises of each computer player.

use std::collections::BTreeSet;

use nim_engine::{
    Learner, Move, Opponent, Outcome, Position, Rules, SearchStats, Strategy, ai_compute_move,
};

use crate::common::{
    all_rules, all_rules_and_sets, move_of, multisets, nonzero, pairs, position, seeded,
};
use crate::truth::Truth;

#[test]
fn every_strategy_gives_a_legal_move_wherever_there_is_one() {
    let mut rng = seeded(1);
    let limited = [30, 31].map(|limit| Rules::misere().with_limit(nonzero(limit)));
    let largest: [&[u32]; 7] = [
        &[31],
        &[31, 29],
        &[20; 3],
        &[15; 4],
        &[0, 12, 12, 12, 12, 12],
        &[1, 2, 3, 4, 5, 7, 9, 12, 17],
        &[6, 6, 6, 7, 7, 7, 7, 7, 7],
    ];
    let boards = [multisets(3, 8), largest.map(<[u32]>::to_vec).to_vec()].concat();
    for rules in all_rules_and_sets().into_iter().chain(limited) {
        for board in &boards {
            let position = position(board, rules);
            for strategy in Strategy::ALL {
                match move_of(strategy, &position, &mut rng) {
                    Some(chosen) => assert!(position.is_legal(chosen), "{strategy} {position}"),
                    None => assert!(position.is_terminal(), "{strategy} {position}"),
                }
            }
        }
    }
}

/// Bug 1 of the jQuery game: with an odd number of single stones left, its computer took nothing.
#[test]
fn a_computer_facing_single_stones_always_takes_one() {
    for board in [&[1, 1, 1][..], &[1, 1], &[1], &[0, 1, 0], &[1, 0, 1, 1]] {
        for rules in [Rules::misere(), Rules::normal()] {
            let position = position(board, rules);
            for strategy in Strategy::ALL {
                for seed in 0..50 {
                    let chosen = move_of(strategy, &position, &mut seeded(seed)).unwrap();
                    assert_eq!(board[chosen.heap], 1, "{strategy} {chosen}");
                    assert_eq!(chosen.take.get(), 1, "{strategy} {chosen}");
                }
            }
        }
    }
}

#[test]
fn perfect_and_minimax_win_wherever_truth_does() {
    let mut rng = seeded(2);
    for rules in all_rules_and_sets() {
        let mut truth = Truth::new(rules);
        for board in multisets(3, 7) {
            let position = position(&board, rules);
            let winning = truth.winning(&board);
            let is_best = |play| winning.is_empty() || winning.contains(&pairs([play])[0]);
            let perfect = move_of(Strategy::Perfect, &position, &mut rng);
            assert!(perfect.is_none_or(is_best), "{position} {perfect:?}");
            let Some(answer) = ai_compute_move(Strategy::Minimax, &position, &mut rng) else {
                continue;
            };
            assert!(is_best(answer.chosen), "{position} {answer:?}");
            let SearchStats { visited, outcome } = answer.search.unwrap();
            assert_eq!(outcome == Outcome::N, truth.wins(&board), "{position}");
            // Minimax looks at each board once at most.
            let boards = position.boards(usize::MAX).unwrap();
            assert!((1..=boards).contains(&visited), "{position}");
        }
    }
}

#[test]
fn perfect_plays_every_winning_move_sooner_or_later() {
    let position = position(&[3, 5, 7], Rules::normal());
    let mut rng = seeded(3);
    let chosen: BTreeSet<Move> = (0..100)
        .filter_map(|_| move_of(Strategy::Perfect, &position, &mut rng))
        .collect();
    assert_eq!(chosen, position.winning_moves().into_iter().collect());
}

/// The value that trying every move finds within this many plies: above 0 a win, below 0 a loss, 0 neither.
fn value_within(position: &Position, plies: u8) -> i32 {
    match position.mover_won() {
        Some(true) => 1 + i32::from(plies),
        Some(false) => -1 - i32::from(plies),
        None if plies == 0 => 0,
        None => position
            .legal_moves()
            .map(|chosen| -value_within(&position.play(chosen).unwrap(), plies - 1))
            .max()
            .unwrap(),
    }
}

/// Draws this many moves on each board: all of them are best within this many plies, and many draws show each best move.
fn chooses_among_the_best(strategy: Strategy, plies: u8, boards: &[Vec<u32>], draws: usize) {
    let mut rng = seeded(5);
    for rules in all_rules() {
        for board in boards {
            let position = position(board, rules);
            let best = value_within(&position, plies);
            let value = |play| -value_within(&position.play(play).unwrap(), plies - 1);
            let alike = position.legal_moves().filter(|&play| value(play) == best);
            let alike: BTreeSet<Move> = alike.collect();
            let chosen: BTreeSet<Move> = (0..draws)
                .filter_map(|_| move_of(strategy, &position, &mut rng))
                .collect();
            assert!(chosen.is_subset(&alike), "{strategy} {position} {chosen:?}");
            assert!(draws < 150 || chosen == alike, "{strategy} {position}");
        }
    }
}

#[test]
fn lookahead_misses_nothing_within_its_plies() {
    chooses_among_the_best(Strategy::Casual, 2, &multisets(3, 6), 3);
    let boards = [multisets(2, 8), multisets(3, 4)].concat();
    chooses_among_the_best(Strategy::Skilled, 4, &boards, 3);
}

#[test]
fn lookahead_draws_among_equal_moves_and_sees_no_further() {
    let boards = [multisets(3, 3), vec![vec![1, 1, 1, 1, 2]]].concat();
    chooses_among_the_best(Strategy::Casual, 2, &boards, 150);
    chooses_among_the_best(Strategy::Skilled, 4, &boards, 150);
}

#[test]
fn lookahead_is_random_where_nothing_is_in_sight() {
    let position = position(&[8, 10, 12, 14, 16], Rules::normal());
    let mut rng = seeded(6);
    for strategy in [Strategy::Beginner, Strategy::Casual, Strategy::Skilled] {
        let chosen: BTreeSet<Move> = (0..5000)
            .filter_map(|_| move_of(strategy, &position, &mut rng))
            .collect();
        assert_eq!(chosen.len(), position.legal_moves().count(), "{strategy}");
    }
}

fn searched(position: &Position) -> SearchStats {
    let answer = ai_compute_move(Strategy::Minimax, position, &mut seeded(9));
    answer.unwrap().search.unwrap()
}

#[test]
fn minimax_solves_the_largest_boards() {
    for take in ["", "1", "2", "31", "1,3,4", "2,5", "20,31"] {
        for rules in [Rules::normal(), Rules::misere()] {
            let rules = rules.with_takes(take.parse().unwrap_or_default());
            for board in [
                &[1, 2, 3, 4, 5, 7, 9, 12, 17][..],
                &[6, 6, 6, 7, 7, 7, 7, 7, 7],
                &[15, 15, 15, 15],
                &[31, 29],
            ] {
                let position = position(board, rules);
                if !position.is_terminal() {
                    let outcome = searched(&position).outcome;
                    assert_eq!(outcome, position.outcome(), "{position}");
                }
            }
        }
    }
}

#[test]
fn a_seed_fixes_the_move_and_only_minimax_searches() {
    let position = position(&[3, 5, 7], Rules::misere());
    let learner = Learner::new(&position).unwrap();
    let opponents = Strategy::ALL.map(Opponent::from);
    for opponent in opponents.into_iter().chain([Opponent::from(&learner)]) {
        for seed in 0..20 {
            let answer = || ai_compute_move(opponent, &position, &mut seeded(seed));
            assert_eq!(answer(), answer(), "{opponent:?}");
        }
    }
    for strategy in Strategy::ALL {
        let answer = ai_compute_move(strategy, &position, &mut seeded(0)).unwrap();
        let is_minimax = strategy == Strategy::Minimax;
        assert_eq!(answer.search.is_some(), is_minimax, "{strategy}");
    }
}

#[test]
fn every_opponent_is_read_by_its_name() {
    let names = Strategy::ALL.map(|strategy| strategy.to_string());
    let known = [
        "beginner", "casual", "skilled", "perfect", "minimax", "learner",
    ];
    assert_eq!(names, known);
    for (strategy, name) in Strategy::ALL.into_iter().zip(known) {
        assert_eq!(strategy.name(), name);
        assert_eq!(format!(" {name} ").parse(), Ok(strategy));
    }
    for word in ["", "nobody", "PERFECT", "<script>"] {
        assert!(word.parse::<Strategy>().is_err());
    }
}
