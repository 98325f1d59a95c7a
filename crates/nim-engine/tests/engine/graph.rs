//! The graph of merged positions: every position once, with the values and the orders that brute force finds.

use std::collections::{BTreeSet, HashMap};

use nim_engine::{Graph, Position, Rules};

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
fn after(from: &Position) -> Vec<Position> {
    let moves = from.legal_moves();
    moves.map(|made| from.play(made).unwrap()).collect()
}

fn reachable(root: &Position) -> BTreeSet<Vec<u32>> {
    let mut seen = BTreeSet::new();
    let mut waiting = vec![*root];
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
fn each_position_is_one_node_with_value_and_moves() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in boards() {
            let root = position(&board, rules);
            let graph = Graph::new(&root, usize::MAX);
            let expected = reachable(&root);
            assert!(graph.is_complete());
            assert_eq!(graph.nodes().len(), expected.len());
            assert_eq!(root.boards(usize::MAX), Some(expected.len()));
            assert_eq!(graph.nodes()[0].position, root);
            let mut found = BTreeSet::new();
            for (index, node) in graph.nodes().iter().enumerate() {
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
                for edge in &node.moves {
                    let to = &graph.nodes()[edge.to.unwrap()];
                    assert!(moves.contains(&sorted(&to.position)));
                    assert_eq!(edge.wins, !to.wins);
                }
                let line = graph.line(index).into_iter();
                let reached = line.fold(root, |now, made| now.play(made).unwrap());
                assert_eq!(reached, node.position);
                found.insert(heaps);
            }
            assert_eq!(found, expected);
        }
    }
}

/// Memoized minimax, written out.
struct MemoizedMinimax {
    cutoffs: bool,
    /// Each position as it was first reached. The order of its heaps decides in which order its moves are tried.
    first: HashMap<Vec<u32>, Position>,
    /// Whether the player to move wins, for each visited position.
    wins: HashMap<Vec<u32>, bool>,
}

impl MemoizedMinimax {
    fn visit(&mut self, heaps: Vec<u32>) -> bool {
        if let Some(&wins) = self.wins.get(&heaps) {
            return wins;
        }
        let position = self.first[&heaps];
        let mut wins = position.mover_won().unwrap_or(false);
        for next in after(&position) {
            wins |= !self.visit(sorted(&next));
            if wins && self.cutoffs {
                break;
            }
        }
        self.wins.insert(heaps, wins);
        wins
    }
}

#[test]
fn minimax_order_is_the_visited_nodes_with_children_first() {
    for rules in all_rules() {
        for board in boards() {
            let root = position(&board, rules);
            let graph = Graph::new(&root, usize::MAX);
            for cutoffs in [false, true] {
                let order = graph.minimax_order(cutoffs);
                assert_eq!(order.last(), Some(&0));
                let nodes = graph.nodes().iter();
                let mut minimax = MemoizedMinimax {
                    cutoffs,
                    first: nodes
                        .map(|node| (sorted(&node.position), node.position))
                        .collect(),
                    wins: HashMap::new(),
                };
                minimax.visit(sorted(&root));
                let visited: BTreeSet<_> = order
                    .iter()
                    .map(|&node| sorted(&graph.nodes()[node].position))
                    .collect();
                assert_eq!(visited.len(), order.len(), "each once");
                assert_eq!(visited, minimax.wins.into_keys().collect());
                if !cutoffs {
                    for (place, &node) in order.iter().enumerate() {
                        let mut edges = graph.nodes()[node].moves.iter();
                        assert!(edges.all(|edge| order[..place].contains(&edge.to.unwrap())));
                    }
                }
            }
        }
    }
}

#[test]
fn a_cut_off_graph_says_that_it_is_incomplete() {
    let root = position(&[3, 5, 7], Rules::misere());
    for most in [0, 1, 2, 87, 88, 89] {
        let graph = Graph::new(&root, most);
        assert_eq!(graph.nodes().len(), most.clamp(1, 88));
        assert_eq!(graph.is_complete(), most >= 88);
        assert_eq!(graph.minimax_order(false).len(), graph.nodes().len());
        let known = |to: usize| to < graph.nodes().len();
        let mut moves = graph.nodes().iter().flat_map(|node| &node.moves);
        assert!(moves.all(|edge| edge.to.is_none_or(known)));
    }
    assert_eq!(Graph::new(&root, 5).line(99), []);
}
