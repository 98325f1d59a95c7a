//! How many nodes and games a game tree holds, counted without growing it.

use std::ops::ControlFlow;

use super::boards::{BoardMap, SortedBoard};
use crate::{Position, Rules};

/// The size of the game tree below each board that can be reached from a position.
#[derive(Clone, Debug)]
pub struct TreeSizes {
    rules: Rules,
    sizes: BoardMap<TreeSize>,
}

/// The size of a whole game tree. Numbers up to 10¹⁵ are [`exact_count`], and of larger ones the first ten digits are right. The largest
/// tree of a board has about 4 × 10⁵³ nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeSize {
    /// Nodes: one for each sequence of moves from the root, from the empty one to whole games.
    pub nodes: f64,
    /// Leaves: whole games. The same moves in another order are another game.
    pub leaves: f64,
}

/// The whole number that this count of nodes or games is exactly: none above 10¹⁵.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a count is whole, and not below 0"
)]
pub fn exact_count(count: f64) -> Option<u64> {
    (count <= 1e15).then_some(count as u64)
}

impl Position {
    /// The size of the tree below each board that can be reached from here.
    pub fn tree_sizes(&self) -> TreeSizes {
        let mut known = TreeSizes {
            rules: self.rules(),
            sizes: BoardMap::new(),
        };
        known.count(SortedBoard::of(self));
        known
    }

    /// The size of the tree below this position.
    pub fn tree_size(&self) -> TreeSize {
        self.tree_sizes().count(SortedBoard::of(self))
    }
}

impl TreeSizes {
    /// How many boards can be reached.
    pub fn boards(&self) -> usize {
        self.sizes.len()
    }

    /// The size of the tree below this board. `None` if the board cannot be reached.
    pub fn size(&self, position: &Position) -> Option<TreeSize> {
        let known = self.sizes.get(SortedBoard::of(position));
        known.filter(|_| position.rules() == self.rules)
    }

    /// The size below a board, from the sizes below the boards that its moves lead to.
    fn count(&mut self, board: SortedBoard) -> TreeSize {
        if let Some(size) = self.sizes.get(board) {
            return size;
        }
        let [mut nodes, mut leaves] = [1.0, 0.0];
        let _all = board.try_moves::<()>(self.rules, |after, equal_heaps| {
            // The same move from equal heaps gives the same board: it counts once for each.
            let below = self.count(after);
            nodes += below.nodes * f64::from(equal_heaps);
            leaves += below.leaves * f64::from(equal_heaps);
            ControlFlow::Continue(())
        });
        // Without a move the root is a leaf.
        let size = TreeSize {
            nodes,
            leaves: f64::max(leaves, 1.0),
        };
        self.sizes.insert(board, size);
        size
    }
}
