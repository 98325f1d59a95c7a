//! The numbers of Nim: the values of heaps and whole games, and their arithmetic.

use std::fmt;
use std::ops::{Add, Mul};

use crate::Takes;

/// A nimber: the size of the one heap that a position is worth.
///
/// Addition is xor, because two equal heaps cancel: each move in the first can be copied in the second.
/// Bouton showed this in 1901. By the theorem of Sprague (1935) and Grundy (1939) every impartial game
/// has the value of such a heap. With the multiplication of Conway (*On Numbers and Games*, 1976,
/// chapter 6) the nimbers are a field. Those that fit a `u32` are a field too.
///
/// # Examples
/// ```
/// use nim_engine::Nimber;
///
/// assert_eq!(Nimber(3) + Nimber(5) + Nimber(7), Nimber(1));
/// assert_eq!(Nimber(6) + Nimber(6), Nimber(0));
/// assert_eq!(Nimber(2) * Nimber(3), Nimber(1));
/// assert_eq!(Nimber(5).to_string(), "*5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nimber(
    /// The size of that heap, in stones.
    pub u32,
);

impl Add for Nimber {
    type Output = Self;

    #[expect(
        clippy::suspicious_arithmetic_impl,
        reason = "xor is the addition of nimbers"
    )]
    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Mul for Nimber {
    type Output = Self;

    /// Conway's product.
    fn mul(self, other: Self) -> Self {
        Self(nim_product(self.0, other.0, 16))
    }
}

/// The product of two nimbers of at most `2 * half` bits.
///
/// Write F for 2^half, one of the numbers 2, 4, 16, 256, 65536. Its product with anything smaller is the
/// ordinary one, and its square is F + F/2. Then `(aF + b)(cF + d) = (ac + ad + bc)F + bd + ac(F/2)`.
/// The factor of F needs only one more product, because `ac + ad + bc = (a + b)(c + d) + bd`.
fn nim_product(left: u32, right: u32, half: u32) -> u32 {
    if left.min(right) < 2 {
        return left * right;
    }
    let mask = (1 << half) - 1;
    let (a, b) = (left >> half, left & mask);
    let (c, d) = (right >> half, right & mask);
    let quarter = half / 2;
    let bd = nim_product(b, d, quarter);
    let middle = nim_product(a ^ b, c ^ d, quarter) ^ bd;
    let ac = nim_product(a, c, quarter);
    let folded = nim_product(ac, 1 << (half - 1), quarter);
    // `middle << half` and `bd` have no bit in common, since bd is below F: `+` gives their nim-sum.
    ((middle << half) + bd) ^ folded
}

impl std::iter::Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Self(0), Add::add)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

impl Takes {
    /// The Grundy value of a heap of `stones`: `stones` itself, or with a limit of `k` the remainder of a division by
    /// `k + 1`. With a set it is the least number that is not the value of a heap
    /// that one move can leave.
    pub fn grundy(self, stones: u32) -> Nimber {
        Nimber(match self {
            Self::Any => stones,
            Self::UpTo(limit) => match limit.get().checked_add(1) {
                Some(period) => stones % period,
                None => stones,
            },
            Self::Of(set) => set.values(stones)[stones as usize],
        })
    }
}
