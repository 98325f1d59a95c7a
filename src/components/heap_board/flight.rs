//! The way of the stones of a move: from their heap to the pile of the player who took them, or back.

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
use crate::landing::{GROUP, LANDED, LIFTED, apart};
use crate::platform::animation::{Running, Spot, animate, extent, has_less_motion, spot};
use crate::platform::pointer::{self, whole};
use crate::platform::{document, sound};

/// The least size of a stone in a pile, in pixels.
const PIECE: i32 = 17;

/// How a stone leaves and lands.
const LEAVES: &str = "cubic-bezier(0.5,0,0.3,1)";

/// How matches are turned that stand.
const STANDS: &str = "var(--piece-stands)";

/// A stone that is not seen yet.
const HIDDEN: &str = r#"[{"opacity":0},{"opacity":0}]"#;

/// A place while its stone is lifted: as high, with the ring of a choice.
const LIFTED_PLACE: &str = r#""translate":"0 calc(-1 * var(--lift))","boxShadow":"var(--ring)""#;

/// Any other place until its stone leaves. The page paints the halo: a movement would make a layer of each place, and
/// frames of the flight would come late.
const PLACE: &str = r#""boxShadow":"0 0 0 8px var(--line)""#;

/// The stones of one move on their way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Who took them.
    pub seat: Seat,
    /// Their heap.
    pub heap: usize,
    /// Their places in it, from the bottom.
    pub places: Range<u32>,
    /// Whether they return, because the move was undone.
    pub returns: bool,
    /// How high they lie when the move is made.
    pub lift: Lift,
    /// How many stones their player had in the pile before.
    pub piled: u32,
    /// Whether the lowest of them is the last stone of the board, which lies in the middle of it.
    pub ends: bool,
}

/// How high the stones of a move lie when it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lift {
    /// They lie in their heap, or in a pile.
    Lies,
    /// A person has chosen them, so they lie higher.
    Chosen,
    /// The computer takes them: they lie, and are lifted for a while, so that everybody sees the move.
    Shown,
}

/// The ways of all stones between two views of a board: those of moves that were made since, or of moves that were undone.
pub fn ways(was: &BoardView, now: &BoardView) -> Vec<Way> {
    let (before, after) = (was.taken.len(), now.taken.len());
    let returns = after < before;
    let (longer, plies) = if returns {
        (was, after..before)
    } else {
        (now, before..after)
    };
    let goes_on = longer
        .taken
        .starts_with(if returns { &now.taken } else { &was.taken });
    if was.number != now.number || !goes_on {
        return Vec::new();
    }
    let mut heaps = longer.position.heaps().to_vec();
    let is_over = longer.position.stones() == 0;
    let moves = longer.taken.iter().enumerate();
    let made = moves.skip(plies.start).rev();
    let way_of = |(ply, &(seat, made)): (usize, &(Seat, Move))| {
        let stays = heaps[made.heap];
        heaps[made.heap] += made.take.get();
        let lift = if returns {
            Lift::Lies
        } else if longer.shows[seat.index()] {
            Lift::Shown
        } else if was.choice == Some(made) {
            Lift::Chosen
        } else {
            Lift::Lies
        };
        let earlier = longer.taken.iter().take(ply);
        let piled = earlier.filter(|(taker, _)| *taker == seat);
        Way {
            seat,
            heap: made.heap,
            places: stays..heaps[made.heap],
            returns,
            lift,
            piled: piled.map(|(_, made)| made.take.get()).sum(),
            ends: is_over && ply + 1 == longer.taken.len(),
        }
    };
    made.map(way_of).collect()
}

