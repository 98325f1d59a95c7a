//! The size of game trees: counted by boards, and by walking the tree.

use nim_engine::{Count, Position, Rules, TreeSize};

use crate::common::{all_rules, multisets, nonzero, position};

/// Nodes and leaves by walking.
fn walk(position: &Position) -> (u64, u64) {
    if position.is_terminal() {
        return (1, 1);
    }
    position
        .legal_moves()
        .fold((1, 0), |(nodes, leaves), chosen| {
            let (more, ends) = walk(&position.clone().play(chosen).unwrap());
            (nodes + more, leaves + ends)
        })
}

fn size(position: &Position) -> TreeSize {
    position.tree_size().unwrap()
}

#[test]
fn sizes_agree_with_a_walk_through_the_tree() {
    let sets = ["1,3,4", "2,3", "4,6"].map(|set| Rules::normal().with_takes(set.parse().unwrap()));
    for rules in all_rules().into_iter().chain(sets) {
        for board in [multisets(1, 10), multisets(2, 5), multisets(3, 3)].concat() {
            let position = position(&board, rules);
            let (nodes, leaves) = walk(&position);
            let [nodes, leaves] = [nodes, leaves].map(Count::from);
            assert_eq!(size(&position), TreeSize { nodes, leaves }, "{position}");
        }
    }
}

#[test]
fn every_board_below_is_counted_as_if_it_were_the_root() {
    let root = position(&[3, 1, 4], Rules::misere().with_limit(nonzero(2)));
    let sizes = root.tree_sizes().unwrap();
    for heaps in [[0, 0, 0], [4, 1, 3], [2, 1, 0], [1, 0, 3], [0, 1, 4]] {
        let below = position(&heaps, root.rules());
        assert_eq!(sizes.size(&below), below.tree_size(), "{below}");
    }
    for other in [
        position(&[5], root.rules()),
        position(&[3, 1, 4], Rules::misere()),
    ] {
        assert_eq!(sizes.size(&other), None, "{other}");
    }
}

/// A single heap has 2^n nodes and 2^(n - 1) games.
#[test]
fn sizes_are_exact_up_to_76_digits() {
    let size = |stones| position(&[stones], Rules::normal()).tree_size();
    let counted = size(127).unwrap();
    assert_eq!(counted.nodes.to_string(), (1_u128 << 127).to_string());
    assert_eq!(counted.leaves.to_string(), (1_u128 << 126).to_string());
    // Written out by another program: 2^252 has 76 digits, and 2^253 has 77.
    let most = "7237005577332262213973186563042994240829374041602535252466099000494570602496";
    assert_eq!(size(252).unwrap().nodes.to_string(), most);
    assert_eq!(size(253), None);
    assert_eq!(size(900_000), None);
    assert!(
        position(&[1_000_000], Rules::normal())
            .tree_sizes()
            .is_none()
    );
    assert!(size(128).unwrap().nodes > size(127).unwrap().nodes);
}

/// From Python, by cutting each heap into moves and counting the orders of all these moves.
#[test]
fn the_largest_tree_of_the_page_has_54_digits() {
    for (heaps, nodes) in [
        (
            &[6, 6, 6, 7, 7, 7, 7, 7, 7][..],
            "810917107463206637777645844016970039865948193468378720",
        ),
        (
            &[12, 12, 12, 12, 12],
            "19700984270406980831593104687915435805365136",
        ),
        (&[31, 29], "4542939862021810943841096180"),
    ] {
        let counted = size(&position(heaps, Rules::normal()));
        assert_eq!(counted.nodes.to_string(), nodes, "{heaps:?}");
    }
}
