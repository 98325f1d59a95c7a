//! Plural forms, numbers, lists and dates by CLDR: by `Intl` in the browser.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod host;

#[cfg(target_family = "wasm")]
use browser as rules;
#[cfg(not(target_family = "wasm"))]
use host as rules;

use super::Date;

/// How the items of a list are joined.
#[derive(Clone, Copy)]
enum List {
    And,
    Or,
    Sizes,
}

/// The tag of the language of the visit, for the rules.
fn tag() -> &'static str {
    super::language::current().locale()
}

/// The plural form of a number, by the third letter of its name in CLDR, which no two share: zero, one, two,
/// few, many, other.
pub fn plural(number: u64) -> char {
    rules::plural(number).chars().nth(2).unwrap_or('h')
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
    rules::format_number(digits)
}

/// `3, 5 and 7`.
pub fn and(items: &[String]) -> String {
    rules::list(items.to_vec(), List::And)
}

/// `3, 5 or 7`.
pub fn or(items: Vec<String>) -> String {
    rules::list(items, List::Or)
}

/// `3, 5, 7`.
pub fn sizes(heaps: &[u32]) -> String {
    let sizes = heaps.iter().map(|&stones| number(stones.into()));
    rules::list(sizes.collect(), List::Sizes)
}

/// `20 November 2026`.
pub fn day(date: Date) -> String {
    rules::day(date)
}
