//! Closed form: a winning move wherever there is one.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Move, Rules};

impl Rules {
    /// One of the winning moves on these heaps, at random. On lost heaps the move that leaves the opponent the
    /// fewest winning replies, at random among equals: the most ways to go wrong. `None` at the end of the game.
    pub fn perfect_move(self, heaps: &[u32], rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
        let winning = self.winning_moves(heaps).into_iter().choose(rng);
        winning.or_else(|| self.hardest_to_answer(heaps).into_iter().choose(rng))
    }
}
