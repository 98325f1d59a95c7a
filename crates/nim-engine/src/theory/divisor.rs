//! Dividing many numbers by the same one.

/// A divisor of many numbers. The costly part of the division is computed once, so each division is a
/// multiplication.
///
/// This is A. D. Robison's *N-bit unsigned division via N-bit multiply-add* (2005). Let 2^s be the
/// highest power of two up to the divisor d, and let P be 2^(32 + s). P / d, rounded down to f, fits 32
/// bits, and misses P by m = P - f d, which is at least 1. If m is at most 2^s, n / d is computed as
/// (n + 1) f / P, which adds (1 - (n + 1) m / P) / d to it. Otherwise n (f + 1) / P is computed, which
/// adds n (d - m) / P / d. Either error is at least 0 and less than 1 / d, so no quotient reaches the
/// next whole number.
#[derive(Clone, Copy)]
pub(crate) struct Divisor {
    by: u32,
    factor: u32,
    add: u32,
    shift: u32,
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "factors and quotients fit 32 bits, as shown above"
)]
impl Divisor {
    /// Of a divisor that is not 0.
    pub(crate) fn new(by: u32) -> Self {
        let power = 1 << by.ilog2();
        let shift = u32::BITS + by.ilog2();
        let product = 1_u64 << shift;
        // Of a power of two, too, the factor is the largest that is less than the quotient.
        let factor = (product - 1) / u64::from(by);
        let missed = product - factor * u64::from(by);
        let (factor, add) = if missed <= power {
            (factor, factor)
        } else {
            (factor + 1, 0)
        };
        let [factor, add] = [factor, add].map(|number| number as u32);
        Self {
            by,
            factor,
            add,
            shift,
        }
    }

    /// The remainder of a number.
    pub(crate) fn remainder(self, number: u32) -> u32 {
        let product = u64::from(number) * u64::from(self.factor) + u64::from(self.add);
        number - (product >> self.shift) as u32 * self.by
    }
}
