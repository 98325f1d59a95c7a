//! The courses as data: the path, the skills that it practises, the chapters, and the puzzles. A row is an exercise
//! and its messages.
//!
//! No row stores a number or what wins: a message takes its numbers from the [`Facts`] of the board. The right
//! answer is the one without a message why it is wrong. Only in a question about reasons the row decides which one that
//! is. In other questions the engine decides, and the row must agree.

mod binary;
mod cutoffs;
mod facts;
mod limits;
mod moves;
mod path;
mod proof;
mod puzzle;
mod tree;
mod values;
pub mod words;

pub use facts::Facts;
pub use limits::LIMIT;
pub use path::{path, practised};

use crate::catalogue::lessons;
use crate::engine::{Convention, Position};
use crate::game::teach::{self, Chapter, Exercise, Place, Question, Session, Source, Task};

/// A message of a course.
pub type Sentence = fn(&Facts<'_>) -> String;

/// An exercise with its messages.
#[derive(Clone, Debug)]
pub struct Row {
    /// The board and its task.
    pub exercise: Exercise,
    /// The heading.
    pub title: Option<Sentence>,
    /// What to do, or all that there is to say.
    pub ask: Sentence,
    /// More help, below the board.
    pub below: Option<Sentence>,
    /// The feedback to a right answer. If it uses `Facts::left`, it is said only once there is a move.
    pub right: Option<Sentence>,
    /// The feedback to a wrong number.
    pub wrong: Option<Sentence>,
    /// The answers to choose from.
    pub answers: Vec<Choice>,
}

/// An answer to choose.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The answer.
    pub text: Sentence,
    /// Why it is wrong; `None` for the right answer.
    pub miss: Option<Sentence>,
}

/// A row that only asks.
fn row(exercise: Exercise, ask: Sentence) -> Row {
    Row {
        exercise,
        title: None,
        ask,
        below: None,
        right: None,
        wrong: None,
        answers: Vec::new(),
    }
}

impl Row {
    fn titled(self, title: Sentence) -> Self {
        let title = Some(title);
        Self { title, ..self }
    }

    fn below(self, below: Sentence) -> Self {
        let below = Some(below);
        Self { below, ..self }
    }

    fn right(self, right: Sentence) -> Self {
        let right = Some(right);
        Self { right, ..self }
    }

    fn wrong(self, wrong: Sentence) -> Self {
        let wrong = Some(wrong);
        Self { wrong, ..self }
    }

    /// The row with one more answer, and the message why that is wrong; without one the answer is right.
    fn answer(mut self, text: Sentence, miss: Option<Sentence>) -> Self {
        if let (Task::Choose(Question::Reason(right)), None) = (&mut self.exercise.task, miss) {
            *right = self.answers.len();
        }
        self.answers.push(Choice { text, miss });
        self
    }
}

/// Where the boards of a place come from.
pub fn source(place: Place) -> Source {
    match place {
        Place::Puzzle(address) => Source::Puzzle(address),
        Place::Step(convention, step) if let Some(skill) = step.skill() => {
            Source::Drawn(skill, convention)
        }
        Place::Step(..) | Place::Chapter(_) => {
            Source::Fixed(rows(place).into_iter().map(|row| row.exercise).collect())
        }
    }
}

/// The row of the board that is open.
pub fn row_of(session: &Session) -> Row {
    let exercise = session.exercise();
    match session.skill() {
        Some(skill) => practised(skill, exercise.clone()),
        None if session.puzzle().is_some() => puzzle::asked(exercise.clone()),
        None => rows(session.place()).swap_remove(session.board_index()),
    }
}

/// The rows of a place whose boards are fixed.
fn rows(place: Place) -> Vec<Row> {
    match place {
        Place::Chapter(at) => chapter(at),
        Place::Step(convention, step) => path(step, convention),
        Place::Puzzle(_) => Vec::new(),
    }
}

