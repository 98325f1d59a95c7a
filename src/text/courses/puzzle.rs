//! The puzzles: what is asked on a board, which the grade and its number decide.

use super::words::course_puzzle as words;
use super::{Row, row};
use crate::game::teach::{Exercise, Task};

/// The row of a puzzle. The answers to choose from, and the reply, depend on its board.
pub fn asked(exercise: Exercise) -> Row {
    match exercise.task {
        Task::Choose(_) => row(exercise, words::mistake),
        _ => row(exercise, words::find),
    }
}
