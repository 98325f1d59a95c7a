//! The ten lessons and the proof as data: a board and a task for each step. Their words stand in
//! [`text::lesson`](crate::text::lesson), in the same order.

use std::num::NonZeroU32;

use super::step::{limited, misere, normal};
use super::{Amount, Begins, Figure, Goal, PROOF, Question, Step, Task};
use crate::engine::Rules;

/// The steps of a lesson, counted from 1; there is no lesson without steps.
pub fn steps(number: usize) -> Vec<Step> {
    match number {
        2 => copy(),
        3 => pair(),
        4 => repair(),
        5 => break_up(),
        6 => bits(),
        7 => find(),
        8 => last_stone_loses(),
        9 => limits(),
        10 => tree(),
        PROOF => proof(),
        _ => play_first(),
    }
}

fn play_first() -> Vec<Step> {
    let small = || normal(&[1, 2, 3]);
    vec![
        Step::on(small(), Task::Game(Goal::Any, Begins::You)),
        Step::ask(small(), Question::Reason(2)),
        Step::find(normal(&[1, 2])),
        Step::ask(normal(&[1, 1]), Question::Wins),
    ]
}

fn copy() -> Vec<Step> {
    vec![
        Step::ask(normal(&[4, 4]), Question::Wins),
        Step::find(normal(&[4, 4])).after(1, 3),
        Step::ask(normal(&[5, 5]), Question::Reason(0)),
        Step::win_second(normal(&[5, 5])),
        Step::find(normal(&[3, 7])),
    ]
}

fn pair() -> Vec<Step> {
    vec![
        Step::on(normal(&[5]), Task::Number(Amount::LargestBlock)).seen(Figure::BlocksAfter),
        Step::on(normal(&[7]), Task::Number(Amount::Blocks)).seen(Figure::BlocksAfter),
        Step::on(normal(&[5, 7]), Task::Pair),
        Step::on(normal(&[3, 5, 7]), Task::Pair),
        Step::on(normal(&[1, 3, 5, 7]), Task::Pair),
        Step::ask(normal(&[3, 5, 6]), Question::Balanced).seen(Figure::BlocksAfter),
        Step::ask(normal(&[3, 6, 7]), Question::Balanced).seen(Figure::BlocksAfter),
    ]
}

fn repair() -> Vec<Step> {
    let board = || normal(&[2, 4, 5]);
    vec![
        Step::find(normal(&[3, 5, 5])).seen(Figure::Blocks),
        Step::ask(board(), Question::Heap).seen(Figure::Blocks),
        Step::find(board()).seen(Figure::Blocks),
        Step::ask(normal(&[4, 9, 10]), Question::Reason(1)).seen(Figure::Blocks),
        Step::ask(normal(&[4, 9, 10]), Question::Reason(0)).seen(Figure::Blocks),
        Step::find(normal(&[4, 9, 10])).seen(Figure::Blocks),
        Step::find(normal(&[6, 7, 9])).seen(Figure::BlocksAfter),
    ]
}

fn break_up() -> Vec<Step> {
    let board = || normal(&[1, 4, 5]);
    vec![
        Step::on(board(), Task::Move(Goal::Any)).seen(Figure::Blocks),
        Step::ask(normal(&[1, 3, 5, 7]), Question::StaysBalanced).seen(Figure::Blocks),
        Step::ask(board(), Question::Reason(1)).seen(Figure::Blocks),
        Step::ask(normal(&[0, 0, 0]), Question::Balanced),
        Step::ask(board(), Question::Reason(0)).seen(Figure::Words),
        Step::on(board(), Task::Say).seen(Figure::Words),
        Step::win(normal(&[2, 4, 5])).seen(Figure::Blocks),
    ]
}

fn bits() -> Vec<Step> {
    let three = || normal(&[3, 5, 7]);
    vec![
        Step::on(normal(&[5, 7]), Task::Bits(Amount::Heap)).seen(Figure::Board),
        Step::on(three(), Task::Bits(Amount::Heap)).seen(Figure::Board),
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
        Step::win(normal(&[3, 5, 7])),
    ]
}

fn last_stone_loses() -> Vec<Step> {
    vec![
        Step::ask(misere(&[1, 1, 1]), Question::Wins),
        Step::find(normal(&[1, 1, 2])),
        Step::find(misere(&[1, 1, 2])),
        Step::find(misere(&[1, 5])),
        Step::ask(misere(&[1, 1, 2]), Question::Reason(1)),
        Step::find(misere(&[3, 4, 5])),
        Step::win(misere(&[3, 5, 7])),
    ]
}

/// The limit of a turn, in the lessons with a limit.
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
        Step::win_second(matches()),
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
        Step::on(four(4), Task::Say).seen(Figure::Values),
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
