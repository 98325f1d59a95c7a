//! A file a part of the screen: what it shows goes in, and no rule of Nim is in it.
//!
//! What is here has still to become components: it describes itself with [`El`], its elements carry
//! orders as attributes, and one listener reads a [`Gesture`] from them.

pub mod classroom;
mod el;
mod fields;
mod gesture;
mod held;
mod how_to;
pub mod keeping;
mod learner_sheet;
mod lesson_figures;
mod lesson_screen;
mod lessons_list;
mod menu;
mod moves_panel;
mod page;
mod press;
pub mod puzzle_screen;
mod review_board;
mod review_chart;
mod review_screen;
mod screen;
mod settings_sheet;
mod setup_modal;
pub mod share_sheet;
pub mod sheets;
pub mod study;
pub mod teaching;

pub use el::{El, button, el};
pub use gesture::{Gesture, tool_of_key};
pub use held::Held;
pub use lesson_screen::{LESSON_HEADING, lesson_screen};
pub use lessons_list::{history_page, lessons_list};
pub use moves_panel::moves_panel;
pub use page::{Happening, Page};
pub use press::Press;
pub use review_screen::review_screen;
pub use screen::{Arrival, Screen, Sheet, Wanted};
