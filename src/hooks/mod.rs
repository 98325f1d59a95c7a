//! The only places where effects start. What an effect brings back is an `Action`.
//!
//! There are two hooks: [`use_gestures`] hears, [`use_effects`] does. What is done stands in a file
//! each, as a value that is told of the page after every drawing and acts when what it watches has
//! changed. A hook for each would say the same at a kilobyte apiece.

mod address;
mod computer;
mod dialog;
mod drag;
mod effects;
mod feedback;
mod flight;
mod focus;
mod gestures;
mod keeping;
mod later;
mod reminder;
mod saving;
mod settings;
mod sharing;
mod studying;
mod training;

use yew::prelude::*;

use crate::ui::Page;

pub use address::{AddressBar, use_address};
pub use effects::use_effects;
pub use feedback::Event;
pub use focus::use_focus_on_arrival;
pub use gestures::{Listeners, use_gestures};
pub use keeping::{Books, kept, settle_keeping};
pub use sharing::settle_share;
pub use studying::{Memory, settle_class, settle_desk};

/// The page and the way to change it.
pub type PageHandle = UseReducerHandle<Page>;
