//! What is wrong with the address of a puzzle, and what to do about it.

use super::super::fill;
use super::super::link::cut;
use super::month;
use crate::game::puzzle::{AddressError, DateError, Grade};

/// A sentence that names the part at fault and the remedy.
pub fn trouble(error: &AddressError) -> String {
    let told = match error {
        AddressError::Form => {
            "A puzzle’s address is #/puzzle, #/puzzle/3/1234 or #/puzzle/2026-11-20.".to_owned()
        }
        AddressError::Grade(text) => fill(
            "There is no grade “_”. Write a grade from 1 to _.",
            &[&cut(text), &Grade::ALL.len().to_string()],
        ),
        AddressError::Seed(text) => fill(
            "“_” is no number of a puzzle. Write a whole number of up to 19 digits.",
            &[&cut(text)],
        ),
        AddressError::Date(text, why) => fill("“_” is no date: _", &[&cut(text), &date(*why)]),
    };
    fill("This link could not be followed. _", &[&told])
}

fn date(why: DateError) -> String {
    match why {
        DateError::Form => "write year, month and day, such as 2026-11-20.".to_owned(),
        DateError::Year => "write a year from 0001 to 9999.".to_owned(),
        DateError::Month => "write a month from 01 to 12.".to_owned(),
        DateError::Day {
            year,
            month: which,
            most,
        } => fill(
            "_ _ has _ days.",
            &[month(which), &year.to_string(), &most.to_string()],
        ),
    }
}
