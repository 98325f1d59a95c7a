//! `platform::intl` for the build, as far as the board of a first visit needs it: one or several, and short numbers.

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
