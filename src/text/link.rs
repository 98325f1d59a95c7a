//! Errors of a link, each with advice.

use super::play::refusal;
use super::setup::{board_problem, name_problem, not_a_heap};
use super::{cut, join_sentences};
use crate::catalogue::{lessons, link as words, locale, path, print, puzzle, setup, study};
use crate::engine::{GameTextError, MOST_TAKE};
use crate::game::puzzle::{Address, Grade};
use crate::game::{LinkError, Route};

/// Says that the link could not be opened, and why; or which part of it was ignored.
pub fn trouble(error: &LinkError) -> String {
    let reason = match error {
        LinkError::TooLong => words::too_long().to_owned(),
        LinkError::Unknown { part, text } => unknown(part, 1, text),
        LinkError::Ignored(part) => {
            let (key, text) = part.split_once('=').unwrap_or((part, ""));
            let text = &cut(text);
            return match key {
                "screen" => words::UnknownScreen { text }.text(),
                _ => words::Ignored { key: &cut(key) }.text(),
            };
        }
        LinkError::Game(GameTextError::Repeated { key }) => words::Repeated { key }.text(),
        LinkError::Game(GameTextError::Value { key, error }) => {
            unknown(key, error.item, &error.text)
        }
        LinkError::Game(GameTextError::Board(error)) => board_problem(*error),
        LinkError::Game(GameTextError::Illegal {
            item,
            wanted,
            reason,
        }) => {
            let illegal = words::IllegalMove {
                number: (*item).into(),
                made: &wanted.to_string(),
            };
            join_sentences(&[&illegal.text(), &refusal(reason)])
        }
        LinkError::NoMove => setup::no_move().to_owned(),
        LinkError::Computer => words::no_computer().to_owned(),
        LinkError::NamesEncoding => words::NotText { key: "names" }.text(),
        LinkError::Name(error) => name_problem(*error),
    };
    join_sentences(&[words::not_opened(), &reason])
}

/// The screen that lists the right addresses, and its name; `None` where no screen does.
pub fn list(error: &LinkError) -> Option<(Route, &'static str)> {
    let LinkError::Unknown { part, .. } = error else {
        return None;
    };
    Some(match *part {
        "#/path" => (Route::Path(None), path::heading()),
        "#/learn" => (Route::Lessons, lessons::heading()),
        "#/puzzle" => (Route::puzzle(Address::Today), study::puzzles()),
        "#/print" => (Route::Teachers, path::teachers()),
        _ => return None,
    })
}

/// Says that a part of the link, of a list this item, cannot be this text, and what may stand there.
fn unknown(part: &str, item: usize, text: &str) -> String {
    let text = &cut(text);
    match part {
        "#/" => words::NoSuchScreen { screen: text }.text(),
        "#/path" => path::NoStep { text }.text(),
        "#/learn" => lessons::NoLesson { text }.text(),
        "#/puzzle" => {
            let most = Grade::Sets.number().into();
            puzzle::NoPuzzle { text, most }.text()
        }
        "#/print" => print::NoSheet { text }.text(),
        "heaps" => not_a_heap(item, text, 0),
        "moves" => {
            let number = item.into();
            words::NotAMove { number, text }.text()
        }
        "take" => {
            let most = MOST_TAKE.into();
            words::NotATake { text, most }.text()
        }
        "at" => words::NotAMoveNumber { text }.text(),
        "names" => words::NotNames { text }.text(),
        _ => {
            let known = known(part).iter().map(|&word| word.to_owned());
            let words = &locale::or(known.collect());
            words::UnknownWord {
                key: part,
                text,
                words,
            }
            .text()
        }
    }
}

/// The words that a part of a link can be.
fn known(key: &str) -> &'static [&'static str] {
    match key {
        "rule" => &["normal", "misere"],
        "first" => &["one", "two"],
        "hints" => &["on", "off"],
        "via" => &["link", "challenge"],
        "tree" => &["graph", "cutoffs", "most", "best"],
        "one" | "two" => &[
            "human", "beginner", "casual", "skilled", "perfect", "minimax", "learner",
        ],
        _ => unreachable!("{key} is no part of a link with words of its own"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentence about a link with this part, which cannot be opened.
    fn trouble_of(part: &str) -> String {
        let read = format!("#/tree?heaps=3&{part}").parse::<Route>();
        let read = read.and_then(|_| format!("#/play?{part}").parse::<Route>());
        trouble(&read.unwrap_err())
    }

    #[test]
    fn each_key_of_words_lists_its_own() {
        for (key, words) in [
            ("rule", ["normal", "misere"]),
            ("first", ["one", "two"]),
            ("hints", ["on", "off"]),
            ("via", ["link", "challenge"]),
            ("tree", ["graph", "cutoffs"]),
            ("one", ["human", "perfect"]),
            ("two", ["casual", "learner"]),
        ] {
            let sentence = trouble_of(&format!("{key}=wrong"));
            for word in words {
                assert!(sentence.contains(word), "{key}: {sentence}");
            }
        }
    }
}
