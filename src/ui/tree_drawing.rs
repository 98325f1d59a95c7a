//! The game tree as a picture, and at once as a tree of items.
//!
//! The groups of the picture are the items themselves: a list of its own for readers would double
//! what is drawn, put the focus where nobody sees it, and could differ from the picture. They stand
//! beside each other rather than in each other, and tell their level and place by attributes, since
//! a group is drawn where its parent is.

use super::el::{El, el};
use super::study::{DO, KEYS, WALKED};
use super::tree_layout::{Grid, Layout, Place};
use super::tree_shapes::{
    Shape, at, drawing, grid, label, lines, outline, path, room, under, value,
};
use crate::engine::Side;
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeNode};
use crate::text::tree as words;

/// Draws the tree.
#[must_use]
pub fn tree_drawing(explorer: &TreeExplorer) -> El {
    let shown = explorer.nodes();
    let widest = shown.iter().map(|node| node.among.1).max();
    let grid = grid(explorer.root().heaps()).fanned(widest.unwrap_or_default());
    let parents: Vec<_> = shown.iter().map(|node| node.parent).collect();
    let drawn = grid.tree(&parents);
    let single = explorer.root().heaps().len() == 1;
    let placed = || shown.iter().zip(&drawn.places);
    let nodes =
        placed().map(|(node, &place)| figure(explorer, node, grid, single).stand(node, place));
    let inside = placed().map(|(node, &place)| inside(explorer, node, grid).stand(node, place));
    drawing(drawn.wide, drawn.high)
        .flag(
            "data-few",
            shown.len() > 6 && drawn.wide < 800 && drawn.high < 600,
        )
        .child(
            el("g", "")
                .unheard()
                .children(edges(&shown, &drawn, grid))
                .children(takes(&shown, &drawn, grid, single)),
        )
        .child(
            el("g", "")
                .attr("role", "tree")
                .attr(KEYS, WALKED)
                .label(words::TREE_NAME)
                .children(nodes),
        )
        // Their names say it better to those who do not see it.
        .child(el("g", "tree__words").unheard().children(inside))
}

/// The lines, kind by kind: what matters more lies over what matters less.
fn edges(nodes: &[TreeNode], drawn: &Layout, grid: Grid) -> [El; 5] {
    let lines = |class, wanted: fn(&TreeNode) -> bool| {
        let mut lines = String::new();
        for (place, node) in nodes.iter().enumerate() {
            if let Some(parent) = node.parent.filter(|_| wanted(node)) {
                lines.push_str(&line(drawn, grid, parent, place));
            }
        }
        el("path", class).attr("d", lines)
    };
    let mut crosses = String::new();
    for (place, node) in nodes.iter().enumerate() {
        if let Some(parent) = node
            .parent
            .filter(|&parent| node.is_cut() && !nodes[parent].is_cut())
        {
            crosses.push_str(&cross(drawn, grid, parent, place));
        }
    }
    [
        lines("tree__edge", |node| {
            !node.is_cut() && !node.active && !node.best
        }),
        lines("tree__edge tree__edge--cut", TreeNode::is_cut),
        lines("tree__edge tree__edge--active", |node| {
            node.active && !node.best
        }),
        lines("tree__edge tree__edge--best", |node| node.best),
        el("path", "tree__cross").attr("d", crosses),
    ]
}

fn line(drawn: &Layout, grid: Grid, parent: usize, child: usize) -> String {
    let (from, to) = (drawn.places[parent], drawn.places[child]);
    path(&[
        ("M", from.x),
        (" ", from.y + grid.high / 2),
        ("L", to.x),
        (" ", to.y - grid.high / 2),
    ])
}

/// A point of an edge, so many tenths of the way down.
fn along(drawn: &Layout, grid: Grid, parent: usize, child: usize, tenths: u32) -> (u32, u32) {
    let (from, to) = (drawn.places[parent], drawn.places[child]);
    let (top, bottom) = (from.y + grid.high / 2, to.y - grid.high / 2);
    let between = |one: u32, other: u32| (one * (10 - tenths) + other * tenths) / 10;
    (between(from.x, to.x), between(top, bottom))
}

