//! A file a part of the screen: props in, callbacks out, and no rule of Nim.
//!
//! Components where there is state or memoisation; plain functions that return `Html` elsewhere,
//! since each component costs the page about two kilobytes.

mod cursor;
mod dialog;
mod header;
mod heap;
mod heap_board;
mod how_to;
mod icons;
mod layout;
mod menu;
mod radios;
mod setup_modal;
mod slider;
pub mod status;
mod take_bar;
mod trouble;
mod turn_banner;
mod win_dialog;

pub use dialog::{Dialog, Sheet};
pub use header::header;
pub use heap_board::HeapBoard;
pub use how_to::how_to;
pub use menu::menu;
pub use setup_modal::SetupModal;
pub use status::StatusLine;
pub use take_bar::take_bar;
pub use trouble::trouble_bar;
pub use turn_banner::turn_banner;
pub use win_dialog::win_dialog;
