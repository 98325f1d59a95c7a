//! Who wins, and by which moves, without looking ahead.
//!
//! Normal play: the mover loses exactly when the nim-sum of the heaps' Grundy values is 0
//! (Bouton 1901). Misère play: the same, until every Grundy value is 0 or 1; then the mover loses
//! exactly when the nim-sum is 1 (Bouton 1901; with a limit on moves, Ferguson 1974).
//! `tests/engine/agreement.rs` holds all of it against brute force.

use core::fmt;
use core::iter::Enumerate;
use core::slice;

use crate::{Convention, Move, Nimber, Position, Rules};

/// Who wins a position when nobody errs.
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
    /// Who wins from here with best play.
    ///
    /// Of the empty board, too: under misère play it is won for the player who would be to move.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let sum = self.nim_sum();
        let lost = Nimber(u32::from(self.is_misere() && self.large_heaps() == 0));
        if sum == lost { Outcome::P } else { Outcome::N }
    }

    /// The nim-sum of the Grundy values of all heaps: what a normal game is worth as one heap.
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
    pub fn nim_sum(&self) -> Nimber {
        let nimbers = self.heaps().iter();
        // Asking for the period once, not heap by heap, lets the compiler take many at a time.
        match self.rules().period() {
            Some(period) => nimbers.map(|&stones| Nimber(stones % period)).sum(),
            None => nimbers.map(|&stones| Nimber(stones)).sum(),
        }
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
            heaps: self.heaps().iter().enumerate(),
        }
    }

    pub(crate) fn is_misere(&self) -> bool {
        self.rules().convention == Convention::Misere
    }

    /// How many heaps keep a misère game from its endgame.
    fn large_heaps(&self) -> usize {
        let rules = self.rules();
        self.heaps()
            .iter()
            .filter(|&&stones| rules.grundy(stones).0 > 1)
            .count()
    }
}

/// What the moves that win have to reach.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    rules: Rules,
    sum: Nimber,
    /// In misère play, how many heaps keep the game from its end.
    large: Option<usize>,
}

impl Aim {
    fn of(position: &Position) -> Self {
        Self::from_sum(position, position.nim_sum())
    }

    pub(crate) fn from_sum(position: &Position, sum: Nimber) -> Self {
        Self {
            rules: position.rules(),
            sum,
            large: position.is_misere().then(|| position.large_heaps()),
        }
    }

    /// Whether Bouton's plain rule holds in every heap: leave it at its size + the nim-sum.
    fn is_plain(self) -> bool {
        self.rules.period().is_none() && self.large.is_none_or(|large| large > 1)
    }

    /// Whether a winning move in a heap of this worth leaves an odd number of single stones, as
    /// it does in misère play when no other heap is large; else it leaves the nim-sum 0.
    pub(crate) fn is_odd_singles(self, own: Nimber) -> bool {
        self.large == Some(usize::from(own.0 > 1))
    }

    /// How many stones the winning move takes from this heap: 0 where there is none.
    fn take(self, stones: u32) -> u32 {
        let own = self.rules.grundy(stones);
        let singles = Nimber(u32::from(self.is_odd_singles(own)));
        self.rules.take_to_reach(self.sum + own + singles, stones)
    }
}

/// The winning moves of a position, found one after the other.
#[derive(Clone)]
pub(crate) struct WinningMoves<'a> {
    aim: Aim,
    heaps: Enumerate<slice::Iter<'a, u32>>,
}

impl Iterator for WinningMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let aim = self.aim;
        self.heaps
            .find_map(|(heap, &stones)| Move::new(heap, aim.take(stones)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, self.heaps.size_hint().1)
    }

    /// Asks for the rules once, so that the compiler can take many heaps at a time.
    fn fold<B, F: FnMut(B, Move) -> B>(self, init: B, f: F) -> B {
        let Self { aim, heaps } = self;
        if aim.is_plain() {
            // The heaps to cut are those that the nim-sum makes smaller. Asked so, with a single
            // condition a heap, the loop has no branch to guess.
            let moves = heaps.filter_map(|(heap, &stones)| {
                let left = stones ^ aim.sum.0;
                #[expect(
                    clippy::implicit_saturating_sub,
                    reason = "half as slow again: subtracting so has no instruction of its own"
                )]
                let take = if stones > left { stones - left } else { 0 };
                Move::new(heap, take)
            });
            return moves.fold(init, f);
        }
        let moves = heaps.filter_map(|(heap, &stones)| Move::new(heap, aim.take(stones)));
        moves.fold(init, f)
    }
}

impl Rules {
    /// What a heap of `stones` is worth: its size, or with a limit of `k` the remainder by `k + 1`.
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

    /// How many stones to take from a heap so that it is worth `target`: 0 where no move does.
    const fn take_to_reach(self, target: Nimber, stones: u32) -> u32 {
        let own = self.grundy(stones);
        let Some(period) = self.period() else {
            return own.0.saturating_sub(target.0);
        };
        if target.0 >= period {
            return 0;
        }
        // Grundy values repeat, so a higher one may be reached too, by going around.
        let take = if target.0 <= own.0 {
            own.0 - target.0
        } else {
            period - (target.0 - own.0)
        };
        if take <= stones { take } else { 0 }
    }

    /// After how many stones the Grundy values repeat. A limit of `u32::MAX` limits nothing.
    pub(crate) const fn period(self) -> Option<u32> {
        match self.limit {
            Some(limit) => limit.get().checked_add(1),
            None => None,
        }
    }
}
