//! The addresses of puzzles.

use std::fmt::{self, Display, Formatter};

use super::date::{Date, digits_only};
use super::grade::Grade;

/// The puzzle that an address asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// `#/puzzle`: that of the day on which it is opened.
    Today,
    /// `#/puzzle/3`: a random puzzle of this grade, which becomes the person's current one; the easiest is 0.
    Grade(Grade),
    /// `#/puzzle/3/482913`: the puzzle of this grade and seed, the same for everybody.
    One(Grade, u64),
    /// `#/puzzle/2026-11-20`: that of this day.
    Daily(Date),
}

impl Address {
    /// Reads what stands behind `#/puzzle/`, without that slash. `None` if there is no such puzzle.
    pub(crate) fn read(part: &str) -> Option<Self> {
        let (which, seed) = match part.split_once('/') {
            Some((which, seed)) => (which, Some(seed)),
            None => (part, None),
        };
        match (which, seed) {
            ("" | "today", None) => Some(Self::Today),
            // A date has hyphens, a grade has none.
            (which, None) if which.contains('-') => Date::read(which).map(Self::Daily),
            (which, seed) => {
                let grade = Grade::of(digits_only(which)?)?;
                let Some(seed) = seed else {
                    return Some(Self::Grade(grade));
                };
                Some(Self::One(grade, digits_only(seed)?))
            }
        }
    }
}

impl Display for Address {
    /// Writes `/3/482913` of `#/puzzle/3/482913`: unlike `read`, with the first slash.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Today => Ok(()),
            Self::Grade(grade) => write!(to, "/{}", grade.number()),
            Self::One(grade, seed) => write!(to, "/{}/{seed}", grade.number()),
            Self::Daily(date) => write!(to, "/{}", date.write()),
        }
    }
}
