//! Looks until it knows who wins, without theory, and remembers each board.

use std::ops::ControlFlow;

use rand::Rng;

use crate::search::boards::{BoardMap, sorted_board, try_moves};
use crate::{AiMove, Convention, Move, Outcome, Position, Rules, SearchStats};

use super::beginner;

/// The search gives up on a board of more stones, and after so many boards. From a board of the page, of at most 60
/// stones, at most 144,594 boards can be reached.
const MOST_STONES: u64 = 1000;
const MOST_BOARDS: usize = 200_000;

/// A move that the search found to win. In a lost position, and on a board that is too large for the search, any legal
/// move at random. `None` at the end of the game.
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
    /// For each board searched so far, whether the player to move wins.
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
        let searched = try_moves(board, self.rules, |after, _| {
            is_over = false;
            match self.wins(after) {
                Some(true) => ControlFlow::Continue(()),
                Some(false) => ControlFlow::Break(Some(true)),
                None => ControlFlow::Break(None),
            }
        });
        let wins = match searched {
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
