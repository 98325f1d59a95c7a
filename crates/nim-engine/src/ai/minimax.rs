//! Looks until it knows who wins, without theory, and remembers each board.

use std::ops::ControlFlow;

use rand::Rng;

use crate::search::boards::{BoardMap, SortedBoard};
use crate::{AiMove, Outcome, Position, Rules, SearchStats};

use super::beginner;

/// A move that the search found to win; in a lost position any legal move at random. `None` at the end of the game.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<AiMove> {
    let mut search = Search {
        rules: position.rules(),
        known: BoardMap::new(),
    };
    let wins = search.wins(SortedBoard::of(position));
    let chosen = if wins && !position.is_terminal() {
        let is_lost =
            |play| search.known.get(SortedBoard::of(&position.after(play))) == Some(false);
        position.legal_moves().find(|&play| is_lost(play))
    } else {
        beginner::compute_move(position, rng)
    };
    Some(AiMove {
        chosen: chosen?,
        search: Some(SearchStats {
            visited: search.known.len(),
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
    /// Whether the player to move wins. The first move that wins cuts off the others.
    fn wins(&mut self, board: SortedBoard) -> bool {
        if let Some(wins) = self.known.get(board) {
            return wins;
        }
        let mut is_over = true;
        let searched = board.try_moves(self.rules, |after, _| {
            is_over = false;
            if self.wins(after) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        let wins = searched.is_break() || is_over && self.rules.is_misere();
        self.known.insert(board, wins);
        wins
    }
}
