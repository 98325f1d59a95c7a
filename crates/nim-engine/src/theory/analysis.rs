//! The theory's numbers: nim-sum, values of heaps and winning moves, as data for tables and drawings.

use crate::{Counts, Move, Nimber, Outcome, Position};

/// The theory's verdict on a position, with its numbers. [`Position::why`] gives the reason.
///
/// # Examples
/// ```
/// use nim_engine::{Nimber, Rules, Setup};
///
/// let position = Setup::new(vec![3, 4, 5], Rules::normal()).position()?;
/// let analysis = position.analysis();
/// // 011 + 100 + 101 = 010: only the twos do not pair off.
/// assert_eq!(analysis.nim_sum, Nimber(0b010));
/// let winning: Vec<_> = analysis.rows().filter_map(|row| row.winning).collect();
/// assert_eq!(winning.len(), 1);
/// assert_eq!(winning[0].to_string(), "A2");
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis<'a> {
    pub(super) position: &'a Position,
    /// The winner with best play.
    pub outcome: Outcome,
    /// The nim-sum of the heaps' Grundy values.
    pub nim_sum: Nimber,
    /// The quantity of a heap that counts: that is its Grundy value.
    pub counts: Counts,
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
}

impl Position {
    /// The winner, the nim-sum and the winning moves here.
    #[must_use]
    pub fn analysis(&self) -> Analysis<'_> {
        Analysis {
            position: self,
            outcome: self.outcome(),
            nim_sum: self.nim_sum(),
            counts: self.counts(),
        }
    }
}

impl<'a> Analysis<'a> {
    /// Every winning move, in the order of the heaps, as
    /// [`Position::winning_moves`](crate::Position::winning_moves) gives them.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + use<> {
        self.position.winning_moves()
    }

    /// A row for each heap, in order.
    pub fn rows(&self) -> impl Iterator<Item = HeapRow> + use<'a> {
        let position = self.position;
        let values = position.values();
        let winning: Vec<Move> = position.winning_moves().collect();
        let heaps = position.heaps().iter().enumerate();
        heaps.map(move |(heap, &stones)| HeapRow {
            heap,
            stones,
            grundy: Nimber(values.each[heap]),
            winning: winning.iter().copied().find(|play| play.heap == heap),
        })
    }

    /// The Grundy value of this heap that would make every bit column even, if the columns decide.
    /// `None` if the end of a misère game decides, where an odd number of Grundy values of 1 must be
    /// left.
    ///
    /// Where there is such a value, the heap has a winning move exactly if a move brings its Grundy value there.
    #[must_use]
    pub fn balanced_by(&self, row: HeapRow) -> Option<Nimber> {
        let values = self.position.values();
        let is_endgame = if row.winning.is_some() {
            values.ends_in(row.heap)
        } else {
            // Where heaps count as stones, a single heap above 1 has the winning move, so this heap is beside it.
            let large_heaps = usize::from(self.counts == Counts::Stones);
            self.position.is_misere() && values.large <= large_heaps
        };
        (!is_endgame).then_some(row.grundy + self.nim_sum)
    }

    /// How many binary digits show every Grundy value: at least 1.
    #[must_use]
    pub fn bits(&self) -> u32 {
        let largest = self.position.values().each.into_iter().max();
        largest.map_or(1, |largest| largest.max(1).ilog2() + 1)
    }
}
