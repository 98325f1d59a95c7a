//! What a board of the page may hold beside the bounds of the engine.

use nim_engine::{BoardError, MOST_TAKE, Position, Takes};

/// Checks what a turn may take.
///
/// # Errors
/// [`BoardError::TakeTooLarge`].
pub(super) fn check_takes(takes: Takes) -> Result<(), BoardError> {
    match takes {
        Takes::UpTo(limit) if limit.get() > MOST_TAKE => Err(BoardError::TakeTooLarge),
        _ => Ok(()),
    }
}

/// Whether there are stones, and no move.
pub(super) fn is_stuck(board: &Position) -> bool {
    board.is_terminal() && board.stones() > 0
}
