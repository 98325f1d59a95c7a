//! The values of a position's heaps, stored beside them.

use alloc::vec::Vec;

use crate::theory::divisor::Divisor;
use crate::{Nimber, Rules};

/// The Grundy values of a position's heaps, and their sums.
///
/// A move changes a single heap. So a value is divided and added once, at the change, and not at each
/// look-up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Worth {
    /// With a limit, each heap's value. Without one that is the heap's size, and nothing is stored.
    remainders: Option<Vec<u32>>,
    sum: Nimber,
    large: u32,
}

impl Worth {
    pub(crate) fn of(heaps: &[u32], rules: Rules) -> Self {
        let remainders: Option<Vec<u32>> = rules.period().map(|period| {
            let period = Divisor::new(period);
            let heaps = heaps.iter();
            heaps.map(|&stones| period.remainder(stones)).collect()
        });
        let values = remainders.as_deref().unwrap_or(heaps).iter();
        Self {
            sum: values.clone().map(|&value| Nimber(value)).sum(),
            large: values.map(|&value| u32::from(value > 1)).sum(),
            remainders,
        }
    }

    /// The value of each of these heaps, for which this was made.
    pub(crate) fn values<'a>(&'a self, heaps: &'a [u32]) -> &'a [u32] {
        self.remainders.as_deref().unwrap_or(heaps)
    }

    /// The nim-sum of all values.
    pub(crate) const fn sum(&self) -> Nimber {
        self.sum
    }

    /// How many values are above 1: these keep a misère game from its end.
    pub(crate) const fn large(&self) -> u32 {
        self.large
    }

    /// Takes note that this heap's value has changed.
    pub(crate) fn change(&mut self, heap: usize, before: Nimber, after: Nimber) {
        self.sum += before + after;
        self.large = self.large + u32::from(after.0 > 1) - u32::from(before.0 > 1);
        if let Some(remainders) = &mut self.remainders {
            remainders[heap] = after.0;
        }
    }
}
