//! The winner and the winning moves, without looking ahead.
//!
//! Normal play: the mover loses exactly if the nim-sum of the heaps' Grundy values is 0 (Bouton 1901).
//! Misère play is the same until every Grundy value is 0 or 1. Then the mover loses exactly if the
//! nim-sum is 1 (Bouton 1901; with a limit on moves or a set of them, Ferguson 1974). `tests/engine/agreement.rs` and
//! `sets.rs` compare all of this with brute force.

mod analysis;
mod blocks;
mod nimber;
pub(crate) mod remoteness;
mod suggestion;
mod why;
pub(crate) mod worth;

pub use analysis::{Analysis, Row, WinningRow};
pub use blocks::Block;
pub use nimber::Nimber;
pub use remoteness::{Remoteness, ValuedMove};
pub use why::{Counts, Why};

use core::fmt;

use crate::{Convention, Move, Numbers, Position, Rules, Takes};

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

/// The winner of a position whose values have this nim-sum, and so many of which are above 1.
fn outcome(sum: Nimber, large: u32, rules: Rules) -> Outcome {
    let is_endgame = rules.convention == Convention::Misere && large == 0;
    if sum == Nimber(u32::from(is_endgame)) {
        Outcome::P
    } else {
        Outcome::N
    }
}

impl Position {
    /// The winner from here with best play.
    ///
    /// Of the empty board, too: under misère play it is won for the player who would be to move.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        outcome(self.nim_sum(), self.worth().large(), self.rules())
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
    /// With a limit or none a heap has at most one: two would have to reach the same Grundy value, and all moves in a
    /// heap reach different ones. With a set it may have more, and one may leave a higher value. There is none exactly in a
    /// P-position and at the end.
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
        WinningMoves {
            position: self,
            aim: Aim::of(self),
            next: 0,
            numbers: Takes::Any.numbers(0),
        }
    }

    /// The winner after a legal move.
    fn leaves(&self, play: Move) -> Outcome {
        let worth = self.worth();
        let left = self.heaps()[play.heap] - play.take.get();
        let [before, after] = [
            Nimber(self.values()[play.heap]),
            worth.of_heap(left, self.rules()),
        ];
        let large = worth.large() - u32::from(before.0 > 1) + u32::from(after.0 > 1);
        outcome(worth.sum() + before + after, large, self.rules())
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
    const fn down_or_around(self, stones: u32, own: u32, period: u32) -> u32 {
        let target = own ^ self.by;
        if own & self.highest != 0 {
            own - target
        } else if target >= period || stones == own {
            0
        } else {
            period - target + own
        }
    }
}

/// The winning moves of a position, found one after the other.
struct WinningMoves<'a> {
    position: &'a Position,
    aim: Aim,
    /// The next heap.
    next: usize,
    /// With a set, the numbers that are not tried yet in the heap before it.
    numbers: Numbers,
}

impl Iterator for WinningMoves<'_> {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let position = self.position;
        loop {
            for take in self.numbers.by_ref() {
                let play = Move::new(self.next - 1, take)?;
                if position.leaves(play) == Outcome::P {
                    return Some(play);
                }
            }
            let (heap, &stones) = (self.next, position.heaps().get(self.next)?);
            self.next += 1;
            if let Takes::Of(_) = position.rules().takes {
                self.numbers = position.rules().takes.numbers(stones);
            } else if let Some(play) =
                Move::new(heap, self.aim.take(stones, position.values()[heap]))
            {
                return Some(play);
            }
        }
    }
}

impl Rules {
    /// The value of a heap of `stones`, as [`Takes::grundy`](crate::Takes::grundy) gives it.
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
    pub fn grundy(self, stones: u32) -> Nimber {
        self.takes.grundy(stones)
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
        match self.limit() {
            Some(limit) => limit.get().checked_add(1),
            None => None,
        }
    }
}