/// Moves the stones of each move between their heap and the pile of their player; where no pile is on the screen, they
/// rise and fade. Nothing waits for them, and a press ends their way and their sounds at once.
#[hook]
pub fn use_flight(board: &NodeRef, view: &Rc<BoardView>) {
    let before = use_mut_ref(|| view.clone());
    let flying = use_mut_ref(Vec::new);
    let end = use_mut_ref(|| None);
    {
        let (flying, end) = (flying.clone(), end.clone());
        use_effect_with((), move |()| {
            let presses = document::on_press(move || {
                land(&flying.take());
                let lies = document::find::<Element>(END);
                end.replace(lies.as_ref().map(spot));
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
                flying.extend(begin(&board, &ways(&before.borrow(), &now), end.take()));
            }
        });
    }
    // After the effect above: the choice of the last drawing shows where the stones of a move lay.
    let now = view.clone();
    use_effect(move || {
        before.replace(now);
    });
}

/// Ends the ways of stones with all that waits for them.
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

/// An element, or a part of it, that comes from a spot to its own; without a spot it rises from its own and fades.
struct Leg {
    element: Element,
    part: Option<&'static str>,
    from: Option<Spot>,
    to: Spot,
    /// How wide and how high it is at first, in percent.
    scale: [i32; 2],
    /// How it is turned at first, as a style: matches stand in a pile and in rows of four, and lie in a column.
    turn: &'static str,
    /// The place that it leaves, which settles.
    place: Option<Element>,
    /// Whether it is only seen when the others have landed.
    waits: bool,
}

/// Begins the animations of all ways. All is measured before anything moves, so that the browser lays out once.
fn begin(board: &Element, ways: &[Way], end: Option<Spot>) -> Vec<Running> {
    let measured = |way| legs(board, way, end).unwrap_or_default();
    let measured: Vec<_> = ways.iter().map(measured).collect();
    // Stones that return leave the players above the board.
    let returns = ways.iter().any(|way| way.returns);
    let front = r#"[{"zIndex":"var(--dragged)"},{"zIndex":"var(--dragged)"}]"#;
    let in_front = returns.then(|| animate(board, None, front, LANDED));
    let ways = ways.iter().zip(&measured);
    let begun = ways.flat_map(|(way, legs)| launch(way, legs));
    begun.chain(in_front.flatten()).collect()
}

fn launch(way: &Way, legs: &[Leg]) -> Vec<Running> {
    let count = u32::try_from(legs.iter().filter(|leg| !leg.waits).count()).unwrap_or_default();
    let apart = apart(count);
    let travel = LANDED - apart * count.saturating_sub(1);
    let is_shown = way.lift == Lift::Shown;
    let start = if is_shown { LIFTED } else { 0 };
    let is_calm = has_less_motion();
    let mut number = 0;
    let run = |leg: &Leg| {
        if is_calm || leg.waits {
            let frames = if is_calm {
                fade(leg)
            } else {
                HIDDEN.to_owned()
            };
            return [
                animate(&leg.element, leg.part, &frames, start + LANDED),
                None,
            ];
        }
        let wait = start + apart * number;
        let time = wait + travel;
        number += 1;
        let settle = |place| {
            let looks = if is_shown { LIFTED_PLACE } else { PLACE };
            let offset = offset(wait, time);
            let frames = format!(r#"[{{{looks}}},{{"offset":{offset},{looks}}}]"#);
            animate(place, Some("::before"), &frames, time)
        };
        let flies = animate(&leg.element, leg.part, &frames(way, leg, wait, time), time);
        [flies, leg.place.as_ref().and_then(settle)]
    };
    legs.iter().flat_map(run).flatten().collect()
}

/// When a moment is in an animation, both in milliseconds.
fn offset(moment: u32, time: u32) -> String {
    format!("0.{:03}", 1000 * moment / time)
}

/// The frames of a stone that does not move: it fades until the others would have landed.
fn fade(leg: &Leg) -> String {
    let (from, to) = if leg.from.is_some() { (0, 1) } else { (1, 0) };
    format!(r#"[{{"opacity":{from}}},{{"opacity":{to}}}]"#)
}

/// The frames of a leg, as JSON: the stone lies, is lifted, waits until the stones before it have left, and travels.
fn frames(way: &Way, leg: &Leg, wait: u32, time: u32) -> String {
    let lifted = |is_lifted| if is_lifted { "var(--lift)" } else { "0px" };
    let low = lifted(way.lift == Lift::Chosen);
    // The first stone does not wait, so it leaves from where it lies.
    let high = if wait == 0 { low } else { lifted(!way.returns) };
    let to = leg.to;
    let from = leg.from.unwrap_or(to);
    let (x, y, [wide, tall]) = (from.x - to.x, from.y - to.y, leg.scale);
    let at = |moment: u32, lift: &str| {
        let offset = offset(moment, time);
        format!(
            r#"{{"offset":{offset},"translate":"{x}px calc({y}px - {lift})","scale":"{wide}% {tall}%","rotate":"{}","opacity":1,"easing":"{LEAVES}"}}"#,
            leg.turn
        )
    };
    let last = match leg.from {
        // It lands with a little weight.
        Some(_) => {
            let is_chosen = leg.element.get_attribute("data-mark").as_deref() == Some("chosen");
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

/// The legs of a way, the first stone first: from the top of a heap, or onto it from the bottom.
fn legs(board: &Element, way: &Way, end: Option<Spot>) -> Option<Vec<Leg>> {
    let heap = format!("[data-heap=\"{}\"]", way.heap);
    let heap = board.query_selector(&heap).ok()??;
    let places = document::within(&heap, ".stone, .ghost");
    let all = way.places.end - way.places.start;
    let count = all.min(GROUP);
    let place = |number| {
        let place = way.places.start + number * all / count;
        places.get(place as usize).unwrap_or(&heap).clone()
    };
    let places: Vec<Element> = (0..count).map(place).collect();
    let seat = side(way.seat);
    let pile = ["[data-side=\"", seat, "\"] .banner__pile"].concat();
    // Under the panel of a phone there is no banner.
    let banner = document::find::<Element>(".banner").filter(|banner| spot(banner).size > 0);
    let pile = banner.and_then(|banner| banner.query_selector(&pile).ok()?);
    // The last stone of all stays on the board.
    let lies = ["[data-side=\"", seat, "\"] .piece"].concat();
    let piled = || document::all(&[".banner ", &lies, ", .end", &lies].concat());
    Some(match pile {
        _ if way.returns => returning(places, pile.as_ref(), end.filter(|_| way.ends)),
        None if !way.ends => rising(places),
        _ => leaving(&places, piled(), pointer::dropped(&heap), way),
    })
}

/// Stones that come back to their places, from the pile or from above; the last stone of the board from where it lay.
fn returning(places: Vec<Element>, pile: Option<&Element>, end: Option<Spot>) -> Vec<Leg> {
    let pile = pile.map(|pile| spot(pile.last_element_child().as_ref().unwrap_or(pile)));
    let leg = |(number, element): (usize, Element)| {
        let to = spot(&element);
        let above = Spot {
            y: to.y - to.size,
            ..to
        };
        // An empty pile has no width.
        let piled = pile.map(|pile| Spot {
            size: pile.size.max(PIECE),
            ..pile
        });
        let end = end.filter(|_| number == 0);
        let from = end.or(piled).unwrap_or(above);
        Leg {
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
    places.into_iter().enumerate().map(leg).collect()
}

/// Stones that rise from their places and fade, the highest first.
fn rising(places: Vec<Element>) -> Vec<Leg> {
    let leg = |element: Element| Leg {
        to: spot(&element),
        element,
        part: Some("::after"),
        from: None,
        scale: [100; 2],
        turn: "var(--piece-turn, none)",
        place: None,
        waits: false,
    };
    places.into_iter().rev().map(leg).collect()
}

/// Stones that are new in a pile, and come from their places, the highest first, or from as far away from them as they
/// were dropped. New stones beyond a group are seen when that has landed.
fn leaving(places: &[Element], piled: Vec<Element>, (x, y): (i32, i32), way: &Way) -> Vec<Leg> {
    let lay = way.piled.min(PILE) as usize;
    let new = piled.len().saturating_sub(places.len());
    let leg = |(number, element): (usize, Element)| {
        let place = number
            .checked_sub(new)
            .map(|number| &places[places.len() - 1 - number]);
        let to = spot(&element);
        let from = place.map_or(to, spot);
        // A match is longer than its place.
        let [drawn, piled] = [
            extent(place.unwrap_or(&element), "::after"),
            extent(&element, "::before"),
        ];
        let scale = [0, 1].map(|side| {
            let scale = drawn[side] / piled[side];
            if scale.is_finite() {
                whole(100.0 * scale)
            } else {
                100 * from.size / to.size.max(1)
            }
        });
        let is_row =
            place.is_some_and(|place| matches!(place.closest("[data-fours]"), Ok(Some(_))));
        Leg {
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
    piled.skip(lay.min(new)).map(leg).collect()
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
            shows: [false, true],
            ..BoardView::of(board(&heaps, Convention::Normal))
        }
    }

    /// The ways as text: heap, places, and how they lie; `<` where they return, `!` at the last stone.
    fn written(was: &BoardView, now: &BoardView) -> Vec<String> {
        let write = |way: &Way| {
            let lift = match way.lift {
                Lift::Lies => "",
                Lift::Chosen => " chosen",
                Lift::Shown => " shown",
            };
            let returns = if way.returns { "<" } else { "" };
            let ends = if way.ends { "!" } else { "" };
            let Range { start, end } = way.places;
            format!(
                "{returns}{}{start}-{end}{lift}{ends} +{}",
                way.heap, way.piled
            )
        };
        ways(was, now).iter().map(write).collect()
    }

    #[test]
    fn stones_fly_for_moves_that_are_made_or_undone_on_the_same_board() {
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
