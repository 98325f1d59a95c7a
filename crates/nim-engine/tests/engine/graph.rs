//! The graph of merged positions: every position once, with the values and the orders that brute force finds.

use std::collections::BTreeSet;

use nim_engine::{Graph, MoveOrder, Position, Rules};

use crate::common::{all_rules, multisets, position};
use crate::truth::{self, Truth, moves, sorted};

/// The heaps of the boards that one move leads to, in the order of the moves.
fn after(from: &Position) -> Vec<Vec<u32>> {
    let moves = moves(from.heaps(), from.rules()).into_iter();
    let heaps = moves.map(|made| sorted(&truth::after(from.heaps(), made)));
    heaps.collect()
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
            let graph = Graph::new(&root, usize::MAX, MoveOrder::Fewest);
            assert!(graph.is_complete());
            assert_eq!(graph.nodes()[0].position, root);
            let mut found = BTreeSet::new();
            for (index, node) in graph.nodes().iter().enumerate() {
                let heaps = sorted(node.position.heaps());
                let shown = if heaps.is_empty() { &[0] } else { &heaps[..] };
                assert_eq!(node.heaps, shown);
                assert_eq!(node.wins, truth.wins(&heaps));
                let moves: BTreeSet<_> = after(&node.position).into_iter().collect();
                assert_eq!(node.moves.len(), moves.len(), "each position once");
                let mut targets = BTreeSet::new();
                for edge in &node.moves {
                    let to = &graph.nodes()[edge.to.unwrap()];
                    targets.insert(sorted(to.position.heaps()));
                    assert_eq!(edge.wins, !to.wins);
                }
                assert_eq!(targets, moves);
                let line = graph.line(index).into_iter();
                let reached = line.fold(root, |now, made| now.play(made).unwrap());
                assert_eq!(reached, node.position);
                let last = graph.line(index).pop();
                assert_eq!(last, node.from_parent.map(|(_, made)| made));
                assert!(found.insert(heaps), "each position once");
            }
            // Every move leads to a node, so the nodes are all boards that can be reached from the root.
            assert!(found.contains(&sorted(&board)));
        }
    }
}

/// The nodes that minimax visits when it leaves out known boards, each when its value is known.
fn visit(graph: &Graph, node: usize, cutoffs: bool, truth: &mut Truth, order: &mut Vec<usize>) {
    for heaps in after(&graph.nodes()[node].position) {
        let mut nodes = graph.nodes().iter();
        let next = nodes.position(|next| sorted(next.position.heaps()) == heaps);
        let next = next.unwrap();
        if !order.contains(&next) {
            visit(graph, next, cutoffs, truth, order);
        }
        if cutoffs && !truth.wins(&heaps) {
            break;
        }
    }
    order.push(node);
}

#[test]
fn minimax_order_is_the_visited_nodes_with_children_first() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in boards() {
            let graph = Graph::new(&position(&board, rules), usize::MAX, MoveOrder::Fewest);
            for cutoffs in [false, true] {
                let mut order = Vec::new();
                visit(&graph, 0, cutoffs, &mut truth, &mut order);
                assert_eq!(graph.minimax_order(cutoffs), order, "{board:?} {rules}");
            }
        }
    }
}

#[test]
fn a_cut_off_graph_says_that_it_is_incomplete() {
    let root = position(&[3, 5, 7], Rules::misere());
    for most in [0, 1, 2, 87, 88, 89] {
        let graph = Graph::new(&root, most, MoveOrder::Fewest);
        assert_eq!(graph.nodes().len(), most.clamp(1, 88));
        assert_eq!(graph.is_complete(), most >= 88);
        assert_eq!(graph.minimax_order(false).len(), graph.nodes().len());
        let known = |to: usize| to < graph.nodes().len();
        let mut moves = graph.nodes().iter().flat_map(|node| &node.moves);
        assert!(moves.all(|edge| edge.to.is_none_or(known)));
    }
    assert_eq!(Graph::new(&root, 5, MoveOrder::Fewest).line(99), []);
}
