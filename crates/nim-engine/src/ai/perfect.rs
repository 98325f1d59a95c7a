//! Closed form: a winning move wherever there is one.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Move, Position};

/// One of the winning moves, at random. In a lost position the move that leaves the opponent the
/// fewest winning replies, at random among equals: the most ways to go wrong.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    let winning = position.winning_moves().choose(rng);
    winning.or_else(|| position.hardest_to_answer().into_iter().choose(rng))
}
