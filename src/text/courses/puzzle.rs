//! The puzzles: what is asked on a board.

use super::words::course_puzzle as words;
use super::{Row, row};
use crate::game::teach::{Exercise, Task};

/// The row of a puzzle. The answers to choose from, and the feedback, come from `text::puzzle`.
pub fn asked(exercise: Exercise) -> Row {
    match exercise.task {
        Task::Choose(_) => row(exercise, words::mistake),
        _ => row(exercise, words::find),
    }
}
