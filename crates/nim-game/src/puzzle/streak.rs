//! The days on which the puzzle of the day was solved.

use std::collections::BTreeSet;

use super::date::Date;
use super::saved::{SavedError, VERSION, damaged};

/// The days on which the puzzle of the day was solved, by the date where it was solved.
///
/// The streak counts back from today, or from yesterday while today is not over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Streak(BTreeSet<Date>);

impl Streak {
    /// Takes note that the puzzle of this day was solved on it.
    pub fn solved(&mut self, day: Date) {
        self.0.insert(day);
    }

    /// Adds the days that another tab knows.
    pub fn add(&mut self, other: &Self) {
        self.0.extend(&other.0);
    }

    /// Whether the puzzle of this day was solved.
    pub fn has(&self, day: Date) -> bool {
        self.0.contains(&day)
    }

    /// How many days in a row were solved, as of today.
    pub fn days(&self, today: Date) -> u32 {
        let day = if self.has(today) {
            Some(today)
        } else {
            today.before()
        };
        let mut days = 0;
        let mut next = day.filter(|&day| self.has(day));
        while let Some(day) = next {
            days += 1;
            next = day.before().filter(|&day| self.has(day));
        }
        days
    }

    /// The most days in a row that there ever were.
    pub fn best(&self) -> u32 {
        let (mut best, mut days, mut last) = (0, 0, None);
        for &day in &self.0 {
            days = if day.before() == last && last.is_some() {
                days + 1
            } else {
                1
            };
            best = best.max(days);
            last = Some(day);
        }
        best
    }

    /// Writes the days to be saved: `1 2026-11-19 2026-11-20`.
    pub fn write(&self) -> String {
        let mut text = VERSION.to_owned();
        for day in &self.0 {
            text.push(' ');
            text.push_str(&day.write());
        }
        text
    }

    /// Reads the saved text.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let mut words = text.split_whitespace();
        let version = words.next().unwrap_or_default();
        if version != VERSION {
            return Err(SavedError::Version(version.to_owned()));
        }
        let days = words.map(|word| Date::read(word).map_err(|_| damaged(word)));
        days.collect::<Result<_, _>>().map(Self)
    }
}
