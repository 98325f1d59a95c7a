//! The size of game trees: counted by boards, and by walking the tree.

use nim_engine::{Rules, TreeSize};

use crate::common::{all_rules_and_sets, multisets, nonzero, position};
use crate::truth::{after, moves};

fn walk(heaps: &[u32], rules: Rules) -> TreeSize {
    let [mut nodes, mut leaves] = [1.0, 0.0];
    for made in moves(heaps, rules) {
        let below = walk(&after(heaps, made), rules);
        nodes += below.nodes;
        leaves += below.leaves;
    }
    // Without a move the root is a leaf.
    let leaves = f64::max(leaves, 1.0);
    TreeSize { nodes, leaves }
}

#[test]
fn sizes_agree_with_a_walk_through_the_tree() {
    for rules in all_rules_and_sets() {
        for board in [multisets(1, 10), multisets(2, 5), multisets(3, 3)].concat() {
            let size = position(&board, rules).tree_size();
            assert_eq!(size, walk(&board, rules), "{board:?} {rules}");
        }
    }
}

#[test]
fn every_board_below_is_counted_as_if_it_were_the_root() {
    let root = position(&[3, 1, 4], Rules::misere().with_limit(nonzero(2)));
    let sizes = root.tree_sizes();
    for heaps in [[0, 0, 0], [4, 1, 3], [2, 1, 0], [1, 0, 3], [0, 1, 4]] {
        let below = position(&heaps, root.rules());
        assert_eq!(sizes.size(&below), Some(below.tree_size()), "{below}");
    }
    for other in [
        position(&[5], root.rules()),
        position(&[3, 1, 4], Rules::misere()),
    ] {
        assert_eq!(sizes.size(&other), None, "{other}");
    }
}

/// From Python, by cutting each heap into moves and counting the orders of all these moves.
#[test]
fn large_trees_have_ten_right_digits() {
    for (heaps, nodes, leaves) in [
        (&[31][..], 1e9 * 2.147_483_648, 1e9 * 1.073_741_824),
        (&[6, 6, 6, 7, 7, 7, 7, 7, 7], 8.109_171_074_632_066e53, 0.0),
        (&[12, 12, 12, 12, 12], 1.970_098_427_040_698e43, 0.0),
        (&[31, 29], 4.542_939_862_021_81e27, 0.0),
    ] {
        let counted = position(heaps, Rules::normal()).tree_size();
        let is_near = |counted: f64, known: f64| (counted / known - 1.0).abs() < 1e-10;
        assert!(is_near(counted.nodes, nodes), "{heaps:?}: {counted:?}");
        let is_right = leaves == 0.0 || is_near(counted.leaves, leaves);
        assert!(is_right, "{heaps:?}: {counted:?}");
    }
}
