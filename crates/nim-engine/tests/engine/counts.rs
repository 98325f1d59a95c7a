//! The size of game trees: formulas against walking the tree, and numbers above `u128`.

use std::collections::HashSet;

use nim_engine::{Count, Position, Rules};

use crate::common::{all_rules, limit_of, multisets, position};

/// Nodes and leaves by walking, and the positions met.
fn walk(position: &Position, met: &mut HashSet<Vec<u32>>) -> (u128, u128) {
    let mut key = position.heaps().to_vec();
    key.sort_unstable();
    met.insert(key);
    if position.is_terminal() {
        return (1, 1);
    }
    position
        .legal_moves()
        .fold((1, 0), |(nodes, leaves), chosen| {
            let (more, ends) = walk(&position.clone().play(chosen).unwrap(), met);
            (nodes + more, leaves + ends)
        })
}

#[test]
fn counts_agree_with_a_walk_through_the_tree() {
    for rules in all_rules() {
        for board in [multisets(1, 10), multisets(2, 5), multisets(3, 3)].concat() {
            let position = position(&board, rules);
            let mut met = HashSet::new();
            let (nodes, leaves) = walk(&position, &mut met);
            let counts = position.tree_counts();
            assert_eq!(counts.nodes, Count::Exactly(nodes), "{position:?}");
            assert_eq!(counts.leaves, Count::Exactly(leaves), "{position:?}");
            assert_eq!(
                counts.positions,
                Count::Exactly(met.len() as u128),
                "{position:?}"
            );
        }
    }
}

fn check(heaps: &[u32], limit: Option<u32>, nodes: Count, leaves: Count, positions: Count) {
    let rules = Rules {
        takes: limit.map(limit_of).into(),
        ..Rules::normal()
    };
    let counts = position(heaps, rules).tree_counts();
    assert_eq!(counts.nodes, nodes, "{heaps:?}");
    assert_eq!(counts.leaves, leaves, "{heaps:?}");
    assert_eq!(counts.positions, positions, "{heaps:?}");
}

#[test]
fn counts_past_u128_say_more_than() {
    use Count::{Exactly, MoreThan};
    let past = MoreThan(u128::MAX);
    // A single heap has 2^n nodes and 2^(n - 1) games.
    check(
        &[127],
        None,
        Exactly(1 << 127),
        Exactly(1 << 126),
        Exactly(128),
    );
    check(&[128], None, past, Exactly(1 << 127), Exactly(129));
    check(&[129], None, past, past, Exactly(130));
    check(&[u32::MAX], None, past, past, Exactly(1 << 32));
    check(
        &[u32::MAX],
        Some(1),
        Exactly(1 << 32),
        Exactly(1),
        Exactly(1 << 32),
    );
    let max = u128::from(u32::MAX);
    // Of two heaps with single-stone moves, the games are choices of the turns of the small one.
    check(
        &[1, u32::MAX],
        Some(1),
        Exactly((max + 3) * (max + 2) / 2 - 1),
        Exactly(max + 1),
        Exactly(2 * (max + 1) - 1),
    );
    // Two heaps from which single stones go: there are far too many games to go through them.
    let large = 1 << 20;
    let boards = (large + 1) * (large + 2) / 2;
    check(&[1 << 20, 1 << 20], Some(1), past, past, Exactly(boards));
    check(&[99; 12], None, past, past, Exactly(3_943_664_897_925_675));
    check(&vec![1; 1_000_000], None, past, past, Exactly(1_000_001));
    let boards = Exactly(1_000_002 * 1_000_001 / 2);
    check(&vec![2; 1_000_000], None, past, past, boards);
}

#[test]
fn positions_of_huge_heaps_are_exact_or_bounded_from_below() {
    // Two heaps: pairs less those in falling order.
    let large = 3_000_000_000_u32;
    let rows = u128::from(large) + 1;
    let counts = position(&[large, large], Rules::normal()).tree_counts();
    assert_eq!(counts.positions, Count::Exactly(rows * (rows + 1) / 2));
    let counts = position(&[large; 3], Rules::normal()).tree_counts();
    assert_eq!(
        counts.positions,
        Count::Exactly(rows * (rows + 1) * (rows + 2) / 6)
    );
    let Count::MoreThan(bound) = position(&[large; 5], Rules::normal())
        .tree_counts()
        .positions
    else {
        panic!("five such heaps are too many to count");
    };
    assert_eq!(bound, u128::MAX);
}

#[test]
fn a_heap_is_counted_size_by_size_up_to_a_million_stones() {
    // The boards of seven heaps are more than 2^128, but not up to the order of the heaps.
    let positions = |stones: u32| {
        position(&[stones; 7], Rules::normal())
            .tree_counts()
            .positions
    };
    // The binomial of 2^20 + 6 over 7.
    let known = 276_552_477_959_903_804_202_699_063_584_558_678_016;
    assert_eq!(positions((1 << 20) - 1), Count::Exactly(known));
    assert!(matches!(positions(1 << 20), Count::MoreThan(_)));
}

#[test]
fn a_known_count_compares_with_a_number() {
    assert!(Count::Exactly(7).is_at_most(7));
    assert!(!Count::Exactly(8).is_at_most(7));
    assert!(!Count::MoreThan(3).is_at_most(7));
}
