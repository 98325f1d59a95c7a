//! Known answers. Each file in `tests/data` names its source.

use nim_engine::{Convention, Outcome, Rules, parse_heaps, write_moves};

use crate::common::{multisets, nonzero, position};

/// The lines of a data file as words, without its comments.
fn rows(text: &str) -> Vec<Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split_whitespace().collect())
        .collect()
}

fn rules(convention: &str, limit: &str) -> Rules {
    Rules {
        convention: convention.parse::<Convention>().unwrap(),
        takes: (limit != "none")
            .then(|| nonzero(limit.parse().unwrap()))
            .into(),
    }
}

#[test]
fn p_positions_are_as_many_as_known() {
    for row in rows(include_str!("../data/p-positions.txt")) {
        let rules = rules(row[0], row[1]);
        let counted = multisets(row[2].parse().unwrap(), row[3].parse().unwrap())
            .iter()
            .filter(|board| rules.outcome(board) == Outcome::P)
            .count();
        assert_eq!(counted, row[4].parse::<usize>().unwrap(), "{row:?}");
    }
}

#[test]
fn winning_moves_are_the_known_ones() {
    for row in rows(include_str!("../data/winning-moves.txt")) {
        let heaps = parse_heaps(row[2]).unwrap();
        let winning = rules(row[0], row[1]).winning_moves(&heaps);
        let known = if row[3] == "-" { "" } else { row[3] };
        assert_eq!(write_moves(&winning), known, "{row:?}");
    }
}

#[test]
fn game_trees_are_as_large_as_known() {
    for row in rows(include_str!("../data/game-trees.txt")) {
        let heaps = parse_heaps(row[1]).unwrap();
        let position = position(&heaps, rules("normal", row[0]));
        let size = position.tree_size();
        let boards = position.boards(usize::MAX).unwrap().to_string();
        let counted = [size.nodes.to_string(), size.leaves.to_string(), boards];
        assert_eq!(counted, [row[2], row[3], row[4]], "{row:?}");
    }
}

/// How many boards of this many heaps up to `most` are lost, all orders counted.
fn ordered_lost_boards(heaps: usize, most: u32) -> u128 {
    let lost = |board: &Vec<u32>| Rules::normal().outcome(board) == Outcome::P;
    multisets(heaps, most)
        .iter()
        .filter(|board| lost(board))
        .map(|board| {
            let same = board.chunk_by(|one, next| one == next);
            let factorial = |number: usize| (1..=number as u128).product::<u128>();
            same.fold(factorial(heaps), |orders, same| {
                orders / factorial(same.len())
            })
        })
        .sum()
}

/// The engine's number for a value of a sequence in the encyclopedia.
fn value_of(sequence: &str, index: u32) -> String {
    let up_to_three = Rules::normal().with_limit(nonzero(3));
    let size = |stones| position(&[stones], up_to_three).tree_size();
    match sequence {
        "A236305" => ordered_lost_boards(3, index).to_string(),
        "A241522" => ordered_lost_boards(4, index).to_string(),
        "A241523" => ordered_lost_boards(5, index).to_string(),
        "A363166" => multisets(3, index)
            .iter()
            .filter(|board| !board.contains(&0))
            .filter(|board| Rules::normal().outcome(board) == Outcome::P)
            .count()
            .to_string(),
        "A008937" => size(index - 1).nodes.to_string(),
        "A000073" => size(index - 2).leaves.to_string(),
        "A010873" => up_to_three.grundy(index).0.to_string(),
        _ => panic!("{sequence} stands for nothing here"),
    }
}

#[test]
fn counts_are_those_of_the_encyclopedia() {
    for row in rows(include_str!("../data/oeis.txt")) {
        let first: u32 = row[1].parse().unwrap();
        for (index, value) in (first..).zip(&row[2..]) {
            assert_eq!(value_of(row[0], index), *value, "{} {index}", row[0]);
        }
    }
}

#[test]
fn boutons_safe_combinations_are_exactly_the_lost_boards_below_16() {
    let listed: Vec<Vec<u32>> = rows(include_str!("../data/bouton-1901.txt"))
        .iter()
        .map(|row| parse_heaps(row[0]).unwrap())
        .collect();
    let mut lost = multisets(3, 15);
    lost.retain(|board| board[0] > 0 && Rules::normal().outcome(board) == Outcome::P);
    assert_eq!(lost, listed);
}

#[test]
fn the_lists_of_boards_are_whole() {
    // n heaps of 0 to k stones, in one order: (n + k)! / (n! k!) boards.
    for (heaps, most, boards) in [(0, 5, 1), (1, 15, 16), (3, 15, 816), (4, 10, 1001)] {
        assert_eq!(multisets(heaps, most).len(), boards);
    }
}
