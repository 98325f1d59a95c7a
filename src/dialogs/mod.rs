//! What is shown in the dialog: one component each.

mod win_dialog;

pub use win_dialog::WinDialog;
