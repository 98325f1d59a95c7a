//! Blocks drawn over the stones of a board: an outline around each, and a line between partners.
//!
//! The stones are measured where they lie, so that the drawing fits every layout of the board.

use web_sys::Element;
use yew::prelude::*;

use crate::components::{flag, side};
use crate::game::Seat;
use crate::game::blocks::LaidBlock;
use crate::platform::frame::{Area, area};
use crate::platform::{document, room, timer};

/// The room between the stones and the outline of their block.
const EDGE: f64 = 2.0;

/// Half the width of the number on a line.
const HALF: f64 = 11.0;

/// The part of the screen on which blocks are drawn.
const BOARD: &str = ".step__board";

/// Its heaps, which change their size with the layout.
const HEAPS: &str = ".step__board :is(.board__heaps, .blocks)";

/// The milliseconds after which stones are looked for again that are not there yet.
const LATER: u32 = 100;

/// How often that is done.
const TRIES: u32 = 100;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The blocks to draw; none to draw nothing.
    pub blocks: Vec<LaidBlock>,
    /// Whether blocks can have partners, so that one without is marked.
    pub can_pair: bool,
    /// The stones that are gone, each with its heap, its place and who took it.
    pub taken: Vec<(usize, u32, Seat)>,
}

/// A block where it lies on the screen, as its rows of stones from below.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    laid: LaidBlock,
    rows: Vec<Area>,
}

/// The drawing. It is measured after each drawing of the board, and whenever the board changes its size.
#[component]
pub fn Joints(props: &Props) -> Html {
    let drawn = use_state_eq(Vec::new);
    let sized = use_force_update();
    let setter = drawn.setter();
    let signs = use_state_eq(Vec::new);
    let sign_setter = signs.setter();
    let (blocks, taken) = (props.blocks.clone(), props.taken.clone());
    use_effect(move || {
        setter.set(measured(&blocks));
        sign_setter.set(places_of(&taken));
    });
    let is_same =
        |(drawn, laid): (&Drawn, &LaidBlock)| drawn.laid == *laid && !drawn.rows.is_empty();
    let is_known = drawn.len() == props.blocks.len()
        && drawn.iter().zip(&props.blocks).all(is_same)
        && signs.len() == props.taken.len();
    // A large board changes its layout when it knows its room.
    let again = sized.clone();
    let tries = use_mut_ref(|| 0_u32);
    use_effect(move || {
        let mut tries = tries.borrow_mut();
        *tries = if is_known { 0 } else { *tries + 1 };
        let looks = !is_known && *tries < TRIES;
        let timer = looks.then(|| timer::after(LATER, move || again.force_update()));
        move || drop(timer)
    });
    use_effect_with((is_known, props.blocks.clone()), move |_| {
        let parts = document::find::<Element>(BOARD).zip(document::find::<Element>(HEAPS));
        let watch = parts
            .and_then(|(board, heaps)| room::watch([&board, &heaps], move || sized.force_update()));
        move || drop(watch)
    });
    if props.blocks.is_empty() && props.taken.is_empty() {
        return Html::default();
    }
    let drawn: &[Drawn] = if is_known { &drawn } else { &[] };
    html! {
        <svg class="joints" data-pairs={flag(props.can_pair)} aria-hidden="true">
            { for drawn.iter().map(outline) }
            { for lines(drawn).iter().map(joint) }
            { for signs.iter().map(sign) }
        </svg>
    }
}

/// The sign of the player who took a stone: a circle, or a diamond.
fn sign(&(place, seat): &(Area, Seat)) -> Html {
    let [x, y] = [place.left + place.wide / 2.0, place.top + place.high / 2.0].map(px);
    let turn = ["translate(", &x, " ", &y, ")"].concat();
    let shape = match seat {
        Seat::One => "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        Seat::Two => "M0-8L8 0 0 8-8 0z",
    };
    html! { <path class="joints__sign" data-side={side(seat)} d={shape} transform={turn} /> }
}

/// The corner of the board in the window.
fn corner() -> Option<Area> {
    document::find::<Element>(BOARD).map(|board| area(&board))
}

/// An element of the board, seen from the corner of the board.
fn place_of(corner: Area, heap: usize, rest: &str) -> Option<Area> {
    let selector = [BOARD, " [data-heap=\"", &heap.to_string(), "\"] ", rest];
    let Area {
        left,
        top,
        wide,
        high,
    } = area(&document::find::<Element>(&selector.concat())?);
    Some(Area {
        left: left - corner.left,
        top: top - corner.top,
        wide,
        high,
    })
}

