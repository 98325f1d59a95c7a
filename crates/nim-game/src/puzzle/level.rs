//! The grade that follows the person.

use super::date::digits_only;
use super::grade::Grade;
use super::saved::{SavedError, VERSION, damaged, words};

/// The grade of the next puzzle. It rises after [`UP`](Level::UP) puzzles solved at the first try in a
/// row. It falls after [`DOWN`](Level::DOWN) missed in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    grade: Grade,
    /// Solved at the first try since the last miss or change of grade; below [`Level::UP`].
    right: u32,
    /// Missed since the last one that was solved at the first try; below [`Level::DOWN`].
    wrong: u32,
}

impl Default for Level {
    fn default() -> Self {
        Self::at(Grade::Two)
    }
}

impl Level {
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

    /// Writes it to be saved: `1 grade=2 right=1 wrong=0`.
    pub fn write(self) -> String {
        let mut written = VERSION.to_owned();
        let numbers = [self.grade.number(), self.right, self.wrong];
        for (name, number) in NAMES.into_iter().zip(numbers) {
            for part in [" ", name, "=", &number.to_string()] {
                written.push_str(part);
            }
        }
        written
    }

    /// Reads the saved text.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let words = words(text)?;
        if let Some(&(name, _)) = words.get(NAMES.len()) {
            return Err(damaged(name));
        }
        let mut numbers = [0; NAMES.len()];
        for (place, name) in NAMES.into_iter().enumerate() {
            let word = words.get(place).filter(|word| word.0 == name);
            let number = word.and_then(|&(_, value)| digits_only(value));
            numbers[place] = number.ok_or_else(|| damaged(name))?;
        }
        let [grade, right, wrong] = numbers;
        let grade = Grade::of(grade).ok_or_else(|| damaged(NAMES[0]))?;
        if right >= Self::UP {
            return Err(damaged(NAMES[1]));
        }
        // Each of the two ends the other.
        if wrong >= Self::DOWN || right.min(wrong) > 0 {
            return Err(damaged(NAMES[2]));
        }
        Ok(Self {
            grade,
            right,
            wrong,
        })
    }
}

const NAMES: [&str; 3] = ["grade", "right", "wrong"];
