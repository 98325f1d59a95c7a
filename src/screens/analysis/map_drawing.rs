//! The drawing of the map: its squares, the board, the cursor, and where moves lead from there.

use yew::prelude::*;

use super::outcome_map::{Cell, MapAction, MapKey, Mark, OutcomeMap, Shows};
use crate::catalogue::{Language, language::spoken, map as words};
use crate::components::flag;
use crate::platform::document;

/// The side of a square in units of the drawing.
pub(super) const SIDE: u32 = 10;
/// The room for the numbers at the left and below.
const MARGIN: u32 = 12;
/// The room for the ring of a cursor at the other edges.
const EDGE: u32 = 2;
/// The sign of the board, from the upper left corner of its square.
pub(super) const FLAG: &str = "m.5 .5h4.8l-4.8 4.8z";

/// Draws the map in its frame, which receives its keys.
pub(super) fn map_drawing(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let wide = ((map.size() + 1) * SIDE + MARGIN + EDGE).to_string();
    let targets = map.targets(map.cursor()).into_iter();
    let ground = map.at_home();
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
                <MapSquares map={ground.clone()} on_action={on_action.clone()} />
                <path class="outcome-map__reach" d={reach(map)} />
                <path class="outcome-map__win" d={wins(map)} />
                <path class="outcome-map__here" d={flag_at(map)} />
                // A line through a number does not hide it.
                if map.shows() == Shows::Values {
                    <MapValues map={ground} />
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

/// Points at a square where the mouse itself moves. Browsers also tell of a mouse at rest, under which the page moves:
/// the square that was chosen by keys stays.
fn on_move(on_action: &Callback<MapAction>, cell: Cell) -> Callback<MouseEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: MouseEvent| {
        if (event.movement_x(), event.movement_y()) != (0, 0) {
            on_action.emit(MapAction::Point(cell));
        }
    })
}

#[derive(Properties, PartialEq)]
pub struct SquaresProps {
    /// The map, with its cursor on the board.
    pub map: OutcomeMap,
    /// Called when a square is pointed at or pressed.
    pub on_action: Callback<MapAction>,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The squares, which stay as they are where the cursor alone moves.
#[component]
pub fn MapSquares(props: &SquaresProps) -> Html {
    let map = &props.map;
    let square = |cell: Cell| {
        let [x, y] = corner(map, cell);
        html! {
            <rect
                class="outcome-map__square"
                data-mark={look(map, cell)}
                x={x.to_string()}
                y={y.to_string()}
                width={SIDE.to_string()}
                height={SIDE.to_string()}
                onmousemove={on_move(&props.on_action, cell)}
                onclick={props.on_action.reform(move |_| MapAction::Lay(cell))}
            />
        }
    };
    html! { <>{ for map.cells().map(square) }</> }
}

#[derive(Properties, PartialEq)]
pub struct ValuesProps {
    /// The map, with its cursor on the board.
    pub map: OutcomeMap,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The value of the board in each painted square.
#[component]
pub fn MapValues(props: &ValuesProps) -> Html {
    let map = &props.map;
    let painted = |cell: &Cell| map.mark(*cell) != Mark::Blank;
    let value = |cell: Cell| {
        let [x, y] = middle(map, cell);
        html! {
            <text
                class="outcome-map__value"
                data-mark={look(map, cell)}
                x={x.to_string()}
                y={y.to_string()}
            >
                { map.board_at(cell).nim_sum().0 }
            </text>
        }
    };
    html! { <>{ for map.cells().filter(painted).map(value) }</> }
}

/// The look of a square for the styles: its mark, or the size of the largest block of its value.
fn look(map: &OutcomeMap, cell: Cell) -> &'static str {
    let mark = map.mark(cell);
    if map.shows() == Shows::Outcomes || mark == Mark::Blank {
        return name(mark);
    }
    match map.board_at(cell).nim_sum().0.checked_ilog2() {
        None => "zero",
        Some(0) => "ones",
        Some(1) => "twos",
        Some(2) => "fours",
        Some(3) => "eights",
        Some(_) => "more",
    }
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
    let ([from, _], [_, high]) = (map.least(), map.most());
    [MARGIN + (a - from) * SIDE, EDGE + (high - b) * SIDE]
}

/// The sign on the square of the board.
fn flag_at(map: &OutcomeMap) -> String {
    let mut path = String::new();
    draw(&mut path, "M", corner(map, map.home()));
    path.push_str(FLAG);
    path
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
    for target in map.targets(map.cursor()) {
        draw(&mut path, "M", middle(map, map.cursor()));
        draw(&mut path, "L", middle(map, target));
    }
    path
}

/// Along the row and down the column, as far as a move goes.
fn reach(map: &OutcomeMap) -> String {
    let ([a, b], least) = (map.cursor(), map.least());
    let [left, down] = map.reach([a, b]);
    let mut path = String::new();
    for (start, cell) in [
        ("M", [least[0].max(a - left), b]),
        ("L", [a, b]),
        ("L", [a, least[1].max(b - down)]),
    ] {
        draw(&mut path, start, middle(map, cell));
    }
    path
}

fn draw(path: &mut String, command: &str, [x, y]: [u32; 2]) {
    path.push_str(command);
    path.push_str(&x.to_string());
    path.push(' ');
    path.push_str(&y.to_string());
}

fn ring(map: &OutcomeMap, cell: Cell, class: &'static str) -> Html {
    let [x, y] = corner(map, cell).map(|edge| edge.to_string());
    let side = SIDE.to_string();
    html! { <rect {class} {x} {y} width={side.clone()} height={side} rx="2" /> }
}

/// Every second number along both edges, and always the two of the cursor.
fn numbers(map: &OutcomeMap) -> impl Iterator<Item = Html> {
    let cursor = map.cursor();
    let (least, below) = (map.least(), EDGE + (map.size() + 1) * SIDE);
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
    let places = (0..=map.size()).map(|step| least.map(|stones| stones + step));
    let corners: Vec<_> = places.map(|cell| (cell, corner(map, cell))).collect();
    corners.into_iter().flat_map(move |([a, b], [x, y])| {
        [
            number(a, 0, x + SIDE / 2, below + SIDE / 2 + 1),
            number(b, 1, MARGIN / 2, y + SIDE / 2),
        ]
    })
}