/// Where these stones lay, as far as the board shows it.
fn places_of(taken: &[(usize, u32, Seat)]) -> Vec<(Area, Seat)> {
    let Some(corner) = corner() else {
        return Vec::new();
    };
    let taken = taken.iter().filter_map(|&(heap, stone, seat)| {
        let nth = [
            ":is(.ghost, .blocks__ghost):nth-child(",
            &(stone + 1).to_string(),
            ")",
        ]
        .concat();
        Some((place_of(corner, heap, &nth)?, seat))
    });
    taken.collect()
}

/// Where these blocks lie, seen from the corner of the board.
fn measured(blocks: &[LaidBlock]) -> Vec<Drawn> {
    let Some(corner) = corner() else {
        return Vec::new();
    };
    let place = |heap: usize, stone: u32| {
        let stone = ["[data-stone=\"", &stone.to_string(), "\"]"].concat();
        place_of(corner, heap, &stone)
    };
    let drawn = blocks.iter().map(|&laid| {
        let stones =
            (laid.span.from..laid.span.to).filter_map(|stone| place(laid.block.heap, stone));
        // A heap is a column, or rows of five.
        let mut rows: Vec<Area> = Vec::new();
        for stone in stones {
            match rows.last_mut() {
                Some(row) if row.is_above(&stone) || row.is_beside(&stone) => row.grow(&stone),
                _ => rows.push(stone),
            }
        }
        Drawn { laid, rows }
    });
    drawn.collect()
}

impl Area {
    /// Whether a stone lies on the same column, right above the last one.
    fn is_above(&self, stone: &Self) -> bool {
        (self.left - stone.left).abs() < 1.0 && (self.wide - stone.wide).abs() < 1.0
    }

    fn is_beside(&self, stone: &Self) -> bool {
        (self.top - stone.top).abs() < 1.0 && (self.high - stone.high).abs() < 1.0
    }

    /// The smallest area with both.
    fn grow(&mut self, other: &Self) {
        let right = (self.left + self.wide).max(other.left + other.wide);
        let foot = (self.top + self.high).max(other.top + other.high);
        self.left = self.left.min(other.left);
        self.top = self.top.min(other.top);
        self.wide = right - self.left;
        self.high = foot - self.top;
    }
}

fn outline(drawn: &Drawn) -> Html {
    let state = if drawn.laid.block.partner.is_some() {
        "paired"
    } else {
        "alone"
    };
    let rows = drawn.rows.iter().map(|row| {
        let [x, y] = [row.left - EDGE, row.top + EDGE / 2.0].map(px);
        let [width, height] = [row.wide + 2.0 * EDGE, row.high - EDGE].map(px);
        html! { <rect {x} {y} {width} {height} rx="12" /> }
    });
    html! { <g class="joints__block" data-state={state}>{ for rows }</g> }
}

/// A line between partners, with the size of both on it.
struct Line {
    size: u32,
    path: String,
    number: Point,
}

type Point = (f64, f64);

/// The lines between partners. One leads through the gap between neighbours, or over the heaps between
/// them. Partners that do not lie side by side have none.
fn lines(all: &[Drawn]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let pairs = all.iter().filter_map(|one| Some((one, partner(one, all)?)));
    let places = |(one, other): (&Drawn, &Drawn)| {
        let (from, to) = (one.rows.first()?, other.rows.first()?);
        let start = (from.left + from.wide + EDGE, from.top + from.high / 2.0);
        let end = (to.left - EDGE, to.top + to.high / 2.0);
        let between = one.laid.block.heap + 1..other.laid.block.heap;
        let between = all
            .iter()
            .filter(|it| between.contains(&it.laid.block.heap));
        let top = between.flat_map(|it| &it.rows).map(|row| row.top);
        let top = top.fold(f64::INFINITY, f64::min);
        (end.0 > start.0).then_some((one.laid.block.size, start, end, top))
    };
    let mut places: Vec<_> = pairs.filter_map(places).collect();
    // Lines between neighbours lie over the long ones.
    places.sort_by_key(|(.., top)| top.is_infinite());
    for (place, (size, start, end, top)) in places.into_iter().enumerate() {
        let (path, numbers) = if top.is_infinite() {
            curve(start, end)
        } else {
            bridge(start, end, top, place)
        };
        let is_free = |(x, y): &Point| {
            let near =
                |line: &Line| (line.number.0 - x).hypot(line.number.1 - y) < 2.0 * HALF + EDGE;
            !lines.iter().any(near)
        };
        let number = numbers.into_iter().find(is_free).unwrap_or(numbers[0]);
        lines.push(Line { size, path, number });
    }
    lines
}

/// The partner of a block in a later heap.
fn partner<'a>(one: &Drawn, all: &'a [Drawn]) -> Option<&'a Drawn> {
    let block = one.laid.block;
    let partner = block.partner.filter(|&partner| partner > block.heap)?;
    all.iter().find(|other| {
        let it = other.laid.block;
        (it.heap, it.size, it.partner) == (partner, block.size, Some(block.heap))
    })
}

