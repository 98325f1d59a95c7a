//! Closed form: a winning move wherever there is one.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Move, Position};

use super::beginner;

/// How many heaps may be looked at while choosing the least bad move of a lost position.
const WORK: u64 = 1 << 20;

/// One of the winning moves, at random. In a lost position the move that leaves the opponent the
/// fewest winning replies, at random among equals: the most ways to go wrong.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    position
        .winning_moves()
        .choose(rng)
        .or_else(|| least_bad(position, rng))
}

fn least_bad(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Move> {
    let heaps = position.heaps().len() as u64;
    if position.move_count().saturating_mul(heaps) <= WORK {
        return fewest_replies(position, position.legal_moves(), rng);
    }
    // Far too many moves to weigh each: a sample of them serves, and loses no won game.
    let sample: alloc::vec::Vec<Move> = (0..(WORK / heaps).clamp(1, 256))
        .filter_map(|_| beginner::compute_move(position, rng))
        .collect();
    fewest_replies(position, sample.into_iter(), rng)
}

fn fewest_replies(
    position: &Position,
    candidates: impl Iterator<Item = Move>,
    rng: &mut (impl Rng + ?Sized),
) -> Option<Move> {
    let mut fewest = usize::MAX;
    let mut best = alloc::vec::Vec::new();
    for candidate in candidates {
        let Ok(after) = position.clone().play(candidate) else {
            continue;
        };
        // A move that ends the game loses at once, so it comes last.
        let replies = if after.is_terminal() {
            usize::MAX
        } else {
            after.winning_moves().count()
        };
        if replies < fewest {
            fewest = replies;
            best.clear();
        }
        if replies == fewest {
            best.push(candidate);
        }
    }
    best.into_iter().choose(rng)
}
