//! What somebody did on a screen or in a dialog whose elements carry orders as attributes.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlInputElement};
use yew::prelude::*;

use super::press::Press;
use super::study::{DO, ENTER, KEYS, Tool};
use crate::game::Action;

/// Something that somebody did there.
#[derive(Clone, Debug, PartialEq)]
pub enum Gesture {
    /// Pressed a button.
    Press(Press),
    /// Used a tool of the screen.
    Tool(Tool),
    /// Typed or chose something in the field of this name.
    Fill(String, String),
    /// Sent the form; the coin decides where either side may start.
    Send {
        /// Heads or tails.
        coin: bool,
    },
}

impl Gesture {
    /// What a click was on.
    #[must_use]
    pub fn click(event: &MouseEvent) -> Option<Self> {
        let element = element(event.target())?;
        if let Some(name) = attribute(&element, Press::ATTRIBUTE) {
            return Press::read(&name).map(Self::Press);
        }
        attribute(&element, DO).map(|order| Self::Tool(Tool::Do(order)))
    }

    /// What was typed or chosen, and where. The board hears its own fields.
    #[must_use]
    pub fn input(event: &InputEvent) -> Option<Self> {
        let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
        let value = match (field.type_().as_str(), field.checked()) {
            ("checkbox", false) => "off".to_owned(),
            _ => field.value(),
        };
        let elsewhere = closest(&field, "#board").is_none();
        elsewhere.then(|| Self::Fill(field.name(), value))
    }
}

/// What a key was pressed for where keys are heard, or in a field; `None` leaves it to others.
#[must_use]
pub fn tool_of_key(event: &KeyboardEvent) -> Option<Tool> {
    let element = element(event.target())?;
    let key = event.key();
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    if !plain || closest(&element, "dialog, #board").is_some() {
        return None;
    }
    if let Some(heard) = attribute(&element, KEYS)
        && is_heard(&key, &heard)
    {
        return Some(Tool::Key(key));
    }
    let field = closest(&element, "input:not([readonly], [type=file])").is_some();
    // Enter in a field without an order of its own means the button beside it.
    (key == "Enter" && field).then(|| match attribute(&element, ENTER) {
        Some(order) => Tool::Do(order),
        None => Tool::Act(Action::Take),
    })
}

/// Whether a key is for what hears these.
fn is_heard(key: &str, heard: &str) -> bool {
    let key = if key == " " { "Space" } else { key };
    heard.split(' ').any(|heard| heard == key)
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// This attribute where it is nearest.
fn attribute(element: &Element, name: &str) -> Option<String> {
    closest(element, &["[", name, "]"].concat())?.get_attribute(name)
}