fn cross(drawn: &Layout, grid: Grid, parent: usize, child: usize) -> String {
    let (x, y) = along(drawn, grid, parent, child, 3);
    let strokes = path(&[("M", x.saturating_sub(4)), (" ", y.saturating_sub(4))]);
    [&strokes, "l8 8m0-8l-8 8"].concat()
}

/// The numbers taken, on the edges.
fn takes(nodes: &[TreeNode], drawn: &Layout, grid: Grid, single: bool) -> Vec<El> {
    let edges = nodes.iter().enumerate().filter_map(|(place, node)| {
        let (parent, by) = (node.parent?, node.by()?);
        let (x, y) = along(drawn, grid, parent, place, 6);
        let taken = if single {
            by.take.to_string()
        } else {
            by.to_string()
        };
        Some(
            el("text", "tree__take")
                .number("x", x)
                .number("y", y)
                .flag("data-best", node.best)
                .flag("data-cut", node.is_cut())
                .text(taken),
        )
    });
    edges.collect()
}

fn figure(explorer: &TreeExplorer, node: &TreeNode, grid: Grid, single: bool) -> El {
    let here = *explorer.cursor() == node.path;
    let current = explorer.found() == Some(&node.path);
    let shape = shape(node);
    let told = |set: bool| if set { "true" } else { "false" };
    el("g", "tree__node")
        .attr("role", "treeitem")
        .attr(DO, press(&node.path.name()))
        .label(words::node(node))
        .maybe(
            "aria-description",
            words::reached(node, single).map(Into::into),
        )
        .attr("aria-level", (node.path.plies() + 1).to_string())
        .attr("aria-posinset", node.among.0.to_string())
        .attr("aria-setsize", node.among.1.to_string())
        .maybe(
            "aria-expanded",
            node.expanded().map(|open| told(open).into()),
        )
        .attr("aria-selected", told(here))
        .attr("tabindex", if here { "0" } else { "-1" })
        .flag("data-current", current)
        .flag("data-rest", matches!(node.kind, NodeKind::Rest(_)))
        .child(room(grid))
        .child_if((here || current).then(|| outline("tree__ring", shape, grid, 5)))
        .child(outline("tree__shape", shape, grid, 0))
}

/// What is written in a node and around it.
fn inside(explorer: &TreeExplorer, node: &TreeNode, grid: Grid) -> El {
    let shape = shape(node);
    let lines = match node.kind {
        NodeKind::Rest(moves) => vec![["+", &moves.to_string()].concat()],
        _ => lines(node.position().heaps()),
    };
    let below = match node.kind {
        NodeKind::Folded => Some(words::folded(explorer.below(node))),
        NodeKind::Rest(_) => Some(words::MORE.to_owned()),
        NodeKind::Open | NodeKind::End => None,
    };
    el("g", "")
        .children(label(&lines, shape))
        .child_if(
            node.is_found()
                .then(|| value(words::value(node.value), shape, grid)),
        )
        .child_if(words::is_told_equal(node).then(|| equal(grid)))
        .child_if(below.map(|below| under(below, grid)))
}

impl El {
    /// Puts what belongs to a node in its place.
    fn stand(self, node: &TreeNode, place: Place) -> Self {
        self.attr("transform", at(place))
            .maybe("data-value", verdict(node.is_found(), node.value == 1))
            .flag("data-cut", node.is_cut())
            .key(node.path.name())
    }
}

const fn shape(node: &TreeNode) -> Shape {
    match (node.kind, node.side()) {
        (NodeKind::End, _) => Shape::Triangle,
        (_, Side::A) => Shape::Square,
        (_, Side::B) => Shape::Round,
    }
}

/// The order that presses a node.
pub(super) fn press(name: &str) -> String {
    ["node:", name].concat()
}

/// How a value is told to the styles.
#[must_use]
pub fn verdict(found: bool, wins: bool) -> Option<yew::AttrValue> {
    let verdict = if wins { "win" } else { "loss" };
    found.then(|| verdict.into())
}

/// The sign beside a node whose moves are all the same.
fn equal(grid: Grid) -> El {
    let x = ["-", &(grid.wide / 2 + 4).to_string()].concat();
    el("text", "tree__equal").attr("x", x).text("=")
}
