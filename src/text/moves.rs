//! Moves in words, and text that is pasted over a game.

use super::setup::board_problem;
use super::{in_a_row, link};
use crate::catalogue::moves as words;
use crate::engine::{GameTextError, Move};
use crate::game::PasteError;

/// A move in a sentence: `2 from B`.
pub fn made(Move { take, heap }: Move) -> String {
    let take = take.into();
    words::Made { take, heap }.text()
}

/// Explains how a list writes moves, by one of them: `B2: 2 from B.`
pub fn short(made: Move) -> String {
    let (take, heap) = (made.take.into(), made.heap);
    let short = &made.to_string();
    words::Short { short, take, heap }.text()
}

/// The error in a pasted text, and that nothing changed.
pub fn problem(error: &PasteError) -> String {
    let told = match error {
        PasteError::Nothing => words::no_move().to_owned(),
        PasteError::Game(GameTextError::Missing { key }) => {
            let example = "heaps=3,5,7&rule=misere&moves=B3,C1";
            words::Missing { key, example }.text()
        }
        PasteError::Game(error) => link::game(error),
        PasteError::Board(error) => board_problem(*error),
        PasteError::Over { item, wanted } => words::AfterTheLast {
            number: (*item).into(),
            made: &wanted.to_string(),
        }
        .text(),
        PasteError::Link(error) => link::trouble(error),
    };
    in_a_row(&[&told, words::unchanged()])
}
