//! The tree as it grows: it has as many nodes and leaves as `tree_size` counts, and the values of minimax.

use nim_engine::{Rules, Side, Tree};

use crate::common::{all_rules, multisets, nonzero, pairs, position};
use crate::truth::{Truth, after};

#[test]
fn a_whole_tree_has_a_node_for_each_line_valued_by_minimax() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in [multisets(1, 8), multisets(2, 4), multisets(3, 2)].concat() {
            let start = position(&board, rules);
            let mut tree = Tree::new(&start);
            tree.grow_all();
            // Children grow once.
            tree.grow(tree.root());
            let (mut waiting, mut found) = (vec![(tree.root(), Vec::new())], 0);
            while let Some((node, line)) = waiting.pop() {
                found += 1;
                let position = tree[node].position;
                let a_moves = line.len().is_multiple_of(2);
                let a_wins = truth.wins(position.heaps()) == a_moves;
                assert_eq!(tree[node].value(), if a_wins { 1 } else { -1 });
                assert_eq!(tree[node].side == Side::A, a_moves);
                assert_eq!(tree.line(node), line);
                let moves = line.iter();
                let reached = moves.fold(start, |now, &made| now.play(made).unwrap());
                assert_eq!(reached, position);
                let mut moves = Vec::new();
                for &child in &tree[node].children {
                    let (parent, made) = tree[child].from_parent.unwrap();
                    assert_eq!(parent, node);
                    moves.push(made);
                    waiting.push((child, [&line[..], &[made]].concat()));
                }
                assert_eq!(pairs(moves), truth.moves(position.heaps()), "{start}");
            }
            assert_eq!(tree.len(), found);
            // `tree_size.rs` compares this number with a walk.
            assert_eq!(start.tree_size().nodes.to_string(), found.to_string());
        }
    }
}

#[test]
fn all_moves_are_equal_where_all_heaps_are() {
    let equal = |heaps: &[u32], rules| position(heaps, rules).all_moves_equal();
    assert!(equal(&[1, 1, 1], Rules::normal()) && equal(&[2, 2], Rules::normal()));
    assert!(!equal(&[1, 2], Rules::normal()) && !equal(&[1], Rules::normal()));
}

/// The values below a board in the order in which minimax finishes the nodes. With cut-offs, the moves after a winning one
/// are skipped.
fn values_in_order(
    heaps: &[u32],
    truth: &mut Truth,
    a_moves: bool,
    cutoffs: bool,
    values: &mut Vec<i8>,
) {
    for made in truth.moves(heaps) {
        let left = after(heaps, made);
        values_in_order(&left, truth, !a_moves, cutoffs, values);
        if cutoffs && !truth.wins(&left) {
            break;
        }
    }
    let a_wins = truth.wins(heaps) == a_moves;
    values.push(if a_wins { 1 } else { -1 });
}

#[test]
fn minimax_finishes_the_nodes_in_the_order_of_a_full_search() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for board in [multisets(1, 7), multisets(2, 3), multisets(3, 2)].concat() {
            let position = position(&board, rules);
            let mut tree = Tree::new(&position);
            tree.grow_all();
            for cutoffs in [false, true] {
                let visits = tree.minimax(cutoffs);
                let mut expected = Vec::new();
                values_in_order(&board, &mut truth, true, cutoffs, &mut expected);
                let found: Vec<i8> = visits.iter().map(|visit| visit.value).collect();
                assert_eq!(found, expected, "{position:?}, cut-offs {cutoffs}");
                // Each node once, and after its children.
                let mut seen = vec![false; tree.len()];
                for visit in &visits {
                    let number = visit.node.number();
                    assert!(!std::mem::replace(&mut seen[number], true));
                    if let Some((parent, _)) = tree[visit.node].from_parent {
                        assert!(!seen[parent.number()]);
                    }
                }
                assert_eq!(visits.last().unwrap().node, tree.root());
            }
        }
    }
}

/// Intelligent Nim: one heap, take 1 to 3, and the player who takes the last stone loses.
#[test]
fn intelligent_nim_is_valued_as_in_its_lesson() {
    let rules = Rules::misere().with_limit(nonzero(3));
    for (matches, value, best) in [
        (4, 1, &[3][..]),
        (5, -1, &[]),
        (6, 1, &[1]),
        (11, 1, &[2]),
        (21, -1, &[]),
    ] {
        let mut tree = Tree::new(&position(&[matches], rules));
        let root = tree.root();
        assert_eq!(tree[root].value(), value, "{matches}");
        tree.grow(root);
        let children = tree[root].children.iter().map(|&child| &tree[child]);
        let winning: Vec<u32> = children
            .filter(|child| child.value() == 1)
            .map(|child| child.from_parent.unwrap().1.take.get())
            .collect();
        assert_eq!(winning, best, "{matches}");
    }
}
