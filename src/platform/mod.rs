//! The calls to the browser. This module makes no decisions.

pub mod address;
pub mod animation;
pub mod clock;
pub mod document;
#[cfg(feature = "test-faults")]
pub mod faults;
pub mod field;
pub mod file;
pub mod focus;
pub mod frame;
#[cfg(target_family = "wasm")]
pub mod intl;
mod navigator;
pub mod picture;
pub mod pointer;
pub mod random;
pub mod resize;
pub mod share;
pub mod sound;
pub mod storage;
pub mod timer;
