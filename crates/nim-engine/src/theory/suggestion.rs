//! The move that a hint suggests.

use std::cmp::Reverse;

use crate::{Move, Position};

/// The most stones of the moves that are tried in a lost position, to bound the time.
const MOST_TAKEN: u32 = 99;

impl Position {
    /// The move that a hint suggests; `None` only after the end of the game.
    ///
    /// In a won position it is the winning move that takes the most stones. Fewer stones leave fewer
    /// chances for mistakes, and without a limit no winning move ends the game sooner. In a lost
    /// position it is one of the [moves that are hardest to answer](Self::hardest_to_answer): that which takes the fewest
    /// stones, because it leaves the most answers to choose from. Among equals it is the first heap's.
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

    /// The moves that leave the opponent the fewest winning answers, and so the most ways to go wrong. A move that ends the
    /// game loses at once, so it counts only if there is no other.
    pub(crate) fn hardest_to_answer(&self) -> Vec<Move> {
        let mut hardest = Vec::new();
        let mut fewest = usize::MAX;
        let takes = self.rules().takes;
        let small = |(heap, &stones): (usize, &u32)| {
            let numbers = takes.numbers(stones.min(MOST_TAKEN));
            numbers.filter_map(move |take| Move::new(heap, take))
        };
        for play in self.heaps().iter().enumerate().flat_map(small) {
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
