//! The screens, a folder each: what one shows, its own state, and what happens to that.

pub mod analysis;
pub mod play;
pub mod statistics;
pub mod tree;
