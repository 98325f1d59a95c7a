//! A person's progress in lessons and puzzles, saved from visit to visit.

use super::path::{BLOCKS, PathProgress};
use super::puzzle::Kept;
use super::{Chapter, Progress};

/// The lessons that are done, the grade of the puzzles, the days on which one was solved, and the path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// How far the lessons are.
    pub progress: Progress,
    /// The saved data of the puzzles.
    pub puzzles: Kept,
    /// How far the path is, with its skills and their boxes.
    pub path: PathProgress,
}

/// The ideas that a person has met, and in whose words reasons are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Single stones, and two heaps that are copied.
    #[default]
    Stones,
    /// Blocks of stones and their partners.
    Blocks,
    /// Binary columns and their nim-sum.
    Columns,
}

impl Learned {
    /// The ideas that this person has met, on the path or in the lessons.
    pub fn depth(&self) -> Depth {
        if self.progress.is_done(Chapter::Binary) {
            Depth::Columns
        } else if self.path.is_done(BLOCKS) {
            Depth::Blocks
        } else {
            Depth::Stones
        }
    }
}
