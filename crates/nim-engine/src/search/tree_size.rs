//! How many nodes and games a game tree holds, counted without growing it.

use std::fmt;
use std::num::TryFromIntError;
use std::ops::ControlFlow;

use crate::search::boards::{BoardMap, ReachableBoards, sorted_board, try_moves};
use crate::{Position, Reached, Rules};

/// The size of the game tree below each board that can be reached from a position.
#[derive(Clone, Debug)]
pub struct TreeSizes {
    rules: Rules,
    /// The place of each board in `sizes`.
    places: BoardMap<u32>,
    /// By the place of each board. `None` where a number has too many digits.
    sizes: Vec<Option<TreeSize>>,
}

/// The size of a whole game tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TreeSize {
    /// Nodes: one for each sequence of moves from the root, from the empty one to whole games.
    pub nodes: Count,
    /// Leaves: whole games. The same moves in another order are another game.
    pub leaves: Count,
}

impl Position {
    /// The size of the tree below each board that can be reached from here. `None` if there are more than
    /// [`Reached::MOST`] boards.
    #[must_use]
    pub fn tree_sizes(&self) -> Option<TreeSizes> {
        let ReachableBoards {
            ends_first,
            numbers: mut places,
        } = ReachableBoards::below(self, Reached::MOST)?;
        for (place, board) in (0..).zip(&ends_first) {
            places.insert(board, place);
        }
        let mut known = TreeSizes {
            rules: self.rules(),
            places,
            sizes: Vec::with_capacity(ends_first.len()),
        };
        // Each board stands after all boards that its moves lead to, so their sizes are known.
        for board in ends_first {
            known.sizes.push(known.count(&board));
        }
        Some(known)
    }

    /// The size of the tree below this position. `None` if more than [`Reached::MOST`] boards can be reached, or a number has
    /// more than 76 digits. The largest tree of the page has 54 digits.
    #[must_use]
    pub fn tree_size(&self) -> Option<TreeSize> {
        self.tree_sizes()?.size(self)
    }
}

impl TreeSizes {
    /// How many boards can be reached.
    #[must_use]
    pub const fn boards(&self) -> usize {
        self.sizes.len()
    }

    /// The size of the tree below this board. `None` if the board cannot be reached, or a number has more than 76 digits.
    #[must_use]
    pub fn size(&self, position: &Position) -> Option<TreeSize> {
        let known = self.size_of(&sorted_board(position.heaps())).copied();
        known.filter(|_| position.rules() == self.rules)
    }

    fn size_of(&self, board: &[u32]) -> Option<&TreeSize> {
        let place = *self.places.get(board)?;
        self.sizes.get(place as usize)?.as_ref()
    }

    /// The size below a board, from the sizes below the boards that its moves lead to.
    fn count(&self, board: &[u32]) -> Option<TreeSize> {
        let mut nodes = Count::from(1);
        let mut leaves = Count::from(0);
        let added = try_moves(board, self.rules, |after, equal_heaps| {
            // The same move from equal heaps gives the same board: it is added once for each.
            for _ in 0..equal_heaps {
                let sum = self.size_of(after).and_then(|more| {
                    let (nodes, leaves) = (nodes.plus(&more.nodes), leaves.plus(&more.leaves));
                    nodes.zip(leaves)
                });
                match sum {
                    Some(sum) => (nodes, leaves) = sum,
                    None => return ControlFlow::Break(()),
                }
            }
            ControlFlow::Continue(())
        });
        if nodes == Count::from(1) {
            // Without a move the root is a leaf.
            leaves = Count::from(1);
        }
        added.is_continue().then_some(TreeSize { nodes, leaves })
    }
}

/// A whole number of up to 76 digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Count {
    /// The digits before the last 38. It stands first, because the derived order compares it first.
    high: u128,
    /// The last 38 digits.
    low: u128,
}

/// The least number of more than 38 digits.
const BASE: u128 = 10_u128.pow(38);

impl Count {
    fn plus(&self, other: &Self) -> Option<Self> {
        let mut low = self.low + other.low;
        let mut high = self.high + other.high;
        if low >= BASE {
            low -= BASE;
            high += 1;
        }
        (high < BASE).then_some(Self { high, low })
    }
}

impl From<u64> for Count {
    fn from(number: u64) -> Self {
        Self {
            high: 0,
            low: number.into(),
        }
    }
}

impl TryFrom<Count> for u64 {
    type Error = TryFromIntError;

    fn try_from(count: Count) -> Result<Self, TryFromIntError> {
        Self::try_from(if count.high == 0 {
            count.low
        } else {
            u128::MAX
        })
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.high {
            0 => self.low.fmt(f),
            high => write!(f, "{high}{:038}", self.low),
        }
    }
}
