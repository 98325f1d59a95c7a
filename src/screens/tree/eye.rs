//! How a drawing lies in its frame: its size, what is in view, and the gestures that change both.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::platform::document;
use crate::platform::frame::{Area, Frame, Gesture, Pointer, area};

/// The smallest and the largest size. At the smallest, two thousand nodes fit into a window.
const SIZES: (f64, f64) = (USUAL / 100.0, 3.0 * USUAL);

/// The usual size, and the largest that a drawing is opened with.
const USUAL: f64 = 100_000.0;
const OPENED: f64 = 1.6 * USUAL;

/// The size of a label in the drawing, and the smallest that can be read, in pixels.
const LABEL: f64 = 13.0;
const READ: f64 = 8.0;

/// How much larger a press makes the drawing.
pub const STEP: f64 = 1.25;

/// How far a pointer goes before it drags.
const SLACK: f64 = 8.0;

/// The space kept around a node that is brought into view.
const MARGIN: f64 = 28.0;

/// The outlines of the node where minimax is, of the node of the keyboard, and of the first node. A
/// node itself reaches up to the number on its line.
const CURRENT: &str = ".tree__frame [data-current] > .tree__shape";
const CHOSEN: &str = ".tree__frame [aria-selected=\"true\"] > .tree__shape";
const FIRST: &str = ".tree__frame .tree__shape";

/// A node, and its outline.
const NODE: &str = ".tree__node";
const OUTLINE: &str = ".tree__shape";

/// The node of the keyboard, and all nodes.
const INSIDE: &str = ".tree__frame [tabindex]";
const FOCUSED: &str = ".tree__frame [tabindex=\"0\"]";

/// What is drawn.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// The size of the drawing in its own units.
    pub wide: u32,
    /// Its height.
    pub high: u32,
    /// Which tree or graph it is: another one is opened anew.
    pub subject: String,
    /// Where minimax is.
    pub current: Option<String>,
    /// Where the keyboard stands.
    pub chosen: String,
}

/// The view of a drawing.
#[derive(Debug)]
pub struct Eye {
    size: f64,
    /// Whether nobody chose the size or moved the drawing, so that both may change with the drawing.
    is_free: bool,
    /// How far the frame was scrolled when that was last done here.
    scrolled: (f64, f64),
    seen: Seen,
    /// The room of the frame when the drawing was opened.
    room: (f64, f64),
    /// Where a node was on the screen when it was pressed.
    pressed: Option<(f64, f64)>,
    /// The pointers that are down, each at its last place.
    pointers: Vec<Pointer>,
    start: (f64, f64),
    is_dragged: bool,
}

impl Default for Eye {
    fn default() -> Self {
        Self {
            size: USUAL,
            is_free: true,
            scrolled: (0.0, 0.0),
            seen: Seen::default(),
            room: (0.0, 0.0),
            pressed: None,
            pointers: Vec::new(),
            start: (0.0, 0.0),
            is_dragged: false,
        }
    }
}

impl Eye {
    /// The size in hundredths, as it is told.
    pub fn percent(&self) -> u32 {
        whole(100.0 * self.size / USUAL)
    }

    /// Follows a change of the drawing.
    pub fn settle(&mut self, frame: &Frame, seen: &Seen) {
        let before = std::mem::replace(&mut self.seen, seen.clone());
        let pressed = self.pressed.take();
        self.notice_scroll(frame);
        let is_resized = (before.wide, before.high) != (seen.wide, seen.high);
        if is_resized {
            frame.tell("--wide", seen.wide);
            frame.tell("--high", seen.high);
        }
        if before.subject != seen.subject {
            self.is_free = true;
            self.open(frame);
        } else if let (true, Some(pressed)) = (is_resized, pressed) {
            // The pressed node stays where it is, and its branch unfolds below it.
            if let Some(chosen) = document::find::<Element>(CHOSEN) {
                let now = middle(area(&chosen));
                frame.scroll((now.0 - pressed.0, now.1 - pressed.1));
            }
        } else if is_resized && self.is_free {
            self.open(frame);
        }
        if before.chosen != seen.chosen
            && let Some(chosen) = document::find::<Element>(CHOSEN)
        {
            let focused = document::find::<Element>(FOCUSED);
            if let Some(focused) = focused.filter(|_| document::focus_is_in(INSIDE)) {
                document::focus(focused.unchecked_ref::<HtmlElement>());
            }
            show(frame, &chosen);
        }
        if before.current != seen.current
            && let Some(current) = document::find::<Element>(CURRENT)
        {
            show(frame, &current);
        }
        self.scrolled = frame.scrolled();
    }

