//! The game tree: the messages for a board, a node and a count.

use crate::catalogue::{locale, tree as words};
use crate::engine::{Position, Side, exact_count};
use crate::game::TreeExplorer;
use crate::game::tree::TreeNode;

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

/// A number of nodes or games as it is read: `39,861,780`, or above 10¹⁵ `about 8 × 10⁵³`.
pub fn count(count: f64) -> String {
    if let Some(count) = exact_count(count) {
        return locale::number(count);
    }
    let (mut digit, mut exponent) = (count, 0_u32);
    while digit >= 9.5 {
        digit /= 10.0;
        exponent += 1;
    }
    let raised = |digit: char| match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        other => char::from_u32(u32::from(other) + 0x2040).unwrap_or(other),
    };
    let exponent: String = exponent.to_string().chars().map(raised).collect();
    let digit = exact_count(digit.round()).unwrap_or_default().into();
    words::Magnitude {
        digit,
        exponent: &exponent,
    }
    .text()
}

/// The number of nodes folded under a node: `▾ 860`. There is no room for more than 9,999.
pub fn folded(below: f64) -> String {
    match exact_count(below) {
        Some(below @ 0..10_000) => words::FoldedCount {
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

/// Alpha and beta, a line each.
pub fn bounds((alpha, beta): (i8, i8)) -> [String; 2] {
    let (alpha, beta) = (value(alpha), value(beta));
    [words::Alpha { alpha }.text(), words::Beta { beta }.text()]
}

/// The name of a player: Max or Min. Letters are for heaps.
pub fn player(side: Side) -> String {
    words::Player { side }.text()
}

/// The name of a node: `Take 2 from B: 3-3-5, Max to move, value +1`.
pub fn node(node: &TreeNode) -> String {
    let named = if node.is_end() {
        words::game_over().to_owned()
    } else {
        let (left, player) = (&left(node.position.heaps()), &player(node.side));
        words::Node { left, player }.text()
    };
    let is_single = node.position.heaps().len() == 1;
    let named = &match node.by {
        Some(by) if is_single => words::AfterTake {
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
    match node.value.map(value) {
        Some(value) if shows_equal(node) => words::ValuedEqual { node: named, value }.text(),
        Some(value) => words::Valued { node: named, value }.text(),
        None if node.is_cut => words::Cut { node: named }.text(),
        None => named.clone(),
    }
}

/// Whether the page shows that all moves of a node have the same value. With moves cut off, minimax cannot know that.
pub fn shows_equal(node: &TreeNode) -> bool {
    let is_closed = node.bounds.is_some_and(|(alpha, beta)| alpha >= beta);
    node.value.is_some() && !is_closed && node.position.all_moves_equal()
}

/// The letter of a board of the graph: whether the player to move wins.
pub fn letter(wins: bool) -> &'static str {
    if wins {
        words::win_letter()
    } else {
        words::loss_letter()
    }
}

/// The share of the tree that is drawn, where that is not all of it.
pub fn shown(explorer: &TreeExplorer, nodes: &[TreeNode]) -> Option<String> {
    let folded = nodes.iter().filter(|node| node.is_open == Some(false));
    let (shown, folded) = (nodes.len().into(), folded.count().into());
    let all = &whole(explorer);
    let sentence = words::Shown { shown, all, folded };
    (!explorer.is_whole()).then(|| sentence.text())
}

/// The number of nodes of the whole tree.
fn whole(explorer: &TreeExplorer) -> String {
    let size = explorer.size(explorer.root());
    size.map(|size| count(size.nodes)).unwrap_or_default()
}

/// The name of a position of the graph: `1, 2 left: the player to move loses.`.
pub fn graph_node(left: &[u32], wins: Option<bool>) -> String {
    match wins {
        None => words::Board { left }.text(),
        Some(true) => words::BoardWins { left }.text(),
        Some(false) => words::BoardLoses { left }.text(),
    }
}

/// The sentence on how much smaller the graph is than the tree.
pub fn merged(explorer: &TreeExplorer) -> String {
    if explorer.root().is_terminal() {
        return words::one_board_one_node().to_owned();
    }
    let boards = &locale::number(explorer.boards() as u64);
    let nodes = &whole(explorer);
    if explorer.view().cutoffs && explorer.graph().is_complete() {
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
