//! The shapes of nodes and edges in a tree or graph.

use yew::prelude::*;

use super::tree_layout::{Grid, NodePlace, POINT, TreeLayout};

/// The outline of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Max is to move.
    Square,
    /// Min is to move.
    Round,
    /// The game is over.
    Triangle,
    /// Either is to move.
    Hexagon,
}

/// The number of heaps in a line of a node's label.
const HEAPS_A_LINE: usize = 4;

/// The half height of a triangle, and half its base.
const TRIANGLE: u32 = 15;

/// The lines of a node's label: its heaps, or `0` where none has stones.
pub fn lines(heaps: &[u32]) -> Vec<String> {
    if heaps.iter().all(|&stones| stones == 0) {
        return vec!["0".to_owned()];
    }
    heaps
        .chunks(HEAPS_A_LINE)
        .map(|line| {
            let sizes: Vec<String> = line.iter().map(ToString::to_string).collect();
            sizes.join("-")
        })
        .collect()
}

/// The grid with room for the label of the root, which is the longest label.
pub fn grid(heaps: &[u32]) -> Grid {
    let lines = lines(heaps);
    let widest = lines.iter().map(String::len).max().unwrap_or_default();
    Grid::fitting(widest, lines.len())
}

/// The largest radius of a round outline, so that its corners leave room for several lines.
const RADIUS: u32 = 20;

/// The outline of a node, `distance` pixels outside its border: 0 is the border itself.
pub fn outline(class: &'static str, shape: Shape, grid: Grid, distance: u32) -> Html {
    html! { <path {class} d={outline_path(shape, grid, distance)} /> }
}

/// The path of such an outline, with the middle of the node at 0 0.
fn outline_path(shape: Shape, grid: Grid, distance: u32) -> String {
    let (half_wide, half_high) = (grid.wide / 2 + distance, grid.high / 2 + distance);
    let open_path = match shape {
        Shape::Square => return rounded(half_wide, half_high, 5 + distance / 2),
        Shape::Round => return rounded(half_wide, half_high, half_high.min(RADIUS + distance)),
        Shape::Triangle => {
            // Sharp corners: an outline outside the border is further away from them.
            let (half_base, foot) = (TRIANGLE + 2 * distance, TRIANGLE - 2 + distance);
            // M 0 -top L half_base foot H -half_base
            path(&[
                ("M0 -", TRIANGLE + 2 * distance),
                ("L", half_base),
                (" ", foot),
                ("H-", half_base),
            ])
        }
        Shape::Hexagon => {
            let flat = half_wide - POINT - distance / 2;
            // M -flat -half_high H flat L half_wide 0 L flat half_high H -flat L -half_wide 0
            path(&[
                ("M-", flat),
                (" -", half_high),
                ("H", flat),
                ("L", half_wide),
                (" 0L", flat),
                (" ", half_high),
                ("H-", flat),
                ("L-", half_wide),
                (" ", 0),
            ])
        }
    };
    [&*open_path, "Z"].concat()
}

/// A rectangle with round corners and its middle at 0 0: `M -flat -half_high h 2*flat`, a corner, and so on.
fn rounded(half_wide: u32, half_high: u32, radius: u32) -> String {
    let radius = radius.min(half_wide).min(half_high);
    let (flat, tall, r) = (half_wide - radius, half_high - radius, radius.to_string());
    let corner = |x: &str, y: &str| ["a", &r, " ", &r, " 0 0 1 ", x, &r, " ", y, &r].concat();
    [
        path(&[("M-", flat), (" -", half_high), ("h", 2 * flat)]),
        corner("", ""),
        path(&[("v", 2 * tall)]),
        corner("-", ""),
        path(&[("h-", 2 * flat)]),
        corner("-", "-"),
        path(&[("v-", 2 * tall)]),
        corner("", "-"),
        "Z".to_owned(),
    ]
    .concat()
}

/// The area of a node that can be pressed.
pub fn hit_area(grid: Grid) -> Html {
    let (half_wide, half_high) = (grid.slot / 2, grid.high / 2 + 9);
    html! {
        <rect
            class="tree__hit"
            x={minus(half_wide)}
            y={minus(half_high)}
            width={(2 * half_wide).to_string()}
            height={(2 * half_high).to_string()}
        />
    }
}

/// A text of a node, and its offset from the middle of the node, in pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The kind, which decides the look.
    pub kind: WordKind,
    /// The distance to the right.
    pub x: i32,
    /// The distance down.
    pub y: i32,
    pub text: String,
}

/// The kinds of texts at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordKind {
    /// The heaps that are left.
    Heaps,
    /// The value, on a tag.
    Value,
    /// Alpha or beta.
    Bound,
    /// The sign `=` beside a node whose moves are all the same.
    Equal,
    /// The size of the folded branch.
    Under,
    /// The move to the node, on the line from its parent.
    Take,
}