/// The parts of a line at which its number may lie, the best one first.
const PARTS: [f64; 5] = [0.5, 0.2, 0.8, 0.05, 0.95];

fn curve((from, from_y): Point, (to, to_y): Point) -> (String, [Point; 5]) {
    let middle = f64::midpoint(from, to);
    let path = ["M", " ", "C", " ", " ", " ", " ", " "];
    let path = draw(
        path.into_iter()
            .zip([from, from_y, middle, from_y, middle, to_y, to, to_y]),
    );
    let numbers = PARTS.map(|part| {
        let ends = |start: f64, bend: f64, other: f64, end: f64| {
            let rest = 1.0 - part;
            rest.powi(3) * start
                + 3.0 * rest * part * (rest * bend + part * other)
                + part.powi(3) * end
        };
        (
            ends(from, middle, middle, to),
            ends(from_y, from_y, to_y, to_y),
        )
    });
    (path, numbers)
}

/// A line over heaps that reach up to `top`. The next one lies a little further out.
fn bridge(
    (from, from_y): Point,
    (to, to_y): Point,
    top: f64,
    place: usize,
) -> (String, [Point; 5]) {
    let aside = (0..place).fold(HALF / 2.0, |aside, _| aside + HALF / 2.0);
    let (left, right) = (from + aside, to - aside);
    let y = (top - HALF - aside).min(from_y).min(to_y);
    let path = ["M", " ", "H", "V", "H", "V", "H"];
    let path = draw(
        path.into_iter()
            .zip([from, from_y, left, y, right, to_y, to]),
    );
    (path, PARTS.map(|part| (left + (right - left) * part, y)))
}

fn draw<'a>(commands: impl Iterator<Item = (&'a str, f64)>) -> String {
    commands
        .map(|(command, number)| [command, &px(number)].concat())
        .collect()
}

fn joint(line: &Line) -> Html {
    let (x, y) = (px(line.number.0), px(line.number.1));
    html! {
        <g class="joints__line">
            <path d={line.path.clone()} />
            <circle cx={x.clone()} cy={y.clone()} r={px(HALF)} />
            <text {x} {y}>{ line.size }</text>
        </g>
    }
}

/// A number of pixels.
fn px(number: f64) -> String {
    number.round().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Block;
    use crate::game::blocks::Span;

    /// Blocks of heaps with stones of 32 pixels, each from its lowest.
    fn drawn(heaps: &[&[u32]]) -> Vec<Drawn> {
        let mut all = Vec::new();
        for (heap, sizes) in heaps.iter().enumerate() {
            let mut from = 0;
            for &size in *sizes {
                let is_partner = |&other: &usize| other != heap && heaps[other].contains(&size);
                let block = Block {
                    heap,
                    size,
                    partner: (0..heaps.len()).find(is_partner),
                };
                let span = Span {
                    from,
                    to: from + size,
                };
                from += size;
                let left = f64::from(u32::try_from(heap).unwrap()) * 80.0;
                let [top, high] = [500 - from * 32, size * 32].map(f64::from);
                let row = Area {
                    left,
                    top,
                    wide: 32.0,
                    high,
                };
                all.push(Drawn {
                    laid: LaidBlock { block, span },
                    rows: vec![row],
                });
            }
        }
        all
    }

    #[test]
    fn partners_have_a_line_and_no_number_lies_on_another() {
        let boards: [(&[&[u32]], usize); 4] = [
            (&[&[1, 2], &[4, 1], &[2, 4]], 3),
            // Crossing lines.
            (&[&[1, 2], &[2, 1]], 2),
            (&[&[1, 2], &[4], &[2, 1]], 2),
            (&[&[2], &[1, 4, 8], &[2]], 1),
        ];
        for (heaps, pairs) in boards {
            let all = drawn(heaps);
            let lines = lines(&all);
            assert_eq!(lines.len(), pairs, "{heaps:?}");
            for (place, line) in lines.iter().enumerate() {
                let (x, y) = line.number;
                let others = lines[..place]
                    .iter()
                    .map(|other| (other.number.0 - x).hypot(other.number.1 - y));
                assert!(others.clone().all(|far| far >= 2.0 * HALF), "{heaps:?}");
                let is_on = |row: &Area| {
                    let (wide, high) = (x - row.left, y - row.top);
                    (0.0..row.wide).contains(&wide) && (0.0..row.high).contains(&high)
                };
                assert!(
                    !all.iter().flat_map(|one| &one.rows).any(is_on),
                    "{heaps:?}"
                );
            }
        }
    }
}
