//! Input on the board, and its effect on the keyboard cursor and on the game.

use std::str::FromStr;

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, FocusEvent, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::BoardView;
use super::cursor::{Cursor, CursorStep};
use super::layout::Layout;
use crate::engine::Move;
use crate::game::GameAction;
use crate::platform::document;

/// An input of a person on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Presses a stone, by pointer or by the space bar.
    Stone(Cursor),
    /// Presses Enter on the stone at the cursor.
    Enter,
    /// Presses the background of the board.
    Ground,
    /// Goes to another stone by key.
    Step(CursorStep),
    /// Chooses this many stones at the cursor.
    Number(u32),
    /// Comes to a stone by key, or by a press that slips off it.
    Focused(Cursor),
    /// Drags a stone, and with it all above it, off its heap.
    Lift(Cursor),
    /// Drops on the tray the stones that were dragged by this stone.
    Drop(Cursor),
    /// Pulls this stone, where heaps are cut: `true` for up, or in a row to the right, and `false` for the other way.
    Pull(Cursor, bool),
}

impl Input {
    /// The meaning of a key on a stone, without Control, Alt or the like. `None` leaves the key to the browser.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Step(CursorStep::Left),
            "ArrowRight" => Self::Step(CursorStep::Right),
            "ArrowUp" => Self::Step(CursorStep::Up),
            "ArrowDown" => Self::Step(CursorStep::Down),
            "Home" => Self::Step(CursorStep::Bottom),
            "End" => Self::Step(CursorStep::Top),
            "Enter" => Self::Enter,
            _ => Self::Number(key.parse().ok().filter(|&digit| digit > 0)?),
        })
    }
}

/// The effect of an input.
#[derive(Clone, Debug, PartialEq)]
pub struct InputEffect {
    /// The keyboard cursor after the input.
    pub cursor: Cursor,
    /// The actions on the game, in order.
    pub actions: Vec<GameAction>,
}

/// The state of the board besides the game.
#[derive(Clone, Copy, Debug)]
pub struct BoardState<'a> {
    /// The keyboard cursor as stored: it may be on a stone that is gone.
    pub cursor: Cursor,
    /// The move that is chosen.
    pub chosen: Option<Move>,
    /// The arrangement of the heaps.
    pub layout: &'a Layout,
    /// Whether one press takes.
    pub one_tap: bool,
    /// Whether the choice was made so recently that a press belongs to the same double press.
    pub just_chosen: bool,
}

/// The effect of an input on a board in this state.
pub fn effect_of(view: &BoardView, state: BoardState<'_>, input: Input) -> InputEffect {
    let BoardState {
        cursor,
        chosen,
        one_tap,
        ..
    } = state;
    let heaps = view.position.heaps();
    let nearest = cursor.nearest_stone(heaps);
    let lowest = |choice: Option<Move>| {
        let Move { heap, take } = choice?;
        let stone = heaps.get(heap)?.checked_sub(take.get())?;
        Some(Cursor { heap, stone })
    };
    let mut actions = Vec::new();
    let cursor = match input {
        Input::Focused(at) => at,
        Input::Pull(..) => cursor,
        Input::Ground => {
            actions.push(GameAction::ClearChoice);
            cursor
        }
        Input::Stone(at) => {
            match at.choice(heaps) {
                // If the choice is refused, Take would take an earlier choice.
                Some(pressed) if one_tap && may_choose(view, pressed) => {
                    actions.extend([GameAction::Choose(pressed), GameAction::Take]);
                }
                Some(pressed) if chosen != Some(pressed) => {
                    actions.push(GameAction::Choose(pressed));
                }
                Some(_) if !state.just_chosen => actions.push(GameAction::ClearChoice),
                _ => {}
            }
            at
        }
        // Keys choose and take in one place, so that nobody has to move to the button.
        Input::Enter => {
            let pressed = nearest.and_then(|at| at.choice(heaps));
            if pressed.is_some() && pressed == chosen {
                actions.push(GameAction::Take);
            } else if let Some(at) = nearest {
                return effect_of(view, state, Input::Stone(at));
            }
            cursor
        }
        // If the stone belongs to the choice, the choice is dragged. Otherwise the choice of a press on
        // the stone is dragged.
        Input::Lift(at) => {
            let within =
                lowest(chosen).is_some_and(|low| low.heap == at.heap && low.stone <= at.stone);
            if let Some(wanted) = at.choice(heaps).filter(|_| !within) {
                actions.push(GameAction::Choose(wanted));
            }
            at
        }
        // The choice may have been cancelled meanwhile.
        Input::Drop(at) => {
            if chosen.is_some_and(|chosen| chosen.heap == at.heap) {
                actions.push(GameAction::Take);
            }
            at
        }
        // On an empty board there is nowhere to go.
        Input::Step(step) => nearest.map_or(cursor, |at| at.step(step, heaps, state.layout)),
        Input::Number(number) => {
            let wanted = nearest.and_then(|at| Move::new(at.heap, number));
            actions.extend(wanted.map(GameAction::Choose));
            // The cursor follows, so Enter takes the number chosen by a digit.
            let legal = wanted.filter(|&wanted| may_choose(view, wanted));
            lowest(legal.or(chosen)).unwrap_or(cursor)
        }
    };
    InputEffect { cursor, actions }
}

