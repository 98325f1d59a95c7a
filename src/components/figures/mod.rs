//! Figures of positions that several screens show: stones and trees.

mod analysed;
mod stones;
pub mod tree_drawing;
pub mod tree_layout;
pub mod tree_shapes;
pub mod tree_sketch;

pub use analysed::{Analysed, digits, prospect};
pub use stones::{CELL, Stack};
pub use tree_drawing::tree_drawing;
