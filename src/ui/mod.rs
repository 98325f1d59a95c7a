//! The page as one value.

pub mod keeping;
mod page;
mod screen;

pub use page::{Happening, Page};
pub use screen::{Screen, Sheet};
