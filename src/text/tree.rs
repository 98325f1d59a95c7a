//! The game tree: which message tells a board, a node or a count.

mod news;

pub use news::{news, tally};

use crate::catalogue::{locale, tree as words};
use crate::engine::{Position, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{Bounds, NodeKind, NodeShape, TreeNode};

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
pub fn number(number: &impl ToString) -> String {
    locale::digits(&number.to_string())
}

/// The number of nodes folded under a node: `▾ 3 more`, `▾ 860`. There is no room for more than 9,999.
pub fn folded(below: Option<u64>) -> String {
    match below {
        Some(below @ 0..10) => words::Folded {
            count: below.into(),
        }
        .text(),
        Some(below @ 10..10_000) => words::FoldedCount {
            count: below.into(),
        }
        .text(),
        _ => "▾".to_owned(),
    }
}

/// The value of a node: `+1`, `−1`.
pub const fn value(value: i8) -> &'static str {
    if value == 1 { "+1" } else { "−1" }
}

/// The value of a node that is found, or the bound that minimax knows: `+1`, `≥ −1`.
pub fn worth(node: &TreeNode) -> String {
    let bound = value(node.value);
    match (node.is_exact, node.value) {
        (true, _) => bound.to_owned(),
        (false, 1) => words::AtMost { bound }.text(),
        (false, _) => words::AtLeast { bound }.text(),
    }
}

/// Alpha and beta, a line each.
pub fn bounds(bounds: Bounds) -> [String; 2] {
    let alpha = bounds.alpha.map_or("−∞", value);
    let beta = bounds.beta.map_or("+∞", value);
    [words::Alpha { alpha }.text(), words::Beta { beta }.text()]
}

/// The name of a player. Letters are for heaps.
pub fn player(side: Side) -> String {
    words::Player { side }.text()
}

/// The name of a node: `Take 2 from B: 3-3-5, Max to move, value +1`.
pub fn node(node: &TreeNode, single: bool) -> String {
    let player = &player(node.side());
    let named = match node.kind {
        NodeKind::End => words::end().to_owned(),
        NodeKind::Rest(moves) => words::Rest {
            moves: moves.into(),
            player,
        }
        .text(),
        NodeKind::Open | NodeKind::Folded => {
            let left = &left(node.position().heaps());
            words::Node { left, player }.text()
        }
    };
    let named = match node.by() {
        Some(by) if single => words::AfterTake {
            take: by.take.into(),
            node: &named,
        }
        .text(),
        Some(by) => words::AfterTakeFrom {
            take: by.take.into(),
            heap: by.heap,
            node: &named,
        }
        .text(),
        None => named,
    };
    let (value, is_found) = (value(node.value), node.is_found());
    match (is_found, node.is_exact, node.value) {
        (false, ..) if node.is_cut() => words::Cut { node: &named }.text(),
        (false, ..) => named,
        (_, true, _) if is_told_equal(node) => words::ValuedEqual {
            node: &named,
            value,
        }
        .text(),
        (_, true, _) => words::Valued {
            node: &named,
            value,
        }
        .text(),
        (_, false, 1) => words::ValuedAtMost {
            node: &named,
            value,
        }
        .text(),
        (_, false, _) => words::ValuedAtLeast {
            node: &named,
            value,
        }
        .text(),
    }
}

/// Whether it is said of a node that its moves are all the same.
pub fn is_told_equal(node: &TreeNode) -> bool {
    let is_position = matches!(node.kind, NodeKind::Open | NodeKind::Folded);
    let is_known = node.is_found() && node.is_exact;
    is_position && is_known && node.position().all_moves_equal()
}

/// Under a node that can be unfolded: how much is folded there.
pub fn below(shape: &NodeShape, below: Option<u64>) -> Option<String> {
    match shape.kind {
        NodeKind::Folded => Some(folded(below)),
        NodeKind::Rest(_) => Some(words::more().to_owned()),
        NodeKind::Open | NodeKind::End => None,
    }
}

/// The letter of a board of the graph: whether the player to move wins.
pub fn letter(wins: bool) -> &'static str {
    if wins {
        words::win_letter()
    } else {
        words::loss_letter()
    }
}

/// How much of the tree is drawn, where that is not all of it.
pub fn shown(explorer: &TreeExplorer) -> Option<String> {
    let [shown, folded] = &[explorer.drawn(), explorer.folded()].map(|count| number(&count));
    let all = &number(&explorer.size().nodes);
    let told = words::Shown { shown, all, folded };
    explorer.is_partial().then(|| told.text())
}

/// The name of a position of the graph: `1, 2 left: the player to move loses`.
pub fn graph_node(left: &[u32], wins: Option<bool>) -> String {
    match wins {
        None => words::Board { left }.text(),
        Some(true) => words::BoardWins { left }.text(),
        Some(false) => words::BoardLoses { left }.text(),
    }
}

/// How much smaller the graph is than the tree.
pub fn merged(explorer: &TreeExplorer) -> String {
    if explorer.root().is_terminal() {
        return words::one_board_one_node().to_owned();
    }
    let boards = &number(&explorer.boards());
    let nodes = &number(&explorer.size().nodes);
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
