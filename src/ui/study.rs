//! What the page knows of the screens that teach, before they are here: where they are, and what
//! people do on them.

use yew::AttrValue;

use super::el::{El, el};
use super::held::Held;
use crate::game::Action;

pub use crate::route::Route as Room;

/// The parts of the page to which these screens belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// What teaches.
    Learn,
}

impl Wing {
    /// How many there are.
    pub const COUNT: usize = 1;
}

impl Room {
    /// The part that it belongs to.
    #[must_use]
    pub const fn wing(self) -> Wing {
        Wing::Learn
    }
}

/// Something done on such a screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Tool {
    /// Pressed what carries this order.
    Do(String),
    /// Pressed a key where keys are heard, by the name that browsers give it.
    Key(String),
    /// Filled in a field.
    Fill(String, String),
    /// Something happens on the board of this screen.
    Act(Action),
    /// What the screen asked for is here.
    Begin(Given),
    /// Something goes on by itself.
    Tick,
}

/// What only the browser knows, for a screen that asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// What was kept, as it was written.
    pub kept: Option<String>,
    /// The civil date here: year, month and day, these two from 1.
    pub date: [u32; 3],
    /// How many minutes the clock here is ahead of UTC.
    pub zone: i32,
    /// Drawn by chance.
    pub seed: u64,
    /// The address of the page without its fragment.
    pub page: String,
}

/// The attribute that carries an order. Only its screen knows its orders, so that nothing of them
/// comes with the first visit.
pub const DO: &str = "data-do";

/// The attribute of what holds fields, with the order that Enter in one of them gives.
pub const ENTER: &str = "data-enter";

/// The attribute of what hears keys, with the names of all that it hears; any other is left to the
/// browser, so that Enter and Space press the buttons in it.
pub const KEYS: &str = "data-keys";

/// The key that lets a choice go, wherever it is pressed.
pub const ESCAPE: &str = "Escape";

/// A button that carries an order.
#[must_use]
pub fn order(class: &'static str, order: impl Into<AttrValue>) -> El {
    el("button", class).attr("type", "button").attr(DO, order)
}

/// What goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// How long until its next step, in milliseconds.
    pub wait: u32,
    /// What tells this step from the next.
    pub step: u64,
}

/// The open screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// Which one it is.
    pub room: Room,
    /// What lies on it.
    pub desk: Held,
}