impl WordKind {
    /// The class of the text.
    const fn class(self) -> &'static str {
        match self {
            Self::Heaps => "tree__left",
            Self::Value => "tree__value",
            Self::Bound => "tree__bound",
            Self::Equal => "tree__equal",
            Self::Under => "tree__under",
            Self::Take => "tree__take",
        }
    }
}

/// The label in the middle of a node.
pub fn label(lines: Vec<String>, shape: Shape) -> impl Iterator<Item = Word> {
    const LINE: i32 = 15;
    let top = lines.len().saturating_sub(1);
    let top = i32::try_from(top).unwrap_or_default() * LINE;
    let sink = if shape == Shape::Triangle { 3 } else { 0 };
    (0..)
        .zip(lines)
        .map(move |(index, text): (i32, String)| Word {
            kind: WordKind::Heaps,
            x: 0,
            // Twice the distance from the middle, so that half lines count.
            y: (2 * index * LINE - top) / 2 + sink,
            text,
        })
}

/// The value on its tag: at the upper right corner of the outline, and below a triangle.
pub fn value(text: String, shape: Shape, grid: Grid) -> Word {
    let (x, y) = match shape {
        Shape::Triangle => (0, signed(TRIANGLE) + 8),
        _ => (signed(grid.wide / 2) + 6, -signed(grid.high / 2)),
    };
    Word {
        kind: WordKind::Value,
        x,
        y,
        text,
    }
}

/// The half width of the tag of a value, and its half height.
pub fn tag(text: &str) -> (u32, u32) {
    let characters = u32::try_from(text.chars().count()).unwrap_or(9);
    (characters * 7 / 2 + 5, 8)
}

/// The path of the tag around the text of a value.
pub fn tag_path(text: &str) -> String {
    let (half_wide, half_high) = tag(text);
    rounded(half_wide, half_high, half_high)
}

/// Alpha and beta, to the left of the node.
pub fn bounds(texts: [String; 2], grid: Grid) -> [Word; 2] {
    let x = -signed(grid.wide / 2) - 9;
    let mut y = -19;
    texts.map(|text| {
        y += 13;
        Word {
            kind: WordKind::Bound,
            x,
            y,
            text,
        }
    })
}

/// The text under a node.
pub fn under(text: String, grid: Grid) -> Word {
    Word {
        kind: WordKind::Under,
        x: 0,
        y: signed(grid.high / 2) + 13,
        text,
    }
}

/// The sign beside a node whose moves are all the same.
pub fn equal(grid: Grid, has_bounds: bool) -> Word {
    let y = if has_bounds { 20 } else { 0 };
    Word {
        kind: WordKind::Equal,
        x: -signed(grid.wide / 2) - 9,
        y,
        text: "=".to_owned(),
    }
}

/// Draws a text of a node, a value on its tag.
pub fn word(word: Word) -> Html {
    let Word { kind, x, y, text } = word;
    let (x, y) = (written(x), written(y));
    if kind == WordKind::Value {
        let transform = ["translate(", &x, " ", &y, ")"].concat();
        return html! {
            <>
                <path class="tree__tag" d={tag_path(&text)} {transform} />
                <text class={kind.class()} {x} {y}>{ text }</text>
            </>
        };
    }
    html! { <text class={kind.class()} {x} {y}>{ text }</text> }
}

/// A number as the text of an attribute.
fn written(number: i32) -> String {
    let size = number.unsigned_abs();
    if number < 0 {
        minus(size)
    } else {
        size.to_string()
    }
}

/// A length as a signed number.
pub fn signed(length: u32) -> i32 {
    i32::try_from(length).unwrap_or(i32::MAX / 4)
}

/// The value of `transform` that moves an element to this place.
pub fn translate(place: NodePlace) -> String {
    let (x, y) = (place.x.to_string(), place.y.to_string());
    ["translate(", &x, " ", &y, ")"].concat()
}

/// A path in which a text of SVG and a number alternate: `("M", 3), (" ", 4)` is `M3 4`. Here `format!` would cost
/// bytes.
pub fn path(parts: &[(&str, u32)]) -> String {
    let mut path = String::new();
    for (command, number) in parts {
        path.push_str(command);
        path.push_str(&number.to_string());
    }
    path
}

/// A drawing at a size in percent. At 100 its unit is a pixel, or more where the letters of the page are larger.
pub fn drawing(layout: &TreeLayout, size: u32, content: Html) -> Html {
    let TreeLayout { wide, high, .. } = layout;
    let length = |units: u32| {
        let hundredths = units * size / 16;
        format!("{}.{:02}rem", hundredths / 100, hundredths % 100)
    };
    html! {
        <svg
            class="tree__drawing"
            viewBox={format!("0 0 {wide} {high}")}
            width={length(*wide)}
            height={length(*high)}
            focusable="false"
        >
            { content }
        </svg>
    }
}

fn minus(number: u32) -> String {
    ["-", &number.to_string()].concat()
}
