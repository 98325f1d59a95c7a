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

/// The mistake that decided a game.
pub fn turned(who: &Who, made: Move) -> String {
    let (stones, heap) = (made.take.into(), made.heap);
    win::Turned { who, stones, heap }.text()
}

/// The result of a game that was won from the start.
pub fn kept_the_win(winner: &Who) -> String {
    win::KeptTheWin { winner }.text()
}
