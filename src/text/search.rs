//! The sentence on the search of minimax, after its move.

use super::play::{self, Status};
use crate::catalogue::play as words;
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

fn searched(search: SearchStats) -> String {
    let positions = search.visited.into();
    words::LookedAt { positions }.text()
}
