//! The merged positions: all of them, each once, with values and orders that brute force finds.

use std::collections::{BTreeSet, HashMap};

use nim_engine::{Graph, Position, Reached, Rules};

use crate::common::{all_rules, multisets, position};
use crate::truth::Truth;

/// The heaps that are not empty, smallest first.
fn sorted(position: &Position) -> Vec<u32> {
    let mut heaps = position.heaps().to_vec();
    heaps.retain(|&stones| stones > 0);
    heaps.sort_unstable();
    heaps
}

/// The positions that one move leads to.
fn after(position: &Position) -> Vec<Position> {
    let moves = position.legal_moves();
    moves.map(|by| position.clone().play(by).unwrap()).collect()
}

fn reachable(root: &Position) -> BTreeSet<Vec<u32>> {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![root.clone()];
    while let Some(next) = waiting.pop() {
        if seen.insert(sorted(&next)) {
            waiting.extend(after(&next));
        }
    }
    seen
}

fn boards() -> Vec<Vec<u32>> {
    let unsorted = [vec![3, 0, 1, 3], vec![5, 2]];
    [multisets(1, 7), multisets(2, 5), multisets(3, 3)]
        .into_iter()
        .flatten()
        .chain(unsorted)
        .collect()
}

#[test]
fn every_position_is_there_once_with_its_value_and_its_moves() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in boards() {
            let root = position(&board, rules);
            let graph = Graph::new(&root, usize::MAX);
            let seen = reachable(&root);
            assert!(graph.is_complete());
            assert_eq!(graph.nodes().len(), seen.len());
            assert_eq!(root.boards(Reached::MOST), Some(seen.len()));
            assert_eq!(graph.nodes()[0].position, root);
            let mut met = BTreeSet::new();
            for (place, node) in graph.nodes().iter().enumerate() {
                let heaps = sorted(&node.position);
                let shown = if heaps.is_empty() {
                    vec![0]
                } else {
                    heaps.clone()
                };
                assert_eq!(node.heaps, shown);
                assert_eq!(node.wins, truth.wins(&heaps));
                let moves: BTreeSet<_> = after(&node.position).iter().map(sorted).collect();
                assert_eq!(node.moves.len(), moves.len(), "each position once");
                for by in &node.moves {
                    let to = &graph.nodes()[by.to.unwrap()];
                    assert!(moves.contains(&sorted(&to.position)));
                    assert_eq!(by.wins, !to.wins);
                }
                let line = graph.line(place).into_iter();
                let reached = line.fold(root.clone(), |position, by| position.play(by).unwrap());
                assert_eq!(reached, node.position);
                met.insert(heaps);
            }
            assert_eq!(met, seen);
        }
    }
}

/// Minimax with memory, written out: the winner of each visited position.
struct Remembering {
    cutoffs: bool,
    /// Each position as it was first reached, which says in which order its moves are tried.
    first: HashMap<Vec<u32>, Position>,
    wins: HashMap<Vec<u32>, bool>,
}

impl Remembering {
    fn look(&mut self, heaps: Vec<u32>) -> bool {
        if let Some(&wins) = self.wins.get(&heaps) {
            return wins;
        }
        let position = self.first[&heaps].clone();
        let mut wins = position.mover_won().unwrap_or(false);
        for after in after(&position) {
            wins |= !self.look(sorted(&after));
            if wins && self.cutoffs {
                break;
            }
        }
        self.wins.insert(heaps, wins);
        wins
    }
}

#[test]
fn minimax_values_from_the_ends_and_skips_cutoffs() {
    for rules in all_rules() {
        for board in boards() {
            let root = position(&board, rules);
            let graph = Graph::new(&root, usize::MAX);
            for cutoffs in [false, true] {
                let order = graph.minimax_order(cutoffs);
                assert_eq!(order.last(), Some(&0));
                let nodes = graph.nodes().iter();
                let mut minimax = Remembering {
                    cutoffs,
                    first: nodes
                        .map(|node| (sorted(&node.position), node.position.clone()))
                        .collect(),
                    wins: HashMap::new(),
                };
                minimax.look(sorted(&root));
                let looked: BTreeSet<_> = order
                    .iter()
                    .map(|&node| sorted(&graph.nodes()[node].position))
                    .collect();
                assert_eq!(looked.len(), order.len(), "each once");
                assert_eq!(looked, minimax.wins.into_keys().collect());
                if !cutoffs {
                    for (place, &node) in order.iter().enumerate() {
                        let mut below = graph.nodes()[node].moves.iter();
                        assert!(below.all(|by| order[..place].contains(&by.to.unwrap())));
                    }
                }
            }
        }
    }
}

#[test]
fn a_part_of_a_graph_says_that_it_is_one() {
    let root = position(&[3, 5, 7], Rules::misere());
    for most in [0, 1, 2, 87, 88, 89] {
        let graph = Graph::new(&root, most);
        assert_eq!(graph.nodes().len(), most.clamp(1, 88));
        assert_eq!(graph.is_complete(), most >= 88);
        assert_eq!(graph.minimax_order(false).len(), graph.nodes().len());
        let known = |to: usize| to < graph.nodes().len();
        let mut moves = graph.nodes().iter().flat_map(|node| &node.moves);
        assert!(moves.all(|by| by.to.is_none_or(known)));
    }
    assert_eq!(Graph::new(&root, 5).line(99), []);
}
