//! The same rules for the build, as far as the board of a first visit needs them: one or several, and short numbers.

use super::{Date, List, tag};

pub fn plural(number: u64) -> &'static str {
    match (number, tag()) {
        (1, _) | (0, "fr") => "one",
        _ => "other",
    }
}

pub fn format_number(digits: &str) -> String {
    digits.to_owned()
}

#[allow(clippy::needless_pass_by_value, reason = "the browser takes them")]
pub fn list(items: Vec<String>, _: List) -> String {
    items.join(", ")
}

pub fn day(date: Date) -> String {
    date.write()
}
