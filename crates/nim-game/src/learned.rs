//! A person's progress in lessons and puzzles, saved from visit to visit.

use super::path::PathProgress;
use super::puzzle::Kept;
use super::{Chapter, Depth, Progress};

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

impl Learned {
    /// The words of reasons for this person: columns after the lesson on them.
    pub fn depth(&self) -> Depth {
        Depth::why(self.progress.is_done(Chapter::Binary))
    }
}
