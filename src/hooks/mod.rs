//! The only modules that start effects. The result of an effect comes back as an `AppAction`.
//!
//! A hook does one thing, and the component that needs it uses it.

mod address;
mod appearance;
mod arrival_focus;
mod autosave;
mod computer_turn;
mod dialog;
mod feedback;
mod hidden;
mod pause;
mod reload;
mod reminder;
mod shortcuts;
mod verdict;

pub use address::{use_history, use_title};
pub use appearance::use_appearance;
pub use arrival_focus::{use_focus_on_arrival, use_focus_on_step};
pub use autosave::use_autosave;
pub use computer_turn::use_computer_turn;
pub use dialog::use_dialog;
pub use feedback::use_feedback;
pub use hidden::use_is_hidden;
pub use pause::use_pause;
pub use reload::use_reload;
pub use reminder::use_reminder;
pub use shortcuts::{use_commands, use_escape, use_shortcuts};
pub use verdict::use_verdict_in_sight;

pub use crate::state::AppHandle;
