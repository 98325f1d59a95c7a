//! The rules of a game: the winner at the end, what a move may take, and how large a board is. Positions, moves and notation
//! are in modules.

mod board_error;
mod game;
mod game_text;
mod heap_name;
mod moves;
pub(crate) mod notation;
mod position;
mod takes;

pub use board_error::BoardError;
pub use game::Game;
pub use game_text::{GameText, GameTextError};
pub use heap_name::heap_name;
pub use moves::{Move, MoveError};
pub use notation::{NotationError, parse_heaps, parse_moves, write_heaps, write_moves};
pub use position::Position;
pub use takes::{Period, TakeSet, Takes};

use std::num::NonZeroU32;

/// The most heaps of a board.
pub const MOST_HEAPS: usize = 9;

/// The most stones of a heap.
pub const MOST_STONES: u32 = 31;

/// The most stones of a board.
pub const MOST_IN_ALL: u32 = 60;

/// The most stones that a limit or a set lets a move take.
pub const MOST_TAKE: u32 = 31;

/// Whether taking the last stone wins or loses.
///
/// Both words are terms of game theory. Most books are about normal play, and most people play misère.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// The player who takes the last stone wins.
    Normal,
    /// The player who takes the last stone loses.
    Misere,
}

/// The rules of one game: a convention, and what a move may take.
///
/// # Examples
/// ```
/// use std::num::NonZeroU32;
/// use nim_engine::{Convention, Rules};
///
/// let up_to_three = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
/// assert_eq!(up_to_three.convention, Convention::Misere);
/// assert_eq!(up_to_three.limit().map(NonZeroU32::get), Some(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether the player of the last move wins or loses.
    pub convention: Convention,
    /// Which numbers of stones a move may take.
    pub takes: Takes,
}

impl Rules {
    /// Normal play in which a move takes any number.
    pub const fn normal() -> Self {
        Self {
            convention: Convention::Normal,
            takes: Takes::Any,
        }
    }

    /// Misère play in which a move takes any number.
    pub const fn misere() -> Self {
        Self {
            convention: Convention::Misere,
            takes: Takes::Any,
        }
    }

    /// These rules with at most `limit` stones a move.
    #[must_use]
    pub const fn with_limit(self, limit: NonZeroU32) -> Self {
        self.with_takes(Takes::UpTo(limit))
    }

    /// These rules with these numbers of stones a move.
    #[must_use]
    pub const fn with_takes(self, takes: Takes) -> Self {
        Self { takes, ..self }
    }

    /// The most stones a move, where there is a limit.
    pub const fn limit(self) -> Option<NonZeroU32> {
        match self.takes {
            Takes::UpTo(limit) => Some(limit),
            Takes::Any | Takes::Of(_) => None,
        }
    }

    /// Whether stones can be left at the end, because no move may take 1: only with a set.
    pub const fn leaves_stones(self) -> bool {
        !self.takes.has(1)
    }

    /// The most stones that a move may take from a heap of `stones`: 0 where it has no move.
    pub fn max_take(self, stones: u32) -> u32 {
        self.takes.numbers(stones).next_back().unwrap_or(0)
    }
}
