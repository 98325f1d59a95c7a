//! The winner and the winning moves, without looking ahead.
//!
//! Normal play: the mover loses exactly if the nim-sum of the heaps' Grundy values is 0 (Bouton 1901).
//! Misère play is the same until every Grundy value is 0 or 1. Then the mover loses exactly if the
//! nim-sum is 1 (Bouton 1901; with a limit on moves, Ferguson 1974). `tests/engine/agreement.rs`
//! compares all of this with brute force.

mod analysis;
mod blocks;
mod divisor;
mod nimber;
pub(crate) mod remoteness;
mod suggestion;
mod why;
pub(crate) mod worth;

pub use analysis::{Analysis, Row, WinningRow};
pub use blocks::Block;
pub use nimber::Nimber;
pub use remoteness::{Remoteness, ValuedMove};
pub use why::Why;

use core::fmt;
use core::iter::{Enumerate, Zip};
use core::slice;

use crate::{Convention, Move, Position, Rules};

/// The winner of a position without mistakes.
///
/// The names are the field's: in an N-position the Next player to move wins, in a P-position the
/// Previous one, who has just moved.
///
/// # Examples
/// ```
/// use nim_engine::{Outcome, Rules, Setup};
///
/// let even = Setup::new(vec![4, 4], Rules::normal()).position()?;
/// assert_eq!(even.outcome(), Outcome::P);
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player to move wins.
    N,
    /// The player to move loses.
    P,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::N => "N",
            Self::P => "P",
        })
    }
}

impl Position {
    /// The winner from here with best play.
    ///
    /// Of the empty board, too: under misère play it is won for the player who would be to move.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let is_endgame = self.is_misere() && self.worth().large() == 0;
        if self.nim_sum() == Nimber(u32::from(is_endgame)) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// The nim-sum of the Grundy values of all heaps: the value of a normal game as one heap.
    ///
    /// The position stores the nim-sum, so this takes no time.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Nimber, Rules, Setup};
    ///
    /// let position = Setup::new(vec![3, 5, 7], Rules::normal()).position()?;
    /// assert_eq!(position.nim_sum(), Nimber(1));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub const fn nim_sum(&self) -> Nimber {
        self.worth().sum()
    }

    /// Every move to a position that is lost for the opponent, in the order of the heaps.
    ///
    /// A heap has at most one: two would have to reach the same Grundy value, and all moves in a
    /// heap reach different ones. There is none exactly in a P-position and on the empty board.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup, write_moves};
    ///
    /// let winning = |heaps: &[u32], rules| {
    ///     let position = Setup::new(heaps.to_vec(), rules).position().unwrap();
    ///     write_moves(&position.winning_moves().collect::<Vec<_>>())
    /// };
    /// assert_eq!(winning(&[3, 5, 7], Rules::normal()), "A1,B1,C1");
    /// assert_eq!(winning(&[1, 1, 2], Rules::normal()), "C2");
    /// assert_eq!(winning(&[1, 1, 2], Rules::misere()), "C1");
    /// ```
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves_that(Aim::of(self))
    }

    /// Whether there are two moves or more, and it makes no difference which of them is made: all
    /// win, or all lose.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup};
    ///
    /// let all_moves_equal = |heaps: &[u32]| {
    ///     let position = Setup::new(heaps.to_vec(), Rules::normal()).position().unwrap();
    ///     position.all_moves_equal()
    /// };
    /// assert!(all_moves_equal(&[4, 4])); // lost whatever is taken
    /// assert!(all_moves_equal(&[1, 1, 1])); // won whatever is taken
    /// assert!(!all_moves_equal(&[2])); // taking both wins
    /// assert!(!all_moves_equal(&[1])); // there is nothing to choose
    /// ```
    #[must_use]
    pub fn all_moves_equal(&self) -> bool {
        let moves = self.move_count();
        let winning = self.winning_moves().count() as u64;
        moves > 1 && (winning == 0 || winning == moves)
    }

    pub(crate) fn moves_that(&self, aim: Aim) -> WinningMoves<'_> {
        WinningMoves {
            aim,
            heaps: self.heaps().iter().zip(self.values()).enumerate(),
        }
    }

    pub(crate) fn is_misere(&self) -> bool {
        self.rules().convention == Convention::Misere
    }
}

/// The aim of winning moves.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    period: Option<u32>,
    /// The changes that leave the nim-sum 0 or an odd number of single stones.
    changes: [Option<Change>; 2],
    /// In misère play, how many heaps keep the game from its end.
    large: Option<u32>,
}

impl Aim {
    pub(crate) fn of(position: &Position) -> Self {
        Self {
            period: position.rules().period(),
            changes: [Nimber::ZERO, Nimber::ONE].map(|left| Change::by(position.nim_sum() + left)),
            large: position.is_misere().then_some(position.worth().large()),
        }
    }

