//! The tree as it grows: its shape is the counts', its values are minimax.

use nim_engine::{Count, GrowError, NodeId, Rules, Side, Tree};

use crate::common::{all_rules, limit_of, multisets, position};

/// Grows everything below a node, checks its values on the way, and counts nodes and leaves.
fn grown(tree: &mut Tree, node: NodeId) -> (u128, u128) {
    let children: Vec<NodeId> = tree.grow(node, 1000).unwrap().collect();
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
            let counts = position.tree_counts();
            assert_eq!(
                (counts.nodes, counts.leaves),
                (Count::Exactly(nodes), Count::Exactly(leaves))
            );
            assert_eq!(tree.len() as u128, nodes);
        }
    }
}

#[test]
fn growing_twice_gives_the_same_children() {
    let mut tree = Tree::new(&position(&[2, 3], Rules::normal()));
    let root = tree.root();
    assert!(!tree[root].is_grown());
    let first: Vec<NodeId> = tree.grow(root, 5).unwrap().collect();
    let again: Vec<NodeId> = tree.grow(root, 5).unwrap().collect();
    assert_eq!(first.len(), 5);
    assert_eq!(first, again);
    assert!(tree[root].is_grown());
    assert!(tree[root].children().eq(again));
    assert_eq!(
        tree[tree[root].children().next().unwrap()].children().len(),
        0
    );
    assert_eq!(tree.len(), 6);
}

#[test]
fn a_node_with_too_many_children_is_refused_and_left_alone() {
    let mut tree = Tree::new(&position(&[u32::MAX, 7], Rules::normal()));
    let root = tree.root();
    let refused = tree.grow(root, 100).err();
    let children = u64::from(u32::MAX) + 7;
    assert_eq!(
        refused,
        Some(GrowError {
            children,
            most: 100
        })
    );
    assert_eq!(tree.len(), 1);
}

/// Intelligent Nim: one heap, take 1 to 3, whoever takes the last loses.
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
        let winning: Vec<u32> = tree
            .grow(root, 3)
            .unwrap()
            .filter(|&child| tree[child].value() == 1)
            .map(|child| tree[child].reached().unwrap().1.take.get())
            .collect();
        assert_eq!(winning, best, "{matches}");
    }
}
