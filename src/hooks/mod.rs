//! The only places where effects start. What an effect brings back is an `Action`.

mod address;
mod computer;
mod dialog;
mod drag;
mod feedback;
mod flight;
mod focus;
mod gestures;
mod later;
mod reminder;
mod settings;
mod training;

use yew::prelude::*;

use crate::ui::Page;

pub use address::use_address;
pub use computer::use_computer_turn;
pub use dialog::use_dialog;
pub use drag::use_drag;
pub use feedback::{Event, use_feedback};
pub use flight::use_flight;
pub use focus::use_board_focus;
pub use gestures::{Listeners, use_gestures};
pub use later::use_later;
pub use reminder::use_reminder;
pub use settings::use_settings;
pub use training::use_training;

/// The page and the way to change it.
pub type PageHandle = UseReducerHandle<Page>;
