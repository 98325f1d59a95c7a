//! Puzzles: their sentences, the days, and every way through an answer to its end.

mod days;
mod solving;

use nim::catalogue::puzzle;
use nim::engine::{Rules, Takes};
use nim::game::puzzle::{Address, AddressError, DateError};
use nim::text::puzzle as words;

/// The address is refused for this reason, with this sentence.
fn refused(part: &str, error: &AddressError, told: &str) {
    let read = Address::read(&format!("#/puzzle/{part}"));
    assert_eq!(read.as_ref(), Err(error), "{part}");
    assert_eq!(words::trouble(error), told, "{part}");
}

#[test]
fn a_wrong_address_is_reported_by_its_part() {
    for (text, part) in [("8", "8"), ("7/1", "7"), ("hard/1", "hard"), ("+3/1", "+3")] {
        let most = 6_u32.into();
        let told = puzzle::WrongGrade { text: part, most }.text();
        refused(text, &AddressError::Grade(part.to_owned()), &told);
    }
    for text in ["x", "-1", "+1", "18446744073709551616"] {
        let told = puzzle::WrongNumber { text }.text();
        let error = AddressError::Seed(text.to_owned());
        refused(&format!("3/{text}"), &error, &told);
    }
    for text in ["2026-11-20/1", "3/1/2"] {
        refused(text, &AddressError::Form, puzzle::wrong_form());
    }
}

#[test]
fn an_impossible_date_is_refused_with_the_reason() {
    for (text, year, month, most) in [
        ("2026-02-30", 2026, 2, 28),
        ("2028-02-30", 2028, 2, 29),
        ("1900-02-29", 1900, 2, 28),
        ("2000-02-30", 2000, 2, 29),
        ("2026-11-31", 2026, 11, 30),
        ("2026-11-00", 2026, 11, 30),
        ("2026-12-32", 2026, 12, 31),
    ] {
        let days = most.into();
        let told = puzzle::WrongDay { text, days }.text();
        let why = DateError::Day { year, month, most };
        refused(text, &AddressError::Date(text.to_owned(), why), &told);
    }
    let date = |text: &str, why| AddressError::Date(text.to_owned(), why);
    for text in ["2026-13-01", "2026-00-01"] {
        let told = puzzle::WrongMonth { text }.text();
        refused(text, &date(text, DateError::Month), &told);
    }
    let text = "0000-01-01";
    let told = puzzle::WrongYear { text }.text();
    refused(text, &date(text, DateError::Year), &told);
    for text in [
        "2026-11-2",
        "2026-1-020",
        "20261-1-20",
        "2026-11-20-1",
        "2026-11-+1",
        "-5",
    ] {
        let told = puzzle::WrongDate { text }.text();
        refused(text, &date(text, DateError::Form), &told);
    }
}

#[test]
fn each_rule_has_a_sentence_of_its_own() {
    let limited = |rules: Rules| rules.with_limit(std::num::NonZeroU32::new(3).unwrap());
    let set = |rules: Rules| rules.with_takes(Takes::of([1, 3, 4]).unwrap());
    let without_one = |rules: Rules| rules.with_takes(Takes::of([2, 3]).unwrap());
    for (rules, does) in [(Rules::normal(), "wins"), (Rules::misere(), "loses")] {
        for (rules, told) in [
            (rules, format!("The last stone {does}. Take any number.")),
            (
                limited(rules),
                format!("The last stone {does}. Take 1 to 3."),
            ),
            (
                set(rules),
                format!("The last stone {does}. Take 1, 3 or 4."),
            ),
            (
                without_one(rules),
                format!("The last move {does}. Take 2 or 3."),
            ),
        ] {
            assert_eq!(words::rule(rules), told);
        }
    }
}
