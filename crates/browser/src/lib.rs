//! Drives real browsers over a built page, like a person with mouse, touch or keyboard.
//!
//! A test program lists its tests, and [`run`] plays them. Each test has its own window and origin, in
//! browsers that are started once for many tests ([`Stage`]). Without the feature `drive` the crate only
//! knows the browsers and their needs on a machine ([`Engine`]).

#[cfg(feature = "drive")]
mod drive;
mod engine;
mod programs;

#[cfg(feature = "drive")]
pub use drive::*;
pub use engine::{Ability, Engine, Installed};
pub use programs::on_path;
