use std::cell::Cell;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::{document, timer};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerPhase {
    /// Was pressed.
    Down,
    /// Moved.
    Move,
    /// Was released.
    Up,
    /// Was taken over by the browser, for scrolling for instance.
    Cancel,
}

thread_local! {
    static SWALLOW: Cell<bool> = const { Cell::new(false) };
}

/// Calls back for all that a mouse, finger or pen does, until the listeners are dropped.
pub fn on_pointer(listener: impl Fn(&PointerEvent, PointerPhase) + 'static) -> Vec<EventListener> {
    let Some(document) = document::document() else {
        return Vec::new();
    };
    let listener = std::rc::Rc::new(listener);
    let mut listeners = Vec::with_capacity(5);
    for (name, phase) in [
        ("pointerdown", PointerPhase::Down),
        ("pointermove", PointerPhase::Move),
        ("pointerup", PointerPhase::Up),
        ("pointercancel", PointerPhase::Cancel),
    ] {
        let listener = listener.clone();
        listeners.push(EventListener::new(&document, name, move |event| {
            if let Some(event) = event.dyn_ref() {
                listener(event, phase);
            }
        }));
    }
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    listeners.push(EventListener::new_with_options(
        &document,
        "click",
        options,
        |event| {
            if SWALLOW.replace(false) {
                event.stop_propagation();
                event.prevent_default();
            }
        },
    ));
    listeners
}

/// Swallows the click that most browsers send right after a release, because the release ended a drag.
pub fn swallow_click() {
    SWALLOW.set(true);
    timer::after_detached(0, || SWALLOW.set(false));
}

/// Sends what a pointer does to the element wherever the pointer goes, until the pointer is released. A browser refuses
/// it for a pointer that is gone: its release is then missed, and the next press ends the drag.
pub fn capture(element: &Element, pointer: i32) {
    let _gone = element.set_pointer_capture(pointer);
}

/// Ends a capture, if there is one.
pub fn release(element: &Element, pointer: i32) {
    let _gone = element.release_pointer_capture(pointer);
}

/// Gives the styles the distance by which an element is dragged, in pixels.
pub fn shift(element: &HtmlElement, x: i32, y: i32) {
    set_pixels(element, "--drag-x", x);
    set_pixels(element, "--drag-y", y);
}

/// The distance by which the stones of a heap were dragged when they were dropped. A second call returns zero.
pub fn dropped(heap: &Element) -> (i32, i32) {
    let style = heap.unchecked_ref::<HtmlElement>().style();
    let take = |name| {
        let value = style.remove_property(name).unwrap_or_default();
        value.trim_end_matches(['p', 'x']).parse().unwrap_or(0)
    };
    (take("--drag-x"), take("--drag-y"))
}

/// Whether a pointer is over the element that matches `selector`.
pub fn is_over(event: &PointerEvent, selector: &str) -> bool {
    document::find::<Element>(selector).is_some_and(|element| {
        let rect = element.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        (rect.left()..=rect.right()).contains(&x) && (rect.top()..=rect.bottom()).contains(&y)
    })
}

fn set_pixels(element: &HtmlElement, name: &str, pixels: i32) {
    document::set_property(element, name, &[&pixels.to_string(), "px"].concat());
}

/// A number of pixels without its fraction.
#[allow(clippy::cast_possible_truncation, reason = "no screen is that wide")]
pub fn whole(pixels: f64) -> i32 {
    pixels as i32
}
