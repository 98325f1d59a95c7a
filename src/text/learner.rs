//! The learner: the board that it is taught, and how it fares.

use crate::catalogue::learner as words;
use crate::engine::Position;

/// The board that it learns.
pub fn board(board: &Position) -> String {
    let (heaps, rules) = (board.heaps(), board.rules());
    let last = rules.convention;
    match rules.limit {
        None => words::Board { heaps, last }.text(),
        Some(most) => {
            let most = most.into();
            words::BoardWithLimit { heaps, last, most }.text()
        }
    }
}

/// How often it has won and lost against people.
pub fn record(record: [u32; 2]) -> String {
    match record {
        [0, 0] => words::none_with_you().to_owned(),
        [won, lost] => {
            let [won, lost] = [won, lost].map(Into::into);
            words::WithYou { won, lost }.text()
        }
    }
}
