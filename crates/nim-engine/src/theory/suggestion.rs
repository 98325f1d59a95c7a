//! The move that a hint suggests.

use std::cmp::Reverse;

use crate::{Move, Position, Rules};

/// In a lost position only moves that take at most this many stones are tried. This bounds the time on large heaps.
const MOST_TAKEN: u32 = 99;

/// Of these moves the one that takes the most stones, and of equal ones that in the first heap.
pub(super) fn largest(winning: &[Move]) -> Option<Move> {
    let moves = winning.iter().copied();
    moves.max_by_key(|play| (play.take, Reverse(play.heap)))
}

impl Position {
    /// The move that a hint suggests, as [`Rules::suggested_move`].
    pub fn suggested_move(&self) -> Option<Move> {
        self.rules().suggested_move(self.heaps())
    }
}

impl Rules {
    /// The move that a hint suggests; `None` only after the end of the game.
    ///
    /// On won heaps it is the winning move that takes the most stones. Fewer stones leave fewer
    /// chances for mistakes, and without a limit no winning move ends the game sooner. On lost heaps it
    /// is, of the moves that are hardest to answer, the move that takes the fewest stones,
    /// because it leaves the most answers to choose from. Of equal moves it is the move in the first heap.
    pub fn suggested_move(self, heaps: &[u32]) -> Option<Move> {
        largest(&self.winning_moves(heaps)).or_else(|| {
            let hardest = self.hardest_to_answer(heaps).into_iter();
            hardest.min_by_key(|play| (play.take, play.heap))
        })
    }

    /// The moves that leave the opponent the fewest winning answers, and so the most ways to go wrong. On lost heaps
    /// a move that ends the game loses at once, so such a move counts only if there is no other.
    pub(crate) fn hardest_to_answer(self, heaps: &[u32]) -> Vec<Move> {
        let mut after = heaps.to_vec();
        let tried = self.moves(heaps.iter().map(|&stones| stones.min(MOST_TAKEN)));
        let mut answered: Vec<(Move, usize)> = tried
            .map(|play| {
                after[play.heap] -= play.take.get();
                let is_over = self.is_terminal(&after);
                let answers = self.winning_moves(&after).len();
                after[play.heap] = heaps[play.heap];
                (play, if is_over { usize::MAX } else { answers })
            })
            .collect();
        let fewest = answered.iter().map(|&(_, answers)| answers).min();
        answered.retain(|&(_, answers)| Some(answers) == fewest);
        answered.into_iter().map(|(play, _)| play).collect()
    }
}
