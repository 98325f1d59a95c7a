//! The sentence on the search of minimax, after its move.

use super::play::{self, Status};
use crate::catalogue::play as words;
use crate::engine::SearchStats;
use crate::game::{GameState, Turn};

/// The status of the table, with the number of positions that minimax visited before the player to move.
pub fn status(state: &GameState) -> Status {
    let mut status = play::status(state, "");
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    if let Some(search) = state.search.filter(|_| state.notice.is_none() && !is_over) {
        let (first, second) = (&searched(search), &status.turn);
        status.turn = words::Both { first, second }.text();
    }
    status
}

fn searched(search: SearchStats) -> String {
    let positions = search.visited.into();
    words::LookedAt { positions }.text()
}
