//! The lessons as data: a board and a task for each step. Their words are in
//! `src/text/lesson.rs` of the page, in the same order.

use std::num::NonZeroU32;

use nim_engine::Rules;

use super::step::{limited, misere, normal};
use super::{Amount, Chapter, Figure, Goal, Question, Step, Task};
use crate::Seat;

/// The steps of a lesson; there is no lesson without steps.
pub fn steps(chapter: Chapter) -> Vec<Step> {
    match chapter {
        Chapter::Binary => binary(),
        Chapter::Move => find(),
        Chapter::Limits => limits(),
        Chapter::Tree => tree(),
        Chapter::Proof => proof(),
    }
}

fn binary() -> Vec<Step> {
    let three = || normal(&[3, 5, 7]);
    vec![
        Step::on(normal(&[5, 7]), Task::Bits(Amount::Heap)),
        Step::on(three(), Task::Bits(Amount::Heap)),
        Step::on(three(), Task::Number(Amount::Ones)).seen(Figure::Bits),
        Step::on(three(), Task::Bits(Amount::NimSum)).seen(Figure::Bits),
        Step::on(normal(&[1, 3, 5, 7]), Task::Bits(Amount::NimSum)).seen(Figure::Bits),
        Step::on(normal(&[6, 3]), Task::Number(Amount::NimSum)).seen(Figure::Bits),
        Step::ask(three(), Question::Reason(0)).seen(Figure::Bits),
    ]
}

fn find() -> Vec<Step> {
    vec![
        Step::on(normal(&[3, 5, 7]), Task::Number(Amount::Reach(0))).seen(Figure::Bits),
        Step::on(normal(&[2, 4, 5]), Task::Number(Amount::Reach(1))).seen(Figure::Bits),
        Step::find(normal(&[1, 4, 7])),
        Step::on(normal(&[3, 5, 7]), Task::Number(Amount::Winning)).seen(Figure::Bits),
        Step::find(normal(&[6, 9, 12])),
        Step::ask(normal(&[2, 4, 5]), Question::Reason(0)),
        Step::on(normal(&[3, 5, 7]), Task::Game(Seat::One)),
    ]
}

/// The limit of a turn.
const LIMIT: NonZeroU32 = NonZeroU32::MIN.saturating_add(2);

fn limits() -> Vec<Step> {
    let normal = |heaps: &[u32]| limited(heaps, Rules::normal(), LIMIT);
    let matches = || limited(&[21], Rules::misere(), LIMIT);
    vec![
        Step::ask(normal(&[4]), Question::Wins),
        Step::find(normal(&[10])),
        Step::on(normal(&[7]), Task::Number(Amount::Counts(0))),
        Step::find(normal(&[5, 6])).seen(Figure::Blocks),
        Step::ask(matches(), Question::Wins),
        Step::on(matches(), Task::Game(Seat::Two)),
    ]
}

fn tree() -> Vec<Step> {
    let four = |left| limited(&[left], Rules::misere(), LIMIT);
    vec![
        Step::on(four(4), Task::Number(Amount::Games)).seen(Figure::Tree),
        Step::ask(four(1), Question::Worth),
        Step::ask(four(4), Question::Reason(1)).seen(Figure::Tree),
        Step::ask(four(2), Question::Worth),
        Step::find(four(4)),
        Step::on(four(4), Task::Say).seen(Figure::Tree),
        Step::on(four(21), Task::Say).seen(Figure::Words),
    ]
}

fn proof() -> Vec<Step> {
    vec![
        Step::on(misere(&[3, 5, 6]), Task::Move(Goal::Break)).seen(Figure::Blocks),
        Step::find(misere(&[1, 4, 6])).seen(Figure::Blocks),
        Step::find(misere(&[1, 1, 4])),
        Step::on(misere(&[1, 1, 1]), Task::Say).seen(Figure::Words),
    ]
}
