//! The tree as it grows: its shape is the counts', its values are minimax.

use nim_engine::{Count, NodeId, Rules, Side, Tree};

use crate::common::{all_rules, limit_of, multisets, position};

/// Grows everything below a node, checks its values on the way, and counts nodes and leaves.
fn grown(tree: &mut Tree, node: NodeId) -> (u64, u64) {
    tree.grow(node, usize::MAX);
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
        let after = tree[node].position().clone().play(by).unwrap();
        assert_eq!(tree[child].position(), &after);
        assert_eq!(tree[child].side(), tree[node].side().other());
        let (nodes, leaves) = grown(tree, child);
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
            let (nodes, leaves) = grown(&mut tree, root);
            let counts = position.tree_size().unwrap();
            assert_eq!(
                (counts.nodes, counts.leaves),
                (Count::from(nodes), Count::from(leaves))
            );
            assert_eq!(tree.len() as u64, nodes);
        }
    }
}

#[test]
fn children_grow_gradually_and_keep_their_places() {
    for rules in all_rules() {
        for board in [multisets(1, 8), multisets(2, 4), multisets(3, 2)].concat() {
            let position = position(&board, rules);
            let mut whole = Tree::new(&position);
            let root = whole.root();
            whole.grow(root, usize::MAX);
            let all = whole[root].children().to_vec();
            assert_eq!(position.move_count(), all.len() as u64);
            let mut tree = Tree::new(&position);
            for grown in 0..=all.len() {
                tree.grow(root, grown);
                // Growing to fewer removes none.
                tree.grow(root, 0);
                let node = &tree[root];
                assert_eq!(node.children(), &all[..grown]);
                assert_eq!(node.left_out(), (all.len() - grown) as u64);
                assert_eq!(tree.len(), grown + 1);
                let values = |nodes: &[NodeId]| {
                    let values: Vec<i8> = nodes.iter().map(|&node| whole[node].value()).collect();
                    values
                };
                // A moves at the root, and takes the best of the rest.
                assert_eq!(
                    node.value_of_rest(),
                    values(&all[grown..]).into_iter().max()
                );
                let equal = values(&all).windows(2).all(|pair| pair[0] == pair[1]);
                assert_eq!(position.all_moves_equal(), all.len() > 1 && equal);
            }
            for &child in &all {
                // B takes the least.
                let expected = whole[child].left_out().min(1) as usize;
                let rest = whole[child].value_of_rest();
                assert_eq!(rest.into_iter().count(), expected);
                assert!(rest.is_none_or(|rest| rest == whole[child].value()));
            }
        }
    }
}

#[test]
fn a_line_leads_to_its_node() {
    let start = position(&[2, 3], Rules::misere());
    let mut tree = Tree::new(&start);
    let root = tree.root();
    grown(&mut tree, root);
    let mut open = vec![root];
    while let Some(node) = open.pop() {
        open.extend_from_slice(tree[node].children());
        let line = tree.line(node).into_iter();
        let reached = line.fold(start.clone(), |position, by| position.play(by).unwrap());
        assert_eq!(&reached, tree[node].position());
    }
}

#[test]
fn the_largest_heaps_grow_few_children() {
    let mut tree = Tree::new(&position(&[u32::MAX, 7], Rules::normal()));
    let root = tree.root();
    tree.grow(root, 3);
    assert_eq!(tree.len(), 4);
    assert_eq!(tree[root].left_out(), u64::from(u32::MAX) + 7 - 3);
    assert_eq!(tree[root].value_of_rest(), Some(1));
}

/// Intelligent Nim: one heap, take 1 to 3, and the player who takes the last stone loses.
#[test]
fn intelligent_nim_is_valued_as_in_its_lesson() {
    let rules = Rules::misere().with_limit(limit_of(3));
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
        tree.grow(root, 3);
        let children = tree[root].children().iter().map(|&child| &tree[child]);
        let winning: Vec<u32> = children
            .filter(|child| child.value() == 1)
            .map(|child| child.reached().unwrap().1.take.get())
            .collect();
        assert_eq!(winning, best, "{matches}");
    }
}
