//! The only places where effects start. What an effect brings back is an `Action`.
//!
//! A hook does one thing, and is used by the component that needs it. What has none yet is done by
//! [`use_effects`]: values that are told of the page after every drawing, and act when what they
//! watch has changed.

mod address;
mod arrival_focus;
mod computer_turn;
mod dialog;
mod effects;
mod escape;
mod feedback;
mod flight;
mod gestures;
mod keeping;
mod later;
mod reminder;
mod saving;
mod settings;
mod sharing;
mod shortcuts;
mod studying;
mod training;

use yew::prelude::*;

use crate::ui::Page;

pub use address::{AddressBar, use_address};
pub use arrival_focus::use_focus_on_arrival;
pub use computer_turn::use_computer_turn;
pub use dialog::on_close;
pub use effects::use_effects;
pub use escape::use_escape;
pub use feedback::{Event, use_feedback};
pub use flight::use_flight;
pub use gestures::{Listeners, use_gestures};
pub use keeping::{Books, kept, settle_keeping};
pub use reminder::use_reminder;
pub use sharing::settle_share;
pub use shortcuts::use_shortcuts;
pub use studying::{Memory, settle_class};

/// The page and the way to change it.
pub type PageHandle = UseReducerHandle<Page>;
