//! A frame that scrolls a drawing: where both are on the screen, and what is done in the frame.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, EventTarget, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent,
};

use super::{document, room};

/// A part of the window, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Its start.
    pub left: f64,
    /// Its upper end.
    pub top: f64,
    /// Its width.
    pub wide: f64,
    /// Its height.
    pub high: f64,
}

/// A frame with its drawing.
#[derive(Clone)]
pub struct Frame {
    frame: HtmlElement,
    drawing: Element,
}

/// The width of both borders of a frame.
const BORDERS: f64 = 2.0;

/// A pointer at a point of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// Its number.
    pub id: i32,
    /// Where it is.
    pub at: (f64, f64),
    /// Whether it is a finger, with which the browser scrolls.
    pub is_finger: bool,
}

/// What happens in a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture {
    /// A pointer goes down.
    Down(Pointer),
    /// It moves.
    Move(Pointer),
    /// The pointer of this number is gone.
    Up(i32),
    /// The browser does something of its own with it, as scrolling.
    Cancel(i32),
    /// The wheel is turned while Ctrl is held; a trackpad tells a pinch in the same way.
    Wheel(f64, (f64, f64)),
    /// Fingers move, which the browser takes for scrolling unless that is refused.
    Touch,
    /// A press on this element is about to count.
    Click(Element),
    /// The same outside the frame.
    ClickOutside,
    /// A key goes down, which writes this character if it writes one.
    Key(Option<char>),
}

/// Reads an event as a gesture, if it is one.
type Reader = fn(&Event) -> Option<Gesture>;

impl Frame {
    /// The frame and the drawing that match these selectors.
    pub fn find(frame: &str, drawing: &str) -> Option<Self> {
        Some(Self {
            frame: document::find(frame)?,
            drawing: document::find(drawing)?,
        })
    }

    /// The element of the frame.
    pub fn element(&self) -> &Element {
        &self.frame
    }

    /// The part of the window in which the drawing is seen.
    pub fn around(&self) -> Area {
        let [wide, high] = room::size(&self.frame).map(f64::from);
        Area {
            wide,
            high,
            ..area(&self.frame)
        }
    }

    /// The same as if there were no scroll bars.
    pub fn room(&self) -> (f64, f64) {
        let Area { wide, high, .. } = area(&self.frame);
        (wide - BORDERS, high - BORDERS)
    }

    /// The drawing, as far as it reaches.
    pub fn drawing(&self) -> Area {
        area(&self.drawing)
    }

    /// Scrolls by this many pixels.
    pub fn scroll(&self, (x, y): (f64, f64)) {
        self.frame.scroll_by_with_x_and_y(x, y);
    }

    /// How far it is scrolled.
    pub fn scrolled(&self) -> (f64, f64) {
        let (x, y) = (self.frame.scroll_left(), self.frame.scroll_top());
        (f64::from(x), f64::from(y))
    }

    /// How far it can be scrolled.
    pub fn most(&self) -> (f64, f64) {
        let [wide, high] = room::size(&self.frame);
        let (x, y) = (self.frame.scroll_width(), self.frame.scroll_height());
        (
            f64::from(x) - f64::from(wide),
            f64::from(y) - f64::from(high),
        )
    }

    /// Tells the styles a number.
    pub fn tell(&self, name: &str, number: u32) {
        let _refused = self.frame.style().set_property(name, &number.to_string());
    }

    /// Lets a pointer belong to the frame until it goes up.
    pub fn hold(&self, pointer: i32) {
        let _gone = self.frame.set_pointer_capture(pointer);
    }

    /// Calls back for each gesture, until the listeners are dropped. The browser does nothing of its
    /// own where the answer is true, and neither does the page.
    pub fn listen(&self, heard: impl Fn(Gesture) -> bool + 'static) -> Vec<EventListener> {
        let heard = std::rc::Rc::new(heard);
        // The page hears these at its root, so that the frame has to hear them before.
        let early: [(&'static str, Reader); 6] = [
            ("pointerdown", |event| {
                let event: &PointerEvent = event.unchecked_ref();
                // The main button, or a finger.
                (event.button() == 0).then(|| Gesture::Down(pointer(event)))
            }),
            ("pointermove", |event| {
                Some(Gesture::Move(pointer(event.unchecked_ref())))
            }),
            ("pointerup", |event| {
                let event: &PointerEvent = event.unchecked_ref();
                Some(Gesture::Up(event.pointer_id()))
            }),
            ("pointercancel", |event| {
                let event: &PointerEvent = event.unchecked_ref();
                Some(Gesture::Cancel(event.pointer_id()))
            }),
            ("click", |event| element(event).map(Gesture::Click)),
            ("keydown", |event| {
                let key = document::plain_key(event.unchecked_ref::<KeyboardEvent>())?;
                let mut characters = key.chars();
                let first = characters.next();
                Some(Gesture::Key(first.filter(|_| characters.next().is_none())))
            }),
        ];
        // Nobody else hears these, and a scrolling page need not wait for them.
        let own: [(&'static str, Reader); 2] = [
            ("touchmove", |_| Some(Gesture::Touch)),
            ("wheel", |event| {
                let event: &WheelEvent = event.unchecked_ref();
                let held = event.ctrl_key();
                held.then(|| Gesture::Wheel(event.delta_y(), point(event)))
            }),
        ];
        let Some(document) = document::document() else {
            return Vec::new();
        };
        let early = early.map(|(name, read)| {
            let (heard, frame) = (heard.clone(), self.frame.clone());
            listener(&document, name, move |event| {
                let is_inside = element(event).is_some_and(|target| frame.contains(Some(&target)));
                let gesture = match name {
                    _ if is_inside => read(event),
                    // A pointer may leave the frame while it is down.
                    "pointerup" | "pointercancel" => read(event),
                    "click" => Some(Gesture::ClickOutside),
                    _ => None,
                };
                gesture.is_some_and(|gesture| heard(gesture))
            })
        });
        let own = own.map(|(name, read)| {
            let heard = heard.clone();
            listener(&self.frame, name, move |event| {
                read(event).is_some_and(|gesture| heard(gesture))
            })
        });
        early.into_iter().chain(own).collect()
    }
}

/// Listens before the page does, and ends an event that is answered with true.
fn listener(
    target: &EventTarget,
    name: &'static str,
    heard: impl Fn(&Event) -> bool + 'static,
) -> EventListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    EventListener::new_with_options(target, name, options, move |event| {
        if heard(event) {
            event.prevent_default();
            event.stop_propagation();
        }
    })
}

/// The place of an element in the window.
pub fn area(element: &Element) -> Area {
    let rect = element.get_bounding_client_rect();
    Area {
        left: rect.left(),
        top: rect.top(),
        wide: rect.width(),
        high: rect.height(),
    }
}

fn point(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn pointer(event: &PointerEvent) -> Pointer {
    Pointer {
        id: event.pointer_id(),
        at: point(event),
        is_finger: event.pointer_type() == "touch",
    }
}

/// Where an event happens.
fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
