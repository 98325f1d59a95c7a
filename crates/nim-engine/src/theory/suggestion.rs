//! The move that a hint suggests.

use super::Values;
use crate::{Move, Position, Rules, Takes};

/// In a lost position only moves that take at most this many stones are tried. This bounds the time on large heaps.
const MOST_TAKEN: u32 = 99;

impl Position {
    /// The move that a hint suggests, as [`Rules::suggested_move`].
    pub fn suggested_move(&self) -> Option<Move> {
        self.rules().suggested_move(self.heaps())
    }
}

impl Rules {
    /// The move that a hint suggests; `None` only after the end of the game.
    ///
    /// On won heaps it is the winning move that is plainest to see. Each heap counts as its Grundy value, which consists
    /// of blocks. A move that raises the value of its heap comes last: with a limit it takes from a full group of one
    /// stone more than the limit. Of the others it is the move that brings the fewest stones into blocks that its heap
    /// did not have, where blocks decide: not with a set, and not near the end of misère. Then it is the move that takes
    /// the fewest stones. On lost heaps it is, of the moves that are hardest to answer, the move that takes the fewest
    /// stones, because it leaves the most answers to choose from. Of equal moves it is the move in the first heap.
    pub fn suggested_move(self, heaps: &[u32]) -> Option<Move> {
        self.plainest(heaps, &self.winning_moves(heaps))
            .or_else(|| {
                let hardest = self.hardest_to_answer(heaps).into_iter();
                hardest.min_by_key(|play| (play.take, play.heap))
            })
    }

    /// Of these winning moves the one that a hint suggests.
    pub(super) fn plainest(self, heaps: &[u32], winning: &[Move]) -> Option<Move> {
        let values = Values::of(heaps, self);
        let is_end = self.is_misere() && values.large <= 1;
        let blocks_decide = !is_end && !matches!(self.takes, Takes::Of(_));
        winning.iter().copied().min_by_key(|play| {
            let before = values.each[play.heap];
            let after = self.grundy(heaps[play.heap] - play.take.get()).0;
            let brought = if blocks_decide { after & !before } else { 0 };
            (after > before, brought, play.take, play.heap)
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
