//! The largest board of the page. The engine and the terminal take any board.

use nim_engine::{Position, Rules, Setup, SetupError, Takes};

/// The most heaps of a board.
pub const MOST_HEAPS: usize = 9;

/// The most stones of a heap.
pub const MOST_STONES: u32 = 31;

/// The most stones of a board.
pub const MOST_IN_ALL: u32 = 60;

/// The most stones that a limit or a set lets a turn take.
pub const MOST_TAKE: u32 = 31;

/// Why heaps and rules are no board of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There is no heap.
    NoHeap,
    /// There are more than [`MOST_HEAPS`].
    TooManyHeaps,
    /// A heap has more than [`MOST_STONES`].
    HeapTooLarge,
    /// All heaps together have more than [`MOST_IN_ALL`].
    TooManyStones,
    /// A turn may take more than [`MOST_TAKE`] by a limit or a set.
    TakeTooLarge,
}

/// The board with these heaps, some of which may be empty, and these rules.
///
/// # Errors
/// The board is larger than the page allows, or has no heap.
pub fn page_board(heaps: Vec<u32>, rules: Rules) -> Result<Position, BoardError> {
    check_takes(rules.takes)?;
    if heaps.len() > MOST_HEAPS {
        Err(BoardError::TooManyHeaps)
    } else if heaps.iter().any(|&stones| stones > MOST_STONES) {
        Err(BoardError::HeapTooLarge)
    } else if heaps.iter().sum::<u32>() > MOST_IN_ALL {
        Err(BoardError::TooManyStones)
    } else {
        Ok(Setup::new(heaps, rules).position()?)
    }
}

/// Checks what a turn may take.
///
/// # Errors
/// [`BoardError::TakeTooLarge`].
pub(super) const fn check_takes(takes: Takes) -> Result<(), BoardError> {
    let most = match takes {
        Takes::Any => return Ok(()),
        Takes::UpTo(limit) => limit.get(),
        Takes::Of(set) => set.most(),
    };
    if most > MOST_TAKE {
        Err(BoardError::TakeTooLarge)
    } else {
        Ok(())
    }
}

impl From<SetupError> for BoardError {
    fn from(reason: SetupError) -> Self {
        match reason {
            SetupError::NoHeap => Self::NoHeap,
            SetupError::HeapTooLarge { .. } => Self::HeapTooLarge,
        }
    }
}

/// Whether there are stones, and no move.
pub(super) fn is_stuck(board: &Position) -> bool {
    board.is_terminal() && board.stones() > 0
}
