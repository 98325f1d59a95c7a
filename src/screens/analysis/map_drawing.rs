//! The drawing of the map: its squares, the cursor, and where moves lead from there.

use yew::prelude::*;

use super::outcome_map::{Cell, MapAction, MapKey, Mark, OutcomeMap};
use crate::catalogue::{Language, language::spoken, map as words};
use crate::components::flag;
use crate::engine::{Move, Rules};
use crate::platform::document;

/// The side of a square in units of the drawing.
pub(super) const SIDE: u32 = 10;
/// The room for the numbers at the left and below.
const MARGIN: u32 = 12;
/// The room for the ring of a cursor at the other edges.
const EDGE: u32 = 2;

/// Draws the map in its frame, which receives its keys.
pub(super) fn map_drawing(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let wide = ((map.size() + 1) * SIDE + MARGIN + EDGE).to_string();
    let targets = targets(map).into_iter();
    html! {
        <div
            class="outcome-map__frame"
            id="outcome-map"
            role="application"
            tabindex="0"
            aria-label={words::map()}
            aria-describedby="outcome-map-readout outcome-map-keys"
            onkeydown={on_key(on_action)}
        >
            <svg
                class="outcome-map__drawing"
                viewBox={["0 0 ", &wide, " ", &wide].concat()}
                aria-hidden="true"
            >
                <MapSquares rules={map.rules()} painted={map.painted()} on_action={on_action.clone()} />
                <path class="outcome-map__reach" d={reach(map)} />
                <path class="outcome-map__win" d={wins(map)} />
                if map.has_numbers() {
                    <MapValues rules={map.rules()} painted={map.painted()} />
                } else {
                    <path class="outcome-map__cross" d={crosses(map)} />
                }
                { for targets.map(|cell| ring(map, cell, "outcome-map__target")) }
                { ring(map, map.cursor(), "outcome-map__cursor") }
                { for numbers(map) }
            </svg>
        </div>
    }
}

/// Receives the keys of the map, and leaves others to the browser.
fn on_key(on_action: &Callback<MapAction>) -> Callback<KeyboardEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = document::plain_key(&event);
        if let Some(key) = key.and_then(|key| MapKey::read(&key)) {
            event.prevent_default();
            on_action.emit(MapAction::Key(key));
        }
    })
}

#[derive(Properties, PartialEq)]
pub struct SquaresProps {
    /// The rules in force.
    pub rules: Rules,
    /// How many stages are painted.
    pub painted: u32,
    /// Called when a square is pressed.
    pub on_action: Callback<MapAction>,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The squares, which stay as they are where the cursor alone moves.
#[component]
pub fn MapSquares(props: &SquaresProps) -> Html {
    let map = OutcomeMap::painted_to(props.rules, props.painted);
    let square = |cell: Cell| {
        let [x, y] = corner(&map, cell);
        html! {
            <rect
                class="outcome-map__square"
                data-mark={name(map.mark(cell))}
                x={x.to_string()}
                y={y.to_string()}
                width={SIDE.to_string()}
                height={SIDE.to_string()}
                onclick={props.on_action.reform(move |_| MapAction::Point(cell))}
            />
        }
    };
    html! { <>{ for map.cells().map(square) }</> }
}

#[derive(Properties, PartialEq)]
pub struct ValuesProps {
    /// The rules in force.
    pub rules: Rules,
    /// How many stages are painted.
    pub painted: u32,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The Grundy value in each painted square.
#[component]
pub fn MapValues(props: &ValuesProps) -> Html {
    let map = OutcomeMap::painted_to(props.rules, props.painted);
    let painted = |cell: &Cell| map.mark(*cell) != Mark::Blank;
    let value = |cell: Cell| {
        let [x, y] = middle(&map, cell);
        html! {
            <text
                class="outcome-map__value"
                data-mark={name(map.mark(cell))}
                x={x.to_string()}
                y={y.to_string()}
            >
                { map.grundy(cell).1.0 }
            </text>
        }
    };
    html! { <>{ for map.cells().filter(painted).map(value) }</> }
}

/// The name of a mark for the styles.
pub(super) const fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::Blank => "blank",
        Mark::Wins => "wins",
        Mark::Loses => "loses",
    }
}

/// Where a square begins.
fn corner(map: &OutcomeMap, [a, b]: Cell) -> [u32; 2] {
    [MARGIN + a * SIDE, EDGE + (map.size() - b) * SIDE]
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

fn ring(map: &OutcomeMap, cell: Cell, class: &'static str) -> Html {
    let [x, y] = corner(map, cell).map(|edge| edge.to_string());
    let side = SIDE.to_string();
    html! { <rect {class} {x} {y} width={side.clone()} height={side} rx="2" /> }
}

/// Every second number along both edges, and always the two of the cursor.
fn numbers(map: &OutcomeMap) -> impl Iterator<Item = Html> {
    let cursor = map.cursor();
    let below = EDGE + (map.size() + 1) * SIDE;
    let number = move |stones: u32, heap: usize, x: u32, y: u32| {
        let is_here = cursor[heap] == stones;
        let shown = stones.is_multiple_of(2) || is_here;
        // A neighbour of the cursor makes room for it.
        let crowded = cursor[heap].abs_diff(stones) == 1;
        let told = (shown && !crowded).then(|| stones.to_string());
        html! {
            <text
                class="outcome-map__number"
                data-here={flag(is_here)}
                x={x.to_string()}
                y={y.to_string()}
            >
                { told.unwrap_or_default() }
            </text>
        }
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
