//! Any legal move, each as likely as the other.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Move, Position};

pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    // For a list `choose` draws one random number. Where it does not know how many moves come, it draws more.
    position
        .legal_moves()
        .collect::<Vec<_>>()
        .into_iter()
        .choose(rng)
}
