//! Numbers of a lesson as they are written in every language.

use super::super::{analysis, powers};
use crate::game::lesson::Facts;

/// The blocks of a heap: `4 + 1`.
pub(super) fn cut(at: Facts<'_>, heap: usize) -> String {
    powers(at.count(heap)).join(" + ")
}

/// A heap in binary: `101`.
pub(super) fn in_bits(at: Facts<'_>, heap: usize) -> String {
    analysis::binary(at.count(heap), at.digits())
}

/// The nim-sum in binary: `011`.
pub(super) fn sum_bits(at: Facts<'_>) -> String {
    analysis::binary(at.sum(), at.digits())
}

/// The nim-sum as an equation: `011 ⊕ 101 = 110`.
pub(super) fn equation(at: Facts<'_>) -> String {
    let heaps = (0..at.heaps().len()).map(|heap| in_bits(at, heap));
    let heaps = heaps.collect::<Vec<_>>().join(" ⊕ ");
    [heaps, sum_bits(at)].join(" = ")
}

/// Numbers for a list.
pub(super) fn numbers(numbers: &[u32]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

/// The value of a node.
pub(super) const fn value(is_won: bool) -> &'static str {
    if is_won { "+1" } else { "−1" }
}
