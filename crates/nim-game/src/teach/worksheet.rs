//! Boards to judge on paper, from a seed: who can win, and why.

use std::fmt::{self, Display, Formatter};
use std::num::NonZeroU32;

use nim_engine::{Convention, Outcome, Position, Takes};

use super::taking;
use crate::choices::{SETS, set};
use crate::puzzle::chance::below;
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

/// The names of the sheets in an address.
const WORKSHEET: &str = "worksheet";
const TICKET: &str = "ticket";

impl Worksheet {
    /// Reads what stands behind `#/print/` and the rule; `None` if there is no such worksheet.
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
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its number in addresses, from 1.
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
        let count = 3 + below(&mut chance, 3);
        let mut drawn = Vec::new();
        for (boards, count) in [(&mut losing, count), (&mut winning, BOARDS - count)] {
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
        let (most_heaps, size) = match self {
            Self::One => (5, 7),
            Self::Two => (4, 9),
            Self::Three => (3, 9),
        };
        let takes = match self {
            Self::One | Self::Two => vec![Takes::Any],
            Self::Three => {
                let limits = [2, 3, 4].into_iter().filter_map(NonZeroU32::new);
                let sets = SETS.into_iter().map(set);
                limits.map(Takes::UpTo).chain(sets).collect()
            }
        };
        let mut boards = Vec::new();
        for takes in takes {
            each(&mut Vec::new(), most_heaps, size, &mut |heaps| {
                let board = taking(heaps, convention, takes);
                if self.has(&board) {
                    boards.push(board);
                }
            });
        }
        boards
    }

    fn has(self, board: &Position) -> bool {
        let heaps = board.heaps();
        let larger = heaps.iter().filter(|&&stones| stones > 1).count();
        let is_pair = heaps.len() == 2 && larger == 2;
        match self {
            Self::One => heaps.len() > 1 && (larger < 2 || is_pair),
            Self::Two => heaps.len() > 2 && larger > 1,
            // Numbers to take that no heap is above would change little.
            Self::Three => {
                let most = board.rules().max_take(u32::MAX);
                heaps.iter().any(|&stones| stones > most)
            }
        }
    }
}

/// Visits heaps that do not decrease, up to a number of heaps and up to a size, none of them empty.
fn each(heaps: &mut Vec<u32>, most: usize, size: u32, visit: &mut impl FnMut(&[u32])) {
    if !heaps.is_empty() {
        visit(heaps);
    }
    if heaps.len() < most {
        let least = heaps.last().copied().unwrap_or(1);
        for next in least..=size {
            heaps.push(next);
            each(heaps, most, size, visit);
            heaps.pop();
        }
    }
}

fn shuffle<T>(items: &mut [T], chance: &mut u64) {
    for place in (1..items.len()).rev() {
        items.swap(place, below(chance, place + 1));
    }
}
