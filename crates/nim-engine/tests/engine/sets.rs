//! Sets of numbers to take: closed forms against trying every move, and values against the literature.

use nim_engine::{Graph, Move, Outcome, Period, Rules, Strategy, Takes, Tree, ai_compute_move};
use rand::RngExt;

use crate::common::{multisets, play_out, position, seeded};
use crate::truth::{Truth, after};

/// Both conventions with these numbers.
fn both_rules(numbers: &[u32]) -> [Rules; 2] {
    let takes = Takes::of(numbers.iter().copied()).unwrap();
    [Rules::normal(), Rules::misere()].map(|rules| rules.with_takes(takes))
}

/// The set within 1 to 6 that these bits stand for: the lowest bit for 1.
fn numbers(bits: u32) -> Vec<u32> {
    (1..=6)
        .filter(|number| bits >> (number - 1) & 1 == 1)
        .collect()
}

/// Every set within 1 to 6 that [`Takes::of`] accepts: of single numbers only 1.
fn sets() -> impl Iterator<Item = Vec<u32>> {
    (1..64)
        .map(numbers)
        .filter(|numbers| numbers.len() > 1 || numbers == &[1])
}

fn assert_agrees(numbers: &[u32], boards: &[Vec<u32>]) {
    for rules in both_rules(numbers) {
        let mut truth = Truth::new(rules);
        for heaps in boards {
            let board = position(heaps, rules);
            let wins = truth.wins(heaps);
            assert_eq!(board.outcome() == Outcome::N, wins, "{board}");
            let all = truth.moves(heaps);
            let moves = board.legal_moves().map(pair);
            assert!(moves.eq(all.iter().copied()), "{board}");
            assert_eq!(board.move_count() as usize, all.len(), "{board}");
            assert_eq!(board.is_terminal(), all.is_empty(), "{board}");
            // In a lost position the hint does not end the game, if anything else is possible.
            let goes_on = |made| !truth.moves(&after(heaps, made)).is_empty();
            if !wins && all.into_iter().any(goes_on) {
                assert!(goes_on(pair(board.suggested_move().unwrap())), "{board}");
                let perfect = ai_compute_move(Strategy::Perfect, &board, &mut seeded(1));
                assert!(goes_on(pair(perfect.unwrap().chosen)), "{board}");
            }
            let winning = board.winning_moves().into_iter().map(pair);
            assert!(winning.eq(truth.winning(heaps)), "{board}");
        }
    }
}

/// A move as the heap and the stones that are taken from it.
fn pair(made: Move) -> (usize, u32) {
    (made.heap, made.take.get())
}

#[test]
fn closed_form_agrees_with_brute_force_for_small_sets() {
    let boards = multisets(3, 12);
    let all: Vec<_> = sets().collect();
    assert_eq!(all.len(), 58);
    for numbers in &all {
        assert_agrees(numbers, &boards);
    }
}

#[test]
fn closed_form_agrees_with_brute_force_for_larger_sets() {
    let rng = &mut seeded(45);
    let boards = [multisets(2, 24), multisets(3, 12)].concat();
    for numbers in larger_sets(rng) {
        assert_agrees(&numbers, &boards);
    }
}

/// Thirty sets with numbers above 6, up to 20.
fn larger_sets(rng: &mut impl RngExt) -> Vec<Vec<u32>> {
    let mut sets = Vec::new();
    while sets.len() < 30 {
        let numbers: Vec<u32> = (1..=20).filter(|_| rng.random_ratio(1, 5)).collect();
        if numbers.len() > 1 && numbers.iter().any(|&number| number > 6) {
            sets.push(numbers);
        }
    }
    sets
}

#[test]
fn values_and_periods_agree_with_the_mex() {
    let larger = larger_sets(&mut seeded(46));
    for numbers in sets().chain(larger) {
        let takes = Takes::of(numbers.iter().copied()).unwrap();
        let mut values: Vec<u32> = Vec::new();
        for stones in 0..2000_u32 {
            let left = numbers.iter().filter_map(|&take| stones.checked_sub(take));
            let reached: Vec<u32> = left.map(|heap| values[heap as usize]).collect();
            let least = (0..=20).find(|value| !reached.contains(value)).unwrap();
            values.push(least);
        }
        for (stones, value) in (0..200).zip(&values) {
            assert_eq!(takes.grundy(stones).0, *value, "{numbers:?}: {stones}");
        }
        // The first period that holds from some heap on to the end, and the first such heap.
        let holds = |begin: usize, period: usize| {
            let shifted = values[begin + period..].iter();
            values[begin..]
                .iter()
                .zip(shifted)
                .all(|(low, high)| low == high)
        };
        let found = (1..1000).find(|&period| holds(1000, period));
        let begin = found.map(|period| (0..1000).find(|&begin| holds(begin, period)).unwrap());
        let number = |size: usize| u32::try_from(size).unwrap();
        let expected = begin.map(number).zip(found.map(number));
        if let Some(Period { start, length }) = takes.period() {
            assert_eq!(Some((start, length)), expected, "{numbers:?}");
        } else {
            // The real one is then too long to show within 1000 stones.
            let (begin, period) = expected.unwrap();
            assert!(
                begin + period + numbers.last().unwrap() > 1000,
                "{numbers:?}"
            );
        }
    }
}

