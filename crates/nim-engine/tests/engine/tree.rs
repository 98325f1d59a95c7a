//! The tree as it grows: it has as many nodes and leaves as `tree_size` counts, and the values of minimax.

use nim_engine::{NodeId, Position, Rules, Side, Tree};

use crate::common::{all_rules, multisets, nonzero, position};

/// Grows everything below a node, checks its values on the way, and counts nodes and leaves.
fn grow_and_count(tree: &mut Tree, node: NodeId) -> (u32, u32) {
    tree.grow(node);
    let children: Vec<NodeId> = tree[node].children().to_vec();
    let values = children.iter().map(|&child| tree[child].value());
    let minimax = match tree[node].side() {
        Side::A => values.max(),
        Side::B => values.min(),
    };
    let Some(minimax) = minimax else {
        assert!(tree[node].position().is_terminal());
        let mover_won = tree[node].position().mover_won().unwrap();
        let a_won = mover_won == (tree[node].side() == Side::A);
        assert_eq!(tree[node].value(), if a_won { 1 } else { -1 });
        return (1, 1);
    };
    assert_eq!(tree[node].value(), minimax, "{:?}", tree[node]);
    let mut counted = (1, 0);
    for child in children {
        let (parent, by) = tree[child].reached().unwrap();
        assert_eq!(parent, node);
        let after = tree[node].position().play(by).unwrap();
        assert_eq!(tree[child].position(), &after);
        assert_eq!(tree[child].side(), tree[node].side().other());
        let (nodes, leaves) = grow_and_count(tree, child);
        counted = (counted.0 + nodes, counted.1 + leaves);
    }
    counted
}

#[test]
fn a_grown_tree_is_as_large_as_counted_and_valued_by_minimax() {
    for rules in all_rules() {
        for board in [multisets(1, 8), multisets(2, 4), multisets(3, 2)].concat() {
            let position = position(&board, rules);
            let mut tree = Tree::new(&position);
            let root = tree.root();
            let (nodes, leaves) = grow_and_count(&mut tree, root);
            let counts = position.tree_size();
            assert_eq!((counts.nodes, counts.leaves), (nodes.into(), leaves.into()));
            assert_eq!(tree.len(), nodes as usize);
        }
    }
}

#[test]
fn children_grow_once_and_in_the_order_of_the_moves() {
    let board = position(&[2, 3], Rules::normal());
    let mut tree = Tree::new(&board);
    let root = tree.root();
    tree.grow(root);
    tree.grow(root);
    let moves = |node: NodeId| {
        let children = tree[node].children().iter();
        let moves = children.map(|&child| tree[child].reached().unwrap().1.to_string());
        moves.collect::<Vec<_>>()
    };
    assert_eq!(moves(root), ["A1", "A2", "B1", "B2", "B3"]);
    assert_eq!(tree.len(), 6);
}

#[test]
fn all_moves_are_equal_where_all_heaps_are() {
    let equal = |heaps: &[u32], rules| position(heaps, rules).all_moves_equal();
    assert!(equal(&[1, 1, 1], Rules::normal()) && equal(&[2, 2], Rules::normal()));
    assert!(!equal(&[1, 2], Rules::normal()) && !equal(&[1], Rules::normal()));
}

/// Whether player A wins here with best play, by trying everything.
fn a_wins(position: &Position, a_moves: bool) -> bool {
    if let Some(mover_won) = position.mover_won() {
        return mover_won == a_moves;
    }
    let mut moves = position.legal_moves();
    let wins = |by| a_wins(&position.play(by).unwrap(), !a_moves);
    if a_moves {
        moves.any(wins)
    } else {
        moves.all(wins)
    }
}

/// The values below a board in the order in which minimax finishes the nodes. With cut-offs, the moves after a winning one
/// are skipped.
fn values_in_order(position: &Position, a_moves: bool, cutoffs: bool, values: &mut Vec<i8>) {
    for by in position.legal_moves() {
        let after = position.play(by).unwrap();
        values_in_order(&after, !a_moves, cutoffs, values);
        if cutoffs && a_wins(&after, !a_moves) == a_moves {
            break;
        }
    }
    values.push(if a_wins(position, a_moves) { 1 } else { -1 });
}

#[test]
fn minimax_finishes_the_nodes_in_the_order_of_a_full_search() {
    for rules in all_rules() {
        for board in [multisets(1, 7), multisets(2, 3), multisets(3, 2)].concat() {
            let position = position(&board, rules);
            let mut tree = Tree::new(&position);
            tree.grow_all();
            for cutoffs in [false, true] {
                let visits = tree.minimax(cutoffs);
                let mut expected = Vec::new();
                values_in_order(&position, true, cutoffs, &mut expected);
                let found: Vec<i8> = visits.iter().map(|visit| visit.value).collect();
                assert_eq!(found, expected, "{position:?}, cut-offs {cutoffs}");
                // Each node once, and after its children.
                let mut seen = vec![false; tree.len()];
                for visit in &visits {
                    let number = visit.node.number();
                    assert!(!std::mem::replace(&mut seen[number], true));
                    if let Some((parent, _)) = tree[visit.node].reached() {
                        assert!(!seen[parent.number()]);
                    }
                }
                assert_eq!(visits.last().unwrap().node, tree.root());
            }
        }
    }
}

#[test]
fn a_line_leads_to_its_node() {
    let start = position(&[2, 3], Rules::misere());
    let mut tree = Tree::new(&start);
    let root = tree.root();
    grow_and_count(&mut tree, root);
    let mut open = vec![root];
    while let Some(node) = open.pop() {
        open.extend_from_slice(tree[node].children());
        let line = tree.line(node).into_iter();
        let reached = line.fold(start, |position, by| position.play(by).unwrap());
        assert_eq!(&reached, tree[node].position());
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
        let children = tree[root].children().iter().map(|&child| &tree[child]);
        let winning: Vec<u32> = children
            .filter(|child| child.value() == 1)
            .map(|child| child.reached().unwrap().1.take.get())
            .collect();
        assert_eq!(winning, best, "{matches}");
    }
}
