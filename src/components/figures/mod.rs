//! Figures of positions that several screens show.

pub mod tree_drawing;
pub mod tree_layout;
pub mod tree_shapes;

pub use tree_drawing::tree_drawing;
