//! All tests of the game in one program, which is compiled and linked once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
#[path = "../../../nim-engine/tests/engine/truth.rs"]
mod truth;

mod kept;
mod lanes;
mod lesson_boards;
mod lessons;
mod links;
mod positions;
mod puzzles;
mod random;
mod review;
mod routes;
mod saves;
mod tree;
mod worksheets;
