//! The lessons: the messages of each step, and of each judgement.
//!
//! A step has its words in the same place as its board and task in [`game::lesson`](crate::game::lesson::steps).

mod bits;
mod limits;
mod notation;
mod proof;
mod tree;
mod verdict;

pub use verdict::{Judgement, judgement, news};

use std::borrow::Cow;

use crate::catalogue::{lesson_bits, lesson_limits, lesson_proof, lesson_tree};
use crate::game::lesson::{Chapter, Facts, Lesson};

pub type Text = Cow<'static, str>;

/// The words of a lesson as a whole.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Its name.
    pub name: &'static str,
    /// The skill that the lesson teaches, for the list.
    pub promise: &'static str,
    /// The rule to remember, for the end of the lesson.
    pub moral: &'static str,
}

/// The words of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// Its heading.
    pub title: Text,
    /// The question, or all that there is to say.
    pub ask: Text,
    /// The answers to choose from.
    pub answers: Vec<Choice>,
    /// The answer to a right choice. If it speaks of a move, it comes after that move.
    pub right: Option<Text>,
    /// Said to a wrong number.
    pub wrong: Option<Text>,
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The answer.
    pub text: Text,
    /// Why it is wrong.
    pub miss: Option<Text>,
}

impl Words {
    fn of(title: impl Into<Text>, ask: impl Into<Text>) -> Self {
        Self {
            title: title.into(),
            ask: ask.into(),
            answers: Vec::new(),
            right: None,
            wrong: None,
        }
    }
}

impl Choice {
    fn right(text: impl Into<Text>) -> Self {
        let text = text.into();
        Self { text, miss: None }
    }

    fn wrong(text: impl Into<Text>, miss: impl Into<Text>) -> Self {
        let miss = Some(miss.into());
        Self {
            miss,
            ..Self::right(text)
        }
    }
}

/// The words of a lesson as a whole.
pub fn course(chapter: Chapter) -> Course {
    let (name, promise, moral) = match chapter {
        Chapter::Binary => (
            lesson_bits::bits_name(),
            lesson_bits::bits_promise(),
            lesson_bits::bits_moral(),
        ),
        Chapter::Move => (
            lesson_bits::find_name(),
            lesson_bits::find_promise(),
            lesson_bits::find_moral(),
        ),
        Chapter::Limits => (
            lesson_limits::limits_name(),
            lesson_limits::limits_promise(),
            lesson_limits::limits_moral(),
        ),
        Chapter::Tree => (
            lesson_tree::tree_name(),
            lesson_tree::tree_promise(),
            lesson_tree::tree_moral(),
        ),
        Chapter::Proof => (
            lesson_proof::proof_name(),
            lesson_proof::proof_promise(),
            lesson_proof::proof_moral(),
        ),
    };
    Course {
        name,
        promise,
        moral,
    }
}

/// The words of the step that a lesson is at.
pub fn words(lesson: &Lesson) -> Words {
    let (at, left) = (
        Facts::of(&lesson.current().board),
        lesson.left().map(Facts::of),
    );
    let step = lesson.step();
    match lesson.chapter() {
        Chapter::Binary => bits::bits(step, at),
        Chapter::Move => bits::find(step, at),
        Chapter::Limits => limits::limits(step, at, left),
        Chapter::Tree => tree::tree(step, at),
        Chapter::Proof => proof::proof(step, at, left),
    }
}
