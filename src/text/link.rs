//! What is wrong with a link, and what to do about it.

use super::play::refusal;
use super::setup::{board_problem, name_problem};
use crate::game::{BOUNDS, LinkError, Trouble};

/// A sentence that names the place and the remedy.
#[must_use]
pub fn trouble(trouble: &Trouble) -> String {
    let told = match trouble {
        Trouble::NoSuchScreen(screen) => {
            ["There is no page “", &cut(screen), "” here."].concat()
        }
        Trouble::Repeated(key) => ["It says “", key, "” more than once, so nobody can tell which is meant."].concat(),
        Trouble::Value { key, error } => ["In “", key, "”: ", &value(key, error)].concat(),
    };
    ["This link could not be followed. ", &told].concat()
}

fn value(key: &str, error: &LinkError) -> String {
    match error {
        LinkError::Notation(error) if key == "moves" => {
            ["move ", &error.item.to_string(), " is “", &error.text, "”. Write moves as heap and number, such as B3,C1."].concat()
        }
        LinkError::Notation(error) => [
            "heap ",
            &error.item.to_string(),
            " is “",
            &error.text,
            "”. Write whole numbers from 0 to ",
            &BOUNDS.size.to_string(),
            ", such as 3,5,7.",
        ]
        .concat(),
        LinkError::Board(reason) => board_problem(reason),
        LinkError::Word(word) => ["“", &cut(word), "” is not known. Write ", known(key), "."].concat(),
        LinkError::Limit(text) => {
            ["“", &cut(text), "” is no limit. Write a whole number from 1 to ", &BOUNDS.size.to_string(), "."].concat()
        }
        LinkError::Illegal { number, made, reason } => {
            ["move ", &number.to_string(), ", ", &made.to_string(), ", cannot be made. ", &refusal(reason)].concat()
        }
        LinkError::Name(error) => name_problem(*error),
        LinkError::TooManyNames => "there are more than two names.".to_owned(),
        LinkError::Encoding => "its percent codes make no text.".to_owned(),
    }
}

fn known(key: &str) -> &'static str {
    match key {
        "rule" => "normal or misere",
        "first" => "one or two",
        _ => "human, beginner, casual, skilled or perfect",
    }
}

/// The beginning of a text that may be long.
fn cut(text: &str) -> String {
    const TOLD: usize = 24;
    match text.char_indices().nth(TOLD) {
        Some((end, _)) => [&text[..end], "…"].concat(),
        None => text.to_owned(),
    }
}
