//! The theory's numbers: nim-sum, values of heaps and winning moves, as data for tables and drawings.

use super::Values;
use crate::{HeapMeasure, Move, Nimber, Outcome, Position, Rules};

/// The theory's verdict on heaps, with its numbers. [`Rules::why`] gives the reason.
///
/// # Examples
/// ```
/// use nim_engine::{Nimber, Position, Rules};
///
/// let analysis = Position::new(&[3, 4, 5], Rules::normal())?.analysis();
/// // 011 + 100 + 101 = 010: only the twos do not pair off.
/// assert_eq!(analysis.nim_sum, Nimber(0b010));
/// assert_eq!(analysis.winning.len(), 1);
/// assert_eq!(analysis.winning[0].to_string(), "A2");
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The winner with best play.
    pub outcome: Outcome,
    /// The nim-sum of the heaps' Grundy values.
    pub nim_sum: Nimber,
    /// What the Grundy value of a heap is here: its stones, a remainder, or a value of its own.
    pub measure: HeapMeasure,
    /// A row for each heap, in order.
    pub rows: Vec<HeapRow>,
    /// Every winning move, in the order of the heaps.
    pub winning: Vec<Move>,
    /// The winning move that a hint suggests; `None` if none wins.
    pub suggested: Option<Move>,
}

/// The theory's facts about one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapRow {
    /// The heap, counted from 0.
    pub heap: usize,
    /// The stones of the heap.
    pub stones: u32,
    /// The Grundy value of the heap.
    pub grundy: Nimber,
    /// The winning move in this heap, where there is one: with a set the one that takes the fewest.
    pub winning: Option<Move>,
    /// The Grundy value of this heap that would make every bit column even, if the columns decide: then the heap has a
    /// winning move exactly if a move brings its Grundy value there. `None` if the end of a misère game decides, where
    /// an odd number of Grundy values of 1 must be left.
    pub balanced: Option<Nimber>,
}

impl Position {
    /// The winner, the nim-sum and the winning moves here.
    pub fn analysis(&self) -> Analysis {
        self.rules().analysis(self.heaps())
    }
}

impl Rules {
    /// The winner, the nim-sum and the winning moves on these heaps.
    pub fn analysis(self, heaps: &[u32]) -> Analysis {
        let values = Values::of(heaps, self);
        let winning = self.winning_moves(heaps);
        let measure = self.measure(heaps);
        let row = |(heap, &stones): (usize, &u32)| {
            let grundy = Nimber(values.each[heap]);
            let winning = winning.iter().copied().find(|play| play.heap == heap);
            let is_endgame = if winning.is_some() {
                values.ends_in(heap)
            } else {
                // A single heap above 1 has a winning move itself, where heaps count as stones.
                let is_beside_large = measure == HeapMeasure::Stones && values.large == 1;
                self.is_misere() && (values.large == 0 || is_beside_large)
            };
            HeapRow {
                heap,
                stones,
                grundy,
                winning,
                balanced: (!is_endgame).then_some(grundy + values.sum),
            }
        };
        Analysis {
            outcome: values.outcome(),
            nim_sum: values.sum,
            measure,
            rows: heaps.iter().enumerate().map(row).collect(),
            suggested: self.plainest(heaps, &winning),
            winning,
        }
    }
}

impl Analysis {
    /// How many binary digits show every Grundy value: at least 1.
    pub fn bits(&self) -> u32 {
        let largest = self.rows.iter().map(|row| row.grundy.0).max();
        largest.map_or(1, |largest| largest.max(1).ilog2() + 1)
    }
}
