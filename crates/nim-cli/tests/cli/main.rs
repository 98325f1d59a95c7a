//! All tests of the terminal program in one program, which is compiled and linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

mod claims;
mod common;

mod analysis;
mod commands;
mod drawing;
mod games;
mod options;
mod play;
mod readme;
mod session;
