//! Reads a message as the build has written it (`crates/catalogue/src/compile.rs`).
//!
//! A pattern is text with control characters. `\u{1}` and a digit insert an argument. `\u{2}` and a
//! digit select among variants by an argument. Each variant follows `\u{3}` and its key, the default
//! last, and `\u{4}` ends them.

use std::str::Chars;

use super::locale;
use crate::engine::heap_name;

/// An argument.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A count.
    Number(u64),
    Text(&'a str),
    /// A heap, by its place.
    Heap(usize),
    /// The variant of this place; and a name, where it has one.
    Choice(u8, &'a str),
}

/// The text of a pattern with these arguments.
pub fn filled(pattern: &str, values: &[Value<'_>]) -> String {
    let mut text = String::new();
    let mut rest = pattern.chars();
    while let Some(character) = rest.next() {
        match character {
            '\u{1}' => place(&mut text, next(&mut rest, values)),
            '\u{2}' => {
                let keys = keys(next(&mut rest, values));
                go(&mut rest, Some(keys));
            }
            // The chosen variant is at its end.
            '\u{3}' => go(&mut rest, None),
            '\u{4}' => {}
            _ => text.push(character),
        }
    }
    text
}

fn next<'a>(rest: &mut Chars<'_>, values: &[Value<'a>]) -> Value<'a> {
    let digit = rest.next().and_then(|digit| digit.to_digit(10));
    let value = digit.and_then(|digit| values.get(digit as usize));
    value.copied().unwrap_or(Value::Text(""))
}

fn place(text: &mut String, value: Value<'_>) {
    match value {
        Value::Number(number) => text.push_str(&locale::number(number)),
        Value::Heap(index) => text.push_str(&heap_name(index).to_string()),
        Value::Text(words) | Value::Choice(_, words) => text.push_str(words),
    }
}

/// The keys of the variants that answer this value, if there are such.
fn keys(value: Value<'_>) -> [Option<char>; 2] {
    match value {
        Value::Number(number) => [
            Some(locale::plural(number)),
            (u32::try_from(number).ok()).and_then(|number| char::from_u32(0x100 + number)),
        ],
        Value::Choice(place, _) => [Some(char::from(b'a' + place)), None],
        Value::Text(_) | Value::Heap(_) => [None; 2],
    }
}

/// Goes to the text of the first variant with one of these keys, or else of the last; without keys, behind
/// the end of all.
fn go(rest: &mut Chars<'_>, keys: Option<[Option<char>; 2]>) {
    let mut depth = 0;
    let mut last = rest.clone();
    while let Some(character) = rest.next() {
        match character {
            '\u{2}' => depth += 1,
            '\u{3}' if depth == 0 => {
                let key = rest.next();
                last = rest.clone();
                if keys.is_some_and(|keys| keys.contains(&key)) {
                    return;
                }
            }
            '\u{4}' if depth == 0 => {
                if keys.is_some() {
                    *rest = last;
                }
                return;
            }
            '\u{4}' => depth -= 1,
            _ => {}
        }
    }
}
