//! The text for each step of minimax.

use super::{is_told_equal, left, player, value, worth};
use crate::catalogue::{play, tree as words};
use crate::engine::{Count, GraphNode, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{MOST, NodeKind, Tally, TreeNode, View};

/// The last step of minimax.
pub fn news(explorer: &TreeExplorer) -> String {
    let at = explorer.progress();
    let step = |news: &str| {
        let (done, all) = (at.done.into(), at.all.into());
        words::StepOf { done, all, news }.text()
    };
    if explorer.is_full() {
        return words::Full { most: MOST.into() }.text();
    }
    match explorer.view() {
        View::Tree => {
            let nodes = explorer.nodes();
            let last = explorer.found();
            let last = nodes.iter().position(|node| Some(&node.path) == last);
            last.map_or_else(
                || start(explorer, nodes).to_owned(),
                |last| step(&found(nodes, last)),
            )
        }
        View::Graph => {
            let graph = explorer.graph();
            match explorer.graph_found().last() {
                Some(&last) => step(&judged(&graph.nodes()[last])),
                None if graph.is_complete() => words::graph_ready().to_owned(),
                None => {
                    let count = graph.nodes().len().into();
                    words::Nearest { count }.text()
                }
            }
        }
    }
}

/// The value found for a position of the graph.
fn judged(node: &GraphNode) -> String {
    let left = &left(&node.heaps);
    if node.wins {
        words::FoundToWin { left }.text()
    } else {
        words::FoundToLose { left }.text()
    }
}

/// The text before the first step.
fn start(explorer: &TreeExplorer, nodes: &[TreeNode]) -> &'static str {
    if explorer.has_changed_signs() {
        return words::changed_signs();
    }
    let folded = |node: &TreeNode| matches!(node.kind, NodeKind::Folded | NodeKind::Rest(_));
    let is_small = explorer.size().nodes <= Count::from(MOST as u64);
    match (nodes.iter().any(folded), is_small) {
        (true, false) => words::too_large(),
        (true, true) => words::unfold(),
        (false, _) => words::ready(),
    }
}

/// The way a node's value was found, and the effect on the nodes beside or below it.
fn found(nodes: &[TreeNode], place: usize) -> String {
    let node = &nodes[place];
    let next = nodes.get(place + 1..).unwrap_or_default();
    let cut = next
        .iter()
        .any(|next| next.is_cut() && next.parent == node.parent);
    let first = &how_found(nodes, place);
    let bounds = node.parent.and_then(|parent| nodes[parent].bounds);
    let second = match (node.parent, bounds) {
        (Some(parent), Some(bounds)) if cut => {
            let mover = nodes[parent].side();
            let forced = [bounds.alpha, bounds.beta].map(|bound| bound.map_or("", value));
            let [has, value] = match mover {
                Side::A => [forced[1], forced[0]],
                Side::B => forced,
            };
            let (other, player) = (&player(mover.other()), &player(mover));
            &words::OtherMovesCut {
                other,
                has,
                player,
                value,
            }
            .text()
        }
        _ if is_told_equal(node) => words::all_equal(),
        _ => return first.clone(),
    };
    play::Both { first, second }.text()
}

fn how_found(nodes: &[TreeNode], place: usize) -> String {
    let node = &nodes[place];
    let player = &player(node.side());
    let left = &left(node.position().heaps());
    let is_won = node.value == 1;
    let value = &worth(node);
    match node.kind {
        NodeKind::End => {
            let player = &player_of(is_won);
            return words::FoundEnd { player, value }.text();
        }
        NodeKind::Folded => {
            return words::FoundFolded {
                left,
                player,
                value,
            }
            .text();
        }
        NodeKind::Rest(_) => return words::FoundRest { player, value }.text(),
        NodeKind::Open => {}
    }
    let children = nodes.iter().filter(|child| child.parent == Some(place));
    let values: Vec<String> = children
        .filter(|child| child.is_found())
        .map(worth)
        .collect();
    let count = values.len();
    match (node.side(), count) {
        (_, 0 | 1) if node.position().move_count() == 1 => words::FoundOnlyMove {
            left,
            player,
            value,
        }
        .text(),
        (_, 0 | 1) => words::FoundAtOnce {
            left,
            player,
            value,
        }
        .text(),
        (_, 6..) => {
            let count = count.into();
            words::FoundAmongMany {
                left,
                count,
                player,
                value,
            }
            .text()
        }
        (Side::A, _) => words::FoundLargest {
            left,
            values: &values,
            value,
        }
        .text(),
        (Side::B, _) => words::FoundSmallest {
            left,
            values: &values,
            value,
        }
        .text(),
    }
}

/// The player who has won.
fn player_of(is_won: bool) -> String {
    player(if is_won { Side::A } else { Side::B })
}

/// How the values were found: `12 values by minimax, 3 folded branches by theory`.
pub fn tally(tally: Tally) -> String {
    let minimax = tally.by_minimax.into();
    let mut told = words::ByMinimax { minimax }.text();
    if tally.by_theory > 0 {
        let (minimax, theory) = (&*told, tally.by_theory.into());
        told = words::ByTheory { minimax, theory }.text();
    }
    if tally.cut_off > 0 {
        let (values, cut) = (&*told, tally.cut_off.into());
        told = words::WithCuts { values, cut }.text();
    }
    told
}
