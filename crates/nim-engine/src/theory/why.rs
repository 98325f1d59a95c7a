//! Why a position is won or lost, as data: page and terminal write the sentences.

use crate::{Convention, Move, Nimber, Outcome, Position};

/// Why the player to move wins or loses, in the form that is easiest to see.
///
/// Together with the rule for the last stone each variant decides the outcome. The reason of a move is that
/// of the board which the move leaves. Heaps are counted from 0 and include the empty ones. With a `period`
/// `k + 1`, where a turn takes at most `k` stones and some heap is larger, a heap counts as its remainder
/// after division by the period. Otherwise a heap counts as its stones.
///
/// Bouton (*Nim, a game with a complete mathematical theory*, 1901) has the blocks, as binary digits, and the
/// end of misère play. Ferguson (*Game Theory*, part I) has the remainders, and Ferguson (1974) has them in
/// misère play.
///
/// # Examples
/// ```
/// use nim_engine::{Nimber, Rules, Setup, Why};
///
/// let why = |heaps: &[u32], rules| Setup::new(heaps.to_vec(), rules).position().unwrap().why();
/// // 3 = 2 + 1, 4 and 5 = 4 + 1: the 2 is alone, and goes.
/// let mend = Some("A2".parse().unwrap());
/// let blocks = Why::Blocks { alone: Nimber(2), mend, period: None };
/// assert_eq!(why(&[3, 4, 5], Rules::normal()), blocks);
/// let equal = Why::TwoHeaps { larger: 0, smaller: 1, more: 0 };
/// assert_eq!(why(&[4, 4], Rules::normal()), equal);
/// let large = Why::LastLarge { heap: 1, ones: 2, period: None };
/// assert_eq!(why(&[1, 5, 1], Rules::misere()), large);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// No stone is left.
    Over,
    /// Every turn takes one stone, up to the end. So the player to move takes the last stone exactly if the
    /// number of stones is odd.
    OneEach {
        /// How many stones there are: at least 1.
        stones: u64,
        /// Whether each is a heap of its own; otherwise the limit is 1.
        are_single: bool,
    },
    /// A single heap, of more than one stone. Who leaves `left` of it can win: 0 or a multiple of the period
    /// if the last stone wins, one more if it loses.
    OneHeap {
        /// That heap.
        heap: usize,
        /// Its stones: at least 2.
        stones: u32,
        /// The largest such number up to `stones`: the position is lost exactly if they are equal.
        left: u32,
        /// What heaps are divided by, if anything.
        period: Option<u32>,
    },
    /// Two heaps. Equal ones are lost, because every move can be copied; others can be made equal. In misère
    /// play both are above 1, and copying ends by leaving one stone.
    TwoHeaps {
        /// The larger heap; of equal ones the first.
        larger: usize,
        /// The other one.
        smaller: usize,
        /// How many stones more the larger heap has. If any, no heap is larger than the limit.
        more: u32,
    },
    /// Only one heap counts above 1, so that the position is won. A winning move in that heap leaves none
    /// that does, and the number of heaps that count as 1 even if the last stone wins, odd if it loses.
    /// With a limit a move in another heap may win too, by pairing all blocks.
    LastLarge {
        /// That heap.
        heap: usize,
        /// How many heaps count as 1: single stones, if nothing is divided.
        ones: usize,
        /// What heaps are divided by, if anything.
        period: Option<u32>,
    },
    /// No remainder is above 1. The position is lost exactly if the number of ones is even and the last
    /// stone wins, or that number is odd and the last stone loses.
    Ones {
        /// How many remainders are 1; the others are 0.
        ones: usize,
        /// What heaps are divided by.
        period: u32,
    },
    /// In blocks, the powers of two that heaps consist of, equal blocks of two heaps are partners. The
    /// position is lost exactly if every block has a partner. This also holds in misère play, because two
    /// heaps or more count above 1, and a winning move leaves two.
    Blocks {
        /// The blocks that are alone, as the bits of the nim-sum.
        alone: Nimber,
        /// A winning move, which leaves none alone: the one that a hint suggests. `None` if all are paired.
        mend: Option<Move>,
        /// What heaps are divided by, if anything.
        period: Option<u32>,
    },
}

impl Position {
    /// Why the player to move wins or loses here.
    #[must_use]
    pub fn why(&self) -> Why {
        let stones = self.stones();
        let standing = self.heaps().iter().copied().enumerate();
        let mut standing = standing.filter(|&(_, stones)| stones > 0);
        if stones == 0 {
            return Why::Over;
        }
        if (0..self.heaps().len()).all(|heap| self.max_take(heap) <= 1) {
            let are_single = standing.all(|(_, stones)| stones == 1);
            return Why::OneEach { stones, are_single };
        }
        let few = match (standing.next(), standing.next(), standing.next()) {
            (Some(heap), None, _) => Some(self.one_heap(heap)),
            (Some(first), Some(second), None) => self.two_heaps(first, second),
            _ => None,
        };
        few.unwrap_or_else(|| self.by_values())
    }

    fn one_heap(&self, (heap, stones): (usize, u32)) -> Why {
        let period = self.divides_by();
        let last = u32::from(self.is_misere());
        let left = period.map_or(last, |period| stones - (stones - last) % period);
        Why::OneHeap {
            heap,
            stones,
            left,
            period,
        }
    }

    /// Nothing where two heaps are not decided by making them equal.
    fn two_heaps(&self, first: (usize, u32), second: (usize, u32)) -> Option<Why> {
        let (larger, smaller) = if first.1 < second.1 {
            (second, first)
        } else {
            (first, second)
        };
        let more = larger.1 - smaller.1;
        let is_free = self.divides_by().is_none();
        let decides = match self.rules().convention {
            Convention::Normal => more == 0 || is_free,
            Convention::Misere => smaller.1 > 1 && is_free,
        };
        decides.then_some(Why::TwoHeaps {
            larger: larger.0,
            smaller: smaller.0,
            more,
        })
    }

    fn by_values(&self) -> Why {
        let period = self.divides_by();
        let values = self.values();
        let ones = values.iter().filter(|&&value| value == 1).count();
        let large = values.iter().position(|&value| value > 1);
        match (large, self.worth().large(), period) {
            (None, _, Some(period)) => Why::Ones { ones, period },
            (Some(heap), 1, _) => Why::LastLarge { heap, ones, period },
            _ => Why::Blocks {
                alone: self.nim_sum(),
                mend: match self.outcome() {
                    Outcome::N => self.suggested_move(),
                    Outcome::P => None,
                },
                period,
            },
        }
    }

    /// What heaps are divided by: nothing if the limit is as large as every heap, because that limits nothing.
    pub(crate) fn divides_by(&self) -> Option<u32> {
        let period = self.rules().period();
        period.filter(|&period| self.heaps().iter().any(|&stones| stones >= period))
    }
}
