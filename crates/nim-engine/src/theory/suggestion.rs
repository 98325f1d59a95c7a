//! The move that a hint suggests.

use std::cmp::Reverse;

use crate::{Move, Position};

/// In a lost position only moves that take at most this many stones are tried. This bounds the time.
const MOST_TAKEN: u32 = 99;

impl Position {
    /// The move that a hint suggests; `None` only after the end of the game.
    ///
    /// In a won position it is the winning move that takes the most stones. Fewer stones leave fewer
    /// chances for mistakes, and without a limit no winning move ends the game sooner. In a lost position it
    /// is, of the moves that are hardest to answer, the move that takes the fewest stones,
    /// because it leaves the most answers to choose from. Of equal moves it is the move in the first heap.
    #[must_use]
    pub fn suggested_move(&self) -> Option<Move> {
        let largest = self
            .winning_moves()
            .max_by_key(|winning| (winning.take, Reverse(winning.heap)));
        largest.or_else(|| {
            let hardest = self.hardest_to_answer().into_iter();
            hardest.min_by_key(|play| (play.take, play.heap))
        })
    }

    /// The moves that leave the opponent the fewest winning answers, and so the most ways to go wrong. In a lost
    /// position a move that ends the game loses at once, so such a move counts only if there is no other.
    pub(crate) fn hardest_to_answer(&self) -> Vec<Move> {
        let mut hardest = Vec::new();
        let mut fewest = usize::MAX;
        let takes = self.rules().takes;
        let moves_in = |(heap, &stones): (usize, &u32)| {
            let numbers = takes.numbers(stones.min(MOST_TAKEN));
            numbers.filter_map(move |take| Move::new(heap, take))
        };
        for play in self.heaps().iter().enumerate().flat_map(moves_in) {
            let mut after = self.clone();
            after.apply(play);
            let answers = if after.is_terminal() {
                usize::MAX
            } else {
                after.winning_moves().count()
            };
            if answers < fewest {
                fewest = answers;
                hardest.clear();
            }
            if answers == fewest {
                hardest.push(play);
            }
        }
        hardest
    }
}
