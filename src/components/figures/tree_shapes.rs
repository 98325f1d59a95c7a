//! The shapes of nodes and edges in a tree or graph.

use yew::prelude::*;

use super::tree_layout::{Grid, Place};
use crate::components::flag;

/// The outline of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A is to move.
    Square,
    /// B is to move.
    Round,
    /// The game is over.
    Triangle,
    /// Either is to move.
    Hexagon,
}

/// How many heaps stand in a line of a node's label.
const HEAPS_A_LINE: usize = 4;

/// The half height of a triangle, and half its base.
const TRIANGLE: u32 = 15;

/// The lines of a label.
pub fn lines(heaps: &[u32]) -> Vec<String> {
    if heaps.iter().all(|&stones| stones == 0) {
        return vec!["0".to_owned()];
    }
    heaps
        .chunks(HEAPS_A_LINE)
        .map(|heaps| {
            let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
            heaps.join("-")
        })
        .collect()
}

/// Room for the label of the root, which is the longest.
pub fn grid(heaps: &[u32]) -> Grid {
    let lines = lines(heaps);
    let widest = lines.iter().map(String::len).max().unwrap_or_default();
    Grid::fitting(widest, lines.len())
}

/// The outline, at a distance if one is given.
pub fn outline(class: &'static str, shape: Shape, grid: Grid, around: u32) -> Html {
    let (wide, high) = (grid.wide / 2 + around, grid.high / 2 + around);
    let path = match shape {
        Shape::Square => return rect(class, wide, high, 5 + around / 2),
        Shape::Round => return rect(class, wide, high, high),
        Shape::Triangle => {
            // The corners are far out, so an outline around them is further away.
            let (half, foot) = (TRIANGLE + 2 * around, TRIANGLE - 2 + around);
            path(&[
                ("M0 -", TRIANGLE + 2 * around),
                ("L", half),
                (" ", foot),
                ("H-", half),
            ])
        }
        Shape::Hexagon => {
            let flat = wide - wide.min(high) / 2;
            path(&[
                ("M-", flat),
                (" -", high),
                ("H", flat),
                ("L", wide),
                (" 0L", flat),
                (" ", high),
                ("H-", flat),
                ("L-", wide),
                (" ", 0),
            ])
        }
    };
    html! { <path {class} d={[&*path, "Z"].concat()} /> }
}

fn rect(class: &'static str, wide: u32, high: u32, round: u32) -> Html {
    html! {
        <rect
            {class}
            x={minus(wide)}
            y={minus(high)}
            width={(2 * wide).to_string()}
            height={(2 * high).to_string()}
            rx={round.to_string()}
        />
    }
}

/// The area of a node that can be pressed.
pub fn room(grid: Grid) -> Html {
    rect("tree__room", grid.slot / 2, grid.high / 2 + 9, 0)
}

/// The label in the middle of a node.
pub fn label(lines: &[String], shape: Shape) -> impl Iterator<Item = Html> {
    const LINE: usize = 15;
    let top = (lines.len() - 1) * LINE;
    let sink = if shape == Shape::Triangle { 6 } else { 0 };
    lines.iter().enumerate().map(move |(place, line)| {
        // Twice the distance from the middle, so that half lines count.
        let (down, up) = (2 * place * LINE + sink, top);
        let y = if down >= up {
            ((down - up) / 2).to_string()
        } else {
            ["-", &((up - down) / 2).to_string()].concat()
        };
        html! { <text class="tree__left" {y}>{ line.clone() }</text> }
    })
}

/// The value, beside the upper end of the outline.
pub fn value(words: &'static str, shape: Shape, grid: Grid) -> Html {
    let x = match shape {
        Shape::Triangle => 9,
        _ => grid.wide / 2 + 2,
    };
    let y = minus(grid.high / 2 - 3);
    html! { <text class="tree__value" x={x.to_string()} {y}>{ words }</text> }
}

/// A word under a node.
pub fn under(words: String, grid: Grid) -> Html {
    let y = (grid.high / 2 + 14).to_string();
    html! { <text class="tree__under" {y}>{ words }</text> }
}

/// Where an element stands.
pub fn at(place: Place) -> String {
    let (x, y) = (place.x.to_string(), place.y.to_string());
    ["translate(", &x, " ", &y, ")"].concat()
}

/// A path of commands, each with a number.
pub fn path(parts: &[(&str, u32)]) -> String {
    let mut path = String::new();
    for (command, number) in parts {
        path.push_str(command);
        path.push_str(&number.to_string());
    }
    path
}

/// A drawing of this size. One of few nodes is drawn larger.
pub fn drawing(wide: u32, high: u32, is_few: bool, content: Html) -> Html {
    let (wide, high) = (wide.to_string(), high.to_string());
    html! {
        <svg
            class="tree__drawing"
            viewBox={["0 0 ", &wide, " ", &high].concat()}
            width={wide}
            height={high}
            focusable="false"
            data-few={flag(is_few)}
        >
            { content }
        </svg>
    }
}

fn minus(number: u32) -> String {
    ["-", &number.to_string()].concat()
}
