//! What is wrong with a link, and what to do about it.

use super::fill;
use super::play::refusal;
use super::setup::{board_problem, name_problem, not_a_heap};
use crate::engine::GameTextError;
use crate::game::{BOUNDS, LinkError, LinkReason};

/// A sentence that names the place and the remedy.
pub fn trouble(error: &LinkError) -> String {
    let told = match error {
        LinkError::Unread => crate::catalogue::page::not_fetched().to_owned(),
        LinkError::TooLong => "It is too long to be a game.".to_owned(),
        LinkError::NoSuchScreen(screen) => fill("There is no page “_” here.", &[&cut(screen)]),
        LinkError::Told(told) => return told.clone(),
        LinkError::Game(error) => game(error),
        LinkError::Value { key, reason } => at(key, &value(key, reason)),
    };
    fill("This link could not be followed. _", &[&told])
}

fn at(key: &str, told: &str) -> String {
    fill("In “_”: _", &[key, told])
}

/// What is wrong with heaps, rule or moves, and in which of them.
pub(super) fn game(error: &GameTextError) -> String {
    let told = match error {
        GameTextError::Missing { key } => return fill("It does not say “_”.", &[key]),
        GameTextError::Repeated { key } => {
            let told = "It says “_” more than once, so nobody can tell which is meant.";
            return fill(told, &[key]);
        }
        GameTextError::Encoding { .. } => "its percent codes make no text.".to_owned(),
        GameTextError::Value {
            key: "heaps",
            error,
        } => not_a_heap(error, 0),
        GameTextError::Value {
            key: "moves",
            error,
        } => fill(
            "move _ is “_”. Write moves as heap and number, such as B3,C1.",
            &[&error.item.to_string(), &error.text],
        ),
        GameTextError::Value { key, error } => unknown(key, &error.text),
        GameTextError::Setup(reason) => board_problem(reason),
        GameTextError::Illegal {
            item,
            wanted,
            reason,
        } => fill(
            "move _, _, cannot be made. _",
            &[&item.to_string(), &wanted.to_string(), &refusal(reason)],
        ),
    };
    at(error.key(), &told)
}

fn value(key: &str, reason: &LinkReason) -> String {
    match reason {
        LinkReason::Word(word) => unknown(key, &cut(word)),
        LinkReason::Limit(text) => fill(
            "“_” cannot be the most stones a turn. Write a whole number from 1 to _.",
            &[&cut(text), &BOUNDS.size.to_string()],
        ),
        LinkReason::Computer => {
            "a game by link is for two people. Write human for “one” and “two”.".to_owned()
        }
        LinkReason::Name(error) => name_problem(*error),
        LinkReason::TooManyNames => "there are more than two names.".to_owned(),
    }
}

fn unknown(key: &str, word: &str) -> String {
    fill("“_” is not known. Write _.", &[word, known(key)])
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
