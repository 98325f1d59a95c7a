//! The days on which the puzzle of the day was solved.

use super::date::Date;

/// The days on which the puzzle of the day was solved, each by the local date.
///
/// The streak counts back from today, or from yesterday while today is not over.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Streak {
    /// The earliest first, each once.
    days: Vec<Date>,
}

impl Streak {
    /// Adds this day, on which its puzzle was solved.
    pub fn solved(&mut self, day: Date) {
        if let Err(index) = self.days.binary_search(&day) {
            self.days.insert(index, day);
        }
    }

    /// Adds the days that another tab knows.
    pub fn add(&mut self, other: &Self) {
        other.days.iter().for_each(|&day| self.solved(day));
    }

    /// Whether the puzzle of this day was solved.
    pub fn has(&self, day: Date) -> bool {
        self.days.binary_search(&day).is_ok()
    }

    /// The length of the streak, in days.
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
        for &day in &self.days {
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

    /// Whether the days are in their order, as in every save that is not damaged.
    pub(crate) fn is_possible(&self) -> bool {
        self.days.is_sorted_by(|day, next| day < next)
    }
}
