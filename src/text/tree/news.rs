//! What is said of each step of minimax.

use super::{EQUAL, is_told_equal, left, name, number, value};
use crate::engine::{GraphNode, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{MOST, NodeKind, TreeNode, View, Visited};
use crate::text::fill;

/// What minimax just did.
pub fn news(explorer: &TreeExplorer) -> String {
    let at = explorer.progress();
    let step = |said: &str| {
        let (done, all) = (number(at.done as u128), number(at.all as u128));
        fill("Step _ of _. _", &[&done, &all, said])
    };
    if explorer.is_full() {
        return fill(
            "No more than _ nodes are drawn. Fold a branch to see another one.",
            &[&MOST.to_string()],
        );
    }
    match explorer.view() {
        View::Tree => {
            let nodes = explorer.nodes();
            let last = explorer.found();
            let last = nodes.iter().position(|node| Some(&node.path) == last);
            last.map_or_else(|| start(explorer, &nodes), |last| step(&found(&nodes, last)))
        }
        View::Graph => match explorer.graph_found().last() {
            Some(&last) => step(&judged(&explorer.graph().nodes()[last])),
            None if explorer.graph().is_complete() => {
                "Each position once, in whatever order its heaps stand. Step finds the values for whoever is to move."
                    .to_owned()
            }
            None => fill(
                "There are too many positions to draw: these are the nearest _.",
                &[&explorer.graph().nodes().len().to_string()],
            ),
        },
    }
}

/// What was found of a position of the graph.
fn judged(node: &GraphNode) -> String {
    let sentence = if node.wins {
        "_ left: whoever is to move wins, +1."
    } else {
        "_ left: whoever is to move loses, −1."
    };
    fill(sentence, &[&left(&node.heaps)])
}

/// What there is to say before the first step.
fn start(explorer: &TreeExplorer, nodes: &[TreeNode]) -> String {
    let folded = |node: &TreeNode| matches!(node.kind, NodeKind::Folded | NodeKind::Rest(_));
    match (nodes.iter().any(folded), explorer.counts().nodes.is_at_most(MOST as u128)) {
        (true, false) => {
            "Too large to draw at once: press a node to unfold it. In a run, a folded branch is one step."
        }
        (true, true) => "Press a folded node to unfold it. In a run, a folded branch is one step.",
        (false, _) => {
            "Minimax finds the values from the ends of the games up: run it, or go step by step."
        }
    }
    .to_owned()
}

/// How the value of a node was found.
fn found(nodes: &[TreeNode], place: usize) -> String {
    let node = &nodes[place];
    let side = name(node.side());
    let held = left(node.position().heaps());
    let value_ = value(node.value);
    let winner = if node.value == 1 { "A" } else { "B" };
    let said = match node.kind {
        NodeKind::End => fill("The board is empty and _ has won: _.", &[winner, value_]),
        NodeKind::Folded => fill(
            "_ left, _ to move, folded: _ by theory.",
            &[&held, side, value_],
        ),
        NodeKind::Rest(_) => fill("The further moves of _: at best _.", &[side, value_]),
        NodeKind::Open => {
            let children = nodes.iter().filter(|child| child.parent == Some(place));
            let seen: Vec<&str> = children
                .filter(|child| child.is_found())
                .map(|child| value(child.value))
                .collect();
            let chooses = match (node.side(), seen.len()) {
                (_, 0 | 1) if node.position().move_count() == 1 => {
                    "_ left: _ has one move, worth _, so this is _."
                }
                (_, 0 | 1) => "_ left: _ has found _ and looks no further: _.",
                (_, 6..) => return many(node, seen.len()),
                (Side::A, _) => "_ left: _ takes the largest of _: _.",
                (Side::B, _) => "_ left: _ takes the smallest of _: _.",
            };
            fill(chooses, &[&held, side, &seen.join(", "), value_])
        }
    };
    let next = nodes.get(place + 1..).unwrap_or_default();
    let cut = next
        .iter()
        .any(|next| next.is_cut() && next.parent == node.parent);
    let rest = match node.parent {
        Some(parent) if cut => fill(
            " _ cannot do better: the other moves are cut off.",
            &[name(nodes[parent].side())],
        ),
        _ if is_told_equal(node) => [" ", EQUAL].concat(),
        _ => String::new(),
    };
    [said, rest].concat()
}

/// What is said of a choice among more moves than one likes to read.
fn many(node: &TreeNode, moves: usize) -> String {
    fill(
        "_ left: the best of _ values for _ is _.",
        &[
            &left(node.position().heaps()),
            &moves.to_string(),
            name(node.side()),
            value(node.value),
        ],
    )
}

/// How many nodes minimax looks at, with cut-offs and without.
pub fn visited(visited: Visited, cutoffs: bool) -> String {
    let Visited {
        now: Some(now),
        without: Some(without),
        with: Some(with),
    } = visited
    else {
        return "Too many boards to count what cut-offs spare.".to_owned();
    };
    let [now, without, with] = [now, without, with].map(number);
    let sentence = if cutoffs {
        "_ of _ nodes covered; without cut-offs _."
    } else {
        "_ of _ nodes covered; with cut-offs _."
    };
    if cutoffs {
        fill(sentence, &[&now, &with, &without])
    } else {
        fill(sentence, &[&now, &without, &with])
    }
}
