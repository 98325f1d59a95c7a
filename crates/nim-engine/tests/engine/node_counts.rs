//! How much minimax looks at, against minimax and alpha-beta written out.

use nim_engine::{Count, NodeCounts, Position, Rules, Side, Tree};

use crate::common::{all_rules, limit_of, multisets, position};

/// Alpha-beta as the books have it: the value for A, and how many nodes it looked at.
fn alpha_beta(position: &Position, side: Side, mut alpha: i8, mut beta: i8) -> (i8, u128) {
    if let Some(mover_won) = position.mover_won() {
        let value = if mover_won == (side == Side::A) {
            1
        } else {
            -1
        };
        return (value, 1);
    }
    let mut looked = 1;
    for by in position.legal_moves() {
        let after = position.clone().play(by).unwrap();
        let (value, nodes) = alpha_beta(&after, side.other(), alpha, beta);
        looked += nodes;
        match side {
            Side::A => alpha = alpha.max(value),
            Side::B => beta = beta.min(value),
        }
        if alpha >= beta {
            break;
        }
    }
    (if side == Side::A { alpha } else { beta }, looked)
}

#[test]
fn visited_nodes_are_those_of_alpha_beta_or_the_whole_tree() {
    let unsorted = [vec![3, 0, 1], vec![4, 2], vec![0, 0]];
    for rules in all_rules() {
        let boards = [multisets(1, 9), multisets(2, 5), multisets(3, 3)];
        for board in boards.into_iter().flatten().chain(unsorted.clone()) {
            let position = position(&board, rules);
            let counts = NodeCounts::new(&position, u64::MAX).unwrap();
            let (_, looked) = alpha_beta(&position, Side::A, -1, 1);
            assert_eq!(counts.nodes(&position, true), Some(looked), "{position:?}");
            let all = counts.nodes(&position, false).map(Count::Exactly);
            assert_eq!(all, Some(position.tree_counts().nodes), "{position:?}");
        }
    }
}

#[test]
fn every_board_below_is_counted_as_if_it_were_the_root() {
    for rules in [Rules::normal(), Rules::misere().with_limit(limit_of(2))] {
        let counts = NodeCounts::new(&position(&[3, 1, 4], rules), u64::MAX).unwrap();
        for (a, b, c) in [(0, 0, 0), (3, 1, 4), (2, 1, 0), (1, 0, 3), (0, 1, 4)] {
            let below = position(&[a, b, c], rules);
            let alone = NodeCounts::new(&below, u64::MAX).unwrap();
            for cutoffs in [false, true] {
                assert_eq!(counts.nodes(&below, cutoffs), alone.nodes(&below, cutoffs));
            }
        }
    }
}

#[test]
fn positions_not_below_the_root_are_not_counted() {
    let counts = NodeCounts::new(&position(&[3, 1], Rules::normal()), u64::MAX).unwrap();
    for (heaps, rules) in [
        (&[3, 2][..], Rules::normal()),
        (&[4, 0], Rules::normal()),
        (&[3], Rules::normal()),
        (&[3, 1, 0], Rules::normal()),
        (&[3, 1], Rules::misere()),
    ] {
        assert_eq!(counts.nodes(&position(heaps, rules), false), None);
    }
}

/// If some moves of a node have children, the other moves have the rest of its count.
#[test]
fn the_rest_of_a_node_is_all_but_its_children() {
    for rules in all_rules() {
        for board in [multisets(1, 8), multisets(2, 4)].concat() {
            let position = position(&board, rules);
            let counts = NodeCounts::new(&position, u64::MAX).unwrap();
            let mut tree = Tree::new(&position);
            let root = tree.root();
            for grown in 0..=usize::try_from(position.move_count()).unwrap() {
                tree.grow(root, grown);
                let node = &tree[root];
                let children = || node.children().iter().map(|&child| &tree[child]);
                let below = |cutoffs| {
                    let below = children().map(|child| counts.nodes(child.position(), cutoffs));
                    below.sum::<Option<u128>>().unwrap()
                };
                for cutoffs in [false, true] {
                    // After a winning child, alpha-beta does not visit the rest.
                    if cutoffs && children().any(|child| child.value() == 1) {
                        continue;
                    }
                    let whole = counts.nodes(&position, cutoffs).unwrap();
                    let rest = counts.nodes_of_rest(node, cutoffs).unwrap();
                    assert_eq!(rest + below(cutoffs) + 1, whole, "{position:?} {grown}");
                }
            }
        }
    }
}

#[test]
fn no_more_moves_are_tried_than_are_allowed() {
    // Four boards of one heap, of which the largest has three moves.
    let position = position(&[3], Rules::normal());
    assert!(NodeCounts::new(&position, 11).is_none());
    assert!(NodeCounts::new(&position, 12).is_some());
    for heaps in [&[u32::MAX][..], &[u32::MAX; 3], &[12; 12]] {
        let large = crate::common::position(heaps, Rules::misere());
        assert!(NodeCounts::new(&large, 1_000_000).is_none());
    }
}

#[test]
fn numbers_above_u128_are_shown_by_their_size() {
    let large = position(&[300], Rules::normal());
    let counts = NodeCounts::new(&large, 100_000).unwrap();
    let tree = Tree::new(&large);
    for cutoffs in [false, true] {
        assert_eq!(counts.nodes(&large, cutoffs), None);
        assert_eq!(counts.nodes_of_rest(&tree[tree.root()], cutoffs), None);
    }
}
