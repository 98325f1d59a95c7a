//! The computer's moves in a lesson. They depend only on the position, and are never mistakes.

use nim_engine::{Move, Outcome, Position};

/// How many moves may be tried for the lengths of the game; the boards of the lessons need few.
const WORK: u64 = 100_000;

/// The fastest winning move; in a lost position the one that puts the end off longest.
pub fn reply(position: &Position) -> Option<Move> {
    let best = position.valued_moves(WORK).into_iter().next();
    best.map(|valued| valued.play)
}

/// The moves that show the winner here: the winning move, or any other with the answer to it.
pub fn refutation(position: &Position) -> Vec<Move> {
    let Some(first) = reply(position) else {
        return Vec::new();
    };
    if position.outcome() == Outcome::N {
        return vec![first];
    }
    let after = position.clone().play(first).ok();
    let answer = after.and_then(|after| reply(&after));
    [first].into_iter().chain(answer).collect()
}