    /// Learns whether the drawing was moved since it was last moved here.
    fn notice_scroll(&mut self, frame: &Frame) {
        let (now, most) = (frame.scrolled(), frame.most());
        // Where there is less to scroll than before, the browser scrolls back.
        let expected = (self.scrolled.0.min(most.0), self.scrolled.1.min(most.1));
        if apart(now, expected) > 3.0 {
            self.is_free = false;
        }
    }

    /// Follows a change of the room, unless it is only a longer sentence below.
    pub fn make_room(&mut self, frame: &Frame) {
        let (wide, high) = frame.room();
        let (before_wide, before_high) = self.room;
        let is_other = (wide - before_wide).abs() > 20.0 || (high - before_high).abs() > 60.0;
        self.notice_scroll(frame);
        if is_other && self.is_free && self.seen.wide > 0 {
            self.open(frame);
            self.scrolled = frame.scrolled();
        }
    }

    /// Shows all of the drawing where its labels can then be read, else its root on top.
    fn open(&mut self, frame: &Frame) {
        let (all, label) = self.fitting(frame);
        let is_read = all / USUAL * label >= READ;
        self.set(frame, if is_read { all.min(OPENED) } else { USUAL });
        if let Some(first) = document::find::<Element>(FIRST).filter(|_| !is_read) {
            let (here, around) = (area(&first), frame.around());
            let aside = middle(here).0 - middle(around).0;
            frame.scroll((aside, here.top - around.top - MARGIN));
        }
    }

    /// Shows all of the drawing.
    pub fn fit(&mut self, frame: &Frame) {
        let (all, _) = self.fitting(frame);
        self.set(frame, all);
        self.is_free = true;
        self.scrolled = frame.scrolled();
    }

    /// The size at which all of the drawing is seen, and how large a label is at the usual size.
    fn fitting(&mut self, frame: &Frame) -> (f64, f64) {
        self.room = frame.room();
        let drawn = frame.drawing();
        // At the usual size.
        let (wide, high) = (
            drawn.wide * USUAL / self.size,
            drawn.high * USUAL / self.size,
        );
        let all = ((self.room.0 - 1.0) / wide).min((self.room.1 - 1.0) / high);
        let label = LABEL * wide / f64::from(self.seen.wide.max(1));
        ((all * USUAL).clamp(SIZES.0, SIZES.1), label)
    }

    fn set(&mut self, frame: &Frame, size: f64) {
        self.size = size;
        frame.tell("--zoom", whole(size));
    }

    /// Makes the drawing larger or smaller around the middle of the frame.
    pub fn zoom(&mut self, frame: &Frame, times: f64) {
        let middle = middle(frame.around());
        self.zoom_at(frame, times, middle);
    }

    /// The same around a point, which stays where it is.
    fn zoom_at(&mut self, frame: &Frame, times: f64, (x, y): (f64, f64)) {
        let before = frame.drawing();
        self.is_free = false;
        self.set(frame, (self.size * times).clamp(SIZES.0, SIZES.1));
        let after = frame.drawing();
        let grown = after.wide / before.wide;
        let moved = |from: f64, to: f64, point: f64| to + (point - from) * grown - point;
        frame.scroll((
            moved(before.left, after.left, x),
            moved(before.top, after.top, y),
        ));
    }

