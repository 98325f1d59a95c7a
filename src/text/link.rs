//! What is wrong with a link, and what to do about it.

use super::fill;
use super::play::refusal;
use super::setup::{board_problem, name_problem, not_a_heap};
use crate::game::{BOUNDS, LinkError, Trouble};

/// A sentence that names the place and the remedy.
#[must_use]
pub fn trouble(trouble: &Trouble) -> String {
    let told = match trouble {
        Trouble::Unread => super::page::NOT_FETCHED.to_owned(),
        Trouble::TooLong => "It is too long to be a game.".to_owned(),
        Trouble::NoSuchScreen(screen) => fill("There is no page “_” here.", &[&cut(screen)]),
        Trouble::Told(told) => return told.clone(),
        Trouble::Repeated(key) => fill(
            "It says “_” more than once, so nobody can tell which is meant.",
            &[key],
        ),
        Trouble::Value { key, error } => fill("In “_”: _", &[key, &value(key, error)]),
    };
    fill("This link could not be followed. _", &[&told])
}

fn value(key: &str, error: &LinkError) -> String {
    let largest = &BOUNDS.size.to_string();
    match error {
        LinkError::Notation(error) if key == "moves" => fill(
            "move _ is “_”. Write moves as heap and number, such as B3,C1.",
            &[&error.item.to_string(), &error.text],
        ),
        LinkError::Notation(error) => not_a_heap(error, "0"),
        LinkError::Board(reason) => board_problem(reason),
        LinkError::Word(word) => fill("“_” is not known. Write _.", &[&cut(word), known(key)]),
        LinkError::Limit(text) => fill(
            "“_” cannot be the most stones a turn. Write a whole number from 1 to _.",
            &[&cut(text), largest],
        ),
        LinkError::Illegal {
            number,
            made,
            reason,
        } => fill(
            "move _, _, cannot be made. _",
            &[&number.to_string(), &made.to_string(), &refusal(reason)],
        ),
        LinkError::Computer => {
            "a game by link is for two people. Write human for “one” and “two”.".to_owned()
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
        "via" => "link, or leave it out",
        _ => "human, beginner, casual, skilled, perfect, minimax or learner",
    }
}

/// The beginning of a text that may be long.
pub(super) fn cut(text: &str) -> String {
    const TOLD: usize = 24;
    match text.char_indices().nth(TOLD) {
        Some((end, _)) => fill("_…", &[&text[..end]]),
        None => text.to_owned(),
    }
}
