//! Cut-offs: why a branch of the game tree need not be looked at.

use super::limits::LIMIT;
use super::words::course_cutoffs as words;
use super::{Facts, Row, on, reason, row};
use crate::catalogue::win;
use crate::engine::{Convention, MoveOrder};
use crate::game::teach::{Amount, Support, Task, taking};

pub(super) fn rows() -> Vec<Row> {
    let left = |stones| taking(&[stones], Convention::Misere, Some(LIMIT));
    let tree = |stones, order, task| on(left(stones), task).shows(Support::CutTree(order));
    let (fewest, best) = (MoveOrder::Fewest, MoveOrder::Best);
    vec![
        row(
            reason(left(3)).shows(Support::CutTree(best)),
            words::one_win_is_enough_ask,
        )
        .titled(words::one_win_is_enough)
        .answer(yes, Some(words::one_win_is_enough_right))
        .answer(no, None)
        .right(words::one_win_is_enough_right),
        row(
            tree(4, fewest, Task::Number(Amount::CutOff)),
            words::count_the_cuts_ask,
        )
        .titled(words::count_the_cuts)
        .right(words::count_the_cuts_right)
        .wrong(words::count_the_cuts_wrong),
        row(
            reason(left(4)).shows(Support::CutTree(fewest)),
            words::alpha_and_beta_ask,
        )
        .titled(words::alpha_and_beta)
        .answer(words::alpha_and_beta_answer_1, None)
        .answer(
            words::alpha_and_beta_answer_2,
            Some(words::alpha_and_beta_miss_2),
        )
        .answer(
            words::alpha_and_beta_answer_3,
            Some(words::alpha_and_beta_miss_3),
        )
        .right(words::alpha_and_beta_right),
        row(
            tree(3, best, Task::Number(Amount::Looked(best))),
            words::the_order_of_moves_ask,
        )
        .titled(words::the_order_of_moves)
        .right(words::the_order_of_moves_right)
        .wrong(words::the_order_of_moves_wrong),
        row(
            on(left(21), Task::Read).shows(Support::Words),
            words::what_the_computer_did_ask,
        )
        .titled(words::what_the_computer_did),
    ]
}

fn yes(_: &Facts<'_>) -> String {
    win::yes().to_owned()
}

fn no(_: &Facts<'_>) -> String {
    win::no().to_owned()
}
