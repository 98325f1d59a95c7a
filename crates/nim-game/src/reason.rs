//! Why a move wins or does not, and why a position is lost, in the form that is easiest to see.

use core::num::NonZeroU32;

use nim_engine::{Convention, Move, Outcome, Position};

/// Why a move wins, or does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move wins, because the board after it is lost for the opponent.
    Wins(Lost),
    /// The move takes the last stone and loses, though another move wins.
    LastStoneLoses,
    /// The move does not win, though another move does.
    Misses(Answers),
    /// No move wins, and a mistake of the opponent can change that where there are answers.
    NoMoveWins(Lost, Option<Answers>),
}

/// The answers to a move that does not win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answers {
    /// How many are mistakes: they let the player win after all.
    pub mistakes: u64,
    /// How many there are.
    pub all: u64,
}

impl Reason {
    /// Of a move; `None` where it is not legal.
    pub fn of(position: &Position, chosen: Move) -> Option<Self> {
        let after = position.clone().play(chosen).ok()?;
        if after.outcome() == Outcome::P {
            return Some(Self::Wins(Lost::of(&after)));
        }
        let all = (0..after.heaps().len()).map(|heap| u64::from(after.max_take(heap)));
        let all = all.sum();
        let answers = Answers {
            mistakes: all - after.winning_moves().count() as u64,
            all,
        };
        Some(match position.outcome() {
            Outcome::P => {
                let hope = answers.mistakes > 0 && !is_one_each(position);
                Self::NoMoveWins(Lost::of(position), hope.then_some(answers))
            }
            Outcome::N if after.is_terminal() => Self::LastStoneLoses,
            Outcome::N => Self::Misses(answers),
        })
    }
}

/// Why a position is lost for the side that must move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The last stone is gone, and it won.
    Over,
    /// The last stone is left, and it loses.
    LastStone,
    /// Each turn takes one stone, their number is even, and the last stone wins.
    EvenStones(OneEach),
    /// Each turn takes one stone, their number is odd, and the last stone loses.
    OddStones(OneEach),
    /// Two equal heaps, which no limit cuts in misère play.
    Twins {
        /// The stones of each.
        stones: u32,
        /// The rule for the last stone, which decides how copying ends.
        last: Convention,
    },
    /// A single heap, a multiple of the period, and the last stone wins.
    Multiple {
        /// The stones of the heap.
        stones: u32,
        /// The limit and one.
        period: u32,
    },
    /// A single heap, one above a multiple of the period, and the last stone loses.
    OneAbove {
        /// The stones of the heap.
        stones: u32,
        /// The limit and one.
        period: u32,
    },
    /// Every heap is a multiple of this period.
    Multiples(u32),
    /// An odd number of remainders by this period is 1, the rest 0, and the last stone loses.
    OddOnes(u32),
    /// Each block of the heaps has a partner. The rule for the last stone decides how play goes on.
    Paired(Convention),
    /// Each block of the remainders by this period has a partner.
    PairedRemainders(u32),
}

/// Stones of which each turn takes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneEach {
    /// How many there are.
    pub stones: u32,
    /// Whether each is a heap of its own; else the limit is one.
    pub are_single: bool,
}

impl Lost {
    /// The reason of a position that is lost for the side that must move.
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        let last = rules.convention;
        let mut heaps: Vec<u32> = position.heaps().to_vec();
        heaps.retain(|&stones| stones > 0);
        let stones = heaps.iter().sum();
        if is_one_each(position) {
            let are_single = heaps.iter().all(|&stones| stones == 1);
            let each = OneEach { stones, are_single };
            return match (&heaps[..], last) {
                ([], _) => Self::Over,
                (_, Convention::Normal) => Self::EvenStones(each),
                ([1], Convention::Misere) => Self::LastStone,
                (_, Convention::Misere) => Self::OddStones(each),
            };
        }
        let limit = rules.limit.map_or(u32::MAX, NonZeroU32::get);
        // A limit that no heap is larger than limits nothing.
        let is_free = heaps.iter().all(|&stones| stones <= limit);
        if let [one, other] = heaps[..]
            && one == other
            && (is_free || last == Convention::Normal)
        {
            return Self::Twins { stones: one, last };
        }
        if is_free {
            return Self::Paired(last);
        }
        let period = limit + 1;
        if heaps.len() == 1 {
            return match last {
                Convention::Normal => Self::Multiple { stones, period },
                Convention::Misere => Self::OneAbove { stones, period },
            };
        }
        let largest = heaps.iter().map(|&stones| stones % period).max();
        match (largest, last) {
            (None | Some(0), _) => Self::Multiples(period),
            (Some(1), Convention::Misere) => Self::OddOnes(period),
            _ => Self::PairedRemainders(period),
        }
    }
}

/// Whether no move from here on can take more than one stone.
fn is_one_each(position: &Position) -> bool {
    (0..position.heaps().len()).all(|heap| position.max_take(heap) <= 1)
}
