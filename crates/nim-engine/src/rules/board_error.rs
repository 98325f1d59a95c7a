use super::{MOST_HEAPS, MOST_IN_ALL, MOST_STONES, MOST_TAKE};

/// Why heaps and rules are no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// There is no heap.
    #[error("there is no heap: set up at least one")]
    NoHeap,
    /// There are more than [`MOST_HEAPS`].
    #[error("there are too many heaps: set up at most {MOST_HEAPS}")]
    TooManyHeaps,
    /// A heap has more than [`MOST_STONES`].
    #[error("a heap is too large: give it at most {MOST_STONES} stones")]
    HeapTooLarge,
    /// All heaps together have more than [`MOST_IN_ALL`].
    #[error("there are too many stones: set up at most {MOST_IN_ALL}")]
    TooManyStones,
    /// A move may take more than [`MOST_TAKE`] by a limit.
    #[error("a move may take too many: let it take at most {MOST_TAKE}, or a whole heap")]
    TakeTooLarge,
}
