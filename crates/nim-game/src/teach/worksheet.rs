//! Boards to judge on paper, from a seed: who can win, and why.

use std::fmt::{self, Display, Formatter};
use std::num::NonZeroU32;

use nim_engine::{Convention, Outcome, Position, Takes, multisets};

use super::taking;
use crate::choices::{SETS, set};
use crate::puzzle::chance::{below, shuffle};
use crate::puzzle::date::digits_only;

/// What the boards of a worksheet ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Single stones, one larger heap beside them, and two heaps.
    One,
    /// Blocks with partners: three or four heaps.
    Two,
    /// A limit for each turn: one to three heaps.
    Three,
}

/// A sheet of boards to judge by one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// Where the boards come from.
    pub boards: Boards,
    /// The rule for the last stone.
    pub convention: Convention,
}

/// Where the boards of a worksheet come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// The three boards of the exit ticket, each with its question.
    Ticket,
    /// The boards of a level and a seed.
    Drawn(Level, u64),
}

/// The words of a worksheet's address.
const WORKSHEET: &str = "worksheet";
const TICKET: &str = "ticket";

impl Worksheet {
    /// The worksheet of an address: `part` stands behind `#/print/`. `None` if there is no such worksheet.
    pub(crate) fn read(part: &str, convention: Convention) -> Option<Self> {
        let (kind, which) = part.split_once('/').unwrap_or((part, ""));
        if !["", WORKSHEET].contains(&kind) {
            return None;
        }
        let boards = match which {
            "" => Boards::Drawn(Level::One, 1),
            TICKET => Boards::Ticket,
            which => {
                let (level, seed) = which.split_once('/').unwrap_or((which, "1"));
                Boards::Drawn(Level::of(digits_only(level)?)?, digits_only(seed)?)
            }
        };
        Some(Self { boards, convention })
    }
}

impl Display for Worksheet {
    /// Writes what stands behind `#/print/worksheet/`: `2/4711`.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self.boards {
            Boards::Ticket => to.write_str(TICKET),
            Boards::Drawn(level, seed) => write!(to, "{}/{seed}", level.number()),
        }
    }
}

/// How many boards a worksheet has.
pub const BOARDS: usize = 8;

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// The number of the level in addresses, counted from 1.
    pub const fn number(self) -> u32 {
        self as u32 + 1
    }

    /// The level of this number.
    pub fn of(number: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// The boards of the worksheet of this seed, all different. On three to five of them no move wins.
    pub fn worksheet(self, convention: Convention, seed: u64) -> Vec<Position> {
        let mut chance = seed ^ u64::from(self.number()).rotate_right(8);
        let (mut losing, mut winning): (Vec<_>, Vec<_>) = self
            .boards(convention)
            .into_iter()
            .partition(|board| board.outcome() == Outcome::P);
        let lost = 3 + below(&mut chance, 3);
        let mut drawn = Vec::new();
        for (boards, count) in [(&mut losing, lost), (&mut winning, BOARDS - lost)] {
            for _ in 0..count {
                drawn.push(boards.swap_remove(below(&mut chance, boards.len())));
            }
        }
        shuffle(&mut drawn, &mut chance);
        let mixed = drawn.into_iter().map(|board| {
            let mut heaps = board.heaps().to_vec();
            shuffle(&mut heaps, &mut chance);
            taking(&heaps, convention, board.rules().takes)
        });
        mixed.collect()
    }

    /// All boards of the level, each in one order of its heaps.
    fn boards(self, convention: Convention) -> Vec<Position> {
        let (most_heaps, largest) = match self {
            Self::One => (5, 7),
            Self::Two => (4, 9),
            Self::Three => (3, 9),
        };
        let all_takes = match self {
            Self::One | Self::Two => vec![Takes::Any],
            Self::Three => {
                let limits = [2, 3, 4].into_iter().filter_map(NonZeroU32::new);
                let sets = SETS.into_iter().map(set);
                limits.map(Takes::UpTo).chain(sets).collect()
            }
        };
        let mut lists = multisets(most_heaps, largest);
        for heaps in &mut lists {
            heaps.retain(|&stones| stones > 0);
        }
        // A seed counts the boards in this order. The first list has no heap.
        lists.sort();
        let boards = all_takes.into_iter().flat_map(|takes| {
            let lists = lists.iter().skip(1);
            lists.map(move |heaps| taking(heaps, convention, takes))
        });
        boards.filter(|board| self.contains(board)).collect()
    }

    fn contains(self, board: &Position) -> bool {
        let heaps = board.heaps();
        let larger = heaps.iter().filter(|&&stones| stones > 1).count();
        let is_pair = heaps.len() == 2 && larger == 2;
        match self {
            Self::One => heaps.len() > 1 && (larger < 2 || is_pair),
            Self::Two => heaps.len() > 2 && larger > 1,
            // Where no heap is larger than a turn may take, the limit would change little.
            Self::Three => {
                let most = board.rules().max_take(u32::MAX);
                heaps.iter().any(|&stones| stones > most)
            }
        }
    }
}
