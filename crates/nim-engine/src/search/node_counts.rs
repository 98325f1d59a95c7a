//! How many nodes of a game tree minimax looks at, with cut-offs and without.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Convention, Node, Position};

/// How many nodes minimax looks at below each board at or below one, with the cut-offs of
/// alpha-beta and without.
///
/// Moves are tried in the order of [`Position::legal_moves`]. A node has one of two values, so the
/// cut-off is simple: after the first winning move no other is visited. The saving depends on the order
/// of the heaps, and is counted board by board. Without cut-offs the number is the whole tree, which
/// [`Position::tree_counts`] counts at once for any size.
///
/// # Examples
/// ```
/// use nim_engine::{NodeCounts, Rules, Setup};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::misere()).position()?;
/// let counts = NodeCounts::new(&position, 10_000).unwrap();
/// assert_eq!(counts.nodes(&position, false), Some(39_861_780));
/// assert_eq!(counts.nodes(&position, true), Some(1_582_806));
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct NodeCounts {
    root: Position,
    /// By the board's number, in which the first heap counts least.
    boards: Vec<Board>,
}

#[derive(Clone, Copy, Debug)]
struct Board {
    wins: bool,
    /// `None` past `u128`.
    nodes: Option<u128>,
    with_cutoffs: Option<u128>,
}

impl NodeCounts {
    /// Counts all boards at or below this one. `None` where that takes more than `moves` moves,
    /// reckoned as the boards times the moves of the root, which has the most.
    #[must_use]
    pub fn new(root: &Position, moves: u64) -> Option<Self> {
        // How far apart two boards lie that differ by one stone of a heap.
        let mut strides = Vec::new();
        let mut count = 1_usize;
        for &stones in root.heaps() {
            strides.push(count);
            count = count.checked_mul((stones as usize).checked_add(1)?)?;
        }
        if root.move_count().checked_mul(count as u64)? > moves {
            return None;
        }
        let mut boards = Vec::with_capacity(count);
        let mut heaps = vec![0; root.heaps().len()];
        for _ in 0..count {
            boards.push(count_board(root, &heaps, &strides, &boards));
            count_up(&mut heaps, root.heaps());
        }
        Some(Self {
            root: root.clone(),
            boards,
        })
    }

    /// How many nodes minimax looks at from here, this one among them. `None` where they are past
    /// `u128`, or the position is not one at or below the root of these counts.
    #[must_use]
    pub fn nodes(&self, position: &Position, cutoffs: bool) -> Option<u128> {
        self.board(position)?.count(cutoffs)
    }

    /// The same for the moves of a node that have no child yet: how many nodes minimax looks at
    /// below them. With cut-offs, the first of them that wins spares the others.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{NodeCounts, Rules, Setup, Tree};
    ///
    /// let position = Setup::new(vec![3], Rules::normal()).position()?;
    /// let counts = NodeCounts::new(&position, 100).unwrap();
    /// let mut tree = Tree::new(&position);
    /// let root = tree.root();
    /// tree.grow(root, 1);
    /// // Taking 2 leaves one stone and then none, taking 3 ends the game.
    /// assert_eq!(counts.nodes_of_rest(&tree[root], false), Some(2 + 1));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn nodes_of_rest(&self, node: &Node, cutoffs: bool) -> Option<u128> {
        let mut sum = 0_u128;
        for by in node.position().legal_moves().skip(node.children().len()) {
            let after = node.position().clone().play(by).ok()?;
            let after = self.board(&after)?;
            sum = sum.checked_add(after.count(cutoffs)?)?;
            if cutoffs && !after.wins {
                break;
            }
        }
        Some(sum)
    }

    fn board(&self, position: &Position) -> Option<&Board> {
        let (heaps, largest) = (position.heaps(), self.root.heaps());
        if position.rules() != self.root.rules() || heaps.len() != largest.len() {
            return None;
        }
        let mut place = 0;
        for (&stones, &most) in heaps.iter().zip(largest).rev() {
            if stones > most {
                return None;
            }
            place = place * (most as usize + 1) + stones as usize;
        }
        self.boards.get(place)
    }
}

impl Board {
    const fn count(&self, cutoffs: bool) -> Option<u128> {
        if cutoffs {
            self.with_cutoffs
        } else {
            self.nodes
        }
    }
}

/// The next board, from those before it: every move leads to one of them.
fn count_board(root: &Position, heaps: &[u32], strides: &[usize], before: &[Board]) -> Board {
    let rules = root.rules();
    let over = heaps.iter().all(|&stones| rules.max_take(stones) == 0);
    let mut board = Board {
        wins: over && rules.convention == Convention::Misere,
        nodes: Some(1),
        with_cutoffs: Some(1),
    };
    let add = |one: Option<u128>, other: Option<u128>| one?.checked_add(other?);
    for (&stones, &stride) in heaps.iter().zip(strides) {
        for take in rules.takes.numbers(stones) {
            let after = before[before.len() - take as usize * stride];
            board.nodes = add(board.nodes, after.nodes);
            if !board.wins {
                board.with_cutoffs = add(board.with_cutoffs, after.with_cutoffs);
                board.wins = !after.wins;
            }
        }
    }
    board
}

/// Goes to the next board, the first heap running fastest.
fn count_up(heaps: &mut [u32], largest: &[u32]) {
    for (stones, &most) in heaps.iter_mut().zip(largest) {
        if *stones < most {
            *stones += 1;
            return;
        }
        *stones = 0;
    }
}