/// The rows of a chapter.
pub fn chapter(chapter: Chapter) -> Vec<Row> {
    match chapter {
        Chapter::Binary => binary::rows(),
        Chapter::Move => moves::rows(),
        Chapter::Limits => limits::rows(),
        Chapter::Values => values::rows(),
        Chapter::Tree => tree::rows(),
        Chapter::Cutoffs => cutoffs::rows(),
        Chapter::Proof => proof::rows(),
    }
}

/// The words of a lesson as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    pub name: &'static str,
    /// The skill that the lesson teaches, for the list.
    pub promise: &'static str,
    /// The rule to remember, for the end of the lesson.
    pub moral: &'static str,
}

/// The words of a lesson as a whole.
pub fn about(chapter: Chapter) -> About {
    let (name, promise, moral) = match chapter {
        Chapter::Binary => (
            lessons::binary_name(),
            lessons::binary_promise(),
            lessons::binary_moral(),
        ),
        Chapter::Move => (
            lessons::move_name(),
            lessons::move_promise(),
            lessons::move_moral(),
        ),
        Chapter::Limits => (
            lessons::limits_name(),
            lessons::limits_promise(),
            lessons::limits_moral(),
        ),
        Chapter::Values => (
            lessons::values_name(),
            lessons::values_promise(),
            lessons::values_moral(),
        ),
        Chapter::Tree => (
            lessons::tree_name(),
            lessons::tree_promise(),
            lessons::tree_moral(),
        ),
        Chapter::Cutoffs => (
            lessons::cutoffs_name(),
            lessons::cutoffs_promise(),
            lessons::cutoffs_moral(),
        ),
        Chapter::Proof => (
            lessons::proof_name(),
            lessons::proof_promise(),
            lessons::proof_moral(),
        ),
    };
    About {
        name,
        promise,
        moral,
    }
}

/// A board on which the last stone wins.
fn normal(heaps: &[u32]) -> Position {
    teach::board(heaps, Convention::Normal)
}

/// A board on which the last stone loses.
fn misere(heaps: &[u32]) -> Position {
    teach::board(heaps, Convention::Misere)
}

/// Find a winning move.
const fn find(board: Position) -> Exercise {
    Exercise::find(board)
}

/// Say why. The answers of the row tell which one is right.
const fn reason(board: Position) -> Exercise {
    Exercise::ask(board, Question::Reason(0))
}

/// Answer a question.
const fn ask(board: Position, question: Question) -> Exercise {
    Exercise::ask(board, question)
}

/// An exercise with this task.
const fn on(board: Position, task: Task) -> Exercise {
    Exercise::on(board, task)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::teach::NEEDED;

    /// The seconds that a lesson takes a person who reads 200 words in a minute, and needs ten seconds for a board, or 15
    /// for one of a skill.
    fn seconds(place: Place) -> u32 {
        let words = |say: Sentence, facts: &Facts<'_>| say(facts).split_whitespace().count();
        let rows = rows(place);
        if rows.is_empty() {
            // The first board shows help, and does not count.
            return 15 * (NEEDED + 1);
        }
        let read = rows.iter().map(|row| {
            let facts = Facts::of(&row.exercise, Some(&row.exercise.board));
            let texts = [row.title, Some(row.ask), row.below, row.right];
            let answers = row.answers.iter().map(|choice| choice.text);
            let texts = texts.into_iter().flatten().chain(answers);
            texts.map(|text| words(text, &facts)).sum::<usize>()
        });
        let seconds = 60 * read.sum::<usize>() / 200 + 10 * rows.len();
        seconds.try_into().unwrap()
    }

    #[test]
    fn a_lesson_takes_as_many_minutes_as_its_words_and_boards() {
        for place in Place::all() {
            let minutes = (seconds(place) + 30) / 60;
            assert_eq!(place.minutes(), minutes.max(1), "{place:?}");
        }
    }

    #[test]
    fn a_chapter_has_as_many_boards_as_rows() {
        for at in Chapter::ALL {
            assert_eq!(at.boards(), chapter(at).len(), "{at:?}");
        }
    }
}
