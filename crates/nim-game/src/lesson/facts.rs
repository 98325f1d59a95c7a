//! The numbers of a board in a lesson. The engine computes all of them.

use nim_engine::{Count, Outcome, Position, Setup};

use super::Amount;

/// A board of a lesson, and its numbers.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    board: &'a Position,
}

/// A winning move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Repair {
    /// Its heap, counted from 0.
    pub heap: usize,
    /// How many stones the heap has.
    pub held: u32,
    /// How many of them the move takes.
    pub take: u32,
    /// How many of them it leaves.
    pub keeps: u32,
}

impl<'a> Facts<'a> {
    /// The numbers of this board.
    pub const fn of(board: &'a Position) -> Self {
        Self { board }
    }

    /// Its heaps.
    pub fn heaps(self) -> &'a [u32] {
        self.board.heaps()
    }

    /// All of its stones.
    pub fn stones(self) -> u32 {
        self.heaps().iter().sum()
    }

    /// The stones of a heap.
    pub fn size(self, heap: usize) -> u32 {
        self.heaps().get(heap).copied().unwrap_or_default()
    }

    /// The amount of a heap: its stones, or with a limit their remainder.
    pub fn count(self, heap: usize) -> u32 {
        Amount::Counts(heap).of(self.board)
    }

    /// The same of all heaps.
    pub fn counts(self) -> Vec<u32> {
        let places = 0..self.heaps().len();
        places.map(|heap| self.count(heap)).collect()
    }

    /// The stones of a heap that would give every block a partner.
    pub fn reach(self, heap: usize) -> u32 {
        Amount::Reach(heap).of(self.board)
    }

    /// How many stones a heap has more than that.
    pub fn less(self, heap: usize) -> u32 {
        self.size(heap).saturating_sub(self.reach(heap))
    }

    /// The nim-sum: its powers of two are the unpaired blocks.
    pub fn sum(self) -> u32 {
        Amount::NimSum.of(self.board)
    }

    /// The largest unpaired block.
    pub fn top(self) -> u32 {
        self.sum().checked_ilog2().map_or(0, |place| 1 << place)
    }

    /// How many digits every heap has in binary.
    pub fn digits(self) -> u32 {
        self.board.analysis().bits()
    }

    /// The sizes of blocks that its heaps can have, added up.
    pub fn sizes(self) -> u32 {
        (1 << self.digits()) - 1
    }

    /// How many heaps have a block of one.
    pub fn ones(self) -> u32 {
        Amount::Ones.of(self.board)
    }

    /// How many moves win.
    pub fn winning(self) -> u32 {
        Amount::Winning.of(self.board)
    }

    /// The first of these; nothing where no move wins.
    pub fn repair(self) -> Repair {
        let best = self.board.winning_moves().next();
        best.map_or_else(Repair::default, |best| {
            let (heap, take) = (best.heap, best.take.get());
            let held = self.size(heap);
            Repair {
                heap,
                held,
                take,
                keeps: held - take,
            }
        })
    }

    /// The most stones a turn.
    pub fn limit(self) -> u32 {
        self.board.rules().limit.map_or(u32::MAX, Into::into)
    }

    /// One more than that.
    pub fn period(self) -> u32 {
        self.board.rules().period().unwrap_or(u32::MAX)
    }

    /// The single heaps, up to the first one, from which the player to move loses.
    pub fn lost(self) -> Vec<u32> {
        let lost = (1..=self.size(0)).filter(|&stones| {
            let smaller = Setup::new(vec![stones], self.board.rules()).position();
            smaller.is_ok_and(|smaller| smaller.outcome() == Outcome::P)
        });
        lost.collect()
    }

    /// Whether the player to move wins.
    pub fn is_won(self) -> bool {
        self.board.outcome() == Outcome::N
    }

    /// How many games can be played.
    pub fn games(self) -> u32 {
        Amount::Games.of(self.board)
    }

    /// How many nodes the tree has.
    pub fn nodes(self) -> u64 {
        let (Count::Exactly(nodes) | Count::MoreThan(nodes)) = self.board.tree_counts().nodes;
        u64::try_from(nodes).unwrap_or(u64::MAX)
    }
}
