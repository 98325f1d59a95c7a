//! Figures of positions that several screens show.

pub mod tree_drawing;
pub mod tree_layout;
pub mod tree_shapes;
mod values_table;

pub use tree_drawing::tree_drawing;
pub use values_table::{ValueMark, values_table};
