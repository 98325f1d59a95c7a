//! What is found by looking, without theory: the winner here, and trees, graphs and counts in the files below.

mod boards;
pub(crate) mod count;
mod graph;
mod node_counts;
mod reached;
pub(crate) mod table;
mod tree;

pub use count::{Count, TreeCounts};
pub use graph::{Graph, GraphMove, GraphNode};
pub use node_counts::NodeCounts;
pub use reached::{Reached, ReachedMove};
pub use tree::{Node, NodeId, Side, Tree};

use alloc::vec::Vec;

use crate::search::table::{Table, leave_sorted, padded_board, sorted_board};
use crate::{Convention, Move, Outcome, Position, Rules};

/// A search for the winner of a position. It runs in slices, so its caller can do other work in between.
///
/// It stores no tree. A result for a position holds for all orders of its heaps. There are only two
/// values, so the cut of alpha-beta is simple: the first winning move ends the search of its position.
///
/// # Examples
/// ```
/// use nim_engine::{Outcome, Progress, Rules, Search, Setup};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::misere()).position()?;
/// let mut search = Search::new(&position);
/// assert_eq!(search.step(10), Progress::Searching);
/// while search.step(100) == Progress::Searching {}
/// assert_eq!(search.outcome(), Some(Outcome::N));
/// assert!(search.visited() < 88, "the whole tree has 39,861,780 nodes");
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    root: Position,
    table: Table<Known>,
    /// From the root down to the position that is being looked at.
    path: Vec<Frame>,
    child: Vec<u32>,
    tried: u64,
    cutoffs: u64,
}

