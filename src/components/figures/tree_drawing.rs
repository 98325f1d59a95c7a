//! The game tree as a picture, and at once as a tree of items.
//!
//! The groups of the picture are the tree items themselves. A separate list for screen readers would
//! double the content, and could differ from the picture. It would also put the focus where nobody sees
//! it. The items are siblings, and attributes give their level and place, because a group is drawn at
//! its parent.

use yew::prelude::*;

use super::tree_layout::{Grid, Layout, Place};
use super::tree_shapes::{
    Shape, at, drawing, grid, label, lines, outline, path, room, under, value,
};
use crate::catalogue::{study, tree as words};
use crate::components::{flag, yes_no};
use crate::engine::Side;
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeAction, TreeKey, TreeNode};
use crate::platform::document;
use crate::text::tree as text;

/// Draws the tree. It receives presses on its nodes, and its keys.
pub fn tree_drawing(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let shown = explorer.nodes();
    let widest = shown.iter().map(|node| node.among.1).max();
    let grid = grid(explorer.root().heaps()).fanned(widest.unwrap_or_default());
    let parents: Vec<_> = shown.iter().map(|node| node.parent).collect();
    let drawn = grid.tree(&parents);
    let single = explorer.root().heaps().len() == 1;
    let placed = || shown.iter().zip(&drawn.places);
    let nodes = placed().map(|(node, &place)| {
        let onclick = press(node, on_action);
        figure(explorer, node, place, grid, single, onclick)
    });
    let inside = placed().map(|(node, &place)| inside(explorer, node, place, grid));
    let is_few = shown.len() > 6 && drawn.wide < 800 && drawn.high < 600;
    let content = html! {
        <>
            <g aria-hidden="true">
                { for edges(&shown, &drawn, grid) }
                { for takes(&shown, &drawn, grid, single) }
            </g>
            <g role="tree" aria-label={study::tree()} onkeydown={on_key(on_action)}>
                { for nodes }
            </g>
            // Their names say it better to those who do not see it.
            <g class="tree__words" aria-hidden="true">{ for inside }</g>
        </>
    };
    drawing(drawn.wide, drawn.high, is_few, content)
}

/// Receives the keys for moving in a drawing, and leaves others to the browser.
pub fn on_key(on_action: &Callback<TreeAction>) -> Callback<KeyboardEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = document::plain_key(&event);
        if let Some(key) = key.and_then(|key| TreeKey::read(&key)) {
            event.prevent_default();
            on_action.emit(TreeAction::Key(key));
        }
    })
}

fn press(node: &TreeNode, on_action: &Callback<TreeAction>) -> Callback<MouseEvent> {
    let path = node.path.clone();
    on_action.reform(move |_| TreeAction::PressNode(path.clone()))
}

/// The lines, kind by kind: the more important kinds lie on top.
fn edges(nodes: &[TreeNode], drawn: &Layout, grid: Grid) -> [Html; 5] {
    let lines = |class, wanted: fn(&TreeNode) -> bool| {
        let mut lines = String::new();
        for (place, node) in nodes.iter().enumerate() {
            if let Some(parent) = node.parent.filter(|_| wanted(node)) {
                lines.push_str(&line(drawn, grid, parent, place));
            }
        }
        html! { <path {class} d={lines} /> }
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
        html! { <path class="tree__cross" d={crosses} /> },
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

/// A point of an edge, given in tenths of the way down.
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
fn takes(nodes: &[TreeNode], drawn: &Layout, grid: Grid, single: bool) -> Vec<Html> {
    let edges = nodes.iter().enumerate().filter_map(|(place, node)| {
        let (parent, by) = (node.parent?, node.by()?);
        let (x, y) = along(drawn, grid, parent, place, 6);
        let taken = if single {
            by.take.to_string()
        } else {
            by.to_string()
        };
        Some(html! {
            <text
                class="tree__take"
                x={x.to_string()}
                y={y.to_string()}
                data-best={flag(node.best)}
                data-cut={flag(node.is_cut())}
            >
                { taken }
            </text>
        })
    });
    edges.collect()
}

fn figure(
    explorer: &TreeExplorer,
    node: &TreeNode,
    place: Place,
    grid: Grid,
    single: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let here = *explorer.cursor() == node.path;
    let current = explorer.found() == Some(&node.path);
    let shape = shape(node);
    html! {
        <g
            key={node.path.name()}
            class="tree__node"
            role="treeitem"
            aria-label={text::node(node)}
            aria-description={text::reached(node, single)}
            aria-level={(node.path.plies() + 1).to_string()}
            aria-posinset={node.among.0.to_string()}
            aria-setsize={node.among.1.to_string()}
            aria-expanded={node.expanded().map(yes_no)}
            aria-selected={yes_no(here)}
            tabindex={if here { "0" } else { "-1" }}
            data-current={flag(current)}
            data-rest={flag(matches!(node.kind, NodeKind::Rest(_)))}
            transform={at(place)}
            data-value={verdict(node.is_found(), node.value == 1)}
            data-cut={flag(node.is_cut())}
            {onclick}
        >
            { room(grid) }
            if here || current {
                { outline("tree__ring", shape, grid, 5) }
            }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a node and around it.
fn inside(explorer: &TreeExplorer, node: &TreeNode, place: Place, grid: Grid) -> Html {
    let shape = shape(node);
    let lines = match node.kind {
        NodeKind::Rest(moves) => vec![["+", &moves.to_string()].concat()],
        _ => lines(node.position().heaps()),
    };
    let below = match node.kind {
        NodeKind::Folded => Some(text::folded(explorer.below(node))),
        NodeKind::Rest(_) => Some(words::more().to_owned()),
        NodeKind::Open | NodeKind::End => None,
    };
    html! {
        <g
            key={node.path.name()}
            transform={at(place)}
            data-value={verdict(node.is_found(), node.value == 1)}
            data-cut={flag(node.is_cut())}
        >
            { for label(&lines, shape) }
            if node.is_found() {
                { value(text::value(node.value), shape, grid) }
            }
            if text::is_told_equal(node) {
                { equal(grid) }
            }
            { for below.map(|below| under(below, grid)) }
        </g>
    }
}

const fn shape(node: &TreeNode) -> Shape {
    match (node.kind, node.side()) {
        (NodeKind::End, _) => Shape::Triangle,
        (_, Side::A) => Shape::Square,
        (_, Side::B) => Shape::Round,
    }
}

/// The name of a value for the styles.
pub fn verdict(found: bool, wins: bool) -> Option<&'static str> {
    found.then_some(if wins { "win" } else { "loss" })
}

/// The sign beside a node whose moves are all the same.
fn equal(grid: Grid) -> Html {
    let x = ["-", &(grid.wide / 2 + 4).to_string()].concat();
    html! { <text class="tree__equal" {x}>{ "=" }</text> }
}
