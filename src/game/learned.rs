//! A person's progress in lessons and puzzles, saved from visit to visit.

use super::Progress;
use super::path::PathProgress;
use super::puzzle::Kept;

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

/// The step of the path that explains blocks, and the lessons on blocks and on binary.
const BLOCKS: (usize, usize) = (7, 3);
const COLUMNS: usize = 6;

/// The lesson that ends with the whole strategy, also where the last stone loses.
const WHOLE: usize = 8;

impl Depth {
    /// The ideas in whose words this lesson speaks, counted from 1.
    pub const fn of_lesson(number: usize) -> Self {
        if number >= COLUMNS {
            Self::Columns
        } else if number >= BLOCKS.1 {
            Self::Blocks
        } else {
            Self::Stones
        }
    }
}

impl Learned {
    /// The ideas that this person has met, on the path or in the lessons.
    pub fn depth(&self) -> Depth {
        let (step, lesson) = BLOCKS;
        if self.progress.is_done(COLUMNS) {
            Depth::Columns
        } else if self.path.is_done(step) || self.progress.is_done(lesson) {
            Depth::Blocks
        } else {
            Depth::Stones
        }
    }

    /// Whether this person has been led through the whole strategy, and need not begin the path.
    pub fn knows_strategy(&self) -> bool {
        self.path.is_finished() || self.progress.is_done(WHOLE)
    }
}
