//! The addresses of puzzles.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

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

/// The reason that an address asks for no puzzle, with the wrong part as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// The address has too many parts, or a seed that is no whole number of 64 bits.
    Form,
    /// There is no such grade.
    Grade(String),
    /// The date is invalid.
    Date(String),
}

impl FromStr for Address {
    type Err = AddressError;

    /// Reads what stands behind `#/puzzle/`, without that slash.
    fn from_str(part: &str) -> Result<Self, AddressError> {
        let mut parts = part.split('/');
        let (which, seed) = (parts.next().unwrap_or_default(), parts.next());
        if parts.next().is_some() {
            return Err(AddressError::Form);
        }
        if let ("" | "today", None) = (which, seed) {
            return Ok(Self::Today);
        }
        // A date has hyphens, a grade has none.
        if which.contains('-') {
            let date = Date::read(which).ok_or_else(|| AddressError::Date(which.to_owned()))?;
            return seed.map_or(Ok(Self::Daily(date)), |_| Err(AddressError::Form));
        }
        let grade = digits_only(which).and_then(Grade::of);
        let grade = grade.ok_or_else(|| AddressError::Grade(which.to_owned()))?;
        match seed {
            None => Ok(Self::Grade(grade)),
            Some(text) => digits_only(text)
                .map(|seed| Self::One(grade, seed))
                .ok_or(AddressError::Form),
        }
    }
}

impl Display for Address {
    /// Writes `/3/482913` of `#/puzzle/3/482913`: unlike `from_str`, with the first slash.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Today => Ok(()),
            Self::Grade(grade) => write!(to, "/{}", grade.number()),
            Self::One(grade, seed) => write!(to, "/{}/{seed}", grade.number()),
            Self::Daily(date) => write!(to, "/{}", date.write()),
        }
    }
}
