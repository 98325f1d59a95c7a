//! A file a part of the screen: what it shows goes in, and no rule of Nim is in it.
//!
//! Parts are plain functions; a component only where memoisation pays, since each costs the page
//! about two kilobytes. One listener hears all of the page and reads a [`Gesture`] from the event.

mod analyse_screen;
mod analysis;
pub mod atlas;
mod blocks;
mod cursor;
pub mod desk;
mod dialog;
mod el;
mod fetching;
mod fields;
mod gesture;
mod graph_drawing;
mod header;
pub mod heap;
mod heap_board;
mod how_to;
mod icons;
mod layout;
mod learner_sheet;
mod menu;
mod move_list;
mod page;
mod press;
pub mod proof;
mod screen;
mod settings_sheet;
mod setup_modal;
pub mod sheets;
mod slider;
mod status;
pub mod study;
mod sum_table;
mod take_bar;
pub mod teaching;
mod tree_drawing;
mod tree_layout;
mod tree_screen;
mod tree_shapes;
mod trouble;
mod turn_banner;
mod win_dialog;

pub use analyse_screen::analyse_screen;
pub use analysis::{WORK, analysis};
pub use cursor::{Cursor, Step};
pub use dialog::{DIALOG, HEADING, dialog};
pub use el::{El, button, el};
pub use fetching::fetching;
pub use gesture::{Gesture, Key};
pub use header::header;
pub use heap_board::heap_board;
pub use icons::{CLOSE, icon};
pub use page::{Happening, Page};
pub use press::Press;
pub use screen::{Arrival, Screen, Sheet, Wanted};
pub use slider::{FIELD, slider};
pub use status::status;
pub use take_bar::take_bar;
pub use tree_screen::tree_screen;
pub use trouble::trouble_bar;
pub use turn_banner::{DROP, turn_banner};
pub use win_dialog::win_dialog;
