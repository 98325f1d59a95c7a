//! The board of a puzzle.

use super::Puzzle;
use crate::task_board::laid;
use crate::{GameState, Seat};

/// The board before the first move.
pub(super) fn fresh(puzzle: &Puzzle) -> GameState {
    laid(puzzle.board(), true, Seat::One, None)
}

/// Makes the best move; nothing where the game is over.
pub(super) fn play_best(state: &mut GameState) {
    if let Some(best) = state.game.position().suggested_move() {
        state.just_moved = state.game.play(best).is_ok();
    }
}
