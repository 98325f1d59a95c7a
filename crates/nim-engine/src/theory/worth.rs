//! The values of a position's heaps, stored beside them.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::{Nimber, Rules, Takes};

/// The Grundy values of a position's heaps, and their sums.
///
/// A move changes a single heap. So a value is divided and added once, at the change, and not at each
/// look-up.
#[derive(Clone, Debug)]
pub(crate) struct Worth {
    /// With a limit or a set, each heap's value. Otherwise that is the heap's size, and nothing is stored.
    values: Option<Vec<u32>>,
    /// With a set, the value of each size up to the tallest heap.
    of_sizes: Option<Arc<[u32]>>,
    sum: Nimber,
    large: u32,
}

impl Worth {
    pub(crate) fn of(heaps: &[u32], rules: Rules) -> Self {
        let tallest = heaps.iter().copied().max().unwrap_or_default();
        let of_sizes: Option<Arc<[u32]>> = match rules.takes {
            Takes::Any | Takes::UpTo(_) => None,
            Takes::Of(set) => Some(set.values(tallest).into()),
        };
        let stored: Option<Vec<u32>> = match (&of_sizes, rules.period()) {
            (Some(values), _) => Some(
                heaps
                    .iter()
                    .map(|&stones| values[stones as usize])
                    .collect(),
            ),
            (None, Some(period)) => Some(heaps.iter().map(|&stones| stones % period).collect()),
            (None, None) => None,
        };
        let values = stored.as_deref().unwrap_or(heaps).iter();
        Self {
            sum: values.clone().map(|&value| Nimber(value)).sum(),
            large: values.map(|&value| u32::from(value > 1)).sum(),
            values: stored,
            of_sizes,
        }
    }

    /// The value of each of these heaps, for which this was made.
    pub(crate) fn values<'a>(&'a self, heaps: &'a [u32]) -> &'a [u32] {
        self.values.as_deref().unwrap_or(heaps)
    }

    /// The value of a heap that is no taller than those for which this was made.
    pub(crate) fn of_heap(&self, stones: u32, rules: Rules) -> Nimber {
        match &self.of_sizes {
            Some(values) => Nimber(values[stones as usize]),
            None => rules.grundy(stones),
        }
    }

    /// The nim-sum of all values.
    pub(crate) const fn sum(&self) -> Nimber {
        self.sum
    }

    /// How many values are above 1: these keep a misère game from its end.
    pub(crate) const fn large(&self) -> u32 {
        self.large
    }

    /// Takes note that a heap has other stones.
    pub(crate) fn change(&mut self, heap: usize, before: u32, after: u32, rules: Rules) {
        let [before, after] = [before, after].map(|stones| self.of_heap(stones, rules));
        self.sum += before + after;
        self.large = self.large + u32::from(after.0 > 1) - u32::from(before.0 > 1);
        if let Some(values) = &mut self.values {
            values[heap] = after.0;
        }
    }
}
