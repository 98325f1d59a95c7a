//! The map of all positions of two heaps.

use super::el::{El, el};
use super::study::{DO, KEYS, order};
use crate::engine::Move;
use crate::game::{Cell, Mark, OutcomeMap};
use crate::text::{outcome_map as words, play};

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
pub fn outcome_map(map: &OutcomeMap) -> El {
    el("section", "outcome-map")
        .attr("aria-labelledby", "outcome-map-heading")
        .child(
            el("div", "outcome-map__head")
                .child(
                    el("h2", "")
                        .attr("id", "outcome-map-heading")
                        .text(words::HEADING),
                )
                .child(el("span", "outcome-map__rule").text(play::rule(map.rules(), true))),
        )
        .child(
            el("div", "outcome-map__body")
                .child(drawing(map))
                .child(side(map)),
        )
}

fn side(map: &OutcomeMap) -> El {
    el("div", "outcome-map__side")
        .child(readout(map))
        .child(el("div", "outcome-map__fields").children([0, 1].map(|heap| field(map, heap))))
        .child(painting(map))
        .child(legend())
        .child(el("p", "outcome-map__about").text(words::ABOUT))
        .child(
            el("p", "outcome-map__about")
                .attr("id", "outcome-map-keys")
                .text(words::KEYS),
        )
}

fn drawing(map: &OutcomeMap) -> El {
    let wide = ((map.size() + 1) * SIDE + MARGIN + EDGE).to_string();
    el("div", "outcome-map__frame")
        .attr("id", "outcome-map")
        .attr("role", "application")
        .attr("tabindex", "0")
        .attr(
            KEYS,
            "ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown",
        )
        .label(words::MAP)
        .attr("aria-describedby", "outcome-map-readout outcome-map-keys")
        .child(
            el("svg", "outcome-map__drawing")
                .attr("viewBox", ["0 0 ", &wide, " ", &wide].concat())
                .unheard()
                .children(map.cells().map(|cell| square(map, cell)))
                .child(el("path", "outcome-map__reach").attr("d", reach(map)))
                .child(el("path", "outcome-map__win").attr("d", wins(map)))
                .child(el("path", "outcome-map__cross").attr("d", crosses(map)))
                .children(
                    targets(map)
                        .into_iter()
                        .map(|cell| ring(map, cell, "outcome-map__target")),
                )
                .child(ring(map, map.cursor(), "outcome-map__cursor"))
                .children(numbers(map)),
        )
}

/// Where a square begins.
fn corner(map: &OutcomeMap, [a, b]: Cell) -> [u32; 2] {
    [MARGIN + a * SIDE, EDGE + (map.size() - b) * SIDE]
}

fn square(map: &OutcomeMap, cell: Cell) -> El {
    let [x, y] = corner(map, cell);
    let mark = match map.mark(cell) {
        Mark::Blank => "blank",
        Mark::Wins => "wins",
        Mark::Loses => "loses",
    };
    let [a, b] = cell.map(|stones| stones.to_string());
    el("rect", "outcome-map__square")
        .attr(DO, ["cell:", &a, ",", &b].concat())
        .attr("data-mark", mark)
        .number("x", x)
        .number("y", y)
        .number("width", SIDE)
        .number("height", SIDE)
}

/// The sign on all lost squares, so that colour says nothing alone.
fn crosses(map: &OutcomeMap) -> String {
    let mut path = String::new();
    for cell in map.cells() {
        if map.mark(cell) == Mark::Loses {
            let [x, y] = corner(map, cell);
            draw(&mut path, "M", [x + 3, y + 3]);
            path.push_str("l4 4m0-4l-4 4");
        }
    }
    path
}

/// The middle of a square.
fn middle(map: &OutcomeMap, cell: Cell) -> [u32; 2] {
    corner(map, cell).map(|edge| edge + SIDE / 2)
}

/// From the cursor to the squares where winning moves lead.
fn wins(map: &OutcomeMap) -> String {
    let mut path = String::new();
    for target in targets(map) {
        draw(&mut path, "M", middle(map, map.cursor()));
        draw(&mut path, "L", middle(map, target));
    }
    path
}

