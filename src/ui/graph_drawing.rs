//! The tree with equal positions merged: a row for each number of stones on the board.

use super::el::{El, el};
use super::study::{DO, KEYS, WALKED};
use super::tree_drawing::{press, verdict};
use super::tree_layout::{Grid, Layout};
use super::tree_shapes::{Shape, at, drawing, grid, label, lines, outline, path, room, value};
use crate::engine::GraphNode;
use crate::game::TreeExplorer;
use crate::text::tree as words;

/// Draws the graph. To readers it is a list, since what has many parents is no tree.
#[must_use]
pub fn graph_drawing(explorer: &TreeExplorer) -> El {
    let graph = explorer.graph();
    let grid = grid(&graph.nodes()[0].heaps);
    let rows = explorer.rows();
    let drawn = grid.rows(&rows);
    let order = explorer.graph_found();
    let mut found = vec![false; graph.nodes().len()];
    for &node in &order {
        found[node] = true;
    }
    let reading = rows.iter().flatten().map(|&place| {
        figure(place, &graph.nodes()[place], found[place], grid)
            .flag("data-current", order.last() == Some(&place))
            .attr(
                "aria-selected",
                if place == explorer.graph_cursor() {
                    "true"
                } else {
                    "false"
                },
            )
            .attr(
                "tabindex",
                if place == explorer.graph_cursor() {
                    "0"
                } else {
                    "-1"
                },
            )
            .attr("transform", at(drawn.places[place]))
            .key(place.to_string())
    });
    let inside = graph.nodes().iter().enumerate().map(|(place, node)| {
        inside(node, found[place], grid).attr("transform", at(drawn.places[place]))
    });
    drawing(drawn.wide, drawn.high)
        .child(
            el("g", "")
                .unheard()
                .children(edges(explorer, &found, &drawn, grid)),
        )
        .child(
            el("g", "")
                .attr("role", "listbox")
                .attr(KEYS, WALKED)
                .label(words::GRAPH_NAME)
                .children(reading),
        )
        .child(el("g", "tree__words").unheard().children(inside))
}

/// All moves, over them those found to win, and over these the moves of the chosen position.
fn edges(explorer: &TreeExplorer, found: &[bool], drawn: &Layout, grid: Grid) -> [El; 3] {
    let [mut all, mut winning, mut chosen] = [const { String::new() }; 3];
    for (from, node) in explorer.graph().nodes().iter().enumerate() {
        for by in &node.moves {
            let Some(to) = by.to else {
                continue;
            };
            let line = line(drawn, grid, from, to);
            if from == explorer.graph_cursor() {
                chosen.push_str(&line);
            }
            if by.wins && found[from] {
                winning.push_str(&line);
            } else if from != explorer.graph_cursor() {
                all.push_str(&line);
            }
        }
    }
    [
        el("path", "tree__edge tree__edge--faint").attr("d", all),
        el("path", "tree__edge tree__edge--active").attr("d", chosen),
        el("path", "tree__edge tree__edge--win").attr("d", winning),
    ]
}

/// A straight line to the next row, a bow past the rows between.
fn line(drawn: &Layout, grid: Grid, from: usize, to: usize) -> String {
    let (from, to) = (drawn.places[from], drawn.places[to]);
    let (top, bottom) = (from.y + grid.high / 2, to.y - grid.high / 2);
    let rows = (to.y - from.y) / grid.row;
    let begin = path(&[("M", from.x), (" ", top)]);
    if rows <= 1 || from.x.abs_diff(to.x) >= grid.slot {
        return [&begin, &*path(&[("L", to.x), (" ", bottom)])].concat();
    }
    let middle = u32::midpoint(from.x, to.x);
    let bow = grid.wide + (rows - 1).min(4) * 24;
    let aside = if rows.is_multiple_of(2) {
        middle + bow
    } else {
        middle.saturating_sub(bow)
    };
    let bowed = [
        ("Q", aside),
        (" ", u32::midpoint(top, bottom)),
        (" ", to.x),
        (" ", bottom),
    ];
    [&begin, &*path(&bowed)].concat()
}

fn figure(place: usize, node: &GraphNode, found: bool, grid: Grid) -> El {
    let shape = shape(node);
    el("g", "tree__node")
        .attr("role", "option")
        .attr(DO, press(&place.to_string()))
        .label(words::graph_node(node, found))
        .maybe("data-value", verdict(found, node.wins))
        .child(room(grid))
        .child(outline("tree__ring", shape, grid, 5))
        .child(outline("tree__shape", shape, grid, 0))
}

/// What is written in a node and beside it.
fn inside(node: &GraphNode, found: bool, grid: Grid) -> El {
    let shape = shape(node);
    let worth = words::value(if node.wins { 1 } else { -1 });
    el("g", "")
        .maybe("data-value", verdict(found, node.wins))
        .children(label(&lines(&node.heaps), shape))
        .child_if(found.then(|| value(worth, shape, grid)))
}

fn shape(node: &GraphNode) -> Shape {
    if node.position.is_terminal() {
        Shape::Triangle
    } else {
        Shape::Hexagon
    }
}
