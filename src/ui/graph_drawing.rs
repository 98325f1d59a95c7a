//! The tree with equal positions merged: a row for each number of stones on the board.

use super::el::{El, el};
use super::study::{DO, KEYS, WALKED};
use super::tree_drawing::{press, verdict};
use super::tree_layout::{Grid, Layout};
use super::tree_shapes::{Shape, at, drawing, grid, label, lines, outline, path, room, value};
use crate::game::Grove;
use crate::game::grove::Spot;
use crate::text::tree as words;

/// Draws the graph. To readers it is a list, since what has many parents is no tree.
#[must_use]
pub fn graph_drawing(grove: &Grove) -> El {
    let graph = grove.graph();
    let grid = grid(&graph.spots[0].heaps);
    let rows = graph.rows();
    let drawn = grid.rows(&rows);
    let order = grove.spots_found();
    let mut found = vec![false; graph.spots.len()];
    for &spot in &order {
        found[spot] = true;
    }
    let reading = rows.iter().flatten().map(|&place| {
        node(place, &graph.spots[place], found[place], grid)
            .flag("data-current", order.last() == Some(&place))
            .attr(
                "aria-selected",
                if place == grove.spot() {
                    "true"
                } else {
                    "false"
                },
            )
            .attr("tabindex", if place == grove.spot() { "0" } else { "-1" })
            .attr("transform", at(drawn.places[place]))
            .key(place.to_string())
    });
    let inside = graph.spots.iter().enumerate().map(|(place, spot)| {
        inside(spot, found[place], grid).attr("transform", at(drawn.places[place]))
    });
    drawing(drawn.wide, drawn.high)
        .child(
            el("g", "")
                .unheard()
                .children(edges(grove, &found, &drawn, grid)),
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
fn edges(grove: &Grove, found: &[bool], drawn: &Layout, grid: Grid) -> [El; 3] {
    let [mut all, mut winning, mut chosen] = [const { String::new() }; 3];
    for (from, spot) in grove.graph().spots.iter().enumerate() {
        for link in &spot.moves {
            let Some(to) = link.to else {
                continue;
            };
            let line = line(drawn, grid, from, to);
            if from == grove.spot() {
                chosen.push_str(&line);
            }
            if link.wins && found[from] {
                winning.push_str(&line);
            } else if from != grove.spot() {
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

fn node(place: usize, spot: &Spot, found: bool, grid: Grid) -> El {
    let shape = shape(spot);
    el("g", "tree__node")
        .attr("role", "option")
        .attr(DO, press(&place.to_string()))
        .label(words::spot(spot, found))
        .maybe("data-value", verdict(found, spot.wins))
        .child(room(grid))
        .child(outline("tree__ring", shape, grid, 5))
        .child(outline("tree__shape", shape, grid, 0))
}

/// What is written in a node and beside it.
fn inside(spot: &Spot, found: bool, grid: Grid) -> El {
    let shape = shape(spot);
    let worth = words::value(if spot.wins { 1 } else { -1 });
    el("g", "")
        .maybe("data-value", verdict(found, spot.wins))
        .children(label(&lines(&spot.heaps), shape))
        .child_if(found.then(|| value(worth, shape, grid)))
}

const fn shape(spot: &Spot) -> Shape {
    if spot.heaps.is_empty() {
        Shape::Triangle
    } else {
        Shape::Hexagon
    }
}
