//! All tests of the terminal program in one program, which is compiled and linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

mod brute;
mod common;

mod analyse;
mod options;
mod play;
mod readme;
mod tree;
