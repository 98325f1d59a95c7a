//! A file a part of the screen: what it shows goes in, and no rule of Nim is in it.
//!
//! What is here has still to become components: it describes itself with [`El`], its elements carry
//! orders as attributes, and one listener reads a [`Gesture`] from them.

mod analyse_screen;
mod analysis;
mod blocks;
pub mod classroom;
pub mod desk;
mod el;
pub mod exhaustive_check;
mod fields;
mod gesture;
mod graph_drawing;
mod held;
pub mod keeping;
mod lesson_figures;
mod lesson_screen;
mod lessons_list;
mod move_list;
mod moves_panel;
pub mod outcome_map;
mod page;
mod press;
pub mod puzzle_screen;
mod review_board;
mod review_chart;
mod review_screen;
mod screen;
pub mod study;
mod sum_table;
mod tree_drawing;
mod tree_layout;
mod tree_screen;
mod tree_shapes;

pub use analyse_screen::analyse_screen;
pub use analysis::{WORK, analysis};
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
pub use tree_screen::tree_screen;
