//! The flight of the stones of a move: from their heap to the pile of the player who took them, or back.

use std::ops::Range;
use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::BoardView;
use crate::components::last_stone::END;
use crate::components::side;
use crate::components::turn_banner::PILE;
use crate::engine::Move;
use crate::game::Seat;
use crate::platform::animation::{Running, Spot, animate, extent, has_less_motion, spot};
use crate::platform::pointer::{self, whole};
use crate::platform::{document, sound};
use crate::state::landing::{FLIGHT_MS, GROUP, LIFT_MS, apart};

/// The least width of a stone in a pile, in pixels.
const PIECE: i32 = 17;

/// The easing with which a stone leaves and lands.
const LEAVES: &str = "cubic-bezier(0.5,0,0.3,1)";

/// The rotation of matches that stand.
const STANDS: &str = "var(--piece-stands)";

/// The frames of a stone that is not seen yet.
const HIDDEN: &str = r#"[{"opacity":0},{"opacity":0}]"#;

/// The style of a place while its stone is lifted: as high as the stone, with the ring of a choice.
const LIFTED_PLACE: &str = r#""translate":"0 calc(-1 * var(--lift))","boxShadow":"var(--ring)""#;

/// The style of any other place until its stone leaves. The page paints the halo: a movement would make a layer of each
/// place, and frames of the flight would come late.
const PLACE: &str = r#""boxShadow":"0 0 0 8px var(--line)""#;

/// The flight of the stones of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The player who took the stones.
    pub seat: Seat,
    /// The heap of the stones.
    pub heap: usize,
    /// The places of the stones in the heap, from the bottom.
    pub places: Range<u32>,
    /// Whether the stones return, because the move was undone.
    pub returns: bool,
    /// The height of the stones when the move is made.
    pub lift: Lift,
    /// The number of stones in the pile of their player before.
    pub piled: u32,
    /// Whether the lowest stone is the last one of the board, which goes to the middle.
    pub ends: bool,
}

/// The height of the stones of a move when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lift {
    /// On their place in the heap, or in a pile.
    Resting,
    /// Higher, because a person has chosen them.
    Chosen,
    /// First at rest, then lifted for a while: everybody sees a move of the computer.
    Shown,
}

/// The flights between two views of a board: of the moves that were made since, or of the moves that were undone.
pub fn flights(was: &BoardView, now: &BoardView) -> Vec<Flight> {
    let (before, after) = (was.taken.len(), now.taken.len());
    let returns = after < before;
    let (longer, first_ply) = if returns { (was, after) } else { (now, before) };
    let goes_on = longer
        .taken
        .starts_with(if returns { &now.taken } else { &was.taken });
    if was.number != now.number || !goes_on {
        return Vec::new();
    }
    let mut heaps = longer.position.heaps().to_vec();
    let is_over = longer.position.stones() == 0;
    let moves = longer.taken.iter().enumerate();
    let newest_first = moves.skip(first_ply).rev();
    let flight_of = |(ply, &(seat, made)): (usize, &(Seat, Move))| {
        let remaining = heaps[made.heap];
        heaps[made.heap] += made.take.get();
        let lift = if returns {
            Lift::Resting
        } else if longer.lifts[seat.index()] {
            Lift::Shown
        } else if was.choice == Some(made) {
            Lift::Chosen
        } else {
            Lift::Resting
        };
        let earlier = longer.taken.iter().take(ply);
        let piled = earlier.filter(|(taker, _)| *taker == seat);
        Flight {
            seat,
            heap: made.heap,
            places: remaining..heaps[made.heap],
            returns,
            lift,
            piled: piled.map(|(_, made)| made.take.get()).sum(),
            ends: is_over && ply + 1 == longer.taken.len(),
        }
    };
    newest_first.map(flight_of).collect()
}

/// Moves the stones of each move between their heap and the pile of their player; where no pile is on the screen, they
/// rise and fade. Nothing waits for a flight, and a press ends it with its sounds at once.
#[hook]
pub fn use_flight(board: &NodeRef, view: &Rc<BoardView>) {
    let before = use_mut_ref(|| view.clone());
    let flying = use_mut_ref(Vec::new);
    let last_stone = use_mut_ref(|| None);
    {
        let (flying, last_stone) = (flying.clone(), last_stone.clone());
        use_effect_with((), move |()| {
            let presses = document::on_press(move || {
                land(&flying.take());
                let element = document::find::<Element>(END);
                last_stone.replace(element.as_ref().map(spot));
            });
            move || drop(presses)
        });
    }
    {
        let (board, before, now) = (board.clone(), before.clone(), view.clone());
        use_effect_with((view.number, view.taken.clone()), move |_| {
            let mut flying = flying.borrow_mut();
            flying.retain(Running::is_running);
            if let Some(board) = board.cast::<Element>() {
                let moved = flights(&before.borrow(), &now);
                flying.extend(begin(&board, &moved, last_stone.take()));
            }
        });
    }
    // After the effect above: the choice of the last drawing shows where the stones of a move lay.
    let now = view.clone();
    use_effect(move || {
        before.replace(now);
    });
}