#[test]
fn searches_trees_and_graphs_agree_with_brute_force() {
    for numbers in [&[1, 3, 4][..], &[1, 4], &[2, 3], &[1, 3, 5], &[3, 5, 6]] {
        for rules in both_rules(numbers) {
            let mut truth = Truth::new(rules);
            for heaps in multisets(3, 7) {
                let board = position(&heaps, rules);
                let wins = truth.wins(&heaps);
                let outcome = if wins { Outcome::N } else { Outcome::P };
                if let Some(answer) = ai_compute_move(Strategy::Minimax, &board, &mut seeded(1)) {
                    assert_eq!(answer.search.unwrap().outcome, outcome, "{board}");
                    let won = truth.wins(&after(&heaps, pair(answer.chosen)));
                    assert!(!wins || !won, "{board}");
                }
                let tree = Tree::new(&board);
                assert_eq!(tree[tree.root()].value() == 1, wins, "{board}");
                for node in Graph::new(&board, 50).nodes() {
                    assert_eq!(node.wins, truth.wins(&node.heaps), "{board}");
                }
            }
        }
    }
}

#[test]
fn lengths_agree_with_brute_force_for_small_sets() {
    let boards = [multisets(2, 12), multisets(3, 6)].concat();
    for numbers in sets() {
        for rules in both_rules(&numbers) {
            let mut truth = Truth::new(rules);
            for heaps in &boards {
                let board = position(heaps, rules);
                let plies = board.reached().plies(&board);
                assert_eq!(plies, Some(truth.plies(heaps)), "{board}");
            }
        }
    }
}

#[test]
fn values_repeat_as_the_literature_says() {
    let of = |numbers: &[u32]| match Takes::of(numbers.iter().copied()) {
        Some(Takes::Of(set)) => set,
        other => panic!("{numbers:?}: {other:?}"),
    };
    // Ferguson, Game Theory, part I: heaps of 0 or 2 stones modulo 7 are lost.
    assert_eq!(
        of(&[1, 3, 4]).values(13),
        [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]
    );
    // Winning Ways, chapter 4, lists the values of subtraction games.
    for (numbers, values) in [
        (&[1, 4][..], "01012"),
        (&[2, 3], "00112"),
        (&[1, 3, 4], "0101232"),
        (&[1, 3, 5], "01"),
    ] {
        let series: String = of(numbers)
            .values(98)
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(
            series.starts_with(&values.repeat(99 / values.len())),
            "{numbers:?}: {series}"
        );
        let length = u32::try_from(values.len()).unwrap();
        let period = Period { start: 0, length };
        assert_eq!(of(numbers).period(99), Some(period), "{numbers:?}");
    }
    // Too few heaps to see a period.
    assert_eq!(of(&[1, 4, 10]).period(30), None);
}

#[test]
fn every_opponent_plays_to_the_end() {
    let rng = &mut seeded(3);
    for numbers in [&[1, 3, 4][..], &[2, 3], &[2, 7, 11]] {
        let rules = Rules::misere().with_takes(Takes::of(numbers.iter().copied()).unwrap());
        let start = position(&[9, 12, 14], rules);
        for computer in Strategy::ALL {
            let game = play_out(&start, [computer.into(), Strategy::Perfect.into()], rng);
            assert!(game.position().is_terminal(), "{computer:?}");
            // Who can win and makes no mistake wins.
            let second_can_win = start.outcome() == Outcome::P;
            assert!(
                !second_can_win || game.starter_won() == Some(false),
                "{computer:?}: {game}"
            );
        }
    }
}

#[test]
fn invalid_sets_are_refused() {
    for numbers in [&[][..], &[2], &[1, 0], &[1, 32], &[3, 1, 3]] {
        assert_eq!(Takes::of(numbers.iter().copied()), None);
    }
    let rules = Rules::normal().with_takes(Takes::of([1, 3]).unwrap());
    let refused = position(&[5], rules)
        .play(Move::new(0, 2).unwrap())
        .unwrap_err();
    assert_eq!(refused.to_string(), "a move cannot take 2: take one of 1,3");
    assert_eq!(
        position(&[5], rules).to_string(),
        "heaps=5&rule=normal&take=1,3"
    );
}
