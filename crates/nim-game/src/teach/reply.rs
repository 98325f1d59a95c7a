//! The computer's moves in a lesson. They depend only on the position, and are never mistakes.

use nim_engine::{Move, Outcome, Position};

/// The fastest winning move, or in a lost position the move that delays the end longest. `None` if there is no move.
pub fn reply(position: &Position) -> Option<Move> {
    let moves = position.reached().moves(position);
    moves.first().map(|best| best.play)
}

/// The moves that show who wins: the winning move that a hint suggests, or in a lost position the best move and the answer to it.
pub fn refutation(position: &Position) -> Vec<Move> {
    if position.outcome() == Outcome::N {
        return position.suggested_move().into_iter().collect();
    }
    let first = reply(position);
    let after = first.and_then(|first| position.play(first).ok());
    let answer = after.and_then(|after| after.suggested_move());
    first.into_iter().chain(answer).collect()
}
