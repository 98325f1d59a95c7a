//! The lessons: their sentences, in which every number is a blank that the engine fills.
//!
//! A step of a lesson has its words in the same place as its board and task in
//! [`game::lesson`](crate::game::lesson::steps).

mod bits;
mod blanks;
mod blocks;
mod ends;
mod gestures;
mod history;
mod result;
mod start;

pub use blanks::{UNKNOWN, told};
pub use history::{HISTORY, Past, SOURCES, Source};
pub use result::{Judgement, judgement, mismatch, news};

use super::fill;
use crate::engine::Side;
use crate::game::lesson::{LESSONS, Lesson, Task};

/// What is said in a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// What it is called.
    pub name: &'static str,
    /// What one can do after it, for the list.
    pub promise: &'static str,
    /// What to keep of it, at its end.
    pub moral: &'static str,
    /// Its steps.
    pub steps: &'static [Words],
}

/// What is said at a step. Blanks stand in braces; [`told`] fills them.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Its heading.
    pub title: &'static str,
    /// The question, or all that there is to say.
    pub ask: &'static str,
    /// The answers to choose from, each with the reason why it is wrong; the right one's is empty.
    pub answers: &'static [(&'static str, &'static str)],
    /// What is said once the answer is right.
    pub right: &'static str,
    /// What is said to a wrong number.
    pub wrong: &'static str,
}

impl Words {
    /// Something to be read.
    const fn say(title: &'static str, ask: &'static str) -> Self {
        Self::task(title, ask, "")
    }

    /// Something to be done.
    const fn task(title: &'static str, ask: &'static str, right: &'static str) -> Self {
        Self {
            title,
            ask,
            answers: &[],
            right,
            wrong: "",
        }
    }

    /// A number to be found.
    const fn number(
        title: &'static str,
        ask: &'static str,
        right: &'static str,
        wrong: &'static str,
    ) -> Self {
        Self {
            wrong,
            ..Self::task(title, ask, right)
        }
    }

    /// An answer to be chosen.
    const fn choose(
        title: &'static str,
        ask: &'static str,
        answers: &'static [(&'static str, &'static str)],
        right: &'static str,
    ) -> Self {
        Self {
            answers,
            ..Self::task(title, ask, right)
        }
    }
}

/// All lessons in order.
pub const COURSES: [Course; LESSONS] = [
    start::PLAY_FIRST,
    start::COPY,
    blocks::PAIR,
    gestures::REPAIR,
    gestures::BREAK,
    bits::BITS,
    bits::FIND,
    ends::LAST_STONE_LOSES,
    ends::LIMITS,
    ends::TREE,
];

/// What is said in a lesson, counted from 1.
pub fn course(number: usize) -> &'static Course {
    let place = number.saturating_sub(1).min(LESSONS - 1);
    &COURSES[place]
}

/// What is said at the step of a lesson.
pub fn words(lesson: &Lesson) -> &'static Words {
    &course(lesson.number()).steps[lesson.step()]
}

/// `Lesson 4 of 10`.
pub fn number(number: usize) -> String {
    fill(
        "Lesson _ of _",
        &[&number.to_string(), &LESSONS.to_string()],
    )
}

/// `Step 2 of 7`.
pub fn step(lesson: &Lesson) -> String {
    let (step, all) = (lesson.step() + 1, lesson.length());
    fill("Step _ of _", &[&step.to_string(), &all.to_string()])
}

/// `3 of 10 done`.
pub fn done(count: usize) -> String {
    fill("_ of _ done", &[&count.to_string(), &LESSONS.to_string()])
}

/// The label of the field.
pub const fn field(task: Task) -> &'static str {
    match task {
        Task::Bits(_) => "Your answer, in ones and zeros",
        _ => "Your answer, a number",
    }
}

/// A block that is a button: `Block of 4 in heap B`, with what has become of it.
pub fn block(size: u32, heap: usize, partner: Option<usize>) -> String {
    let block = fill("Block of _ in _", &[&size.to_string(), &super::heap(heap)]);
    match partner {
        Some(partner) => fill("_, paired with _", &[&block, &super::heap(partner)]),
        None => block,
    }
}

/// A game of the tree for those who do not see it: `A takes 1, B takes 3. B wins.` The winner is told
/// once it is known.
pub fn game(taken: &[u32], winner: Option<Side>) -> String {
    let turns = taken.iter().zip(["A", "B"].into_iter().cycle());
    let turns: Vec<String> = turns
        .map(|(taken, who)| fill("_ takes _", &[who, &taken.to_string()]))
        .collect();
    let won = match winner {
        None => "",
        Some(Side::A) => " A wins.",
        Some(Side::B) => " B wins.",
    };
    fill("_._", &[&turns.join(", "), won])
}

/// The title of the document.
pub fn title(lesson: &Lesson) -> String {
    let name = course(lesson.number()).name;
    fill("_: _ – Nim", &[&number(lesson.number()), name])
}

/// What is wrong with the address of a lesson that there is not.
pub fn no_lesson(fragment: &str) -> String {
    fill(
        "This link could not be followed. There is no lesson at “_”: write #/learn, or #/learn/1 to #/learn/_.",
        &[&super::link::cut(fragment), &COURSES.len().to_string()],
    )
}

/// Heads the list.
pub const HEADING: &str = "Learn Nim";
/// Introduces it.
pub const ABOUT: &str = "Ten short lessons, each done by hand on a board. After them you know who wins any board, why, and by which move.";
/// Opens the list.
pub const ALL: &str = "All lessons";
/// Names the list.
pub const LIST: &str = "Lessons";
/// Marks a lesson that is done.
pub const DONE: &str = "done";
/// Marks one that was begun.
pub const BEGUN: &str = "begun";
/// Goes on with the first lesson that is not done.
pub const GO_ON: &str = "Go on";
/// Begins with the first.
pub const BEGIN: &str = "Begin";
/// Names the bar of a lesson.
pub const PROGRESS: &str = "Steps of this lesson";
/// Goes to the next step.
pub const NEXT: &str = "Next";
/// Ends the lesson.
pub const FINISH: &str = "Finish";
/// Goes to the step before.
pub const BACK: &str = "Back";
/// Judges what was typed.
pub const CHECK: &str = "Check";
/// Sets the step back.
pub const AGAIN: &str = "Try again";
/// Gives the answer away.
pub const SHOW: &str = "Show me";
/// Begins the lesson anew.
pub const RESTART: &str = "Start this lesson again";
/// Opens the lesson after this one.
pub const NEXT_LESSON: &str = "Next lesson";
/// Heads the end of a lesson.
pub const FINISHED: &str = "Lesson done";
/// Before what to keep of it.
pub const KEEP: &str = "What to keep:";
/// Names the answers.
pub const ANSWERS: &str = "Answers";
/// Names the blocks that are paired.
pub const BLOCKS: &str = "Blocks of the heaps";
/// Names the heaps in binary.
pub const TABLE: &str = "Heaps in ones and zeros";
/// Heads their column.
pub const HEAP: &str = "Heap";
/// Heads the row of the nim-sum.
pub const SUM: &str = "Alone";
/// Heads the last page.
pub const HISTORY_HEADING: &str = "Where it comes from";
/// What the list says of it.
pub const HISTORY_ABOUT: &str = "The people, machines and a film behind Nim, with sources.";
/// Heads the sources.
pub const SOURCES_HEADING: &str = "Sources";
