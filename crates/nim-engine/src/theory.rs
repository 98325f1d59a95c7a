//! The winner and the winning moves, without looking ahead, on heaps of any size.
//!
//! Normal play: the mover loses exactly if the nim-sum of the heaps' Grundy values is 0 (Bouton 1901).
//! Misère play is the same until every Grundy value is 0 or 1. Then the mover loses exactly if the
//! nim-sum is 1 (Bouton 1901; with a limit on moves or a set of them, Ferguson 1974). `tests/engine/agreement.rs`,
//! `sets.rs` and `circle.rs` compare all of this with brute force.

mod analysis;
mod blocks;
mod nimber;
mod suggestion;
mod why;

pub use analysis::{Analysis, HeapRow};
pub use blocks::Block;
pub use nimber::Nimber;
pub use why::{HeapMeasure, Why};

use std::fmt;

use crate::{Convention, Move, Position, Rules, Takes};

/// The winner of a position without mistakes.
///
/// The names are terms of game theory: in an N-position the Next player to move wins, in a P-position
/// the Previous player, who has just moved.
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

/// The Grundy values of heaps.
pub(crate) struct Values {
    /// The value of each heap.
    pub(crate) each: Vec<u32>,
    /// The nim-sum of all.
    pub(crate) sum: Nimber,
    /// How many values are above 1. Without such values a misère game is near its end, where other rules hold.
    pub(crate) large: usize,
    is_misere: bool,
}

impl Values {
    pub(crate) fn of(heaps: &[u32], rules: Rules) -> Self {
        let value = |&stones| rules.takes.grundy(stones).0;
        let each: Vec<u32> = heaps.iter().map(value).collect();
        Self {
            sum: each.iter().map(|&value| Nimber(value)).sum(),
            large: each.iter().filter(|&&value| value > 1).count(),
            is_misere: rules.is_misere(),
            each,
        }
    }

    pub(crate) fn outcome(&self) -> Outcome {
        let is_end = self.is_misere && self.large == 0;
        if self.sum == Nimber(u32::from(is_end)) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// Whether a winning move in this heap leads to the end of a misère game: no other heap has a value above 1.
    pub(crate) fn ends_in(&self, heap: usize) -> bool {
        self.is_misere && self.large == usize::from(self.each[heap] > 1)
    }

    /// The value that a winning move leaves in this heap, so that the nim-sum is 0, or 1 at the end of a misère game.
    fn aim(&self, heap: usize) -> u32 {
        self.sum.0 ^ self.each[heap] ^ u32::from(self.ends_in(heap))
    }
}

impl Position {
    /// The winner from here with best play.
    ///
    /// The empty board has a winner too: in misère play it is won for the player who would be to move.
    pub fn outcome(&self) -> Outcome {
        self.rules().outcome(self.heaps())
    }

    /// The nim-sum of the Grundy values of all heaps: the value of a normal game as one heap.
    pub fn nim_sum(&self) -> Nimber {
        Values::of(self.heaps(), self.rules()).sum
    }

    /// Every winning move, as [`Rules::winning_moves`] gives them.
    pub fn winning_moves(&self) -> Vec<Move> {
        self.rules().winning_moves(self.heaps())
    }

    /// Whether there are two moves or more, and all of them win or all of them lose.
    pub fn all_moves_equal(&self) -> bool {
        let moves = self.move_count() as usize;
        let winning = self.winning_moves().len();
        moves > 1 && (winning == 0 || winning == moves)
    }
}

/// On heaps of any size, without a limit or with one. With a set of numbers a heap has at most 31 stones, as in a
/// [`Position`].
impl Rules {
    /// The winner on these heaps, as [`Position::outcome`].
    pub fn outcome(self, heaps: &[u32]) -> Outcome {
        Values::of(heaps, self).outcome()
    }

    /// Every move that leaves these heaps lost for the opponent, in the order of the heaps.
    ///
    /// With a limit or none a heap has at most one winning move, because all moves in a heap leave different Grundy
    /// values. With a set a heap may have several, and a winning move may leave a higher value than the heap had. Heaps
    /// have no winning move exactly if they are lost, or the game is over.
    pub fn winning_moves(self, heaps: &[u32]) -> Vec<Move> {
        let values = Values::of(heaps, self);
        let each = heaps.iter().enumerate();
        each.flat_map(|(heap, &stones)| self.takes_to_leave(values.aim(heap), stones, heap))
            .collect()
    }

    /// The value of a heap of `stones`, as [`Takes::grundy`](crate::Takes::grundy) gives it.
    pub fn grundy(self, stones: u32) -> Nimber {
        self.takes.grundy(stones)
    }

    /// The number by which a heap is divided, so that the remainder is its Grundy value: one more than the limit. `None`
    /// without a limit, and with the limit `u32::MAX`, which limits nothing.
    pub const fn divisor(self) -> Option<u32> {
        match self.limit() {
            Some(limit) => limit.get().checked_add(1),
            None => None,
        }
    }

    /// The moves in a heap of `stones` that leave this value.
    fn takes_to_leave(self, value: u32, stones: u32, heap: usize) -> Vec<Move> {
        match self.takes {
            Takes::Any | Takes::UpTo(_) => {
                let taken = Move::new(heap, self.take_to_leave(value, stones));
                taken.into_iter().collect()
            }
            Takes::Of(set) => {
                let by_size = set.values(stones);
                let takes = self.takes.numbers(stones);
                takes
                    .filter(|take| by_size[(stones - take) as usize] == value)
                    .filter_map(|take| Move::new(heap, take))
                    .collect()
            }
        }
    }

    /// How many stones a move takes from a heap of `stones` to leave this value, with a limit or none; 0 if none does.
    const fn take_to_leave(self, value: u32, stones: u32) -> u32 {
        let Some(period) = self.divisor() else {
            return stones.saturating_sub(value);
        };
        let own = stones % period;
        if own >= value {
            own - value
        } else if value < period && stones > own {
            // A heap of at least one whole period reaches the higher values below it.
            period - value + own
        } else {
            0
        }
    }

    pub(crate) fn is_misere(self) -> bool {
        self.convention == Convention::Misere
    }
}
