//! The way of the stones of a move: from their heap to the pile of the player who took them, or back.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::components::side;
use crate::engine::Move;
use crate::game::{GameState, Seat};
use crate::hooks::landing::{GROUP, LANDED, LIFTED, apart};
use crate::platform::animation::{Running, Spot, animate, end_of, has_less_motion, spot};
use crate::platform::{document, pointer};

/// The least size of a stone in a pile, in pixels.
const PIECE: i32 = 17;

/// How high a chosen stone lies, in pixels.
const LIFT: i32 = 12;

/// How a stone leaves and lands.
const LEAVES: &str = "cubic-bezier(0.5,0,0.3,1)";

/// A lifted place: higher, with the ring of a choice.
const RING: &str =
    r#"{"translate":"0 -12px","boxShadow":"0 0 0 2px var(--surface), 0 0 0 5px var(--ink)"}"#;

/// How long a stone fades where nothing moves, in milliseconds.
const FADE: u32 = 240;

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
    /// Whether the computer takes them: they are lifted first, so that everybody sees the move.
    pub lifted: bool,
}

/// The ways of all stones between two states of a game; none into another game, and none for a game that was opened.
pub fn ways(was: &GameState, now: &GameState) -> Vec<Way> {
    let (before, after) = (was.game.ply(), now.game.ply());
    let returns = now.help.undos > was.help.undos;
    let (longer, plies) = match returns {
        _ if was.number != now.number => return Vec::new(),
        true => (&was.game, after..before),
        false if now.just_moved => (&now.game, before..after),
        false => return Vec::new(),
    };
    let mut heaps = longer.position().heaps().to_vec();
    let moves = longer.moves().iter().enumerate();
    let made = moves.skip(plies.start).take(plies.len()).rev();
    let way_of = |(ply, made): (usize, &Move)| {
        let seat = longer.mover(ply);
        let left = heaps[made.heap];
        heaps[made.heap] += made.take.get();
        Way {
            seat,
            heap: made.heap,
            places: left..heaps[made.heap],
            returns,
            lifted: !returns && longer.table().strategy(seat).is_some(),
        }
    };
    made.map(way_of).collect()
}

/// Moves the stones of each move between their heap and the pile of their player; where no pile is on the screen, they
/// rise and fade. Nothing waits for them, and another press ends their way at once.
#[hook]
pub fn use_flight(board: &NodeRef, state: &Rc<GameState>) {
    let before = use_mut_ref(|| state.clone());
    let running = use_mut_ref(Vec::new);
    {
        let running = running.clone();
        use_effect_with((), move |()| {
            let presses = document::on_press(move || end(&running));
            move || drop(presses)
        });
    }
    let (board, now) = (board.clone(), state.clone());
    use_effect_with(state.turn_token(), move |_| {
        let was = before.replace(now.clone());
        if let Some(board) = board.cast::<Element>() {
            end(&running);
            let begun = ways(&was, &now);
            let begun = begun.iter().flat_map(|way| begin(&board, way)).collect();
            running.replace(begun);
        }
    });
}

fn end(running: &RefCell<Vec<Running>>) {
    for animation in running.take() {
        animation.cancel();
    }
}

/// An element, or a part of it, that comes from a spot to its own; without a spot it rises from its own and fades.
struct Leg {
    element: Element,
    part: Option<&'static str>,
    from: Option<Spot>,
    to: Spot,
}

/// Begins the animations of a way. All is measured before anything moves, so that the browser lays out once.
fn begin(board: &Element, way: &Way) -> Vec<Running> {
    let legs = legs(board, way).unwrap_or_default();
    let count = u32::try_from(legs.len()).unwrap_or_default();
    let apart = apart(count);
    let travel = LANDED - apart * count.saturating_sub(1);
    let start = if way.lifted { LIFTED } else { 0 };
    let is_calm = has_less_motion();
    let run = |(number, leg): (u32, &Leg)| {
        let wait = start + apart * number;
        let (frames, time) = if is_calm {
            (fade(leg), FADE)
        } else {
            (frames(way, leg, wait, wait + travel), wait + travel)
        };
        animate(&leg.element, leg.part, &frames, time)
    };
    let ring =
        |ghost: &Element| animate(ghost, Some("::before"), &format!("[{RING},{RING}]"), LIFTED);
    let places = if way.lifted && !is_calm {
        document::all(".ghost[data-fresh]")
    } else {
        Vec::new()
    };
    let rings = places.iter().filter_map(ring);
    (0..).zip(&legs).filter_map(run).chain(rings).collect()
}

