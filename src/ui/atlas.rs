//! The map of all positions of two heaps.

use super::el::{El, el};
use super::study::{DO, KEYS, order};
use crate::engine::Move;
use crate::game::{Atlas, Cell, Mark};
use crate::text::{atlas as words, play};

/// The side of a square in units of the drawing.
const SIDE: u32 = 10;
/// The room for the numbers at the left and below.
const MARGIN: u32 = 12;
/// The room for the ring of a cursor at the other edges.
const EDGE: u32 = 2;

/// The map, what there is to say of the square under the cursor, and the buttons that paint.
///
/// For those who do not see it, the map is one widget (`role="application"`) that hears the arrow
/// keys and tells each square in a live sentence: a grid of 289 or 441 named cells would have to
/// be walked one by one and drawn anew at every step, and would not say why a square is lost. Two
/// sliders do the same for whoever reads in another mode, or whose thumb is wider than a square.
#[must_use]
pub fn atlas(atlas: &Atlas) -> El {
    el("section", "atlas")
        .attr("aria-labelledby", "atlas-heading")
        .child(
            el("div", "atlas__head")
                .child(
                    el("h2", "")
                        .attr("id", "atlas-heading")
                        .text(words::HEADING),
                )
                .child(el("span", "atlas__rule").text(play::rule(atlas.rules(), true))),
        )
        .child(
            el("div", "atlas__body")
                .child(map(atlas))
                .child(side(atlas)),
        )
}

fn side(atlas: &Atlas) -> El {
    el("div", "atlas__side")
        .child(readout(atlas))
        .child(el("div", "atlas__fields").children([0, 1].map(|heap| field(atlas, heap))))
        .child(painting(atlas))
        .child(legend())
        .child(el("p", "atlas__about").text(words::ABOUT))
        .child(
            el("p", "atlas__about")
                .attr("id", "atlas-keys")
                .text(words::KEYS),
        )
}

fn map(atlas: &Atlas) -> El {
    let wide = ((atlas.size() + 1) * SIDE + MARGIN + EDGE).to_string();
    el("div", "atlas__map")
        .attr("id", "atlas-map")
        .attr("role", "application")
        .attr("tabindex", "0")
        .attr(
            KEYS,
            "ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown",
        )
        .label(words::MAP)
        .attr("aria-describedby", "atlas-readout atlas-keys")
        .child(
            el("svg", "atlas__drawing")
                .attr("viewBox", ["0 0 ", &wide, " ", &wide].concat())
                .unheard()
                .children(atlas.cells().map(|cell| square(atlas, cell)))
                .child(el("path", "atlas__reach").attr("d", reach(atlas)))
                .child(el("path", "atlas__win").attr("d", wins(atlas)))
                .child(el("path", "atlas__cross").attr("d", crosses(atlas)))
                .children(
                    targets(atlas)
                        .into_iter()
                        .map(|cell| ring(atlas, cell, "atlas__target")),
                )
                .child(ring(atlas, atlas.cursor(), "atlas__cursor"))
                .children(numbers(atlas)),
        )
}

/// Where a square begins.
fn corner(atlas: &Atlas, [a, b]: Cell) -> [u32; 2] {
    [MARGIN + a * SIDE, EDGE + (atlas.size() - b) * SIDE]
}

fn square(atlas: &Atlas, cell: Cell) -> El {
    let [x, y] = corner(atlas, cell);
    let mark = match atlas.mark(cell) {
        Mark::Blank => "blank",
        Mark::Wins => "wins",
        Mark::Loses => "loses",
    };
    let [a, b] = cell.map(|stones| stones.to_string());
    el("rect", "atlas__square")
        .attr(DO, ["cell:", &a, ",", &b].concat())
        .attr("data-mark", mark)
        .number("x", x)
        .number("y", y)
        .number("width", SIDE)
        .number("height", SIDE)
}

/// The sign on all lost squares, so that colour says nothing alone.
fn crosses(atlas: &Atlas) -> String {
    let mut path = String::new();
    for cell in atlas.cells() {
        if atlas.mark(cell) == Mark::Loses {
            let [x, y] = corner(atlas, cell);
            draw(&mut path, "M", [x + 3, y + 3]);
            path.push_str("l4 4m0-4l-4 4");
        }
    }
    path
}

/// The middle of a square.
fn middle(atlas: &Atlas, cell: Cell) -> [u32; 2] {
    corner(atlas, cell).map(|edge| edge + SIDE / 2)
}

/// From the cursor to the squares where winning moves lead.
fn wins(atlas: &Atlas) -> String {
    let mut path = String::new();
    for target in targets(atlas) {
        draw(&mut path, "M", middle(atlas, atlas.cursor()));
        draw(&mut path, "L", middle(atlas, target));
    }
    path
}

/// Along the row and down the column, as far as a move goes.
fn reach(atlas: &Atlas) -> String {
    let cell = atlas.cursor();
    let [left, down] = atlas.reach(cell).map(|most| most * SIDE);
    let [x, y] = middle(atlas, cell);
    let mut path = String::new();
    draw(&mut path, "M", [x - left, y]);
    draw(&mut path, "L", [x, y]);
    draw(&mut path, "L", [x, y + down]);
    path
}

