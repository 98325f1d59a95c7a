//! Why a position is won or lost, as data: page and terminal write the sentences.

use super::Values;
use crate::{Convention, Move, Nimber, Outcome, Position, Rules, Takes};

/// What counts of each heap of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeapMeasure {
    /// The stones.
    Stones,
    /// The remainder after division by this period, the limit plus 1: where a heap has more stones than the limit.
    Remainder(u32),
    /// The Grundy value, where a turn takes a number of a set.
    Value,
}

/// Why the player to move wins or loses, in the form that is easiest to see.
///
/// Together with the rule for the last stone each variant decides the outcome. The reason of a move is the `Why`
/// of the board that the move leaves. The numbers of heaps start at 0 and include the empty heaps.
/// [`Position::counts`] says what a heap counts as.
///
/// Bouton (*Nim, a game with a complete mathematical theory*, 1901) has the blocks, as binary digits, and the
/// end of misère play. Ferguson (*Game Theory*, part I) has the remainders, and Ferguson (1974) has them in
/// misère play. Grundy (1939) has the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// There is no move.
    Over,
    /// Every turn takes one stone, up to the end. So the player to move takes the last stone exactly if the
    /// number of stones is odd.
    OneEach {
        /// How many stones there are: at least 1.
        stones: u64,
        /// Whether every heap with stones has exactly one; otherwise the limit is 1.
        are_single: bool,
    },
    /// A single heap. The player who leaves `left` stones in the heap, or the value `left` if heaps count as their values,
    /// can win.
    OneHeap {
        /// The heap, counted from 0.
        heap: usize,
        /// The stones of the heap: at least 2, but with a set 1 if no single stone can be taken.
        stones: u32,
        /// 0 if the last stone wins, and 1 if it loses. If heaps count as remainders, the largest number up to `stones` with
        /// this remainder. The position is lost exactly if the heap has `left` stones, or the value `left`.
        left: u32,
    },
    /// Two heaps. If they are equal, the position is lost, because every move can be copied in the other heap.
    /// Otherwise a move makes them equal. In misère play both are above 1, and copying ends by leaving one stone.
    TwoHeaps {
        /// The larger heap; of equal heaps the first.
        larger: usize,
        /// The other heap.
        smaller: usize,
        /// How many stones more the larger heap has. If above 0, no heap is larger than the limit.
        more: u32,
    },
    /// Exactly one heap counts above 1, so that the position is won. A winning move makes that heap count as 0 or 1, so
    /// that then the number of heaps that count as 1 is even if the last stone wins, and odd if it loses.
    /// With a limit or a set a move in another heap may win too, by pairing all blocks.
    LastLarge {
        /// The heap, counted from 0.
        heap: usize,
        /// How many heaps count as 1: single stones, if a heap counts as its stones.
        ones: usize,
    },
    /// No heap counts above 1, and heaps do not count as their stones. The position is lost exactly if `ones` is even
    /// and the last stone wins, or `ones` is odd and the last stone loses.
    Ones {
        /// How many heaps count as 1; the others count as 0.
        ones: usize,
    },
    /// Heaps consist of blocks, each a power of two, and equal blocks of two heaps are partners. The
    /// position is lost exactly if every block has a partner. This also holds in misère play, because at least
    /// two heaps count above 1, and a winning move leaves at least two such heaps.
    Blocks {
        /// The blocks without a partner, as the bits of the nim-sum.
        alone: Nimber,
        /// The winning move that a hint suggests. It leaves no block alone. `None` if every block has a partner.
        repair: Option<Move>,
    },
}

impl Position {
    /// Why the player to move wins or loses here.
    pub fn why(&self) -> Why {
        self.rules().why(self.heaps())
    }

    /// What a heap counts as here.
    pub fn measure(&self) -> HeapMeasure {
        self.rules().measure(self.heaps())
    }
}

impl Rules {
    /// Why the player to move wins or loses on these heaps.
    pub fn why(self, heaps: &[u32]) -> Why {
        if self.is_terminal(heaps) {
            return Why::Over;
        }
        let measure = self.measure(heaps);
        let can_move = |&(_, stones): &(usize, u32)| self.max_take(stones) > 0;
        let mut standing = heaps.iter().copied().enumerate().filter(can_move);
        if measure != HeapMeasure::Value && heaps.iter().all(|&stones| self.max_take(stones) <= 1) {
            return Why::OneEach {
                stones: heaps.iter().map(|&stones| u64::from(stones)).sum(),
                are_single: standing.all(|(_, size)| size == 1),
            };
        }
        let of_few_heaps = match (standing.next(), standing.next(), standing.next()) {
            (Some(heap), None, _) => Some(self.one_heap(heap, measure)),
            (Some(first), Some(second), None) => self.two_heaps(first, second, measure),
            _ => None,
        };
        of_few_heaps.unwrap_or_else(|| self.by_values(heaps, measure))
    }

    fn one_heap(self, (heap, stones): (usize, u32), measure: HeapMeasure) -> Why {
        let least = u32::from(self.is_misere());
        let left = match measure {
            HeapMeasure::Stones | HeapMeasure::Value => least,
            HeapMeasure::Remainder(period) => stones - (stones - least) % period,
        };
        Why::OneHeap { heap, stones, left }
    }

    /// [`Why::TwoHeaps`], or `None` where the outcome does not depend on whether the two heaps are equal.
    fn two_heaps(
        self,
        first: (usize, u32),
        second: (usize, u32),
        measure: HeapMeasure,
    ) -> Option<Why> {
        let (larger, smaller) = if first.1 < second.1 {
            (second, first)
        } else {
            (first, second)
        };
        let more = larger.1 - smaller.1;
        let counts_stones = measure == HeapMeasure::Stones;
        let decides = match self.convention {
            Convention::Normal => more == 0 || counts_stones,
            Convention::Misere => smaller.1 > 1 && counts_stones,
        };
        decides.then_some(Why::TwoHeaps {
            larger: larger.0,
            smaller: smaller.0,
            more,
        })
    }

    fn by_values(self, heaps: &[u32], measure: HeapMeasure) -> Why {
        let values = Values::of(heaps, self);
        let ones = values.each.iter().filter(|&&value| value == 1).count();
        let first_large = values.each.iter().position(|&value| value > 1);
        match (first_large, values.large) {
            (None, _) if measure != HeapMeasure::Stones => Why::Ones { ones },
            (Some(heap), 1) => Why::LastLarge { heap, ones },
            _ => Why::Blocks {
                alone: values.sum,
                repair: match values.outcome() {
                    Outcome::N => self.suggested_move(heaps),
                    Outcome::P => None,
                },
            },
        }
    }

    /// What a heap counts as. A limit as large as every heap limits nothing.
    pub fn measure(self, heaps: &[u32]) -> HeapMeasure {
        let is_divided = |period| heaps.iter().any(|&stones| stones >= period);
        match self.divisor() {
            _ if matches!(self.takes, Takes::Of(_)) => HeapMeasure::Value,
            Some(period) if is_divided(period) => HeapMeasure::Remainder(period),
            _ => HeapMeasure::Stones,
        }
    }
}
