//! The addresses of puzzles.

use super::date::{Date, DateError, digits_only};
use super::grade::Grade;
use crate::split;

/// The puzzle that an address asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// `#/puzzle`: any of the grade that follows the person.
    Following,
    /// `#/puzzle/today`: that of the day on which it is opened.
    Today,
    /// `#/puzzle/3`: any of this grade, which from then on follows the person; the easiest is 0.
    Grade(Grade),
    /// `#/puzzle/3/482913`: this one, the same for everybody.
    One(Grade, u64),
    /// `#/puzzle/2026-11-20`: that day's.
    Daily(Date),
}

/// The reason that an address asks for no puzzle, with the wrong part as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// The address has too many parts.
    Form,
    /// There is no such grade.
    Grade(String),
    /// The seed is no whole number of 64 bits.
    Seed(String),
    /// The date is invalid.
    Date(String, DateError),
}

impl Address {
    /// Reads the fragment of an address, with or without its `#`. Its first part, which has led to the
    /// puzzles, and the part after a `?` are ignored.
    ///
    /// # Errors
    /// Names the part at fault.
    pub fn read(fragment: &str) -> Result<Self, AddressError> {
        let (path, _) = split(fragment);
        let mut parts = path.split('/').skip(1);
        let (which, seed) = (parts.next(), parts.next());
        if parts.next().is_some() {
            return Err(AddressError::Form);
        }
        let Some(which) = which else {
            return Ok(Self::Following);
        };
        if (which, seed) == (TODAY, None) {
            return Ok(Self::Today);
        }
        // A date has hyphens, a grade has none.
        if which.contains('-') {
            let date =
                Date::read(which).map_err(|why| AddressError::Date(which.to_owned(), why))?;
            return seed.map_or(Ok(Self::Daily(date)), |_| Err(AddressError::Form));
        }
        let grade = digits_only(which).and_then(Grade::of);
        let grade = grade.ok_or_else(|| AddressError::Grade(which.to_owned()))?;
        match seed {
            None => Ok(Self::Grade(grade)),
            Some(text) => digits_only(text)
                .map(|seed| Self::One(grade, seed))
                .ok_or_else(|| AddressError::Seed(text.to_owned())),
        }
    }

    /// Writes the fragment.
    pub fn write(self) -> String {
        let mut written = ["#/", SCREEN].concat();
        let parts = match self {
            Self::Following => [None, None],
            Self::Today => [Some(TODAY.to_owned()), None],
            Self::Grade(grade) => [Some(grade.number().to_string()), None],
            Self::One(grade, seed) => [Some(grade.number().to_string()), Some(seed.to_string())],
            Self::Daily(date) => [Some(date.write()), None],
        };
        for part in parts.iter().flatten() {
            written.push('/');
            written.push_str(part);
        }
        written
    }
}

const SCREEN: &str = "puzzle";

/// The part of an address in place of a date.
const TODAY: &str = "today";
