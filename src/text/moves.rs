//! The moves of a game as a list, and as text that is copied and pasted.

use super::play::refusal;
use super::setup::{board_problem, not_a_heap};
use super::{fill, link};
use crate::engine::GameTextError;
use crate::game::{BOUNDS, PasteError};

/// What is wrong with what was pasted, and that nothing came of it.
pub fn problem(error: &PasteError) -> String {
    fill("_ The game is as it was.", &[&what(error)])
}

fn what(error: &PasteError) -> String {
    match error {
        PasteError::Nothing => {
            "There is no move here. Write moves such as B3,C1, or a whole game.".to_owned()
        }
        PasteError::Game(error) => game(error),
        PasteError::Over { item, wanted } => fill(
            "Move _, _, comes after the last stone.",
            &[&item.to_string(), &wanted.to_string()],
        ),
        PasteError::Link(error) => link::trouble(error),
    }
}

fn game(error: &GameTextError) -> String {
    match error {
        GameTextError::Missing { key } => {
            fill("A whole game says “_=” too, such as _.", &[key, EXAMPLE])
        }
        GameTextError::Repeated { .. } | GameTextError::Encoding { .. } => link::game(error),
        GameTextError::Value { key, error } => match *key {
            "heaps" => not_a_heap(error, 0),
            "rule" => fill(
                "The rule “_” is not known. Write normal or misere.",
                &[&error.text],
            ),
            "take" => fill(
                "“_” is no limit. Write a whole number from 1 to _.",
                &[&error.text, &BOUNDS.size.to_string()],
            ),
            _ => fill(
                "Move _ is “_”. Write moves as heap and number, such as B3,C1.",
                &[&error.item.to_string(), &error.text],
            ),
        },
        GameTextError::Setup(reason) => board_problem(reason),
        GameTextError::Illegal {
            item,
            wanted,
            reason,
        } => fill(
            "Move _, _, cannot be made. _",
            &[&item.to_string(), &wanted.to_string(), &refusal(reason)],
        ),
    }
}

const EXAMPLE: &str = "heaps=3,5,7&rule=misere&moves=B3,C1";

/// The number of a row: `3.`
pub fn round(number: usize) -> String {
    fill("_.", &[&number.to_string()])
}

/// Names the list.
pub const MOVES: &str = "Moves of this game";
/// Heads the numbers of the rows.
pub const ROUND: &str = "Round";
/// Stands where the moves will.
pub const NONE: &str = "No move yet.";
/// The label of the field that is copied.
pub const COPY: &str = "This game as text, to copy";
/// The label of the field for what is pasted.
pub const PASTE: &str = "Paste moves or a game";
/// Stands in it while it is blank.
pub const SAMPLE: &str = "A1,C4";
/// What fits there.
pub const HINT: &str = "Moves from the first board on, a whole game, or a link.";
/// Opens what was pasted.
pub const OPEN: &str = "Open it";
