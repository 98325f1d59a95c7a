//! Teaching: exercises, the one engine that asks them, and how far a person is.
//!
//! An [`Exercise`] is a board with a task. The engine computes its answer. A [`Session`] asks the exercises of a lesson
//! one after the other, from a list or drawn by chance ([`Source`]). What the reader has done in a task is a [`TaskState`],
//! with a variant for each kind. [`Progress`] is what is saved. The words are in `src/text/courses` of the page.

mod action;
mod attempt;
mod chapter;
mod cuts;
mod exercise;
mod generator;
mod lesson_boards;
mod pairs;
mod progress;
mod puzzle;
mod reply;
mod session;
mod skill;
mod step;
mod worksheet;

pub use action::LessonAction;
pub use attempt::{Answered, GivenAway, Miss, TaskState};
pub use chapter::Chapter;
pub use cuts::{Cuts, WrongCut};
pub use exercise::{
    Amount, CutGoal, Exercise, Goal, NUMBERS, Question, Support, Task, board, taking,
};
pub use generator::{NEEDED, draw_board, kinds};
pub use lesson_boards::Source;
pub use pairs::{Mismatch, Pairs};
pub use progress::{Learned, Place, Progress};
pub use reply::{refutation, reply};
pub use session::Session;
pub use skill::Skill;
pub use step::{PathPart, Step};
pub use worksheet::{BOARDS, Boards, Level, Worksheet};

use nim_engine::{Position, Takes};

/// The lesson that teaches what wins on a board: a step of the path, or a chapter where a turn cannot take any number.
///
/// ```
/// use nim_engine::Convention;
/// use nim_game::teach::{Chapter, Place, Step, place_on};
///
/// let lesson = |heaps: &str| {
///     let link = ["#/play?heaps=", heaps].concat();
///     place_on(nim_game::GameState::opening(&link).unwrap().game.position())
/// };
/// let steps = ["1,1,1", "1,2", "4,7", "2,2,5", "3,5,7"].map(lesson);
/// let taught = [Step::SingleStones, Step::LargerHeap, Step::CopyToTheEnd, Step::Pairs, Step::Partners];
/// assert_eq!(steps, taught.map(|step| Place::Step(Convention::Misere, step)));
/// assert_eq!(lesson("9&take=3"), Place::Chapter(Chapter::Limits));
/// assert_eq!(lesson("9&take=1,3,4"), Place::Chapter(Chapter::Values));
/// ```
pub fn place_on(board: &Position) -> Place {
    let rules = board.rules();
    match rules.takes {
        Takes::Any => Place::Step(rules.convention, step_on(board)),
        Takes::UpTo(_) => Place::Chapter(Chapter::Limits),
        Takes::Of(_) => Place::Chapter(Chapter::Values),
    }
}

/// The step on such boards. Pairs are equal heaps, and at most one more heap.
fn step_on(board: &Position) -> Step {
    let heaps = || board.heaps().iter().filter(|&&heap| heap > 0);
    let count = |is: fn(u32) -> bool| heaps().filter(|&&heap| is(heap)).count();
    let (single, larger) = (count(|heap| heap == 1), count(|heap| heap > 1));
    let is_odd = |size: &u32| heaps().filter(|heap| *heap == size).count() % 2 == 1;
    let largest = heaps().max().copied().unwrap_or_default();
    match (larger, single) {
        (0, _) => Step::SingleStones,
        (1, _) => Step::LargerHeap,
        (2, 0) => Step::CopyToTheEnd,
        _ if (1..=largest).filter(is_odd).count() <= 1 => Step::Pairs,
        _ => Step::Partners,
    }
}