/// Whether a person may choose this move now.
pub fn may_choose(view: &BoardView, wanted: Move) -> bool {
    view.is_open && view.position.is_legal(wanted)
}

/// The meaning of a click: on a stone, or on the background. `None` on any other button.
pub fn clicked(event: &MouseEvent) -> Option<Input> {
    let target = element(event.target())?;
    if let Some(at) = stone(&target) {
        return Some(Input::Stone(at));
    }
    closest(&target, "button")
        .is_none()
        .then_some(Input::Ground)
}

/// The meaning of a key pressed on the board.
pub fn key_pressed(event: &KeyboardEvent) -> Option<Input> {
    let input = Input::of_key(&document::plain_key(event)?)?;
    event.prevent_default();
    Some(input)
}

/// The stone that got the focus by key. A focus by pointer is left out: the click that follows is an input, and another
/// drawing would only cost time.
pub fn focused(event: &FocusEvent) -> Option<Input> {
    let target = element(event.target())?;
    let by_key = target.matches(":focus-visible").unwrap_or(true);
    stone(&target).filter(|_| by_key).map(Input::Focused)
}

/// The stone that a pointer points at, or the top one of a heap.
pub fn pointed(event: &Event) -> Option<Cursor> {
    let target = element(event.target())?;
    let heap = number(&target, "data-heap")?;
    Some(stone(&target).unwrap_or(Cursor::top_of(heap)))
}

/// The stone of this board under a pointer, its element and the element of its heap; `None` if nobody may drag it.
pub fn draggable_stone(
    board: &Element,
    event: &PointerEvent,
) -> Option<(Cursor, HtmlElement, HtmlElement)> {
    let target = element(event.target()).filter(|target| board.contains(Some(target)))?;
    let grip = closest(
        &target,
        ".heap:not([data-locked]) .stone:not([aria-disabled])",
    )?;
    let heap = closest(&grip, ".heap")?;
    let at = stone(&grip)?;
    Some((at, grip.dyn_into().ok()?, heap.dyn_into().ok()?))
}

/// The stone in which an element lies, or which it is.
fn stone(element: &Element) -> Option<Cursor> {
    Some(Cursor {
        stone: number(element, "data-stone")?,
        heap: number(element, "data-heap")?,
    })
}

/// The number in this attribute of the element, or of its nearest ancestor that has the attribute.
fn number<T: FromStr>(element: &Element, name: &str) -> Option<T> {
    let nearest = closest(element, &["[", name, "]"].concat())?;
    nearest.get_attribute(name)?.parse().ok()
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}
