//! Messages that many tests wait for, with their arguments.

use nim::catalogue::{Who, people, play, win};
use nim::engine::Move;

/// Somebody by name.
pub fn named(name: &str) -> Who {
    Who::Named(name.to_owned())
}

/// Somebody without a name on one of the two sides, 1 or 2.
pub fn player(number: u32) -> Who {
    let number = number.into();
    Who::Named(people::Player { number }.text())
}

/// The status about the side to move.
pub fn turn(who: &Who) -> String {
    play::Turn { who }.text()
}

/// The status while the reader is to move.
pub fn your_turn() -> String {
    turn(&Who::You)
}

/// The status while the only computer is to move.
pub fn thinking() -> String {
    let who = &Who::Computer;
    play::IsThinking { who }.text()
}

/// The status about a move.
pub fn took(who: &Who, made: Move) -> String {
    let (stones, heap) = (made.take.into(), made.heap);
    play::Took { who, stones, heap }.text()
}

/// How a misère game has ended.
pub fn had_to_take_the_last(loser: &Who) -> String {
    win::HadToTakeTheLast { loser }.text()
}

/// How a normal game has ended.
pub fn took_the_last(winner: &Who) -> String {
    win::TookTheLast { winner }.text()
}