fn draw(path: &mut String, command: &str, [x, y]: [u32; 2]) {
    path.push_str(command);
    path.push_str(&x.to_string());
    path.push(' ');
    path.push_str(&y.to_string());
}

/// The lost squares to which the winning moves lead.
fn targets(atlas: &Atlas) -> Vec<Cell> {
    let cell = atlas.cursor();
    let left = |made: &Move| {
        let mut left = cell;
        left[made.heap.min(1)] -= made.take.get();
        left
    };
    atlas.winning(cell).iter().map(left).collect()
}

fn ring(atlas: &Atlas, cell: Cell, class: &'static str) -> El {
    let [x, y] = corner(atlas, cell);
    el("rect", class)
        .number("x", x)
        .number("y", y)
        .number("width", SIDE)
        .number("height", SIDE)
        .attr("rx", "2")
}

/// Every second number along both edges, and always the two of the cursor.
fn numbers(atlas: &Atlas) -> impl Iterator<Item = El> {
    let cursor = atlas.cursor();
    let below = EDGE + (atlas.size() + 1) * SIDE;
    let number = move |stones: u32, heap: usize, x, y| {
        let shown = stones.is_multiple_of(2) || cursor[heap] == stones;
        // A neighbour of the cursor makes room for it.
        let crowded = cursor[heap].abs_diff(stones) == 1;
        el("text", "atlas__number")
            .flag("data-here", cursor[heap] == stones)
            .number("x", x)
            .number("y", y)
            .text(if shown && !crowded {
                stones.to_string()
            } else {
                String::new()
            })
    };
    let corners = (0..=atlas.size()).map(|stones| (stones, corner(atlas, [stones, stones])));
    let corners: Vec<_> = corners.collect();
    corners.into_iter().flat_map(move |(stones, [x, y])| {
        [
            number(stones, 0, x + SIDE / 2, below + SIDE / 2 + 1),
            number(stones, 1, MARGIN / 2, y + SIDE / 2),
        ]
    })
}

fn readout(atlas: &Atlas) -> El {
    let (mark, word) = match atlas.mark(atlas.cursor()) {
        Mark::Wins => ("wins", words::WINS_SHORT),
        Mark::Loses => ("loses", words::LOSES_SHORT),
        Mark::Blank => ("blank", words::BLANK_SHORT),
    };
    el("div", "atlas__readout")
        .child(
            el("span", "atlas__verdict")
                .attr("data-mark", mark)
                .unheard()
                .text(word),
        )
        .child(
            el("p", "")
                .attr("id", "atlas-readout")
                .attr("aria-live", "polite")
                .text(words::readout(atlas)),
        )
}

fn field(atlas: &Atlas, heap: usize) -> El {
    let stones = atlas.cursor()[heap];
    el("label", "atlas__field")
        .child(el("span", "").text(words::FIELDS[heap]))
        .child(
            el("input", "")
                .attr("type", "range")
                .attr("name", [Atlas::A, Atlas::B][heap])
                .attr("min", "0")
                .number("max", atlas.size())
                .label(words::FIELDS[heap])
                .value(stones.to_string()),
        )
        .child(el("b", "").unheard().text(stones.to_string()))
}

fn painting(atlas: &Atlas) -> El {
    let (first, last) = (atlas.painted() == 1, atlas.painted() == atlas.stages());
    let at_end = [first, first, last, last];
    let buttons = words::STEPS.into_iter().zip(at_end);
    el("div", "atlas__painting")
        .attr("role", "group")
        .label(words::PAINTING)
        .child(
            el("div", "atlas__steps").children(buttons.map(|((what, label), at_end)| {
                order("button", what)
                    .flag("aria-disabled", at_end)
                    .text(label)
            })),
        )
        .child(
            el("p", "atlas__stage")
                .attr("aria-live", "polite")
                .text(words::stage(atlas)),
        )
}

fn legend() -> El {
    let sample = |mark: &'static str, word| {
        let drawing = el("svg", "")
            .attr("viewBox", "-2 -2 14 14")
            .unheard()
            .child(
                el("rect", "atlas__square")
                    .attr("data-mark", if mark == "target" { "loses" } else { mark })
                    .number("width", SIDE)
                    .number("height", SIDE),
            )
            .child_if(
                matches!(mark, "loses" | "target")
                    .then(|| el("path", "atlas__cross").attr("d", "M3 3l4 4m0-4l-4 4")),
            )
            .child_if((mark == "target").then(|| {
                el("rect", "atlas__target")
                    .number("width", SIDE)
                    .number("height", SIDE)
                    .attr("rx", "2")
            }));
        el("li", "").child(drawing).text(word)
    };
    el("ul", "atlas__legend").children([
        sample("wins", words::WINS),
        sample("loses", words::LOSES),
        sample("target", words::TARGET),
        sample("blank", words::BLANK),
    ])
}
