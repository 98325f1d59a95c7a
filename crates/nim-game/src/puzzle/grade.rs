//! The grades of puzzles, and the promise of each.

use std::iter::repeat_n;
use std::num::NonZeroU32;

use nim_engine::{Convention, HeapMeasure, Outcome, Position, Rules, Takes, multisets};

use super::chance::{below, split_mix};
use super::date::Date;
use crate::choices::{self, SETS};

/// The difficulty and the kind of a puzzle.
///
/// Every board has at least two heaps, none of them empty, so a first move never ends the game.
/// Every board has a move that loses.
/// On one of five boards no move wins, and on one of ten boards of the daily puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, miniserde::Serialize, miniserde::Deserialize)]
pub enum Grade {
    /// Two heaps of up to 15 stones; the last stone loses. One winning move.
    Two,
    /// Two or three heaps of up to 9 stones; the last stone wins. One winning move or more.
    Small,
    /// Four heaps of up to 9, at least three of them larger than 1, by either rule, with one or more
    /// winning moves. While two heaps are large, both rules have the same winning moves.
    Four,
    /// The misère endgame: two to nine heaps of up to 9, at most two of them larger than 1, and the
    /// last stone loses. Where a move wins, one heap at most is large: there the strategy is another one than in normal
    /// play.
    Endgame,
    /// Five or six heaps of up to 9, at least three of them larger than 1, by either rule. A single
    /// winning move among 20 or more.
    Single,
    /// Two to four heaps of up to 15, by either rule, with one winning move or more. A turn takes at
    /// most two to five stones, fewer than the largest heap has.
    Limited,
    /// Two or three heaps of up to 12, by either rule, with one winning move or more. A turn takes one of several
    /// numbers: 1, 3 or 4; 1 or 4; or 2 or 3. No heap is smaller than the least of them.
    Sets,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 7] = [
        Self::Two,
        Self::Small,
        Self::Four,
        Self::Endgame,
        Self::Single,
        Self::Limited,
        Self::Sets,
    ];

    /// The number of the grade, from 0, in addresses and for people.
    pub const fn number(self) -> u32 {
        self as u32
    }

    /// The grade of this number.
    pub fn of(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|grade| grade.number() == number)
    }

    /// The grade of a day's puzzle by the day of the week. The grades rise from Monday to Friday, then
    /// fall.
    pub fn of_day(date: Date) -> Self {
        match date.weekday() {
            0 => Self::Small,
            1 => Self::Four,
            2 | 6 => Self::Endgame,
            3 | 5 => Self::Single,
            _ => Self::Limited,
        }
    }

    /// The most stones in a heap.
    pub const fn size(self) -> u32 {
        match self {
            Self::Two | Self::Limited => 15,
            Self::Sets => 12,
            _ => 9,
        }
    }

    /// Whether a board is one of this grade.
    pub(super) fn has(self, board: &Position) -> bool {
        let heaps = board.heaps();
        let larger = |than| heaps.iter().filter(|&&stones| stones > than).count();
        let winning = board.winning_moves().len();
        let fits = match self {
            Self::Two | Self::Small => heaps.len() >= 2,
            // While two heaps are large, a move wins as in normal play.
            Self::Endgame => heaps.len() >= 2 && (larger(1) < 2 || board.outcome() == Outcome::P),
            Self::Four => heaps.len() == 4 && larger(1) >= 3,
            Self::Single => {
                heaps.len() >= 5 && larger(1) >= 3 && winning <= 1 && board.stones() >= 20
            }
            Self::Limited => {
                heaps.len() >= 2 && matches!(board.measure(), HeapMeasure::Remainder(_))
            }
            Self::Sets => heaps.len() >= 2 && (0..heaps.len()).all(|heap| board.max_take(heap) > 0),
        };
        // Some move loses: there are more legal moves than winning ones.
        fits && board.legal_moves().nth(winning).is_some()
    }

    /// The rules of the board that [`boards`](Self::boards) has at this place, counted from 1. They do
    /// not depend on the seed of a puzzle, so the same heaps never appear under two rules.
    pub(super) fn rules(self, number: u64) -> Rules {
        let mut chance = number;
        let rules = Rules {
            convention: match self {
                Self::Small => Convention::Normal,
                Self::Two | Self::Endgame => Convention::Misere,
                _ if split_mix(&mut chance).is_multiple_of(2) => Convention::Normal,
                _ => Convention::Misere,
            },
            takes: Takes::Any,
        };
        match self {
            Self::Limited => {
                // Two to five.
                let above_one = 1 + u32::try_from(below(&mut chance, 4)).unwrap_or_default();
                rules.with_limit(NonZeroU32::MIN.saturating_add(above_one))
            }
            Self::Sets => {
                let set = SETS[below(&mut chance, SETS.len())];
                rules.with_takes(choices::set(set))
            }
            _ => rules,
        }
    }

    /// The heaps of all boards of the grade, and of others, which [`has`](Self::has) refuses. Each has up to
    /// [`size`](Self::size) stones a heap, and is there once, in one order of its heaps.
    pub(super) fn boards(self) -> impl Iterator<Item = Vec<u32>> {
        // In the endgame there are up to two heaps of 2 or more (`lift` adds 1), and single stones beside them.
        let (most_heaps, most_ones) = match self {
            Self::Two => (2, 0),
            Self::Small | Self::Sets => (3, 0),
            Self::Four | Self::Limited => (4, 0),
            Self::Endgame => (2, 7),
            Self::Single => (6, 0),
        };
        let lift = u32::from(most_ones > 0);
        (0..=most_ones).flat_map(move |ones| {
            let lists = multisets(most_heaps, self.size() - lift).into_iter();
            lists.map(move |heaps| {
                let large = heaps.into_iter().filter(|&stones| stones > 0);
                let large = large.map(|stones| stones + lift);
                large.chain(repeat_n(1, ones)).collect()
            })
        })
    }
}
