//! The grade of the next puzzle, which adapts to the answers.

use super::grade::Grade;

/// The grade of the next puzzle. It rises after [`UP`](PuzzleLevel::UP) puzzles solved at the first try in a
/// row. It falls after [`DOWN`](PuzzleLevel::DOWN) missed in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct PuzzleLevel {
    grade: Grade,
    /// Solved at the first try since the last miss or change of grade; below [`PuzzleLevel::UP`].
    right: u32,
    /// Missed since the last one that was solved at the first try; below [`PuzzleLevel::DOWN`].
    wrong: u32,
}

impl Default for PuzzleLevel {
    fn default() -> Self {
        Self::at(Grade::Two)
    }
}

impl PuzzleLevel {
    /// The number of puzzles in a row, solved at the first try, that raises the grade.
    pub const UP: u32 = 3;
    /// The number of missed puzzles in a row that lowers the grade.
    pub const DOWN: u32 = 2;

    /// A grade that a person chose.
    pub const fn at(grade: Grade) -> Self {
        Self {
            grade,
            right: 0,
            wrong: 0,
        }
    }

    /// The grade.
    pub const fn grade(self) -> Grade {
        self.grade
    }

    /// Takes note of a puzzle: whether it was solved at the first try.
    pub fn record(&mut self, first_try: bool) {
        let number = self.grade.number();
        if first_try {
            self.wrong = 0;
            self.right += 1;
        } else {
            self.right = 0;
            self.wrong += 1;
        }
        let next = if self.right == Self::UP {
            number + 1
        } else if self.wrong == Self::DOWN {
            number.wrapping_sub(1)
        } else {
            return;
        };
        // Beyond the first and the last grade there is none, so counting restarts in the same grade.
        *self = Self::at(Grade::of(next).unwrap_or(self.grade));
    }

    /// Whether these counts can come about; else the save is damaged. A right answer ends a row of wrong ones, and the other
    /// way round.
    pub(crate) const fn is_possible(self) -> bool {
        self.right < Self::UP && self.wrong < Self::DOWN && (self.right == 0 || self.wrong == 0)
    }
}
