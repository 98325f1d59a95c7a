//! Heaps, moves and rules as text, both ways: printed text parses to the same value.

use std::fmt::{self, Write};
use std::num::NonZeroU32;
use std::str::FromStr;

use crate::{Convention, MOST_TAKE, Move, Takes, heap_name};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", heap_name(self.heap), self.take)
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal",
            Self::Misere => "misere",
        })
    }
}

/// The heaps as a list: `3,5,7`.
pub fn write_heaps(heaps: &[u32]) -> String {
    write_list(heaps)
}

/// The moves as a list: `A2,C1`; nothing for no moves.
pub fn write_moves(moves: &[Move]) -> String {
    write_list(moves)
}

fn write_list(items: &[impl fmt::Display]) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        // Writing to a String cannot fail.
        let _ = write!(text, "{comma}{item}");
    }
    text
}

/// The heaps of a list such as `3,5,7`. Spaces around a number do not matter.
///
/// # Errors
/// An item is not a whole number from 0 to `u32::MAX` in digits. An empty text is a list of one
/// empty item, since a board has a heap.
pub fn parse_heaps(text: &str) -> Result<Vec<u32>, NotationError> {
    parse_list(text, parse_number)
}

/// The moves of a list such as `A2,C1`. An empty text is no moves, because a game may be new.
///
/// # Errors
/// An item is not a heap's letters followed by a whole number of at least 1.
pub fn parse_moves(text: &str) -> Result<Vec<Move>, NotationError> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    parse_list(text, parse_move)
}

fn parse_list<T>(
    text: &str,
    parse: fn(&str) -> Result<T, &'static str>,
) -> Result<Vec<T>, NotationError> {
    text.split(',')
        .zip(1..)
        .map(|(part, item)| parse(part.trim()).map_err(|advice| refuse(item, part, advice)))
        .collect()
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        parse_move(text.trim()).map_err(|advice| refuse(1, text, advice))
    }
}

/// A limit, such as `3` or `1-3`, or a set, such as `1,3,4` or `1,3-5`. A range has a hyphen or a dash.
impl FromStr for Takes {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let ranges = parse_list(text, parse_range)?;
        if let [(first, limit)] = ranges[..]
            && (first == limit || first == 1)
        {
            let limit = NonZeroU32::new(limit).map(Self::UpTo);
            return limit.ok_or_else(|| refuse(1, text, TAKES_NOTHING));
        }
        let mut numbers = Vec::new();
        for (index, &(first, last)) in ranges.iter().enumerate() {
            let most = MOST_TAKE;
            let outside = [first, last]
                .into_iter()
                .find(|number| !(1..=most).contains(number));
            let advice = if let Some(number) = outside {
                format!("a move cannot take {number}: write numbers from 1 to {most}")
            } else if let Some(number) = numbers.iter().find(|&n| (first..=last).contains(n)) {
                format!("{number} is written twice: keep one of them")
            } else {
                numbers.extend(first..=last);
                continue;
            };
            let part = text.split(',').nth(index).unwrap_or(text);
            return Err(refuse(index + 1, part, advice));
        }
        Self::of(numbers).ok_or_else(|| refuse(1, text, EMPTY))
    }
}

impl FromStr for Convention {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.trim() {
            "normal" => Ok(Self::Normal),
            "misere" => Ok(Self::Misere),
            "" => Err(refuse(1, text, EMPTY)),
            _ => Err(refuse(1, text, "write normal or misere")),
        }
    }
}

fn parse_move(text: &str) -> Result<Move, &'static str> {
    if text.is_empty() {
        return Err(EMPTY);
    }
    let name_end = text
        .find(|letter: char| !letter.is_ascii_alphabetic())
        .unwrap_or(text.len());
    let (name, number) = text.split_at(name_end);
    if name.is_empty() {
        return Err("begin with the heap's letter, as in B3");
    }
    let heap = parse_heap_name(name).ok_or("no board has so many heaps")?;
    if number.is_empty() {
        return Err("say how many to take, as in B3");
    }
    let take = NonZeroU32::new(parse_number(number)?).ok_or(TAKES_NOTHING)?;
    Ok(Move { heap, take })
}

/// A number, or the first and the last of a range.
fn parse_range(text: &str) -> Result<(u32, u32), &'static str> {
    let ends = text
        .split_once(['-', '–'])
        .filter(|(first, _)| !first.is_empty());
    let Some((first, last)) = ends else {
        return parse_number(text).map(|number| (number, number));
    };
    let (first, last) = (parse_number(first.trim())?, parse_number(last.trim())?);
    if first < last {
        Ok((first, last))
    } else {
        Err("write the smaller number of a range first")
    }
}

/// The index of the heap with this name; `None` if its number, counted from 1, is larger than a `usize` can be.
fn parse_heap_name(letters: &str) -> Option<usize> {
    let number = letters.bytes().try_fold(0_usize, |number, letter| {
        let digit = letter.to_ascii_uppercase() - b'A' + 1;
        number.checked_mul(26)?.checked_add(digit.into())
    });
    number?.checked_sub(1)
}

pub(crate) fn parse_number(text: &str) -> Result<u32, &'static str> {
    if text.is_empty() {
        return Err(EMPTY);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().map_err(|_| "write a number up to 4294967295");
    }
    // The text is refused, and its kind of mistake decides the advice.
    if text
        .strip_prefix('-')
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    {
        Err("write a number that is not below 0")
    } else if text.starts_with(|c: char| c.is_ascii_digit())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || b".eE+-".contains(&byte))
    {
        Err("write a whole number in digits")
    } else {
        Err("write a number in digits")
    }
}

/// An error in a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("item {item}, \"{text}\": {advice}")]
pub struct NotationError {
    /// Which item of the list, counted from 1; 1 if the text is no list.
    pub item: usize,
    /// The item as it was written; of a long item only the beginning.
    pub text: String,
    /// The advice, what to write instead.
    pub advice: Box<str>,
}

/// Advice that several texts get.
pub(crate) const EMPTY: &str = "nothing is written here";
const TAKES_NOTHING: &str = "take at least one stone";

/// The most characters of a mistake that the message repeats.
const MOST_REPEATED: usize = 24;

pub(crate) fn refuse(item: usize, text: &str, advice: impl Into<Box<str>>) -> NotationError {
    let advice = advice.into();
    let text = text.trim();
    let text = match text.char_indices().nth(MOST_REPEATED) {
        Some((end, _)) => [&text[..end], "…"].concat(),
        None => text.to_owned(),
    };
    NotationError { item, text, advice }
}
