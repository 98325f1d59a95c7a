//! Minimax by looking: the same values as the theory, in slices, and honest about its budget.

use nim_engine::{Count, Outcome, Position, Progress, Rules, Search};

use crate::common::{BruteForce, all_rules, multisets, position};

fn finished(position: &Position) -> Search {
    let mut search = Search::new(position);
    let progress = search.step(u64::MAX);
    assert_eq!(Some(progress), search.outcome().map(Progress::Done));
    search
}

#[test]
fn minimax_agrees_with_theory_and_brute_force() {
    for rules in all_rules() {
        let mut brute_force = BruteForce::new(rules);
        for board in [multisets(3, 15), multisets(4, 8)].concat() {
            let position = position(&board, rules);
            let outcome = finished(&position).outcome().unwrap();
            assert_eq!(outcome, position.outcome(), "{position:?}");
            assert_eq!(outcome == Outcome::N, brute_force.mover_wins(&board));
        }
    }
}

#[test]
fn the_searched_winner_wins_the_best_line() {
    for rules in all_rules() {
        for board in multisets(3, 6) {
            let start = position(&board, rules);
            let search = finished(&start);
            let mut position = start.clone();
            let line = search.best_line();
            for &chosen in &line {
                position = position.play(chosen).unwrap();
            }
            let starter_moves = line.len().is_multiple_of(2);
            let starter_won = position.mover_won().unwrap() == starter_moves;
            assert_eq!(
                starter_won,
                search.outcome() == Some(Outcome::N),
                "{start:?}"
            );
            assert_eq!(
                search.winning_move(),
                line.first().copied().filter(|_| starter_won)
            );
            for chosen in start
                .legal_moves()
                .filter(|&chosen| search.is_refuted(chosen))
            {
                let after = start.clone().play(chosen).unwrap();
                assert_eq!(after.outcome(), Outcome::N, "{start:?} {chosen}");
            }
        }
    }
}

fn check_counts(heaps: &[u32], rules: Rules, visited: u64, cutoffs: u64) {
    let search = finished(&position(heaps, rules));
    assert_eq!(
        (search.visited(), search.cutoffs()),
        (visited, cutoffs),
        "{heaps:?}"
    );
}

#[test]
fn visits_and_cut_offs_are_counted() {
    let (normal, misere) = (Rules::normal(), Rules::misere());
    check_counts(&[0], normal, 1, 0);
    // The only move wins: nothing is spared.
    check_counts(&[1], normal, 2, 0);
    // Taking both wins, and spares taking one.
    check_counts(&[2], normal, 2, 1);
    // The two heaps are alike, so that one of them is tried, and nothing is left to spare.
    check_counts(&[1, 1], normal, 3, 0);
    check_counts(&[1, 1], misere, 3, 0);
    // The last move in the larger heap wins, and spares the smaller heap.
    check_counts(&[1, 2], normal, 4, 1);
}

#[test]
fn every_move_of_a_lost_position_is_refuted_and_no_winning_move_is() {
    for rules in all_rules() {
        for board in multisets(3, 5) {
            let position = position(&board, rules);
            let search = finished(&position);
            let lost = search.outcome() == Some(Outcome::P);
            assert!(
                !lost
                    || position
                        .legal_moves()
                        .all(|chosen| search.is_refuted(chosen))
            );
            assert!(
                position
                    .winning_moves()
                    .all(|chosen| !search.is_refuted(chosen))
            );
        }
    }
}

#[test]
fn slices_find_what_one_run_finds() {
    let position = position(&[4, 5, 6], Rules::misere());
    let whole = finished(&position);
    for budget in [1, 2, 7, 1000] {
        let mut sliced = Search::new(&position);
        let mut pauses = 0;
        while sliced.step(budget) == Progress::Searching {
            assert_eq!(sliced.best_line(), []);
            pauses += 1;
        }
        assert!(pauses > 0 || budget == 1000);
        assert_eq!(sliced.best_line(), whole.best_line());
        assert_eq!(sliced.visited(), whole.visited());
        assert_eq!(sliced.cutoffs(), whole.cutoffs());
    }
}

#[test]
fn a_spent_budget_is_reported() {
    let mut search = Search::new(&position(&[12; 12], Rules::normal()));
    assert_eq!(search.step(0), Progress::Searching);
    assert_eq!(search.visited(), 1);
    assert_eq!(search.step(1), Progress::Searching);
    assert_eq!(search.visited(), 2);
    assert_eq!(search.step(10_000), Progress::Searching);
    assert_eq!(search.outcome(), None);
    assert_eq!(search.winning_move(), None);
    assert!(search.visited() <= 10_000);
}

/// Recursion without a table would visit every node of the tree.
#[test]
fn a_table_makes_do_with_a_thousandth_of_the_positions() {
    let position = position(&[3, 5, 7], Rules::misere());
    let search = finished(&position);
    assert_eq!(position.tree_counts().nodes, Count::Exactly(39_861_780));
    assert!(39_861_780 / search.visited() > 1000);
    assert!(search.cutoffs() > 0);
}

#[test]
fn the_largest_heaps_do_not_stop_a_search() {
    let mut search = Search::new(&position(&[u32::MAX], Rules::misere()));
    assert_eq!(search.step(100), Progress::Done(Outcome::N));
    let mut search = Search::new(&position(&[u32::MAX; 3], Rules::misere()));
    assert_eq!(search.step(100_000), Progress::Searching);
}

#[test]
fn heaps_of_one_size_and_empty_ones_are_tried_once() {
    for rules in [Rules::normal(), Rules::misere()] {
        // Five visits: to 1, to 0, the value of 0, the value of 1, the value of both.
        let mut search = Search::new(&position(&[1, 1], rules));
        assert_eq!(search.step(4), Progress::Searching, "{rules:?}");
        assert!(matches!(search.step(1), Progress::Done(_)), "{rules:?}");
    }
}
