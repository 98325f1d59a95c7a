//! The parts of the path.

use std::ops::RangeInclusive;

/// Some steps of the path that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Single stones, also beside one larger heap.
    Singles,
    /// Two equal heaps, and pairs of heaps.
    Pairs,
    /// Blocks and their partners.
    Blocks,
    /// Whole games.
    Game,
}

impl Part {
    /// All parts, in the order in which they are learned.
    pub const ALL: [Self; 4] = [Self::Singles, Self::Pairs, Self::Blocks, Self::Game];

    /// The steps of this part, counted from 1.
    pub const fn steps(self) -> RangeInclusive<usize> {
        match self {
            Self::Singles => 1..=3,
            Self::Pairs => 4..=7,
            Self::Blocks => 8..=11,
            Self::Game => 12..=12,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teach::STEPS;

    #[test]
    fn every_step_is_in_one_part() {
        let steps: Vec<usize> = Part::ALL.into_iter().flat_map(Part::steps).collect();
        assert_eq!(steps, (1..=STEPS).collect::<Vec<_>>());
    }
}
