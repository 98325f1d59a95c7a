//! Any legal move, each as likely as the other.

use rand::{Rng, RngExt};

use crate::{Move, Position};

/// Draws a number among all legal moves and walks to that move. So a heap of four thousand million
/// stones costs no more than one of three.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    let takes = position.rules().takes;
    let counts = || {
        position
            .heaps()
            .iter()
            .map(|&stones| u64::from(takes.count(stones)))
    };
    let moves: u64 = counts().sum();
    if moves == 0 {
        return None;
    }
    let mut drawn = rng.random_range(0..moves);
    for (heap, count) in counts().enumerate() {
        if drawn < count {
            return position.nth_move(heap, u32::try_from(drawn).ok()?);
        }
        drawn -= count;
    }
    None
}