    /// Whether a winning move in a heap of this value leaves an odd number of single stones. That is so
    /// in misère play if no other heap is large. Otherwise it leaves the nim-sum 0.
    pub(crate) fn is_odd_singles(self, own: Nimber) -> bool {
        self.large == Some(u32::from(own.0 > 1))
    }

    /// How many stones the winning move takes from this heap: 0 where there is none.
    fn take(self, stones: u32, own: u32) -> u32 {
        let change = self.changes[usize::from(self.is_odd_singles(Nimber(own)))];
        match (change, self.period) {
            (None, _) => 0,
            (Some(change), None) => change.down(own),
            (Some(change), Some(period)) => change.down_or_around(stones, own, period),
        }
    }
}

/// How the value of a heap has to change: by adding a nimber to it, which is not 0.
#[derive(Clone, Copy)]
struct Change {
    by: u32,
    /// The highest bit of that nimber: a value that has it gets smaller, any other gets larger.
    highest: u32,
}

impl Change {
    fn by(nimber: Nimber) -> Option<Self> {
        let bit = nimber.0.checked_ilog2()?;
        Some(Self {
            by: nimber.0,
            highest: 1 << bit,
        })
    }

    /// How many stones to take from a heap of this value: 0 where no move changes it so.
    const fn down(self, own: u32) -> u32 {
        if own & self.highest == 0 {
            0
        } else {
            own - (own ^ self.by)
        }
    }

    /// The same if values repeat after a period, so that a move can also reach a higher value. Only a
    /// heap larger than its value can do so.
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "without a branch the compiler takes many heaps at a time: eight times as fast"
    )]
    const fn down_or_around(self, stones: u32, own: u32, period: u32) -> u32 {
        let target = own ^ self.by;
        let is_around = own & self.highest == 0;
        let around = if is_around { period } else { 0 };
        let take = own.wrapping_sub(target).wrapping_add(around);
        let is_none = is_around & ((target >= period) | (stones == own));
        if is_none { 0 } else { take }
    }
}

/// The winning moves of a position, found one after the other.
#[derive(Clone)]
pub(crate) struct WinningMoves<'a> {
    aim: Aim,
    /// The stones of each heap, and its value.
    heaps: Enumerate<Zip<slice::Iter<'a, u32>, slice::Iter<'a, u32>>>,
}

impl Iterator for WinningMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let aim = self.aim;
        self.heaps
            .find_map(|(heap, (&stones, &own))| Move::new(heap, aim.take(stones, own)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.heaps.size_hint().1)
    }

    /// Reads the rules once, so that the compiler can process many heaps at a time.
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, f: F) -> B {
        let Self { aim, heaps } = self;
        if aim.large.is_some_and(|large| large <= 1) {
            // At the end of a misère game the aim differs from heap to heap.
            let moves =
                heaps.filter_map(|(heap, (&stones, &own))| Move::new(heap, aim.take(stones, own)));
            return moves.fold(init, f);
        }
        match (aim.changes[0], aim.period) {
            (None, _) => init,
            (Some(change), None) => {
                let moves = heaps.filter_map(|(heap, (_, &own))| Move::new(heap, change.down(own)));
                moves.fold(init, f)
            }
            (Some(change), Some(period)) => {
                let moves = heaps.filter_map(|(heap, (&stones, &own))| {
                    Move::new(heap, change.down_or_around(stones, own, period))
                });
                moves.fold(init, f)
            }
        }
    }
}

impl Rules {
    /// The value of a heap of `stones`: its size, or with a limit of `k` the remainder by `k + 1`.
    ///
    /// # Examples
    /// ```
    /// use core::num::NonZeroU32;
    /// use nim_engine::{Nimber, Rules};
    ///
    /// assert_eq!(Rules::normal().grundy(21), Nimber(21));
    /// let up_to_three = Rules::normal().with_limit(NonZeroU32::new(3).unwrap());
    /// assert_eq!(up_to_three.grundy(21), Nimber(1));
    /// ```
    #[must_use]
    pub const fn grundy(self, stones: u32) -> Nimber {
        match self.period() {
            Some(period) => Nimber(stones % period),
            None => Nimber(stones),
        }
    }

    /// After how many stones the Grundy values of heaps repeat: one more than the limit. `None` without a limit, and with
    /// one of `u32::MAX`, which limits nothing.
    ///
    /// ```
    /// use core::num::NonZeroU32;
    /// use nim_engine::Rules;
    ///
    /// let rules = Rules::normal().with_limit(NonZeroU32::new(3).unwrap());
    /// assert_eq!(rules.period(), Some(4));
    /// assert_eq!(Rules::misere().period(), None);
    /// ```
    #[must_use]
    pub const fn period(self) -> Option<u32> {
        match self.limit {
            Some(limit) => limit.get().checked_add(1),
            None => None,
        }
    }
}
