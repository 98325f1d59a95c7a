//! Takes pictures of the built page, and measures how smoothly it draws.
//!
//! `cargo xtask pictures` and `cargo xtask bench` build the page and start the programs of this crate.

pub mod frames;
pub mod icons;