/// Whether a search has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// The budget of this slice ended first.
    Searching,
    /// The winner is known.
    Done(Outcome),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Open,
    Lost,
    /// Won by leaving this many in a heap of this many; the empty board is won without a move.
    Won(Option<Leaving>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leaving {
    stones: u32,
    left: u32,
}

/// A position on the path, with its next move. The largest heap comes first, and in a heap the largest
/// number, because short games are soon finished.
#[derive(Clone, Copy, Debug)]
struct Frame {
    entry: usize,
    /// The last of the heaps that have this size.
    place: usize,
    left: u32,
}

impl Search {
    /// A search of this position, not started yet.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let board = sorted_board(position.heaps());
        let mut search = Self {
            root: position.clone(),
            table: Table::new(board.len()),
            path: Vec::new(),
            child: Vec::new(),
            tried: 0,
            cutoffs: 0,
        };
        search.visit(&board);
        search
    }

    /// Continues until the value is known, or until `budget` more moves were visited.
    ///
    /// Each takes about the same time, but for the few on which the table of positions doubles.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Progress, Rules, Search, Setup};
    ///
    /// let mut search = Search::new(&Setup::new(vec![9; 9], Rules::normal()).position()?);
    /// let mut slices = 0;
    /// // Between two slices there is time to draw, or to give up.
    /// while slices < 3 && search.step(1000) == Progress::Searching {
    ///     slices += 1;
    /// }
    /// assert_eq!((slices, search.outcome()), (3, None));
    /// # Ok::<(), nim_engine::SetupError>(())
    /// ```
    pub fn step(&mut self, budget: u64) -> Progress {
        let last = self.tried.saturating_add(budget);
        while self.tried < last && !self.path.is_empty() {
            self.tried += 1;
            self.try_move();
        }
        self.outcome().map_or(Progress::Searching, Progress::Done)
    }

    /// The winner, after it has been found.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.table.value(0) {
            Known::Open => None,
            Known::Lost => Some(Outcome::P),
            Known::Won(_) => Some(Outcome::N),
        }
    }

    /// The rest of the game by the results of the search: the winner plays the found move, and the loser
    /// plays slowly. Empty before the value is known, and on the empty board.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Search, Setup, write_moves};
    ///
    /// let mut search = Search::new(&Setup::new(vec![1, 2], Rules::normal()).position()?);
    /// assert_eq!(search.best_line(), []);
    /// search.step(100);
    /// assert_eq!(write_moves(&search.best_line()), "B1,A1,B1");
    /// assert_eq!(search.winning_move(), Some("B1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = self.root.clone();
        while let Some(chosen) = self.known_move(&position) {
            match position.play(chosen) {
                Ok(after) => position = after,
                Err(_) => break,
            }
            line.push(chosen);
        }
        line
    }

    /// The winning move found; `None` while there is none, and in a lost position.
    #[must_use]
    pub fn winning_move(&self) -> Option<Move> {
        match self.outcome() {
            Some(Outcome::N) => self.known_move(&self.root),
            _ => None,
        }
    }

    /// Whether this move is already known to lose, also during the search.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Search, Setup};
    ///
    /// let position = Setup::new(vec![2, 2], Rules::normal()).position()?;
    /// let mut search = Search::new(&position);
    /// assert!(!search.is_refuted("A1".parse()?));
    /// search.step(100);
    /// // The position is lost, so every move is refuted.
    /// assert!(position.legal_moves().all(|chosen| search.is_refuted(chosen)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_refuted(&self, chosen: Move) -> bool {
        let after = self.root.clone().play(chosen);
        after.is_ok_and(|after| matches!(self.known(&after), Some(Known::Won(_))))
    }

    /// How many positions have been looked at, each counted once for all orders of its heaps.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.table.len() as u64
    }

    /// How often a move found to win spared looking at further moves.
    #[must_use]
    pub const fn cutoffs(&self) -> u64 {
        self.cutoffs
    }

    fn known(&self, position: &Position) -> Option<Known> {
        let width = self.table.board(0).len();
        let entry = self.table.find(&padded_board(position.heaps(), width))?;
        Some(*self.table.value(entry))
    }

    fn known_move(&self, position: &Position) -> Option<Move> {
        match self.known(position)? {
            Known::Open | Known::Won(None) => None,
            Known::Won(Some(Leaving { stones, left })) => {
                let heap = position.heaps().iter().position(|&heap| heap == stones)?;
                Move::new(heap, stones - left)
            }
            Known::Lost => position.legal_moves().next(),
        }
    }

    fn visit(&mut self, board: &[u32]) {
        let place = board.len() - 1;
        let rules = self.root.rules();
        // The last heap is the largest.
        let known = match (rules.max_take(board[place]), rules.convention) {
            (0, Convention::Normal) => Known::Lost,
            (0, Convention::Misere) => Known::Won(None),
            _ => Known::Open,
        };
        let entry = self.table.insert(board, known);
        if known == Known::Open {
            let left = board[place] - rules.max_take(board[place]);
            self.path.push(Frame { entry, place, left });
        }
    }

    /// Looks at the next move of the position at the end of the path.
    fn try_move(&mut self) {
        let Some(&Frame { entry, place, left }) = self.path.last() else {
            return;
        };
        let board = self.table.board(entry);
        let stones = board[place];
        if left == stones {
            return self.try_next_heap(entry, place);
        }
        self.child.clear();
        self.child.extend_from_slice(board);
        leave_sorted(&mut self.child, place, left);
        let Some(found) = self.table.find(&self.child) else {
            // The same move comes up again when its position is known.
            let child = core::mem::take(&mut self.child);
            self.visit(&child);
            self.child = child;
            return;
        };
        if *self.table.value(found) == Known::Lost {
            let rules = self.root.rules();
            let has_move = |&heap: &u32| heap < stones && rules.max_take(heap) > 0;
            let more =
                next_left(rules, stones, left) < stones || board[..place].iter().any(has_move);
            self.cutoffs += u64::from(more);
            self.close(entry, Known::Won(Some(Leaving { stones, left })));
        } else if let Some(frame) = self.path.last_mut() {
            frame.left = next_left(self.root.rules(), stones, left);
        }
    }

    /// Heaps of one size have the same moves, so only the last of them is tried.
    fn try_next_heap(&mut self, entry: usize, place: usize) {
        let board = self.table.board(entry);
        let rules = self.root.rules();
        let smaller = |&next: &usize| rules.max_take(board[next]) > 0 && board[next] < board[place];
        let Some(next) = (0..place).rev().find(smaller) else {
            return self.close(entry, Known::Lost);
        };
        let left = board[next] - rules.max_take(board[next]);
        if let Some(frame) = self.path.last_mut() {
            (frame.place, frame.left) = (next, left);
        }
    }

    fn close(&mut self, entry: usize, known: Known) {
        *self.table.value_mut(entry) = known;
        self.path.pop();
    }
}

/// The next larger size to which a move cuts a heap, or the heap's own size after the last one.
fn next_left(rules: Rules, stones: u32, left: u32) -> u32 {
    let mut sizes = left + 1..stones;
    sizes
        .find(|&size| rules.takes.has(stones - size))
        .unwrap_or(stones)
}
