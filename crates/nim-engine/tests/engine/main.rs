//! All tests of the engine in one program, which is compiled and linked once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

mod agreement;
mod analysis;
mod circle;
mod game;
mod graph;
mod known;
mod learner;
mod nimber;
mod notation;
mod opponents;
mod position;
mod reached;
mod sets;
mod strength;
mod suggestion;
mod tree;
mod tree_size;
mod truth;
mod why;
