//! The learner: the board that it is taught, and how it fares.

use super::play::rule;
use crate::catalogue::learner as words;
use crate::engine::Position;

/// The board that it learns.
pub fn board(board: &Position) -> String {
    let (heaps, rule) = (board.heaps(), &rule(board.rules(), true));
    words::Board { heaps, rule }.text()
}

/// The numbers of wins and losses against people.
pub fn record(record: [u32; 2]) -> String {
    match record {
        [0, 0] => words::none_with_you().to_owned(),
        [won, lost] => {
            let [won, lost] = [won, lost].map(Into::into);
            words::WithYou { won, lost }.text()
        }
    }
}
