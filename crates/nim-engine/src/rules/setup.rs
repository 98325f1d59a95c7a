//! A board and its rules as a person wrote them, before they are checked.

use crate::{Position, Rules, TakeSet, Takes, heap_name};

/// Heaps and rules from a form, an address or a file: not yet a position.
///
/// [`Setup::position`] checks the heaps, so every [`Position`] is legal.
///
/// # Examples
/// ```
/// use nim_engine::{Rules, Setup, SetupError};
///
/// let setup = Setup::new(vec![3, 5, 7], Rules::misere());
/// assert_eq!(setup.position().unwrap().stones(), 15);
///
/// let refused = Setup::new(vec![], Rules::misere()).position().unwrap_err();
/// assert_eq!(refused, SetupError::NoHeap);
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

    /// The position.
    ///
    /// # Errors
    /// There is no heap; or with a set of numbers to take, a heap has more than [`TakeSet::TALLEST`] stones. The error
    /// names the first such heap.
    pub fn position(self) -> Result<Position, SetupError> {
        if self.heaps.is_empty() {
            return Err(SetupError::NoHeap);
        }
        let most = match self.rules.takes {
            Takes::Any | Takes::UpTo(_) => u32::MAX,
            Takes::Of(_) => TakeSet::TALLEST,
        };
        match self.heaps.iter().position(|&stones| stones > most) {
            Some(heap) => Err(SetupError::HeapTooLarge {
                heap,
                stones: self.heaps[heap],
                most,
            }),
            None => Ok(Position::trusted(self.heaps, self.rules)),
        }
    }
}

/// Why a setup is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no heap.
    #[error("there is no heap: set up at least one")]
    NoHeap,
    /// A heap too large for its values to be counted.
    #[error("heap {} of {stones} stones is too large: give it at most {most}", heap_name(*.heap))]
    HeapTooLarge {
        /// Which heap, counted from 0: the first that is too large.
        heap: usize,
        /// The stones of the heap.
        stones: u32,
        /// The most it may hold.
        most: u32,
    },
}
