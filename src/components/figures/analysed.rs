use crate::engine::{Analysis, Move, Outcome, Position};
use crate::text::analysis::Reader;

/// A position with its analysis, and a move on it that is chosen.
#[derive(Debug)]
pub struct Analysed<'a> {
    /// The position as it is.
    pub now: &'a Position,
    /// Why it is won or lost.
    pub analysis: Analysis<'a>,
    /// The move that is chosen and not made yet, with the position to which it leads.
    pub chosen: Option<(Move, &'a Position)>,
    pub reader: Reader,
    /// Whether the heaps in binary are shown, and the nim-sum is named.
    pub binary: bool,
    /// How many digits show every number of both positions: at least four.
    pub digits: u32,
}

impl Analysed<'_> {
    /// The outlook for the reader in the current position.
    pub fn prospect(&self) -> &'static str {
        prospect(self.reader.wins(self.analysis.outcome == Outcome::N))
    }

    /// The outlook for the reader after the chosen move.
    pub fn prospect_after(&self, after: &Position) -> &'static str {
        prospect(self.reader.wins(after.outcome() == Outcome::P))
    }
}

/// How many digits show every number of a position: at least four.
pub fn digits(position: &Position) -> u32 {
    position.analysis().bits().max(4)
}

/// A verdict for the reader as the value of an attribute.
pub const fn prospect(won: bool) -> &'static str {
    if won { "good" } else { "bad" }
}
