//! Dragging stones to the tray of the player to move.
//!
//! The pixels between press and release never reach the state, since nothing depends on them:
//! the stones follow by two custom properties of their heap.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::prelude::*;

use super::cursor::Cursor;
use super::input::draggable_stone;
use crate::components::turn_banner::DROP;
use crate::platform::pointer::{self, PointerPhase};

/// How far a pointer goes before it drags, in pixels: less is a press by an unsteady hand.
const SLACK: i32 = 8;

/// The actions of a pointer on the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drag {
    /// The pointer goes up beside the stone that it has not dragged. No click follows, but the stone has the focus.
    Slip(Cursor),
    /// The pointer drags a stone, with all stones above it, off its heap.
    Lift(Cursor),
    /// The pointer drops the stones.
    Drop {
        /// The stone by which it was dragged.
        at: Cursor,
        /// Whether it was dropped on the tray.
        is_on_target: bool,
        /// The distance from the place of the stones, in pixels: to the right, and down.
        by: (i32, i32),
    },
}

/// Lets stones of a board be dragged while `is_on` is set, and reports each drag.
#[hook]
pub fn use_drag(board: &NodeRef, is_on: bool, on_drag: Callback<Drag>) {
    // The callback of the last drawing: a drag continues while the board is drawn again.
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = on_drag;
    use_effect_with((board.clone(), is_on), move |(board, is_on)| {
        let listeners = is_on.then(|| listen(board.clone(), latest));
        move || drop(listeners)
    });
}

fn listen(board: NodeRef, latest: Rc<RefCell<Callback<Drag>>>) -> Vec<EventListener> {
    let dragging = Rc::new(RefCell::new(None::<Dragging>));
    let send = move |drag| {
        let on_drag = latest.borrow().clone();
        on_drag.emit(drag);
    };
    pointer::on_pointer(move |event, phase| {
        let mut dragging = dragging.borrow_mut();
        // The main button may be released outside the window, or while another one is held.
        let is_held = phase != PointerPhase::Move || event.buttons() & 1 == 1;
        let phase = if is_held { phase } else { PointerPhase::Cancel };
        let mine = dragging
            .as_ref()
            .is_some_and(|dragging| dragging.pointer == event.pointer_id());
        let is_resting = dragging.as_ref().is_none_or(|dragging| !dragging.moving);
        match phase {
            // A pen counts, though a palm may lie on the board.
            PointerPhase::Down
                if dragging.is_none() || is_resting && event.pointer_type() == "pen" =>
            {
                *dragging = board
                    .cast()
                    .and_then(|board| Dragging::begin(&board, event));
            }
            PointerPhase::Move if mine => {
                if let Some(dragging) = dragging.as_mut() {
                    let begins = dragging.follow(event);
                    if begins {
                        send(Drag::Lift(dragging.at));
                    }
                }
            }
            // A second finger zooms or scrolls; the first one then drags nothing.
            PointerPhase::Down | PointerPhase::Up | PointerPhase::Cancel
                if mine || phase == PointerPhase::Down =>
            {
                if let Some(slipped) = dragging
                    .as_ref()
                    .filter(|one| one.has_slipped(event, phase))
                {
                    send(Drag::Slip(slipped.at));
                }
                // Without dragged stones the board is not measured, because that would cause a new layout.
                let moving = dragging.as_ref().is_some_and(|dragging| dragging.moving);
                let is_on_target =
                    moving && phase == PointerPhase::Up && pointer::is_over(event, DROP);
                if let Some((at, by)) = dragging.take().and_then(|ended| ended.end(is_on_target)) {
                    if phase == PointerPhase::Up {
                        pointer::swallow_click();
                    }
                    send(Drag::Drop {
                        at,
                        is_on_target,
                        by,
                    });
                }
            }
            _ => {}
        }
    })
}

/// A pointer that went down on a stone.
struct Dragging {
    pointer: i32,
    heap: HtmlElement,
    stone: HtmlElement,
    at: Cursor,
    from: (i32, i32),
    by: (i32, i32),
    moving: bool,
}

impl Dragging {
    fn begin(board: &Element, event: &PointerEvent) -> Option<Self> {
        if !event.is_primary() || event.button() != 0 {
            return None;
        }
        let (at, stone, heap) = draggable_stone(board, event)?;
        // Removes the distance of an earlier drag, whose drop took nothing.
        let _shift = pointer::dropped(&heap);
        Some(Self {
            pointer: event.pointer_id(),
            heap,
            stone,
            at,
            from: (event.client_x(), event.client_y()),
            by: (0, 0),
            moving: false,
        })
    }

    /// Whether the pointer goes up beside its stone, without a drag.
    fn has_slipped(&self, event: &PointerEvent, phase: PointerPhase) -> bool {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        phase == PointerPhase::Up && !self.moving && !self.stone.contains(target.as_ref())
    }

    /// Moves the dragged stones; returns whether the drag begins.
    fn follow(&mut self, event: &PointerEvent) -> bool {
        let (x, y) = (
            event.client_x() - self.from.0,
            event.client_y() - self.from.1,
        );
        let begins = !self.moving && x.abs().max(y.abs()) > SLACK;
        if begins {
            self.moving = true;
            pointer::capture(&self.stone, self.pointer);
        }
        if self.moving {
            self.by = (x, y);
            pointer::shift(&self.heap, x, y);
        }
        begins
    }

    /// Ends the drag. Returns the stone and its distance in pixels, or `None` if the pointer dragged nothing. Stones
    /// that were not dropped on the tray return at once. Stones on the tray stay, and fly on from there.
    fn end(self, is_on_target: bool) -> Option<(Cursor, (i32, i32))> {
        pointer::release(&self.stone, self.pointer);
        let heap = self.heap;
        if self.moving && !is_on_target {
            pointer::shift(&heap, 0, 0);
        }
        self.moving.then_some((self.at, self.by))
    }
}
