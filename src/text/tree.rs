//! The game tree: which message tells a board, a node or a count.

mod news;

pub use news::{news, visited};

use crate::catalogue::{Number, locale, tree as words};
use crate::engine::{Count, GraphNode, Position, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeNode};

/// The board at the root: `4 stones`, `3-5-7`.
pub fn board(position: &Position) -> String {
    match *position.heaps() {
        [stones] => words::OneHeap {
            stones: stones.into(),
        }
        .text(),
        _ => left(position.heaps()),
    }
}

/// The stones left, as a node shows them: `3-5-7`, and the empty board as `0`.
pub fn left(heaps: &[u32]) -> String {
    if heaps.iter().all(|&stones| stones == 0) {
        return "0".to_owned();
    }
    let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    heaps.join("-")
}

/// A number as it is read: `39,861,780`.
pub fn number(number: u128) -> String {
    locale::digits(&number.to_string())
}

/// A number from the engine. If it is too large to count, only its size is written.
pub fn count(count: Count) -> String {
    match count {
        Count::Exactly(exact) => number(exact),
        Count::MoreThan(u128::MAX) => words::Over { number: "10³⁸" }.text(),
        Count::MoreThan(least) => words::Over {
            number: &number(least),
        }
        .text(),
    }
}

/// The number of nodes folded under a node: `▾ 3 more`, `▾ 86 k`.
pub fn folded(below: Option<u128>) -> String {
    let Some(below) = below.and_then(|below| u64::try_from(below).ok()) else {
        return "▾".to_owned();
    };
    let thousands = |power| (below / 1000_u64.pow(power)).into();
    match below {
        0..10 => words::Folded {
            count: below.into(),
        }
        .text(),
        10..10_000 => words::FoldedCount {
            count: below.into(),
        }
        .text(),
        10_000..1_000_000 => words::FoldedThousands {
            count: thousands(1),
        }
        .text(),
        1_000_000..1_000_000_000 => words::FoldedMillions {
            count: thousands(2),
        }
        .text(),
        1_000_000_000..1_000_000_000_000 => words::FoldedBillions {
            count: thousands(3),
        }
        .text(),
        1_000_000_000_000.. => "▾".to_owned(),
    }
}

/// The value of a node: `+1`, `−1`.
pub const fn value(value: i8) -> &'static str {
    if value == 1 { "+1" } else { "−1" }
}

/// The number of a player. Letters are for heaps.
fn player(side: Side) -> Number {
    match side {
        Side::A => 1_u32.into(),
        Side::B => 2_u32.into(),
    }
}

/// The name of a node: `Player 2 to move, 2 left, value −1`.
pub fn node(node: &TreeNode) -> String {
    let player = player(node.side());
    let left = node.position().heaps();
    let value = node.is_found().then(|| value(node.value));
    match (node.kind, value) {
        (NodeKind::End, Some(value)) => words::EndValued { value }.text(),
        (NodeKind::End, None) if node.is_cut() => words::end_cut().to_owned(),
        (NodeKind::End, None) => words::end().to_owned(),
        (NodeKind::Rest(moves), value) => {
            let moves = moves.into();
            match value {
                Some(value) => words::RestValued {
                    moves,
                    player,
                    value,
                }
                .text(),
                None if node.is_cut() => words::RestCut { moves, player }.text(),
                None => words::Rest { moves, player }.text(),
            }
        }
        (_, Some(value)) if is_told_equal(node) => words::NodeEqual {
            player,
            left,
            value,
        }
        .text(),
        (_, Some(value)) => words::NodeValued {
            player,
            left,
            value,
        }
        .text(),
        (_, None) if node.is_cut() => words::NodeCut { player, left }.text(),
        (_, None) => words::Node { player, left }.text(),
    }
}

/// Whether it is said of a node that its moves are all the same.
pub fn is_told_equal(node: &TreeNode) -> bool {
    let is_position = matches!(node.kind, NodeKind::Open | NodeKind::Folded);
    is_position && node.is_found() && node.position().all_moves_equal()
}

/// How a node was reached, as its description: `by taking 2`.
pub fn reached(node: &TreeNode, single: bool) -> Option<String> {
    let by = node.by()?;
    let (take, heap) = (by.take.into(), by.heap);
    Some(if single {
        words::Reached { take }.text()
    } else {
        words::ReachedFrom { take, heap }.text()
    })
}

/// The name of a position of the graph: `1, 2 left, value −1: the player to move loses`.
pub fn graph_node(node: &GraphNode, found: bool) -> String {
    let left = &node.heaps[..];
    match (found, node.wins) {
        (false, _) => words::Board { left }.text(),
        (true, true) => words::BoardWins { left }.text(),
        (true, false) => words::BoardLoses { left }.text(),
    }
}

/// How much smaller the graph is than the tree.
pub fn merged(explorer: &TreeExplorer) -> String {
    if explorer.root().is_terminal() {
        return words::one_board_one_node().to_owned();
    }
    let counts = explorer.counts();
    let [boards, nodes] = &[counts.positions, counts.nodes].map(count);
    if explorer.has_cutoffs() && explorer.graph().is_complete() {
        let looked = explorer.progress().all.into();
        words::MergedWithCutoffs {
            boards,
            nodes,
            looked,
        }
        .text()
    } else {
        words::Merged { boards, nodes }.text()
    }
}

/// The button that lets the tree start at this board: `Start the tree at 3-5-7`.
pub fn start_at(position: &Position) -> String {
    match position.heaps() {
        [_, _, _, _, _, ..] => words::start_here().to_owned(),
        heaps => words::StartAt {
            board: &left(heaps),
        }
        .text(),
    }
}
