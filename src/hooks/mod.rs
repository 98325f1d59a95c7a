//! The only modules that start effects. The result of an effect comes back as a `GameAction`.
//!
//! A hook does one thing, and the component that needs it uses it. [`use_effects`] runs the other
//! effects: values that see the page after every drawing, and act on changes.

mod address;
mod arrival_focus;
mod computer_turn;
mod dialog;
mod effects;
mod feedback;
mod flight;
mod pause;
mod reminder;
mod settings;
mod shortcuts;
mod verdict;

pub use address::{AddressBar, ShownScreen, use_address};
pub use arrival_focus::{use_focus_on_arrival, use_focus_on_step};
pub use computer_turn::use_computer_turn;
pub use dialog::on_close;
pub use effects::use_effects;
pub use feedback::{Event, use_feedback};
pub use flight::use_flight;
pub use pause::use_pause;
pub use reminder::use_reminder;
pub use shortcuts::{use_commands, use_escape, use_shortcuts};
pub use verdict::use_verdict_in_sight;

pub use crate::state::AppHandle;
