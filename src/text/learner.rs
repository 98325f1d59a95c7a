//! The learner: the board it is taught, and how much it has learned.

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

/// How much it has learned, and how often it has won and lost against people.
pub fn record(games: u64, record: [u32; 2]) -> String {
    let games = games.into();
    match record {
        [0, 0] => words::GamesNoneWithYou { games }.text(),
        [won, lost] => {
            let [won, lost] = [won, lost].map(Into::into);
            words::GamesWithYou { games, won, lost }.text()
        }
    }
}
