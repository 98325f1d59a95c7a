//! All boards that can be reached, and how long a game lasts from each. No theory is used.

use std::ops::ControlFlow;

use crate::search::boards::{BoardMap, ReachableBoards, sorted_board, try_moves};
use crate::{Convention, Move, Position, Rules};

/// The boards that can be reached from a position, each with the plies that are left there with best play:
/// the winner hurries, and the loser delays.
///
/// Boards that differ only by the order of their heaps are one.
///
/// # Examples
/// ```
/// use nim_engine::{Rules, Setup};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::normal()).position()?;
/// let reached = position.reached().unwrap();
/// assert_eq!((reached.boards(), reached.plies(&position)), (88, Some(15)));
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reached {
    rules: Rules,
    plies: BoardMap<u32>,
}

/// A legal move, with its result under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReachedMove {
    /// The move.
    pub play: Move,
    /// Whether the move wins for its player.
    pub wins: bool,
    /// How many plies are left, this move among them: at least 1.
    pub plies: u32,
}

impl Position {
    /// The number of boards that can be reached from here, this board included. Boards that differ only by the order of
    /// their heaps are one. `None` if there are more than `most`.
    #[must_use]
    pub fn boards(&self, most: usize) -> Option<usize> {
        Some(ReachableBoards::below(self, most)?.ends_first.len())
    }

    /// Every board that can be reached from here, with the exact number of plies that are left. `None` if
    /// there are more than [`Reached::MOST`] boards.
    ///
    /// This takes seconds where heaps are far larger than 31, because it looks at each move from each board.
    #[must_use]
    pub fn reached(&self) -> Option<Reached> {
        let boards = ReachableBoards::below(self, Reached::MOST)?;
        let mut reached = Reached {
            rules: self.rules(),
            plies: boards.numbers,
        };
        for board in &boards.ends_first {
            reached.plies.insert(board, reached.length(board));
        }
        Some(reached)
    }
}

impl Reached {
    /// The most boards that are looked at.
    pub const MOST: usize = 1_000_000;

    /// How many boards can be reached.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.plies.len()
    }

    /// How many plies are left on this board with best play. `None` if the board cannot be reached.
    #[must_use]
    pub fn plies(&self, position: &Position) -> Option<u32> {
        let known = self.plies.get(&sorted_board(position.heaps())).copied();
        known.filter(|_| position.rules() == self.rules)
    }

    /// The moves on this board, the best first: winning moves, the fastest first, and then losing moves, the slowest
    /// first. Equal moves are ordered by heap, and in a heap by number. Empty if the board cannot be reached.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<ReachedMove> {
        let evaluated = |play| {
            self.plies(position)?;
            let after = position.clone().play(play).ok()?;
            let plies = self.plies(&after)?;
            Some(ReachedMove {
                play,
                wins: !self.mover_wins(plies),
                plies: plies + 1,
            })
        };
        let mut moves: Vec<_> = position.legal_moves().filter_map(evaluated).collect();
        moves.sort_by_key(|next| {
            let plies = i64::from(next.plies);
            (!next.wins, if next.wins { plies } else { -plies })
        });
        moves
    }

    /// Whether the player to move wins if so many plies are left. In normal play the winner makes the last one.
    fn mover_wins(&self, plies: u32) -> bool {
        plies.is_multiple_of(2) == (self.rules.convention == Convention::Misere)
    }

    /// The plies that are left on a board, from those of the boards that its moves lead to.
    fn length(&self, board: &[u32]) -> u32 {
        let mut fastest: Option<u32> = None;
        let mut slowest = 0;
        let _all = try_moves::<()>(board, self.rules, |after, _| {
            if let Some(&plies) = self.plies.get(after) {
                if self.mover_wins(plies) {
                    slowest = slowest.max(plies + 1);
                } else {
                    fastest = Some(fastest.map_or(plies + 1, |fastest| fastest.min(plies + 1)));
                }
            }
            ControlFlow::Continue(())
        });
        fastest.unwrap_or(slowest)
    }
}
