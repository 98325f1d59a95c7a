//! A game as a person wrote it, before it is checked.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::{Position, Rules, TakeSet, Takes, heap_name};

/// Heaps and rules from a form, an address or a file: not yet a position.
///
/// [`Setup::position`] is the only way from here to a [`Position`], so every position is legal.
///
/// # Examples
/// ```
/// use nim_engine::{Bounds, Rules, Setup, SetupReason};
///
/// let setup = Setup::new(vec![3, 5, 7], Rules::misere());
/// assert_eq!(setup.position().unwrap().stones(), 15);
///
/// let bounds = Bounds { heaps: 1..=12, size: 99 };
/// let refused = Setup::new(vec![3, 500], Rules::misere()).position_within(&bounds).unwrap_err();
/// assert_eq!(refused.setup.heaps, [3, 500]);
/// assert_eq!(refused.reason, SetupReason::HeapTooLarge { heap: 1, stones: 500, most: 99 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The heaps in their order, each as its number of stones. Empty heaps are allowed.
    pub heaps: Vec<u32>,
    /// The rules they are played by.
    pub rules: Rules,
}

impl Setup {
    /// Heaps and rules, unchecked.
    #[must_use]
    pub const fn new(heaps: Vec<u32>, rules: Rules) -> Self {
        Self { heaps, rules }
    }

    /// The position, within nothing but the engine's own bounds ([`Bounds::ENGINE`]).
    ///
    /// # Errors
    /// There is no heap, or there are more than `u32::MAX` of them. With a set of numbers to take, a heap has more than
    /// [`TakeSet::TALLEST`] stones.
    pub fn position(self) -> Result<Position, SetupError> {
        self.position_within(&Bounds::ENGINE)
    }

    /// The position, if it also keeps within the bounds of a frontend.
    ///
    /// # Errors
    /// There are fewer or more heaps than `bounds` allows, or one of them is too large. The first
    /// such heap is named. The setup comes back unchanged.
    pub fn position_within(self, bounds: &Bounds) -> Result<Position, SetupError> {
        let of_set = Bounds {
            size: bounds.size.min(TakeSet::TALLEST),
            ..bounds.clone()
        };
        let bounds = match self.rules.takes {
            Takes::Any | Takes::UpTo(_) => bounds,
            Takes::Of(_) => &of_set,
        };
        match bounds.refuses(&self.heaps) {
            Some(reason) => Err(SetupError {
                setup: self,
                reason,
            }),
            None => Ok(Position::trusted(self.heaps, self.rules)),
        }
    }
}

/// How many heaps there may be, and how large each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The number of heaps, both ends included.
    pub heaps: RangeInclusive<usize>,
    /// The most stones in one heap.
    pub size: u32,
}

impl Bounds {
    /// The bounds of the engine itself: at least one heap, and at most `u32::MAX`, so that a `u64`
    /// counts all stones.
    pub const ENGINE: Self = Self {
        heaps: 1..=u32::MAX as usize,
        size: u32::MAX,
    };

    fn refuses(&self, heaps: &[u32]) -> Option<SetupReason> {
        let (least, most) = (*self.heaps.start(), *self.heaps.end());
        if heaps.len() < least {
            return Some(SetupReason::TooFewHeaps {
                heaps: heaps.len(),
                least,
            });
        }
        if heaps.len() > most {
            return Some(SetupReason::TooManyHeaps {
                heaps: heaps.len(),
                most,
            });
        }
        let heap = heaps.iter().position(|&stones| stones > self.size)?;
        Some(SetupReason::HeapTooLarge {
            heap,
            stones: heaps[heap],
            most: self.size,
        })
    }
}

/// A setup that is no position within the bounds asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct SetupError {
    /// The setup, as it was given.
    pub setup: Setup,
    /// The error in it.
    pub reason: SetupReason,
}

/// Why a setup was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupReason {
    /// Fewer heaps than the bounds require.
    #[error("{heaps} heaps are too few: set up at least {least}")]
    TooFewHeaps {
        /// How many there are.
        heaps: usize,
        /// How many there must be.
        least: usize,
    },
    /// More heaps than the bounds allow.
    #[error("{heaps} heaps are too many: set up at most {most}")]
    TooManyHeaps {
        /// How many there are.
        heaps: usize,
        /// How many there may be.
        most: usize,
    },
    /// A heap larger than the bounds allow.
    #[error("heap {} of {stones} stones is too large: give it at most {most}", heap_name(*.heap))]
    HeapTooLarge {
        /// Which heap, counted from 0: the first that is too large.
        heap: usize,
        /// Its stones.
        stones: u32,
        /// The most it may hold.
        most: u32,
    },
}
