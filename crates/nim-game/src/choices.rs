//! The choices of a setup.

use nim_engine::Takes;

use super::Seat;

words! {
    /// The kind of opponent.
    pub enum Against {
        Computer = "computer",
        /// Another person on the same device.
        Friend = "friend",
        /// Another person elsewhere, to whom the game is sent as a link.
        Link = "link",
        /// No opponent: two computers play, and a person watches.
        Watch = "watch",
    }
}

/// The chosen board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardChoice {
    /// The board with this index in [`PRESETS`].
    Preset(usize),
    /// Custom sizes.
    Own,
}

impl BoardChoice {
    /// The name as the value of a field.
    pub fn name(self) -> &'static str {
        match self {
            Self::Preset(index) => PRESETS[index].name,
            Self::Own => "own",
        }
    }

    /// The preset with these heaps, if it has no usual limit or this one; otherwise
    /// [`Own`](Self::Own).
    pub(super) fn of(heaps: &[u32], limit: &str) -> Self {
        let fits = |board: &Self| {
            let usual = board.usual_limit();
            board.heaps() == Some(heaps) && (usual.is_empty() || usual == limit)
        };
        let presets = (0..PRESETS.len()).map(Self::Preset);
        presets.into_iter().find(fits).unwrap_or(Self::Own)
    }

    /// The heaps of a preset; `None` for custom sizes.
    pub(super) fn heaps(self) -> Option<&'static [u32]> {
        match self {
            Self::Preset(index) => Some(PRESETS[index].heaps),
            Self::Own => None,
        }
    }

    /// The limit with which the board is usually played, as it would be typed; blank for none.
    pub(super) fn usual_limit(self) -> String {
        let limit = match self {
            Self::Preset(index) => PRESETS[index].limit,
            Self::Own => None,
        };
        limit.map(|limit| limit.to_string()).unwrap_or_default()
    }
}

/// The player who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opener {
    /// The side that starts.
    Seat(Seat),
    /// Either, by chance.
    Either,
}

impl Opener {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Seat(Seat::One), Self::Seat(Seat::Two), Self::Either];

    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seat(Seat::One) => "one",
            Self::Seat(Seat::Two) => "two",
            Self::Either => "either",
        }
    }
}

/// A well-known board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name as the value of a field.
    pub name: &'static str,
    /// The heaps of the board.
    pub heaps: &'static [u32],
    /// The limit with which it is usually played.
    pub limit: Option<u32>,
}

/// The boards on offer: the original game's, the nim-sum page's, the console game's, and the
/// one heap of 21.
pub const PRESETS: [Preset; 4] = [
    preset("3-5-7", &[3, 5, 7], None),
    preset("1-3-5-7", &[1, 3, 5, 7], None),
    preset("5-4-3-2-1", &[5, 4, 3, 2, 1], None),
    preset("21", &[21], Some(3)),
];

const fn preset(name: &'static str, heaps: &'static [u32], limit: Option<u32>) -> Preset {
    Preset { name, heaps, limit }
}

/// Sets of numbers to take that forms offer and puzzles use.
pub const SETS: [&[u32]; 3] = [&[1, 3, 4], &[1, 4], &[2, 3]];

/// The [`Takes`] of a set of numbers, such as one of [`SETS`].
///
/// # Panics
/// [`Takes::of`] refuses the numbers.
pub fn set(numbers: &[u32]) -> Takes {
    Takes::of(numbers.iter().copied()).expect("it has two numbers or more, each once")
}
