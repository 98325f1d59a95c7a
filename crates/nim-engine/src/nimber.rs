//! The numbers of Nim.

use core::fmt;
use core::ops::{Add, AddAssign};

/// A nimber: the size of the one heap that a position is worth.
///
/// Adding is xor, since two equal heaps cancel: whatever one player takes from the first, the
/// other takes from the second. (Bouton 1901; that every impartial game is worth such a heap is
/// the theorem of Sprague 1935 and Grundy 1939.)
///
/// # Examples
/// ```
/// use nim_engine::Nimber;
///
/// assert_eq!(Nimber(3) + Nimber(5) + Nimber(7), Nimber(1));
/// assert_eq!(Nimber(6) + Nimber(6), Nimber::ZERO);
/// assert_eq!(Nimber(5).to_string(), "*5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nimber(
    /// The size of that heap, in stones.
    pub u32,
);

impl Nimber {
    /// The empty heap: neutral in addition, lost for whoever moves under normal play.
    pub const ZERO: Self = Self(0);
}

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

impl AddAssign for Nimber {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl core::iter::Sum for Nimber {
    fn sum<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}
