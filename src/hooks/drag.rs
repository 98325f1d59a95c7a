use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use super::PageHandle;
use crate::platform::pointer;
use crate::ui::{Cursor, DROP, Gesture, Happening};

/// How far a pointer goes before it drags, in pixels: less is a press by an unsteady hand.
const SLACK: i32 = 8;

/// Lets stones be dragged to the tray of whoever is to move.
///
/// The pixels between press and release never reach the state, since nothing depends on them:
/// the stones follow by two custom properties of their heap.
#[hook]
pub fn use_drag(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    use_effect_with((), move |()| {
        let drag = Rc::new(RefCell::new(None::<Drag>));
        let tell = move |gesture| dispatcher.dispatch(Happening::Gesture(gesture));
        let listener = pointer::on_pointer(move |event, moment| {
            let mut drag = drag.borrow_mut();
            let mine = drag
                .as_ref()
                .is_some_and(|drag| drag.pointer == event.pointer_id());
            match moment {
                // A second finger zooms or scrolls; the first one then drags nothing.
                pointer::Moment::Down if drag.is_some() => {
                    if drag.take().is_some_and(|drag| drag.end()) {
                        tell(Gesture::Drop { home: false });
                    }
                }
                pointer::Moment::Down => *drag = Drag::begin(event),
                pointer::Moment::Move if mine => {
                    if let Some(at) = drag.as_mut().and_then(|drag| drag.follow(event)) {
                        tell(Gesture::Lift(at));
                    }
                }
                pointer::Moment::Up if mine => {
                    if drag.take().is_some_and(|drag| drag.end()) {
                        let home = pointer::is_over(event, DROP);
                        tell(Gesture::Drop { home });
                        pointer::swallow_click();
                    }
                }
                pointer::Moment::Cancel if mine => {
                    if drag.take().is_some_and(|drag| drag.end()) {
                        tell(Gesture::Drop { home: false });
                    }
                }
                _ => {}
            }
        });
        move || drop(listener)
    });
}

/// A pointer that went down on a stone.
struct Drag {
    pointer: i32,
    heap: HtmlElement,
    stone: HtmlElement,
    at: Cursor,
    from: (i32, i32),
    moving: bool,
}

impl Drag {
    fn begin(event: &PointerEvent) -> Option<Self> {
        if !event.is_primary() || event.button() != 0 {
            return None;
        }
        let (at, stone, heap) = Gesture::grip(event)?;
        Some(Self {
            pointer: event.pointer_id(),
            heap,
            stone,
            at,
            from: (event.client_x(), event.client_y()),
            moving: false,
        })
    }

    /// Moves what is dragged; tells the stone when the drag begins.
    fn follow(&mut self, event: &PointerEvent) -> Option<Cursor> {
        let (x, y) = (
            event.client_x() - self.from.0,
            event.client_y() - self.from.1,
        );
        let begins = !self.moving && x.abs().max(y.abs()) > SLACK;
        if begins {
            self.moving = true;
            // Refused where the pointer is gone already: the release is then missed, and the
            // next press ends the drag.
            let _gone = self.stone.set_pointer_capture(self.pointer);
        }
        if self.moving {
            pointer::shift(&self.heap, x, y);
        }
        begins.then_some(self.at)
    }

    /// Whether anything was dragged.
    fn end(self) -> bool {
        let _gone = self.stone.release_pointer_capture(self.pointer);
        self.moving
    }
}
