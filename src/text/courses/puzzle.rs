//! The puzzles: what is asked on a board, which the grade and its number decide.

use super::{Row, row};
use crate::catalogue::course_puzzle as words;
use crate::game::teach::{Exercise, Question, Task};

/// The row of a puzzle. The answers to choose from, and the reply, depend on its board.
pub fn asked(exercise: Exercise) -> Row {
    match exercise.task {
        Task::Choose(Question::Heap) => row(exercise, words::which_heap),
        Task::Choose(_) => row(exercise, words::mistake),
        Task::Number(_) => row(exercise, words::how_many).wrong(words::how_many_wrong),
        Task::Join => row(exercise, words::join).right(words::join_right),
        _ => row(exercise, words::find),
    }
}
