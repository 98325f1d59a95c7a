//! The lessons: the messages of each step, and of each judgement.
//!
//! A step has its words in the same place as its board and task in [`game::lesson`](crate::game::lesson::steps).

mod bits;
mod blocks;
mod notation;
mod proof;
mod repair;
mod rules;
mod start;
mod tree;
mod verdict;

pub use verdict::{Judgement, judgement, news};

use std::borrow::Cow;

use crate::catalogue::{
    lesson_bits, lesson_blocks, lesson_proof, lesson_repair, lesson_rules, lesson_start,
    lesson_tree, lessons,
};
use crate::game::lesson::{Facts, PROOF};
use crate::game::{LESSONS, Lesson};

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

/// The words of a lesson, counted from 1, or of the proof; there is no lesson without words.
pub fn course(number: usize) -> Course {
    let (name, promise, moral) = match number {
        2 => (
            lesson_start::copying_name(),
            lesson_start::copying_promise(),
            lesson_start::copying_moral(),
        ),
        3 => (
            lesson_blocks::blocks_name(),
            lesson_blocks::blocks_promise(),
            lesson_blocks::blocks_moral(),
        ),
        4 => (
            lesson_repair::repair_name(),
            lesson_repair::repair_promise(),
            lesson_repair::repair_moral(),
        ),
        5 => (
            lesson_repair::breaking_name(),
            lesson_repair::breaking_promise(),
            lesson_repair::breaking_moral(),
        ),
        6 => (
            lesson_bits::bits_name(),
            lesson_bits::bits_promise(),
            lesson_bits::bits_moral(),
        ),
        7 => (
            lesson_bits::find_name(),
            lesson_bits::find_promise(),
            lesson_bits::find_moral(),
        ),
        8 => (
            lesson_rules::misere_name(),
            lesson_rules::misere_promise(),
            lesson_rules::misere_moral(),
        ),
        9 => (
            lesson_rules::limits_name(),
            lesson_rules::limits_promise(),
            lesson_rules::limits_moral(),
        ),
        10 => (
            lesson_tree::tree_name(),
            lesson_tree::tree_promise(),
            lesson_tree::tree_moral(),
        ),
        PROOF => (
            lesson_proof::proof_name(),
            lesson_proof::proof_promise(),
            lesson_proof::proof_moral(),
        ),
        _ => (
            lesson_start::play_first_name(),
            lesson_start::play_first_promise(),
            lesson_start::play_first_moral(),
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
    let asked = lesson.current().asked();
    let (at, left) = (Facts::of(&asked), lesson.left().map(Facts::of));
    let step = lesson.step();
    match lesson.number() {
        2 => start::copy(step, at, left),
        3 => blocks::pair(step, at),
        4 => repair::repair(step, at, left),
        5 => repair::break_up(step, at, left),
        6 => bits::bits(step, at),
        7 => bits::find(step, at),
        8 => rules::last_stone_loses(step, at, left),
        9 => rules::limits(step, at, left),
        10 => tree::tree(step, at),
        PROOF => proof::proof(step, at, left),
        _ => start::play_first(step, at, left),
    }
}

/// The error for an address without a lesson.
pub fn no_lesson(fragment: &str) -> String {
    let (link, last) = (&super::link::cut(fragment), LESSONS.into());
    lessons::NoLesson { link, last }.text()
}
