//! The parts of the path.

use super::Step;

/// Some steps of the path that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPart {
    /// Single stones, also beside one larger heap.
    Singles,
    /// Two equal heaps, and pairs of heaps.
    Pairs,
    /// Blocks and their partners.
    Blocks,
    /// Whole games.
    Game,
}

impl PathPart {
    /// All parts, in the order in which they are learned.
    pub const ALL: [Self; 4] = [Self::Singles, Self::Pairs, Self::Blocks, Self::Game];

    /// The steps of this part.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        let steps = Step::ALL.into_iter();
        steps.filter(move |step| step.part() == self)
    }
}
