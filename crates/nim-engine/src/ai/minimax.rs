//! Looks until it knows who wins, without theory, and remembers each board.

use std::ops::ControlFlow;

use rand::Rng;

use crate::search::boards::{BoardMap, sorted_board, try_moves};
use crate::{AiMove, Convention, Move, Outcome, Position, Rules, SearchStats};

use super::beginner;

/// Larger boards are not looked through, and no more boards are remembered. From the boards of the page, of 60 stones, at
/// most 144,594 can be reached.
const MOST_STONES: u64 = 1000;
const MOST_BOARDS: usize = 200_000;

/// A move found to win. In a lost position all moves are equal, and any is made. So it is on a board that is too large to be
/// looked through.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<AiMove> {
    let board = sorted_board(position.heaps());
    let mut search = Search {
        rules: position.rules(),
        known: BoardMap::empty_for(&board),
    };
    let is_small = position.stones() <= MOST_STONES;
    let wins = is_small.then(|| search.wins(&board)).flatten();
    let chosen = match wins {
        Some(true) => search.winning_move(position),
        Some(false) | None => beginner::compute_move(position, rng),
    };
    Some(AiMove {
        chosen: chosen?,
        search: wins.map(|wins| SearchStats {
            visited: search.known.len() as u64,
            outcome: if wins { Outcome::N } else { Outcome::P },
        }),
    })
}

struct Search {
    rules: Rules,
    /// Whether the player to move wins.
    known: BoardMap<bool>,
}

impl Search {
    /// Whether the player to move wins. The first move that wins cuts off the others. `None` if the board is too large.
    fn wins(&mut self, board: &[u32]) -> Option<bool> {
        if let Some(&wins) = self.known.get(board) {
            return Some(wins);
        }
        if self.known.len() == MOST_BOARDS {
            return None;
        }
        let mut is_over = true;
        let looked = try_moves(board, self.rules, |after, _| {
            is_over = false;
            match self.wins(after) {
                Some(true) => ControlFlow::Continue(()),
                Some(false) => ControlFlow::Break(Some(true)),
                None => ControlFlow::Break(None),
            }
        });
        let wins = match looked {
            ControlFlow::Break(found) => found?,
            ControlFlow::Continue(()) => is_over && self.rules.convention == Convention::Misere,
        };
        self.known.insert(board, wins);
        Some(wins)
    }

    /// A move to a board that is known to be lost.
    fn winning_move(&self, position: &Position) -> Option<Move> {
        position.legal_moves().find(|&play| {
            let mut after = position.clone();
            after.apply(play);
            self.known.get(&sorted_board(after.heaps())) == Some(&false)
        })
    }
}