/// Along the row and down the column, as far as a move goes.
fn reach(map: &OutcomeMap) -> String {
    let cell = map.cursor();
    let [left, down] = map.reach(cell).map(|most| most * SIDE);
    let [x, y] = middle(map, cell);
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
fn targets(map: &OutcomeMap) -> Vec<Cell> {
    let cell = map.cursor();
    let left = |made: &Move| {
        let mut left = cell;
        left[made.heap.min(1)] -= made.take.get();
        left
    };
    map.winning(cell).iter().map(left).collect()
}

fn ring(map: &OutcomeMap, cell: Cell, class: &'static str) -> El {
    let [x, y] = corner(map, cell);
    el("rect", class)
        .number("x", x)
        .number("y", y)
        .number("width", SIDE)
        .number("height", SIDE)
        .attr("rx", "2")
}

/// Every second number along both edges, and always the two of the cursor.
fn numbers(map: &OutcomeMap) -> impl Iterator<Item = El> {
    let cursor = map.cursor();
    let below = EDGE + (map.size() + 1) * SIDE;
    let number = move |stones: u32, heap: usize, x, y| {
        let shown = stones.is_multiple_of(2) || cursor[heap] == stones;
        // A neighbour of the cursor makes room for it.
        let crowded = cursor[heap].abs_diff(stones) == 1;
        el("text", "outcome-map__number")
            .flag("data-here", cursor[heap] == stones)
            .number("x", x)
            .number("y", y)
            .text(if shown && !crowded {
                stones.to_string()
            } else {
                String::new()
            })
    };
    let corners = (0..=map.size()).map(|stones| (stones, corner(map, [stones, stones])));
    let corners: Vec<_> = corners.collect();
    corners.into_iter().flat_map(move |(stones, [x, y])| {
        [
            number(stones, 0, x + SIDE / 2, below + SIDE / 2 + 1),
            number(stones, 1, MARGIN / 2, y + SIDE / 2),
        ]
    })
}

fn readout(map: &OutcomeMap) -> El {
    let (mark, word) = match map.mark(map.cursor()) {
        Mark::Wins => ("wins", words::WINS_SHORT),
        Mark::Loses => ("loses", words::LOSES_SHORT),
        Mark::Blank => ("blank", words::BLANK_SHORT),
    };
    el("div", "outcome-map__readout")
        .child(
            el("span", "outcome-map__verdict")
                .attr("data-mark", mark)
                .unheard()
                .text(word),
        )
        .child(
            el("p", "")
                .attr("id", "outcome-map-readout")
                .attr("aria-live", "polite")
                .text(words::readout(map)),
        )
}

fn field(map: &OutcomeMap, heap: usize) -> El {
    let stones = map.cursor()[heap];
    el("label", "outcome-map__field")
        .child(el("span", "").text(words::FIELDS[heap]))
        .child(
            el("input", "")
                .attr("type", "range")
                .attr("name", [OutcomeMap::A, OutcomeMap::B][heap])
                .attr("min", "0")
                .number("max", map.size())
                .label(words::FIELDS[heap])
                .value(stones.to_string()),
        )
        .child(el("b", "").unheard().text(stones.to_string()))
}

fn painting(map: &OutcomeMap) -> El {
    let (first, last) = (map.painted() == 1, map.painted() == map.stages());
    let at_end = [first, first, last, last];
    let buttons = words::STEPS.into_iter().zip(at_end);
    el("div", "outcome-map__painting")
        .attr("role", "group")
        .label(words::PAINTING)
        .child(
            el("div", "outcome-map__steps").children(buttons.map(|((what, label), at_end)| {
                order("button", what)
                    .flag("aria-disabled", at_end)
                    .text(label)
            })),
        )
        .child(
            el("p", "outcome-map__stage")
                .attr("aria-live", "polite")
                .text(words::stage(map)),
        )
}

fn legend() -> El {
    let sample = |mark: &'static str, word| {
        let drawing = el("svg", "")
            .attr("viewBox", "-2 -2 14 14")
            .unheard()
            .child(
                el("rect", "outcome-map__square")
                    .attr("data-mark", if mark == "target" { "loses" } else { mark })
                    .number("width", SIDE)
                    .number("height", SIDE),
            )
            .child_if(
                matches!(mark, "loses" | "target")
                    .then(|| el("path", "outcome-map__cross").attr("d", "M3 3l4 4m0-4l-4 4")),
            )
            .child_if((mark == "target").then(|| {
                el("rect", "outcome-map__target")
                    .number("width", SIDE)
                    .number("height", SIDE)
                    .attr("rx", "2")
            }));
        el("li", "").child(drawing).text(word)
    };
    el("ul", "outcome-map__legend").children([
        sample("wins", words::WINS),
        sample("loses", words::LOSES),
        sample("target", words::TARGET),
        sample("blank", words::BLANK),
    ])
}