/// Ends flights, with all that waits for them.
fn land(flying: &[Running]) {
    if flying.is_empty() {
        return;
    }
    flying.iter().for_each(Running::cancel);
    sound::end();
    for waiting in document::all("[data-lands]") {
        let _gone = waiting.remove_attribute("data-lands");
    }
}

/// The flight of one stone: `element`, or its pseudo-element `part`, comes from the spot `from` to its own spot `to`.
/// Where `from` is `None`, the stone rises from its own spot and fades.
struct StoneFlight {
    element: Element,
    part: Option<&'static str>,
    from: Option<Spot>,
    to: Spot,
    /// The width and the height of the stone at first, in percent.
    scale: [i32; 2],
    /// The rotation of the stone at first, as a style: matches stand in a pile and in rows, and lie in a column.
    turn: &'static str,
    /// The place that the stone leaves, which has an animation too.
    place: Option<Element>,
    /// Whether the stone is hidden until the others have landed.
    waits: bool,
}

/// Begins the animations of all flights. All is measured before anything moves, so that the browser lays out once. The
/// last stone of the board lay at `last`.
fn begin(board: &Element, flights: &[Flight], last: Option<Spot>) -> Vec<Running> {
    let measured = |flight| stone_flights(board, flight, last).unwrap_or_default();
    let measured: Vec<_> = flights.iter().map(measured).collect();
    // Stones that return come from the piles above the board: meanwhile the board lies in front of the piles.
    let returns = flights.iter().any(|flight| flight.returns);
    let front = r#"[{"zIndex":"var(--dragged)"},{"zIndex":"var(--dragged)"}]"#;
    let in_front = returns.then(|| animate(board, None, front, FLIGHT_MS));
    let flights = flights.iter().zip(&measured);
    let begun = flights.flat_map(|(flight, stone_flights)| launch(flight, stone_flights));
    begun.chain(in_front.flatten()).collect()
}

