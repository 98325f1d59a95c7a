//! What somebody did, read from the events of the browser.

use std::str::FromStr;

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::cursor::{Cursor, Step};
use super::press::Press;
use super::study::{DO, ENTER, KEYS, MOVE, Tool};

/// Something that somebody did to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture {
    /// Pressed a button.
    Press(Press),
    /// Pressed a stone.
    Stone(Cursor),
    /// Pressed the board where there is nothing.
    Ground,
    /// Used a tool of the desk where positions are studied.
    Tool(Tool),
    /// Asked for one stone more of a heap, or for one fewer.
    Nudge(usize, bool),
    /// Pressed a key that means something on the board.
    Key(Key),
    /// The focus came to a stone.
    Arrive(Cursor),
    /// Typed or chose something in the field of this name.
    Fill(String, String),
    /// Dragged a stone, and with it all above it, off its heap.
    Lift(Cursor),
    /// Dropped what was dragged.
    Drop {
        /// Whether on the tray.
        home: bool,
    },
    /// Sent the form; the coin decides where either side may start.
    Send {
        /// Heads or tails.
        coin: bool,
    },
}

/// What a key means on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Goes to another stone.
    Step(Step),
    /// Chooses so many stones.
    Number(u32),
    /// Lets the choice go.
    LetGo,
    /// Takes the choice.
    Take,
    /// Takes the last move back.
    Undo,
    /// Makes it again.
    Redo,
    /// Asks for a hint.
    Hint,
    /// Opens the setup.
    New,
    /// Opens the instructions.
    Help,
}

impl Gesture {
    /// What a click was on.
    #[must_use]
    pub fn click(event: &MouseEvent) -> Option<Self> {
        let element = element(event.target())?;
        if let Some(button) = closest(&element, "[data-press]") {
            let name = button.get_attribute(Press::ATTRIBUTE)?;
            return Press::read(&name).map(Self::Press);
        }
        if let Some(tool) = tool(&element) {
            return Some(Self::Tool(tool));
        }
        if let Some(at) = stone(&element) {
            return Some(Self::Stone(at));
        }
        if let Some(button) = closest(&element, "[data-nudge]") {
            let more = button.get_attribute("data-nudge")? == "more";
            return Some(Self::Nudge(number(&button, "data-heap")?, more));
        }
        let ground = on_board(&element) && !element.has_type::<HtmlInputElement>();
        ground.then_some(Self::Ground)
    }

    /// What a key was pressed for; `None` leaves it to the browser.
    ///
    /// Walking and counting belong to the board. Single letters are heard wherever nobody writes,
    /// letting go everywhere; none of them in a dialog.
    #[must_use]
    pub fn key(event: &KeyboardEvent) -> Option<Self> {
        let element = element(event.target())?;
        if closest(&element, "dialog").is_some() {
            return None;
        }
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if let Some(heard) = attribute(&element, KEYS).filter(|_| plain)
            && is_for_tool(&event.key(), &heard)
        {
            return Some(Self::Tool(Tool::Key(event.key())));
        }
        let command = event.ctrl_key() || event.meta_key();
        let key = match (command, event.alt_key()) {
            (false, false) => Key::read(&event.key())?,
            (true, false) => Key::command(&event.key(), event.shift_key())?,
            (_, true) => return None,
        };
        let field = closest(&element, "input:not([readonly], [type=file])").is_some();
        if key == Key::Take
            && field
            && let Some(order) = attribute(&element, ENTER)
        {
            return Some(Self::Tool(Tool::Do(order)));
        }
        let meant = match key {
            Key::LetGo => true,
            Key::New | Key::Help | Key::Undo | Key::Redo | Key::Hint => closest(
                &element,
                "input:not([type=range], [type=radio], [type=checkbox]), textarea",
            )
            .is_none(),
            // Enter on a stone is the browser's own press of a button.
            Key::Take => field,
            Key::Step(_) | Key::Number(_) => !field && on_board(&element),
        };
        meant.then_some(Self::Key(key))
    }

    /// The stone that a pointer went down on and the heap that it lies in, where it may be taken.
    #[must_use]
    pub fn grip(event: &PointerEvent) -> Option<(Cursor, HtmlElement, HtmlElement)> {
        let element = element(event.target())?;
        let grip = closest(
            &element,
            ".heap:not([data-locked]) .stone:not([aria-disabled])",
        )?;
        let heap = closest(&grip, ".heap")?;
        let at = stone(&grip)?;
        Some((at, grip.dyn_into().ok()?, heap.dyn_into().ok()?))
    }

    /// Where the focus came to by key. A pointer that brings it presses too, and drawing twice for
    /// that would keep people waiting.
    #[must_use]
    pub fn focus(event: &FocusEvent) -> Option<Self> {
        let element = element(event.target())?;
        let by_key = element.matches(":focus-visible").unwrap_or(true);
        stone(&element).filter(|_| by_key).map(Self::Arrive)
    }

    /// What was typed or chosen, and where.
    #[must_use]
    pub fn input(event: &InputEvent) -> Option<Self> {
        let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
        let value = match (field.type_().as_str(), field.checked()) {
            ("checkbox", false) => "off".to_owned(),
            _ => field.value(),
        };
        Some(Self::Fill(field.name(), value))
    }
}

impl Key {
    /// Whether it is a letter or a sign by itself, which some people cannot but press by accident.
    #[must_use]
    pub const fn is_shortcut(self) -> bool {
        matches!(
            self,
            Self::Undo | Self::Redo | Self::Hint | Self::New | Self::Help
        )
    }

    /// The keys that undo and redo everywhere.
    fn command(key: &str, shift: bool) -> Option<Self> {
        match (key, shift) {
            ("z", false) => Some(Self::Undo),
            ("y", false) | ("Z" | "z", true) => Some(Self::Redo),
            _ => None,
        }
    }

    fn read(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Step(Step::Left),
            "ArrowRight" => Self::Step(Step::Right),
            "ArrowUp" => Self::Step(Step::Up),
            "ArrowDown" => Self::Step(Step::Down),
            "Home" => Self::Step(Step::Bottom),
            "End" => Self::Step(Step::Top),
            "Escape" => Self::LetGo,
            "Enter" => Self::Take,
            "u" | "U" => Self::Undo,
            "r" | "R" => Self::Redo,
            "h" | "H" => Self::Hint,
            "n" | "N" => Self::New,
            "?" => Self::Help,
            _ => Self::Number(key.parse().ok().filter(|&digit| digit > 0)?),
        })
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

fn on_board(element: &Element) -> bool {
    closest(element, "#board").is_some()
}

/// Whether a key is for what hears these.
fn is_for_tool(key: &str, heard: &str) -> bool {
    let key = if key == " " { "Space" } else { key };
    heard.split(' ').any(|heard| heard == key)
}

/// The tool of the desk that was pressed.
fn tool(element: &Element) -> Option<Tool> {
    if let Some(made) = attribute(element, "data-move") {
        return Some(Tool::Do([MOVE, &made].concat()));
    }
    attribute(element, DO).map(Tool::Do)
}

/// The stone on which something happened.
fn stone(element: &Element) -> Option<Cursor> {
    Some(Cursor {
        stone: number(element, "data-stone")?,
        heap: number(element, "data-heap")?,
    })
}

/// The number that this attribute holds where it is nearest.
fn number<T: FromStr>(element: &Element, name: &str) -> Option<T> {
    attribute(element, name)?.parse().ok()
}

/// This attribute where it is nearest.
fn attribute(element: &Element, name: &str) -> Option<String> {
    closest(element, &["[", name, "]"].concat())?.get_attribute(name)
}
