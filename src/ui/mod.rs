//! A file a part of the screen: what it shows goes in, and no rule of Nim is in it.
//!
//! What is here has still to become components: it describes itself with [`El`], its elements carry
//! orders as attributes, and one listener reads a [`Gesture`] from them.

mod analyse_screen;
mod analysis;
mod blocks;
pub mod desk;
mod el;
pub mod exhaustive_check;
mod fields;
mod gesture;
mod graph_drawing;
mod held;
pub mod keeping;
mod move_list;
pub mod outcome_map;
mod page;
mod press;
mod screen;
pub mod study;
mod sum_table;
mod tree_drawing;
mod tree_layout;
mod tree_screen;
mod tree_shapes;

pub use analyse_screen::analyse_screen;
pub(crate) use analyse_screen::{CELL, ROWS, dots};
pub(crate) use analysis::{Looked, digits};
pub use analysis::{WORK, analysis};
pub(crate) use blocks::blocks;
pub use el::{El, button, el};
pub use gesture::{Gesture, tool_of_key};
pub use held::Held;
pub use page::{Happening, Page};
pub use press::Press;
pub use screen::{Arrival, Screen, Sheet, Wanted};
pub(crate) use tree_drawing::tree_drawing;
pub use tree_screen::tree_screen;