fn launch(flight: &Flight, stone_flights: &[StoneFlight]) -> Vec<Running> {
    let count = u32::try_from(stone_flights.iter().filter(|stone| !stone.waits).count())
        .unwrap_or_default();
    let gap = apart(count);
    let travel = FLIGHT_MS - gap * count.saturating_sub(1);
    let is_shown = flight.lift == Lift::Shown;
    let start = if is_shown { LIFT_MS } else { 0 };
    let is_calm = has_less_motion();
    let mut number = 0;
    let run = |stone: &StoneFlight| {
        if is_calm || stone.waits {
            let frames = if is_calm {
                fade(stone)
            } else {
                HIDDEN.to_owned()
            };
            return [
                animate(&stone.element, stone.part, &frames, start + FLIGHT_MS),
                None,
            ];
        }
        let wait = start + gap * number;
        let time = wait + travel;
        number += 1;
        let animate_place = |place| {
            let looks = if is_shown { LIFTED_PLACE } else { PLACE };
            let offset = offset_of(wait, time);
            let frames = format!(r#"[{{{looks}}},{{"offset":{offset},{looks}}}]"#);
            animate(place, Some("::before"), &frames, time)
        };
        let flies = animate(
            &stone.element,
            stone.part,
            &flight_frames(flight, stone, wait, time),
            time,
        );
        [flies, stone.place.as_ref().and_then(animate_place)]
    };
    stone_flights.iter().flat_map(run).flatten().collect()
}

/// The offset of a moment in an animation of `time`, both in milliseconds. The moment is before the end.
fn offset_of(moment: u32, time: u32) -> String {
    format!("0.{:03}", 1000 * moment / time)
}

/// The frames of a stone without motion: it fades in at its own spot, or fades out where it would rise.
fn fade(stone: &StoneFlight) -> String {
    let (from, to) = if stone.from.is_some() { (0, 1) } else { (1, 0) };
    format!(r#"[{{"opacity":{from}}},{{"opacity":{to}}}]"#)
}

/// The frames of the flight of a stone, as JSON: it rests, is lifted, waits for the stones before it, and travels.
fn flight_frames(flight: &Flight, stone: &StoneFlight, wait: u32, time: u32) -> String {
    let lifted = |is_lifted| if is_lifted { "var(--lift)" } else { "0px" };
    let low = lifted(flight.lift == Lift::Chosen);
    // The first stone does not wait, so it leaves from its height.
    let high = if wait == 0 {
        low
    } else {
        lifted(!flight.returns)
    };
    let to = stone.to;
    let from = stone.from.unwrap_or(to);
    let (x, y, [wide, tall]) = (from.x - to.x, from.y - to.y, stone.scale);
    let at = |moment: u32, lift: &str| {
        let offset = offset_of(moment, time);
        format!(
            r#"{{"offset":{offset},"translate":"{x}px calc({y}px - {lift})","scale":"{wide}% {tall}%","rotate":"{}","opacity":1,"easing":"{LEAVES}"}}"#,
            stone.turn
        )
    };
    let last = match stone.from {
        // The stone lands with a little weight.
        Some(_) => {
            let is_chosen = stone.element.get_attribute("data-mark").as_deref() == Some("chosen");
            let lift = lifted(is_chosen);
            let home = format!(r#""translate":"0 calc(-1 * {lift})","opacity":1"#);
            format!(r#"{{"offset":0.9,"scale":"120%",{home}}},{{"scale":"100%",{home}}}"#)
        }
        None => format!(
            r#"{{"translate":"0 -{}px","scale":"0.8","opacity":0}}"#,
            to.size
        ),
    };
    format!(
        "[{},{},{},{last}]",
        at(0, low),
        at(wait / 3, high),
        at(wait, high)
    )
}

/// The flights of the stones of a move, the first stone first: from the top of a heap, or onto it from the bottom.
fn stone_flights(board: &Element, flight: &Flight, last: Option<Spot>) -> Option<Vec<StoneFlight>> {
    let selector = format!("[data-heap=\"{}\"]", flight.heap);
    let heap = board.query_selector(&selector).ok()??;
    let places = document::within(&heap, ".stone, .ghost");
    let all = flight.places.end - flight.places.start;
    let count = all.min(GROUP);
    let place = |number| {
        let index = flight.places.start + number * all / count;
        places.get(index as usize).unwrap_or(&heap).clone()
    };
    let places: Vec<Element> = (0..count).map(place).collect();
    let seat = side(flight.seat);
    let pile = ["[data-side=\"", seat, "\"] .banner__pile"].concat();
    // Under the panel of a phone there is no banner.
    let banner = document::find::<Element>(".banner").filter(|banner| spot(banner).size > 0);
    let pile = banner.and_then(|banner| banner.query_selector(&pile).ok()?);
    // The last stone of all stays on the board.
    let piece = ["[data-side=\"", seat, "\"] .piece"].concat();
    let piled = || document::all(&[".banner ", &piece, ", .end", &piece].concat());
    Some(match pile {
        _ if flight.returns => returning(places, pile.as_ref(), last.filter(|_| flight.ends)),
        None if !flight.ends => rising(places),
        _ => leaving(&places, piled(), pointer::dropped(&heap), flight),
    })
}

/// Stones that come back to their places, from the pile or from above; the last stone of the board from where it lay.
fn returning(places: Vec<Element>, pile: Option<&Element>, last: Option<Spot>) -> Vec<StoneFlight> {
    let top = pile.map(|pile| spot(pile.last_element_child().as_ref().unwrap_or(pile)));
    let stone = |(number, element): (usize, Element)| {
        let to = spot(&element);
        let above = Spot {
            y: to.y - to.size,
            ..to
        };
        // An empty pile has no width.
        let piled = top.map(|top| Spot {
            size: top.size.max(PIECE),
            ..top
        });
        let last = last.filter(|_| number == 0);
        let from = last.or(piled).unwrap_or(above);
        StoneFlight {
            element,
            part: Some("::before"),
            scale: [100 * from.size / to.size.max(1); 2],
            from: Some(from),
            to,
            turn: STANDS,
            place: None,
            waits: false,
        }
    };
    places.into_iter().enumerate().map(stone).collect()
}

/// Stones that rise from their places and fade, the highest first.
fn rising(places: Vec<Element>) -> Vec<StoneFlight> {
    let stone = |element: Element| StoneFlight {
        to: spot(&element),
        element,
        part: Some("::after"),
        from: None,
        scale: [100; 2],
        turn: "var(--piece-turn, none)",
        place: None,
        waits: false,
    };
    places.into_iter().rev().map(stone).collect()
}

/// Stones that are new in a pile. They come from their places, the highest first; if they were dragged, from `(x, y)`
/// pixels beside their places. New stones beyond the group of `places` wait until that group has landed.
fn leaving(
    places: &[Element],
    piled: Vec<Element>,
    (x, y): (i32, i32),
    flight: &Flight,
) -> Vec<StoneFlight> {
    let present = flight.piled.min(PILE) as usize;
    let first_flying = piled.len().saturating_sub(places.len());
    let stone = |(number, element): (usize, Element)| {
        let place = number
            .checked_sub(first_flying)
            .map(|number| &places[places.len() - 1 - number]);
        let to = spot(&element);
        let from = place.map_or(to, spot);
        // A match is longer than its place.
        let [drawn_size, piled_size] = [
            extent(place.unwrap_or(&element), "::after"),
            extent(&element, "::before"),
        ];
        let scale = [0, 1].map(|side| {
            let ratio = drawn_size[side] / piled_size[side];
            if ratio.is_finite() {
                whole(100.0 * ratio)
            } else {
                100 * from.size / to.size.max(1)
            }
        });
        let is_row = place.is_some_and(|place| matches!(place.closest("[data-rows]"), Ok(Some(_))));
        StoneFlight {
            scale,
            element,
            part: None,
            from: Some(Spot {
                x: from.x + x,
                y: from.y + y,
                ..from
            }),
            to,
            turn: if is_row { STANDS } else { "none" },
            place: place
                .filter(|place| place.has_attribute("data-fresh"))
                .cloned(),
            waits: place.is_none(),
        }
    };
    let piled = piled.into_iter().enumerate();
    piled.skip(present.min(first_flying)).map(stone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Convention;
    use crate::game::teach::board;

    /// The board 3, 1 of this number after these moves, whose players take turns; the second is a computer.
    fn view(number: u32, moves: &[&str]) -> BoardView {
        let mut heaps = [3, 1];
        let taken = moves.iter().zip(Seat::BOTH.iter().cycle());
        let taken: Vec<(Seat, Move)> = taken
            .map(|(made, &seat)| (seat, made.parse().unwrap()))
            .collect();
        for (_, made) in &taken {
            heaps[made.heap] -= made.take.get();
        }
        BoardView {
            number,
            taken,
            lifts: [false, true],
            ..BoardView::of(board(&heaps, Convention::Normal))
        }
    }

    /// The flights as text: heap, places, and how high the stones are; `<` where they return, `!` at the last stone.
    fn written(was: &BoardView, now: &BoardView) -> Vec<String> {
        let write = |flight: &Flight| {
            let lift = match flight.lift {
                Lift::Resting => "",
                Lift::Chosen => " chosen",
                Lift::Shown => " shown",
            };
            let returns = if flight.returns { "<" } else { "" };
            let ends = if flight.ends { "!" } else { "" };
            let Range { start, end } = flight.places;
            format!(
                "{returns}{}{start}-{end}{lift}{ends} +{}",
                flight.heap, flight.piled
            )
        };
        flights(was, now).iter().map(write).collect()
    }

    #[test]
    fn stones_fly_for_moves_made_or_undone() {
        let chosen = BoardView {
            choice: "A1".parse().ok(),
            ..view(1, &[])
        };
        let three = ["A1", "B1", "A2"];
        for (was, now, expected) in [
            (view(1, &[]), view(1, &["A1"]), vec!["02-3 +0"]),
            (chosen.clone(), view(1, &["A1"]), vec!["02-3 chosen +0"]),
            (
                view(1, &["A1"]),
                view(1, &["A1", "B1"]),
                vec!["10-1 shown +0"],
            ),
            // The computer has answered before the next drawing.
            (
                chosen.clone(),
                view(1, &["A1", "B1"]),
                vec!["10-1 shown +0", "02-3 chosen +0"],
            ),
            (view(1, &["A1", "B1"]), view(1, &three), vec!["00-2! +1"]),
            (
                view(1, &three),
                view(1, &["A1"]),
                vec!["<00-2! +1", "<10-1 +0"],
            ),
            // Nothing has changed, another game, another line, another choice.
            (view(1, &["A1"]), view(1, &["A1"]), vec![]),
            (view(1, &[]), view(2, &["A1"]), vec![]),
            (view(1, &["A1"]), view(1, &["A2", "B1"]), vec![]),
            (view(1, &[]), chosen, vec![]),
        ] {
            assert_eq!(written(&was, &now), expected);
        }
    }
}
