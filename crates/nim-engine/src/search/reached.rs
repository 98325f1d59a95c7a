//! All boards that can be reached, and how long a game lasts from each. No theory is used.

use std::ops::ControlFlow;

use super::boards::{BoardMap, SortedBoard};
use crate::{Move, Position, Rules};

/// The boards that can be reached from a position, each with the plies that are left there with best play:
/// the winner hurries, and the loser delays.
///
/// Boards that differ only by the order of their heaps are one.
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
    /// Every board that can be reached from here, with the exact number of plies that are left.
    pub fn reached(&self) -> Reached {
        let mut reached = Reached {
            rules: self.rules(),
            plies: BoardMap::new(),
        };
        reached.length(SortedBoard::of(self));
        reached
    }
}

impl Reached {
    /// How many boards can be reached.
    pub fn boards(&self) -> usize {
        self.plies.len()
    }

    /// How many plies are left on this board with best play. `None` if the board cannot be reached.
    pub fn plies(&self, position: &Position) -> Option<u32> {
        let known = self.plies.get(SortedBoard::of(position));
        known.filter(|_| position.rules() == self.rules)
    }

    /// The moves on this board, the best first: winning moves, the fastest first, and then losing moves, the slowest
    /// first. Equal moves are ordered by heap, and in a heap by number. Empty if the board cannot be reached.
    pub fn moves(&self, position: &Position) -> Vec<ReachedMove> {
        let evaluated = |play| {
            let plies = self.plies(&position.after(play))?;
            Some(ReachedMove {
                play,
                wins: !self.mover_wins(plies),
                plies: plies + 1,
            })
        };
        if self.plies(position).is_none() {
            return Vec::new();
        }
        let mut moves: Vec<_> = position.legal_moves().filter_map(evaluated).collect();
        moves.sort_by_key(|next| {
            let plies = i64::from(next.plies);
            (!next.wins, if next.wins { plies } else { -plies })
        });
        moves
    }

    /// Whether the player to move wins if so many plies are left. In normal play the winner makes the last one.
    fn mover_wins(&self, plies: u32) -> bool {
        plies.is_multiple_of(2) == self.rules.is_misere()
    }

    /// The plies that are left on a board, from those of the boards that its moves lead to.
    fn length(&mut self, board: SortedBoard) -> u32 {
        if let Some(plies) = self.plies.get(board) {
            return plies;
        }
        let mut fastest: Option<u32> = None;
        let mut slowest = 0;
        let _all = board.try_moves::<()>(self.rules, |after, _| {
            let plies = self.length(after);
            if self.mover_wins(plies) {
                slowest = slowest.max(plies + 1);
            } else {
                fastest = Some(fastest.map_or(plies + 1, |fastest| fastest.min(plies + 1)));
            }
            ControlFlow::Continue(())
        });
        let plies = fastest.unwrap_or(slowest);
        self.plies.insert(board, plies);
        plies
    }
}
