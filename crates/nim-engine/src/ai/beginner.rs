//! Any legal move, each as likely as the other.

use rand::{Rng, RngExt};

use crate::{Move, Position};

/// Draws a number among all legal moves and walks to that move. So a heap of four thousand million
/// stones costs no more than one of three.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    let takes = || (0..position.heaps().len()).map(|heap| u64::from(position.max_take(heap)));
    let moves: u64 = takes().sum();
    if moves == 0 {
        return None;
    }
    let mut drawn = rng.random_range(0..moves);
    for (heap, most) in takes().enumerate() {
        if drawn < most {
            return Move::new(heap, u32::try_from(drawn + 1).ok()?);
        }
        drawn -= most;
    }
    None
}
