//! Puzzles: a board of a grade and a number, the same for everybody, with its question.
//!
//! A [`Session`](crate::teach::Session) asks them.

mod address;
pub(super) mod chance;
pub(super) mod date;
mod grade;
mod history;
mod level;
mod pool;
mod streak;

pub use address::Address;
pub use date::Date;
pub use grade::Grade;
pub use history::{PuzzleAnswer, PuzzleHistory};
pub use level::PuzzleLevel;
pub use pool::{Pool, Puzzle};
pub use streak::Streak;

/// The number of seeds, which are 0 and up: few enough for a short address.
pub(super) const SEEDS: u64 = 1_000_000;
