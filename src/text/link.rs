//! Errors of a link, each with advice.

use super::cut;
use super::play::refusal;
use super::setup::{board_problem, name_problem, not_a_heap};
use super::{join_sentences, puzzle};
use crate::catalogue::{lessons, link as words, locale, path, print, setup, study};
use crate::engine::{GameTextError, MOST_TAKE};
use crate::game::puzzle::Address;
use crate::game::{LinkError, Route};

/// Says that the link could not be opened, and why; or which part of it was ignored.
pub fn trouble(error: &LinkError) -> String {
    let reason = match error {
        LinkError::TooLong => words::too_long().to_owned(),
        LinkError::NoSuchScreen(screen) => {
            let screen = &cut(screen);
            words::NoSuchScreen { screen }.text()
        }
        LinkError::NoStep(text) => path::NoStep { text: &cut(text) }.text(),
        LinkError::NoLesson(text) => lessons::NoLesson { text: &cut(text) }.text(),
        LinkError::NoPuzzle(error) => puzzle::trouble(error),
        LinkError::NoSheet(text) => print::NoSheet { text: &cut(text) }.text(),
        LinkError::Ignored(part) => {
            let (key, text) = part.split_once('=').unwrap_or((part, ""));
            let text = &cut(text);
            return match key {
                "screen" => words::UnknownScreen { text }.text(),
                _ => words::Ignored { key: &cut(key) }.text(),
            };
        }
        LinkError::Game(error) => game(error),
        LinkError::Board(error) => board_problem(*error),
        LinkError::Word(key, text) => wrong_word(key, text),
        LinkError::NoMove => setup::no_move().to_owned(),
        LinkError::Computer => words::no_computer().to_owned(),
        LinkError::Name(error) => name_problem(*error),
        LinkError::TooManyNames => words::too_many_names().to_owned(),
    };
    join_sentences(&[words::not_opened(), &reason])
}

/// The screen that lists the right addresses, and its name; `None` where no screen does.
pub fn list(error: &LinkError) -> Option<(Route, &'static str)> {
    Some(match error {
        LinkError::NoStep(_) => (Route::Path(None), path::heading()),
        LinkError::NoLesson(_) => (Route::Lessons, lessons::heading()),
        LinkError::NoPuzzle(_) => (Route::puzzle(Address::Today), study::puzzles()),
        LinkError::NoSheet(_) => (Route::Teachers, path::teachers()),
        _ => return None,
    })
}

/// An error of heaps, rule or moves.
pub(super) fn game(error: &GameTextError) -> String {
    match error {
        GameTextError::Missing { key } => words::Missing { key }.text(),
        GameTextError::Repeated { key } => words::Repeated { key }.text(),
        GameTextError::Encoding { key } => words::NotText { key }.text(),
        GameTextError::Value {
            key: "heaps",
            error,
        } => not_a_heap(error.item, &error.text, 0),
        GameTextError::Value {
            key: "moves",
            error,
        } => words::NotAMove {
            number: error.item.into(),
            text: &error.text,
        }
        .text(),
        GameTextError::Value { key, error } => wrong_word(key, &error.text),
        GameTextError::Board(reason) => board_problem(*reason),
        GameTextError::Illegal {
            item,
            wanted,
            reason,
        } => {
            let illegal = words::IllegalMove {
                number: (*item).into(),
                made: &wanted.to_string(),
            };
            join_sentences(&[&illegal.text(), &refusal(reason)])
        }
    }
}

/// The words that a part of a link can be.
fn known(key: &str) -> &'static [&'static str] {
    match key {
        "rule" => &["normal", "misere"],
        "first" => &["one", "two"],
        "hints" => &["on", "off"],
        _ => &[
            "human", "beginner", "casual", "skilled", "perfect", "minimax", "learner",
        ],
    }
}

fn wrong_word(key: &str, text: &str) -> String {
    let text = &cut(text);
    match key {
        "via" => words::UnknownVia { text }.text(),
        "tree" => words::UnknownTree { text }.text(),
        "take" => {
            let most = MOST_TAKE.into();
            words::NotATake { text, most }.text()
        }
        _ => {
            let words = known(key).iter().map(|&word| word.to_owned());
            let words = &locale::or(words.collect());
            words::UnknownWord { key, text, words }.text()
        }
    }
}
