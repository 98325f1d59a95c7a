//! Known answers. Each file in `tests/data` names its source.
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

mod common;

use common::{limit_of, multisets, position};
use nim_engine::{Convention, Outcome, Rules, parse_heaps, write_moves};

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
        limit: (limit != "none").then(|| limit_of(limit.parse().unwrap())),
    }
}

#[test]
fn p_positions_are_as_many_as_known() {
    for row in rows(include_str!("data/p-positions.txt")) {
        let rules = rules(row[0], row[1]);
        let counted = multisets(row[2].parse().unwrap(), row[3].parse().unwrap())
            .iter()
            .filter(|board| position(board, rules).outcome() == Outcome::P)
            .count();
        assert_eq!(counted, row[4].parse::<usize>().unwrap(), "{row:?}");
    }
}

#[test]
fn winning_moves_are_the_known_ones() {
    for row in rows(include_str!("data/winning-moves.txt")) {
        let heaps = parse_heaps(row[2]).unwrap();
        let position = position(&heaps, rules(row[0], row[1]));
        let winning: Vec<_> = position.winning_moves().collect();
        let known = if row[3] == "-" { "" } else { row[3] };
        assert_eq!(write_moves(&winning), known, "{row:?}");
    }
}

#[test]
fn game_trees_are_as_large_as_known() {
    for row in rows(include_str!("data/game-trees.txt")) {
        let heaps = parse_heaps(row[1]).unwrap();
        let counts = position(&heaps, rules("normal", row[0])).tree_counts();
        let counted = [counts.nodes, counts.leaves, counts.positions];
        let known = [row[2], row[3], row[4]];
        assert_eq!(counted.map(|count| count.to_string()), known, "{row:?}");
    }
}