    /// Answers a gesture; whether the browser is to do nothing of its own.
    pub fn hear(&mut self, frame: &Frame, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Down(pointer) => {
                self.pointers.retain(|other| other.id != pointer.id);
                if self.pointers.is_empty() {
                    (self.start, self.is_dragged) = (pointer.at, false);
                }
                self.pointers.push(pointer);
                false
            }
            Gesture::Move(pointer) => {
                self.drag(frame, pointer);
                false
            }
            Gesture::Up(id) => {
                self.pointers.retain(|other| other.id != id);
                false
            }
            Gesture::Cancel(id) => {
                self.pointers.retain(|other| other.id != id);
                // No click follows.
                self.is_dragged = false;
                false
            }
            Gesture::Wheel(turned, at) => {
                self.zoom_at(frame, 1.0 - (turned / 500.0).clamp(-0.4, 0.4), at);
                true
            }
            Gesture::Touch => self.pointers.len() > 1,
            Gesture::Click(target) => {
                // The press may unfold the branch below a node.
                let node = target.closest(NODE).ok().flatten();
                let outline = node.and_then(|node| node.query_selector(OUTLINE).ok().flatten());
                self.pressed = outline.map(|outline| middle(area(&outline)));
                std::mem::take(&mut self.is_dragged)
            }
            Gesture::ClickOutside => {
                self.pressed = None;
                false
            }
            Gesture::Key(Some('+' | '=')) => self.press(|eye| eye.zoom(frame, STEP)),
            Gesture::Key(Some('-' | '_')) => self.press(|eye| eye.zoom(frame, 1.0 / STEP)),
            Gesture::Key(Some('0')) => self.press(|eye| eye.fit(frame)),
            Gesture::Key(_) => {
                // A key may unfold the branch below its node.
                self.pressed = document::find::<Element>(CHOSEN).map(|node| middle(area(&node)));
                false
            }
        }
    }

    fn press(&mut self, change: impl FnOnce(&mut Self)) -> bool {
        change(self);
        true
    }

    /// One pointer pans, two pinch.
    fn drag(&mut self, frame: &Frame, pointer: Pointer) {
        let mut known = self.pointers.iter();
        let Some(place) = known.position(|other| other.id == pointer.id) else {
            return;
        };
        let (before, at) = (self.pointers[place].at, pointer.at);
        let other = self.pointers.iter().find(|other| other.id != pointer.id);
        if let Some(&Pointer { at: other, .. }) = other {
            self.is_dragged = true;
            self.pointers[place] = pointer;
            let between = |one: (f64, f64)| {
                let (x, y) = (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1));
                (x, y)
            };
            let (from, to) = (between(before), between(at));
            frame.scroll((from.0 - to.0, from.1 - to.1));
            let times = apart(at, other) / apart(before, other).max(1.0);
            self.zoom_at(frame, times, to);
            return;
        }
        if pointer.is_finger {
            // The browser scrolls.
            self.pointers[place] = pointer;
            return;
        }
        if !self.is_dragged && apart(at, self.start) < SLACK {
            return;
        }
        if !self.is_dragged {
            self.is_dragged = true;
            frame.hold(pointer.id);
        }
        self.pointers[place] = pointer;
        frame.scroll((before.0 - at.0, before.1 - at.1));
    }
}

/// Scrolls no further than until an element is in view, with some space around it.
fn show(frame: &Frame, element: &Element) {
    let (around, here) = (frame.around(), area(element));
    let by = |from: f64, long: f64, start: f64, room: f64| {
        let margin = MARGIN.min((room - long).max(0.0) / 2.0);
        let (before, after) = (from - margin - start, from + long + margin - start - room);
        if before < 0.0 { before } else { after.max(0.0) }
    };
    frame.scroll((
        by(here.left, here.wide, around.left, around.wide),
        by(here.top, here.high, around.top, around.high),
    ));
}

fn middle(area: Area) -> (f64, f64) {
    (area.left + area.wide / 2.0, area.top + area.high / 2.0)
}

fn apart(one: (f64, f64), other: (f64, f64)) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes are between 1000 and 300000"
)]
fn whole(size: f64) -> u32 {
    (size + 0.5) as u32
}
