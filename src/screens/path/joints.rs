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
    // The code of a large board comes later, and changes its layout when it knows its room.
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
            { for drawn.iter().filter_map(|one| joint(one, drawn)) }
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

/// The line to the partner in a later heap, with the size of both. It leads through the gap between
/// neighbours. Partners with a heap between them have the same number on both sides instead.
fn joint(one: &Drawn, all: &[Drawn]) -> Option<Html> {
    let block = one.laid.block;
    let partner = block.partner.filter(|&partner| partner > block.heap)?;
    let other = all.iter().find(|other| {
        let it = other.laid.block;
        (it.heap, it.size, it.partner) == (partner, block.size, Some(block.heap))
    })?;
    let (from, to) = (one.rows.first()?, other.rows.first()?);
    let [from_x, from_y] = [from.left + from.wide + EDGE, from.top + from.high / 2.0];
    let [to_x, to_y] = [to.left - EDGE, to.top + to.high / 2.0];
    let number = |x: f64, y: f64| {
        let (x, y) = (px(x), px(y));
        html! {
            <>
                <circle cx={x.clone()} cy={y.clone()} r={px(HALF)} />
                <text {x} {y}>{ block.size }</text>
            </>
        }
    };
    let content = if partner == block.heap + 1 && to_x > from_x {
        let (x, y) = (f64::midpoint(from_x, to_x), f64::midpoint(from_y, to_y));
        let path = [
            "M",
            &px(from_x),
            " ",
            &px(from_y),
            "C",
            &px(x),
            " ",
            &px(from_y),
            " ",
            &px(x),
            " ",
            &px(to_y),
            " ",
            &px(to_x),
            " ",
            &px(to_y),
        ];
        html! { <><path d={path.concat()} />{ number(x, y) }</> }
    } else {
        html! { <>{ number(from_x + HALF, from_y) }{ number(to_x - HALF, to_y) }</> }
    };
    Some(html! { <g class="joints__line">{ content }</g> })
}

/// A number of pixels.
fn px(number: f64) -> String {
    number.round().to_string()
}
