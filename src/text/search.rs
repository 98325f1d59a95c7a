//! The sentence on the search of minimax, after its move.

use super::play::{self, Status};

use crate::catalogue::{lessons as learn, locale, play as words};
use crate::engine::SearchStats;
use crate::game::{GameState, Turn};

/// The status of the table. Before the player to move, it says how many positions minimax visited.
pub fn status(state: &GameState) -> Status {
    let mut status = play::status(state, "");
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    if let Some(search) = state.search.filter(|_| state.notice.is_none() && !is_over) {
        let (first, second) = (&searched(search), &status.turn);
        status.turn = words::Both { first, second }.text();
    }
    status
}

/// The boards that minimax looked at before each of its moves in a game.
pub fn report(visited: &[usize]) -> String {
    if visited.is_empty() {
        return learn::minimax_not_met().to_owned();
    }
    let boards = visited.iter().map(|&boards| locale::number(boards as u64));
    let boards = &boards.collect::<Vec<_>>();
    learn::MinimaxDid { boards }.text()
}

fn searched(search: SearchStats) -> String {
    let positions = search.visited.into();
    words::LookedAt { positions }.text()
}
