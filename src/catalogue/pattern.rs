//! Reads a message as the build has written it (`crates/catalogue/src/compile.rs`).
//!
//! A pattern is text with control characters. `\u{1}` and a digit insert an argument. `\u{2}` and a
//! digit select among variants by an argument. Each variant follows `\u{3}` and its key, the default
//! last, and `\u{4}` ends them. `\u{2}l` selects by what lies on the board.

use std::str::Chars;

use super::{locale, look};
use crate::engine::heap_name;

/// An argument.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// A count.
    Number(u64),
    Text(&'a str),
    /// A heap, by its index.
    Heap(usize),
    /// The index of a variant, and the name to insert; empty where the variant inserts none.
    Choice(u8, &'a str),
}

/// The text of a pattern with these arguments.
pub fn filled(pattern: &str, values: &[Value<'_>]) -> String {
    let mut text = String::new();
    let mut rest = pattern.chars();
    while let Some(character) = rest.next() {
        match character {
            '\u{1}' => insert(&mut text, next_argument(&mut rest, values)),
            '\u{2}' => {
                let keys = variant_keys(next_argument(&mut rest, values));
                skip(&mut rest, Some(keys));
            }
            // The text of the selected variant ends before the next variant.
            '\u{3}' => skip(&mut rest, None),
            '\u{4}' => {}
            _ => text.push(character),
        }
    }
    text
}

fn next_argument<'a>(rest: &mut Chars<'_>, values: &[Value<'a>]) -> Value<'a> {
    let digit = rest.next().and_then(|digit| digit.to_digit(10));
    let Some(digit) = digit else {
        return Value::Choice(look::place(), "");
    };
    values
        .get(digit as usize)
        .copied()
        .unwrap_or(Value::Text(""))
}

fn insert(text: &mut String, value: Value<'_>) {
    match value {
        Value::Number(number) => text.push_str(&locale::number(number)),
        Value::Heap(index) => text.push_str(&heap_name(index).to_string()),
        Value::Text(words) | Value::Choice(_, words) => text.push_str(words),
    }
}

/// The keys of the variants that this value selects: by plural form and by the exact number, or by index.
fn variant_keys(value: Value<'_>) -> [Option<char>; 2] {
    match value {
        Value::Number(number) => [
            Some(locale::plural(number)),
            (u32::try_from(number).ok()).and_then(|number| char::from_u32(0x100 + number)),
        ],
        Value::Choice(index, _) => [Some(char::from(b'a' + index)), None],
        Value::Text(_) | Value::Heap(_) => [None; 2],
    }
}

/// Skips to the text of the first variant with one of these keys, or else of the last variant. Without keys it
/// skips all variants that are left.
fn skip(rest: &mut Chars<'_>, keys: Option<[Option<char>; 2]>) {
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
