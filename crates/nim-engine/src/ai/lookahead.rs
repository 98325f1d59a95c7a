//! Sees a fixed number of plies ahead, and guesses beyond them.

use rand::Rng;
use rand::seq::IndexedRandom;

use crate::{Convention, Move, Position, Takes};

use super::beginner;

/// The best move as far as `plies` show. A proven win is best, the sooner the better. Then comes any
/// move that proves nothing, then the latest loss. Equal moves are chosen at random.
pub(super) fn compute_move(
    position: &Position,
    plies: u32,
    rng: &mut (impl Rng + ?Sized),
) -> Option<Move> {
    if fewest_plies(position) > plies {
        // No line of play ends in sight, so all moves look alike.
        return beginner::compute_move(position, rng);
    }
    let moves = position.legal_moves();
    let worth = |play| (play, -sight(&position.after(play), plies - 1));
    let mut moves: Vec<(Move, i32)> = moves.map(worth).collect();
    let best = moves.iter().map(|&(_, worth)| worth).max();
    moves.retain(|&(_, worth)| Some(worth) == best);
    moves.choose(rng).map(|&(play, _)| play)
}

/// The mover's result within `plies`: above 0 a win, below 0 a loss, and 0 if the end is beyond. A
/// sooner result is further from 0.
fn sight(position: &Position, plies: u32) -> i32 {
    let fewest = fewest_plies(position);
    if fewest == 0 {
        let soon = 1 + plies.cast_signed();
        return match position.rules().convention {
            Convention::Normal => -soon,
            Convention::Misere => soon,
        };
    }
    if fewest > plies {
        return 0;
    }
    let moves = position.legal_moves();
    let results = moves.map(|play| -sight(&position.after(play), plies - 1));
    results.max().unwrap_or(0)
}

/// No game ends in fewer moves. It is 0 exactly at the end.
fn fewest_plies(position: &Position) -> u32 {
    let of_heap = |&stones: &u32| match position.rules().takes {
        Takes::Any => u32::from(stones > 0),
        Takes::UpTo(limit) => stones.div_ceil(limit.get()),
        // Until too few are left for a move.
        Takes::Of(set) => (stones + 1)
            .saturating_sub(set.least())
            .div_ceil(set.most()),
    };
    position.heaps().iter().map(of_heap).sum()
}
