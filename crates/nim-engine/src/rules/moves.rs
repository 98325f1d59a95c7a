//! A move, and the reasons why one is refused.

use std::num::NonZeroU32;

use crate::{TakeSet, Takes, heap_name};

/// Taking stones from one heap.
///
/// Written as the heap's name and the number taken: `B3` takes three from the second heap.
///
/// # Examples
/// ```
/// use nim_engine::Move;
///
/// assert_eq!(Move::new(1, 3).unwrap().to_string(), "B3");
/// assert_eq!("B3".parse(), Ok(Move::new(1, 3).unwrap()));
/// assert_eq!(Move::new(1, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// The number of stones, at least one.
    pub take: NonZeroU32,
}

impl Move {
    /// The move, or `None` where it takes nothing: a turn takes at least one stone.
    pub const fn new(heap: usize, take: u32) -> Option<Self> {
        match NonZeroU32::new(take) {
            Some(take) => Some(Self { heap, take }),
            None => None,
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The board has no such heap.
    #[error("there is no heap {}: choose one from A to {}", heap_name(*.heap), heap_name(.heaps.saturating_sub(1)))]
    NoSuchHeap {
        /// The heap asked for, counted from 0.
        heap: usize,
        /// How many heaps there are, at least one.
        heaps: usize,
    },
    /// The heap holds fewer stones than the move takes.
    #[error("heap {} holds {stones} stones, not {take}: {}", heap_name(*.heap),
        if *stones == 0 { "choose another heap" } else { "take fewer" })]
    NotEnoughStones {
        /// The heap, counted from 0.
        heap: usize,
        /// The stones asked for.
        take: NonZeroU32,
        /// The stones it holds.
        stones: u32,
    },
    /// The limit is smaller than the number taken.
    #[error("{take} stones are too many for one move: take at most {limit}")]
    OverLimit {
        /// The stones asked for.
        take: NonZeroU32,
        /// The most that a move may take.
        limit: NonZeroU32,
    },
    /// The number is not one of those that a move may take.
    #[error("a move cannot take {take}: take one of {}", Takes::Of(*.set))]
    NotInSet {
        /// The stones asked for.
        take: NonZeroU32,
        /// The numbers that a move may take.
        set: TakeSet,
    },
}
