//! The rules of a game: the winner at the end, and the limit of a move. Below are positions, moves and notation.

mod game;
mod game_text;
mod moves;
pub(crate) mod notation;
mod position;
mod setup;

pub use game::Game;
pub use game_text::{GameText, GameTextError};
pub use moves::{Move, MoveError, PlayError};
pub use notation::{
    HeapName, NotationError, NotationReason, heap_name, parse_heaps, parse_moves, write_heaps,
    write_moves,
};
pub use position::Position;
pub use setup::{Bounds, Setup, SetupError, SetupReason};

use core::num::NonZeroU32;

/// Whether taking the last stone wins or loses.
///
/// The two are the field's words. Most books play normal, most café tables misère.
///
/// # Examples
/// ```
/// use nim_engine::Convention;
///
/// assert_eq!("misere".parse(), Ok(Convention::Misere));
/// assert_eq!(Convention::Normal.to_string(), "normal");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// The player who takes the last stone wins.
    Normal,
    /// The player who takes the last stone loses.
    Misere,
}

/// The rules of one game: a convention and, where wanted, a limit on each move.
///
/// # Examples
/// ```
/// use core::num::NonZeroU32;
/// use nim_engine::{Convention, Rules};
///
/// let up_to_three = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
/// assert_eq!(up_to_three.convention, Convention::Misere);
/// assert_eq!(up_to_three.limit.map(NonZeroU32::get), Some(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether the last stone wins or loses.
    pub convention: Convention,
    /// The most stones one move may take, at least 1; `None` where a move may take a whole heap.
    pub limit: Option<NonZeroU32>,
}

impl Rules {
    /// Normal play without a limit.
    #[must_use]
    pub const fn normal() -> Self {
        Self {
            convention: Convention::Normal,
            limit: None,
        }
    }

    /// Misère play without a limit.
    #[must_use]
    pub const fn misere() -> Self {
        Self {
            convention: Convention::Misere,
            limit: None,
        }
    }

    /// The same rules, with at most `limit` stones a move.
    #[must_use]
    pub const fn with_limit(self, limit: NonZeroU32) -> Self {
        Self {
            limit: Some(limit),
            ..self
        }
    }

    /// The most stones that a move may take from a heap of `stones`: 0 only from an empty heap.
    #[must_use]
    pub const fn max_take(self, stones: u32) -> u32 {
        match self.limit {
            Some(limit) if limit.get() < stones => limit.get(),
            _ => stones,
        }
    }
}