fn fade(leg: &Leg) -> String {
    let (from, to) = if leg.from.is_some() { (0, 1) } else { (1, 0) };
    format!(r#"[{{"opacity":{from}}},{{"opacity":{to}}}]"#)
}

/// The frames of a leg, as JSON: the stone lies, is lifted, waits until the stones before it have left, and travels.
fn frames(way: &Way, leg: &Leg, wait: u32, time: u32) -> String {
    // Chosen stones lie higher already.
    let (low, high) = match (way.returns, way.lifted) {
        (true, _) => (0, 0),
        (false, true) => (0, LIFT),
        (false, false) => (LIFT, LIFT),
    };
    let to = leg.to;
    let from = leg.from.unwrap_or(to);
    let (x, y, scale) = (
        from.x - to.x,
        from.y - to.y,
        100 * from.size / to.size.max(1),
    );
    let at = |moment: u32, lift: i32| {
        let (offset, y) = (1000 * moment / time, y - lift);
        format!(
            r#"{{"offset":0.{offset:03},"translate":"{x}px {y}px","scale":"{scale}%","opacity":1,"easing":"{LEAVES}"}}"#
        )
    };
    let last = match leg.from {
        // It lands with a little weight.
        Some(_) => {
            let home = r#""translate":"0 0","opacity":1"#;
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
fn legs(board: &Element, way: &Way) -> Option<Vec<Leg>> {
    let heap = format!("[data-heap=\"{}\"]", way.heap);
    let heap = board.query_selector(&heap).ok()??;
    let all = way.places.end - way.places.start;
    let count = all.min(GROUP);
    let places = (0..count).map(|number| way.places.start + number * all / count);
    // A bar has no stones, and one end for all.
    let stones = heap.query_selector(".heap__stones").ok()?;
    let stones = stones.map(|stones| stones.children());
    let stones = places.filter_map(|place| stones.as_ref()?.item(place));
    let mut stones: Vec<(Element, Spot)> =
        stones.map(|stone| (stone.clone(), spot(&stone))).collect();
    let of_player = format!(".banner [data-side=\"{}\"] ", side(way.seat));
    let pile = document::find::<Element>(&[&of_player, ".banner__pile"].concat());
    // The last stone of all stays on the board.
    let lying = [
        &*of_player,
        ".piece, .end[data-side=\"",
        side(way.seat),
        "\"] .piece",
    ]
    .concat();
    let lying = document::all(&lying);
    if way.returns {
        let from = lying.last().or(pile.as_ref()).map(|last| {
            let spot = spot(last);
            // An empty pile has no width.
            Spot {
                size: spot.size.max(PIECE),
                ..spot
            }
        });
        let return_to = |(element, to): (Element, Spot)| {
            let above = Spot {
                y: to.y - to.size,
                ..to
            };
            let (part, from) = (Some("::before"), Some(from.unwrap_or(above)));
            Leg {
                element,
                part,
                from,
                to,
            }
        };
        return Some(stones.into_iter().map(return_to).collect());
    }
    stones.reverse();
    if pile.is_none() {
        let rise = |(element, to): (Element, Spot)| {
            let (part, from) = (Some("::after"), None);
            Leg {
                element,
                part,
                from,
                to,
            }
        };
        return Some(stones.into_iter().map(rise).collect());
    }
    let (x, y) = pointer::dropped(&heap);
    let mut spots: Vec<Spot> = stones.into_iter().map(|(_, spot)| spot).collect();
    if let Ok(Some(bar)) = heap.query_selector(".slider__stones") {
        spots.resize(count as usize, end_of(&bar));
    }
    let landing = lying.into_iter().rev().take(spots.len()).rev();
    let leg = |(element, from): (Element, Spot)| Leg {
        to: spot(&element),
        element,
        part: None,
        from: Some(Spot {
            x: from.x + x,
            y: from.y + y,
            ..from
        }),
    };
    Some(landing.zip(spots).map(leg).collect())
}
