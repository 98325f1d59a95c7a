//! Plural forms, numbers, lists and dates of the language of the visit by CLDR.

use super::Date;
#[cfg(target_family = "wasm")]
use crate::platform::intl;

fn tag() -> &'static str {
    super::language::current().locale()
}

/// The plural form of a number, by the third letter of its name in CLDR, which no two share: zero, one, two,
/// few, many, other.
pub fn plural(number: u64) -> char {
    intl::plural(tag(), number).chars().nth(2).unwrap_or('h')
}

/// A number as it is written: `39,861,780`.
pub fn number(number: u64) -> String {
    format_number(&number.to_string())
}

/// A number of any length, given by its digits, as it is written.
pub fn format_number(digits: &str) -> String {
    // No language that writes the digits 0 to 9 separates three of them.
    if digits.len() < 4 {
        return digits.to_owned();
    }
    intl::format_number(tag(), digits)
}

/// `3, 5 and 7`.
pub fn and(items: &[String]) -> String {
    intl::list(tag(), items.to_vec(), "conjunction")
}

/// `3, 5 or 7`.
pub fn or(items: Vec<String>) -> String {
    intl::list(tag(), items, "disjunction")
}

/// `3, 5, 7`.
pub fn sizes(heaps: &[u32]) -> String {
    let sizes = heaps.iter().map(|&stones| number(stones.into()));
    sizes.collect::<Vec<_>>().join(", ")
}

/// `20 November 2026`. `Intl` does not know that French calls the first of a month `1er`.
pub fn day(date: Date) -> String {
    let day = intl::long_date(tag(), &date.write());
    match day.strip_prefix("1 ") {
        Some(month) if tag() == "fr" => ["1er ", month].concat(),
        _ => day,
    }
}

/// `platform::intl` on the host, as far as the first picture needs it: one or several, and short numbers.
#[cfg(not(target_family = "wasm"))]
mod intl {
    pub fn plural(tag: &str, number: u64) -> &'static str {
        match (number, tag) {
            (1, _) | (0, "fr") => "one",
            _ => "other",
        }
    }

    pub fn format_number(_tag: &str, digits: &str) -> String {
        digits.to_owned()
    }

    #[allow(clippy::needless_pass_by_value, reason = "the browser takes them")]
    pub fn list(_tag: &str, items: Vec<String>, _type: &str) -> String {
        items.join(", ")
    }

    pub fn long_date(_tag: &str, day: &str) -> String {
        day.to_owned()
    }
}
