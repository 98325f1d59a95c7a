//! All tests on the host in one program, which is compiled and linked once. `tests/browser` plays in
//! browsers.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

mod board;
mod board_layout;
mod by_link;
mod catalogue;
mod chapters;
mod endurance;
mod flight;
mod flows;
mod forms;
mod heard;
mod help;
mod hints;
mod hostile;
mod keeping;

mod links;
mod moves;
mod offer;
mod onward;
mod pages;
mod path;
mod proof;
mod publishing;
mod puzzles;
mod review;
mod sets;
mod statistics;
mod styles;
mod teachers;
mod teaching;
mod tree;
