//! Dates of the calendar. The caller provides the date of today.

use miniserde::de::Visitor;
use miniserde::ser::Fragment;
use miniserde::{Deserialize, Error, Serialize, make_place};

/// A date of the Gregorian calendar, from the year 1 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

impl Date {
    /// The date of this year, month and day, both counted from 1; `None` where there is no such day.
    pub const fn new(year: u32, month: u32, day: u32) -> Option<Self> {
        let most = match month {
            2 if is_leap(year) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let is_day = 0 < year && year <= 9999 && 0 < day && day <= most;
        if is_day {
            Some(Self { year, month, day })
        } else {
            None
        }
    }

    /// Reads `2026-11-20`: four digits, two and two.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let mut number = |digits| digits_only(parts.next().filter(|part| part.len() == digits)?);
        let (year, month, day) = (number(4)?, number(2)?, number(2)?);
        let date = Self::new(year, month, day);
        date.filter(|_| parts.next().is_none())
    }

    /// Writes the date as [`read`](Self::read) reads it.
    pub fn write(self) -> String {
        let mut written = String::new();
        for (digits, number) in [(4, self.year), (2, self.month), (2, self.day)] {
            if !written.is_empty() {
                written.push('-');
            }
            let number = number.to_string();
            written.push_str(&"000"[..digits - number.len()]);
            written.push_str(&number);
        }
        written
    }

    /// The day before; `None` for 1 January of the year 1.
    pub const fn before(self) -> Option<Self> {
        let Self { year, month, day } = self;
        match (month, day) {
            (_, 2..) => Self::new(year, month, day - 1),
            (1, _) => Self::new(year - 1, 12, 31),
            (3, _) if is_leap(year) => Self::new(year, 2, 29),
            (3, _) => Self::new(year, 2, 28),
            (5 | 7 | 10 | 12, _) => Self::new(year, month - 1, 30),
            _ => Self::new(year, month - 1, 31),
        }
    }

    /// The year.
    pub const fn year(self) -> u32 {
        self.year
    }

    /// How many days the date is after 1 March of the year 0: the next date has the next number.
    ///
    /// A year that begins in March has its leap day last. Its months have 31 and 30 days by turns, five
    /// of them 153 together.
    pub const fn number(self) -> u32 {
        let (year, month) = if self.month > 2 {
            (self.year, self.month - 3)
        } else {
            (self.year - 1, self.month + 9)
        };
        let years = 365 * year + year / 4 - year / 100 + year / 400;
        years + (153 * month + 2) / 5 + self.day - 1
    }

    /// The day of the week, from 0 for Monday. The date of [`number`](Self::number) 0 was a Wednesday.
    pub const fn weekday(self) -> u32 {
        (self.number() + 2) % 7
    }
}

impl Serialize for Date {
    fn begin(&self) -> Fragment<'_> {
        Fragment::Str(self.write().into())
    }
}

make_place!(Place);

impl Visitor for Place<Date> {
    fn string(&mut self, text: &str) -> miniserde::Result<()> {
        self.out = Some(Date::read(text).ok_or(Error)?);
        Ok(())
    }
}

impl Deserialize for Date {
    fn begin(out: &mut Option<Self>) -> &mut dyn Visitor {
        Place::new(out)
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Reads a number of digits alone. `parse` would allow a sign.
pub(crate) fn digits_only<T: std::str::FromStr>(text: &str) -> Option<T> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_digits { text.parse().ok() } else { None }
}
