//! What the page knows of the desk where positions are studied, before that is here: where it is,
//! and what people do at it.

use yew::AttrValue;

use super::el::{El, el};
use super::held::Held;
use crate::game::Action;

pub use crate::route::Route as Room;

/// The parts of the page to which these screens belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// What studies positions.
    Study,
}

impl Wing {
    /// How many there are.
    pub const COUNT: usize = 1;
}

impl Room {
    /// The part that it belongs to.
    #[must_use]
    pub const fn wing(self) -> Wing {
        Wing::Study
    }

    /// Whether it belongs to the desk where positions are studied.
    #[must_use]
    pub const fn studies(self) -> bool {
        matches!(self, Self::Analyse | Self::Tree)
    }
}

/// Something done at the desk.
#[derive(Clone, Debug, PartialEq)]
pub enum Tool {
    /// Goes to another screen of it.
    Go(Room),
    /// Pressed what carries this order.
    Do(String),
    /// Pressed a key where keys are heard, by the name that browsers give it.
    Key(String),
    /// Filled in a field.
    Fill(String, String),
    /// Something happens on the board of this screen.
    Act(Action),
    /// Something goes on by itself.
    Tick,
}

/// The attribute that carries an order. Only the desk knows its orders, so that nothing of them
/// comes with the first visit.
pub const DO: &str = "data-do";

/// What the order of a pressed move begins with; the move follows, as it is written.
pub const MOVE: &str = "move:";

/// The attribute of what holds fields, with the order that Enter in one of them gives.
pub const ENTER: &str = "data-enter";

/// The attribute of what hears keys, with the names of all that it hears; any other is left to the
/// browser, so that Enter and Space press the buttons in it.
pub const KEYS: &str = "data-keys";

/// The keys of what is walked about in by arrows, and pressed where one stands.
pub const WALKED: &str = "ArrowLeft ArrowRight ArrowUp ArrowDown Home End Enter Space";

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
