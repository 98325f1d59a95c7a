//! A person's progress in lessons and puzzles, saved from visit to visit.

use super::Depth;
use super::puzzle::Kept;
use super::teach::{Chapter, Place, Progress};

/// The lessons that are done, with their skills, the grade of the puzzles, and the days on which one was solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learned {
    /// How far the lessons are, and the skills.
    pub lessons: Progress,
    /// The saved data of the puzzles.
    pub puzzles: Kept,
}

impl Learned {
    /// The words of reasons for this person: columns after the lesson on them.
    pub fn depth(&self) -> Depth {
        Depth::why(self.lessons.is_done(Place::Chapter(Chapter::Binary)))
    }
}
