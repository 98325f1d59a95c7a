//! The game tree.

mod news;

pub use news::{news, visited};

use super::{fill, in_groups, list, play};
use crate::engine::{Count, GraphNode, Position, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeNode};

/// The board at the root: `4 matches`, `3-5-7`.
pub fn board(position: &Position) -> String {
    match *position.heaps() {
        [1] => "1 match".to_owned(),
        [matches] => fill("_ matches", &[&matches.to_string()]),
        _ => left(position.heaps()),
    }
}

/// The rule under it: `Last stone loses · take 1–3`.
pub fn rule(position: &Position) -> String {
    play::rule(position.rules(), true)
}

/// What is left, as it stands in a node: `3-5-7`, and the empty board as `0`.
pub fn left(heaps: &[u32]) -> String {
    if heaps.iter().all(|&stones| stones == 0) {
        return "0".to_owned();
    }
    let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
    heaps.join("-")
}

/// A number as it is read: `39,861,780`.
pub fn number(number: u128) -> String {
    in_groups(&number.to_string())
}

/// A number of the engine. What is past all counting is told by its size.
pub fn count(count: Count) -> String {
    match count {
        Count::Exactly(exact) => number(exact),
        Count::MoreThan(u128::MAX) => "over 10³⁸".to_owned(),
        Count::MoreThan(least) => fill("over _", &[&number(least)]),
    }
}

/// A number where there is little room: `86 k`, `39 M`.
fn short(number_: u128) -> String {
    const UNITS: [(u128, &str); 3] = [(1_000_000_000, "_ G"), (1_000_000, "_ M"), (10_000, "_ k")];
    if number_ >= 1_000_000_000_000 {
        return String::new();
    }
    for (least, unit) in UNITS {
        if number_ >= least {
            let size = if least == 10_000 { 1000 } else { least };
            return fill(unit, &[&(number_ / size).to_string()]);
        }
    }
    number(number_)
}

/// What is folded under a node: `▾ 3 more`, `▾ 86 k`.
pub fn folded(below: Option<u128>) -> String {
    match below {
        Some(few @ 0..10) => fill("▾ _ more", &[&few.to_string()]),
        Some(below) => fill("▾ _", &[&short(below)]),
        None => "▾".to_owned(),
    }
}

/// The value of a node: `+1`, `−1`.
pub const fn value(value: i8) -> &'static str {
    if value == 1 { "+1" } else { "−1" }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

/// The name of a node: `B to move, 2 left, value −1`.
pub fn node(node: &TreeNode) -> String {
    let side = name(node.side());
    let held = list(node.position().heaps());
    let mut words = match node.kind {
        NodeKind::End => "Game over, 0 left".to_owned(),
        NodeKind::Rest(1) => fill("1 more move of _", &[side]),
        NodeKind::Rest(moves) => fill("_ more moves of _", &[&moves.to_string(), side]),
        NodeKind::Open | NodeKind::Folded => fill("_ to move, _ left", &[side, &held]),
    };
    if node.is_found() {
        words.push_str(&fill(", value _", &[value(node.value)]));
    }
    if node.is_cut() {
        words.push_str(", cut off");
    }
    if is_told_equal(node) {
        words.push_str(", all moves equal");
    }
    words
}

/// Whether it is said of a node that its moves are all the same.
pub fn is_told_equal(node: &TreeNode) -> bool {
    let is_position = matches!(node.kind, NodeKind::Open | NodeKind::Folded);
    is_position && node.is_found() && node.position().all_moves_equal()
}

/// How a node was reached, as its description: `by taking 2`.
pub fn reached(node: &TreeNode, single: bool) -> Option<String> {
    let by = node.by()?;
    let taken = by.take.to_string();
    Some(if single {
        fill("by taking _", &[&taken])
    } else {
        fill("by taking _ from _", &[&taken, &super::heap(by.heap)])
    })
}

/// The name of a position of the graph: `1, 2 left, value −1 for whoever is to move`.
pub fn graph_node(node: &GraphNode, found: bool) -> String {
    let held = list(&node.heaps);
    let value_ = value(if node.wins { 1 } else { -1 });
    if found {
        fill("_ left, value _ for whoever is to move", &[&held, value_])
    } else {
        fill("_ left", &[&held])
    }
}

/// How much smaller the graph is than the tree.
pub fn merged(explorer: &TreeExplorer) -> String {
    let counts = explorer.counts();
    if explorer.root().is_terminal() {
        return "1 position and 1 node: the game is over.".to_owned();
    }
    let [positions, nodes] = [counts.positions, counts.nodes].map(count);
    if explorer.has_cutoffs() && explorer.graph().is_complete() {
        let looked = explorer.progress().all.to_string();
        let sentence = "_ positions instead of _ nodes; cut-offs leave _.";
        return fill(sentence, &[&positions, &nodes, &looked]);
    }
    fill("_ positions instead of _ nodes.", &[&positions, &nodes])
}

/// The button that sets the board: `Set the board to 3-5-7`.
pub fn set_board(position: &Position) -> String {
    match position.heaps() {
        [_, _, _, _, _, ..] => "Set this board".to_owned(),
        heaps => fill("Set the board to _", &[&left(heaps)]),
    }
}

/// Under the moves that are left out.
pub const MORE: &str = "more";
/// Said where all moves of a node have the same value.
pub const EQUAL: &str = "All moves are equal; still one is to be made.";
/// The heading.
pub const HEADING: &str = "Game tree";
/// The counters.
pub const NODES: &str = "nodes";
/// Finished games are the leaves.
pub const GAMES: &str = "games";
/// Positions, whatever the order of the heaps.
pub const POSITIONS: &str = "positions";
/// The name of the tree for those who do not see it.
pub const TREE_NAME: &str = "Game tree";
/// The name of the graph.
pub const GRAPH_NAME: &str = "Graph of positions";
/// The name of the frame in which they pan.
pub const FRAME: &str = "Drawing";
/// The two pictures, and the name of their choice.
pub const PICTURE: &str = "Picture";
/// All ways to play.
pub const TREE: &str = "Tree";
/// Equal positions merged.
pub const GRAPH: &str = "Graph";
/// The name of the buttons that let minimax go.
pub const MINIMAX: &str = "Minimax";
/// One value back.
pub const BACK: &str = "Step back";
/// One value onward.
pub const STEP: &str = "Step";
/// To the end, by itself.
pub const RUN: &str = "Run minimax";
/// Not by itself any more.
pub const PAUSE: &str = "Pause";
/// To the end at once.
pub const END: &str = "To the end";
/// Without any value.
pub const RESET: &str = "Clear";
/// Alpha-beta.
pub const CUTOFFS: &str = "Cut-offs";
/// Everything that fits.
pub const UNFOLD_ALL: &str = "Unfold all";
/// What was unfolded to begin with.
pub const FOLD_ALL: &str = "Fold all";
/// What the shapes stand for.
pub const LEGEND_A: &str = "A moves, wants +1";
/// The second player.
pub const LEGEND_B: &str = "B moves, wants −1";
/// The end of a game.
pub const LEGEND_END: &str = "game over";
/// Positions of the graph.
pub const LEGEND_POSITION: &str = "a position: +1 where whoever moves wins";
/// All moves of a node have the same value.
pub const LEGEND_EQUAL: &str = "all moves equal";
