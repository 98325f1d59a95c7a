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
use crate::game::Grove;
use crate::game::grove::{Item, Kind};
use crate::text::tree as words;

/// Draws the tree.
#[must_use]
pub fn tree_drawing(grove: &Grove) -> El {
    let items = grove.items();
    let widest = items.iter().map(|item| item.among.1).max();
    let grid = grid(grove.root().heaps()).fanned(widest.unwrap_or_default());
    let parents: Vec<_> = items.iter().map(|item| item.parent).collect();
    let drawn = grid.tree(&parents);
    let single = grove.root().heaps().len() == 1;
    let placed = || items.iter().zip(&drawn.places);
    let nodes = placed().map(|(item, &place)| node(grove, item, grid, single).stand(item, place));
    let inside = placed().map(|(item, &place)| inside(grove, item, grid).stand(item, place));
    drawing(drawn.wide, drawn.high)
        .flag(
            "data-few",
            items.len() > 6 && drawn.wide < 800 && drawn.high < 600,
        )
        .child(
            el("g", "")
                .unheard()
                .children(edges(&items, &drawn, grid))
                .children(takes(&items, &drawn, grid, single)),
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
fn edges(items: &[Item], drawn: &Layout, grid: Grid) -> [El; 5] {
    let lines = |class, wanted: fn(&Item) -> bool| {
        let mut lines = String::new();
        for (place, item) in items.iter().enumerate() {
            if let Some(parent) = item.parent.filter(|_| wanted(item)) {
                lines.push_str(&line(drawn, grid, parent, place));
            }
        }
        el("path", class).attr("d", lines)
    };
    let mut crosses = String::new();
    for (place, item) in items.iter().enumerate() {
        if let Some(parent) = item
            .parent
            .filter(|&parent| item.is_cut() && !items[parent].is_cut())
        {
            crosses.push_str(&cross(drawn, grid, parent, place));
        }
    }
    [
        lines("tree__edge", |item| {
            !item.is_cut() && !item.active && !item.best
        }),
        lines("tree__edge tree__edge--cut", Item::is_cut),
        lines("tree__edge tree__edge--active", |item| {
            item.active && !item.best
        }),
        lines("tree__edge tree__edge--best", |item| item.best),
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
fn takes(items: &[Item], drawn: &Layout, grid: Grid, single: bool) -> Vec<El> {
    let edges = items.iter().enumerate().filter_map(|(place, item)| {
        let (parent, by) = (item.parent?, item.by?);
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
                .flag("data-best", item.best)
                .flag("data-cut", item.is_cut())
                .text(taken),
        )
    });
    edges.collect()
}

fn node(grove: &Grove, item: &Item, grid: Grid, single: bool) -> El {
    let here = *grove.cursor() == item.path;
    let current = grove.found() == Some(&item.path);
    let shape = shape(item);
    let told = |set: bool| if set { "true" } else { "false" };
    el("g", "tree__node")
        .attr("role", "treeitem")
        .attr(DO, press(&item.path.name()))
        .label(words::node(item))
        .maybe(
            "aria-description",
            words::reached(item, single).map(Into::into),
        )
        .attr("aria-level", (item.path.plies() + 1).to_string())
        .attr("aria-posinset", item.among.0.to_string())
        .attr("aria-setsize", item.among.1.to_string())
        .maybe(
            "aria-expanded",
            item.expanded().map(|open| told(open).into()),
        )
        .attr("aria-selected", told(here))
        .attr("tabindex", if here { "0" } else { "-1" })
        .flag("data-current", current)
        .flag("data-rest", matches!(item.kind, Kind::Rest(_)))
        .child(room(grid))
        .child_if((here || current).then(|| outline("tree__ring", shape, grid, 5)))
        .child(outline("tree__shape", shape, grid, 0))
}

/// What is written in a node and around it.
fn inside(grove: &Grove, item: &Item, grid: Grid) -> El {
    let shape = shape(item);
    let lines = match item.kind {
        Kind::Rest(moves) => vec![["+", &moves.to_string()].concat()],
        _ => lines(item.position.heaps()),
    };
    let below = match item.kind {
        Kind::Folded => Some(words::folded(grove.below(item))),
        Kind::Rest(_) => Some(words::MORE.to_owned()),
        Kind::Open | Kind::End => None,
    };
    el("g", "")
        .children(label(&lines, shape))
        .child_if(
            item.is_found()
                .then(|| value(words::value(item.value), shape, grid)),
        )
        .child_if(words::is_told_equal(item).then(|| equal(grid)))
        .child_if(below.map(|below| under(below, grid)))
}

impl El {
    /// Puts what belongs to a node in its place.
    fn stand(self, item: &Item, place: Place) -> Self {
        self.attr("transform", at(place))
            .maybe("data-value", verdict(item.is_found(), item.value == 1))
            .flag("data-cut", item.is_cut())
            .key(item.path.name())
    }
}

const fn shape(item: &Item) -> Shape {
    match (item.kind, item.side) {
        (Kind::End, _) => Shape::Triangle,
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
