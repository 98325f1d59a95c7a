//! The game tree.

use super::limits::LIMIT;
use super::words::course_tree as words;
use super::{Row, ask, find, on, reason, row};
use crate::engine::Convention;
use crate::game::teach::{Amount, Question, Support, Task, taking};

pub(super) fn rows() -> Vec<Row> {
    let left = |stones| taking(&[stones], Convention::Misere, Some(LIMIT));
    vec![
        row(
            on(left(4), Task::Number(Amount::Games)).shows(Support::Tree),
            words::every_game_at_once_ask,
        )
        .titled(words::every_game_at_once)
        .right(words::every_game_at_once_right)
        .wrong(words::every_game_at_once_wrong),
        row(
            ask(left(1), Question::Worth),
            words::what_is_a_node_worth_ask,
        )
        .titled(words::what_is_a_node_worth)
        .answer(words::what_is_a_node_worth_answer_1, None)
        .answer(
            words::what_is_a_node_worth_answer_2,
            Some(words::what_is_a_node_worth_right),
        )
        .right(words::what_is_a_node_worth_right),
        row(
            reason(left(4)).shows(Support::Tree),
            words::the_computer_chooses_ask,
        )
        .titled(words::the_computer_chooses)
        .answer(
            words::the_computer_chooses_answer_1,
            Some(words::the_computer_chooses_miss_1),
        )
        .answer(words::the_computer_chooses_answer_2, None)
        .answer(
            words::the_computer_chooses_answer_3,
            Some(words::the_computer_chooses_miss_3),
        )
        .right(words::the_computer_chooses_right),
        row(ask(left(2), Question::Worth), words::go_up_one_node_ask)
            .titled(words::go_up_one_node)
            .answer(
                words::what_is_a_node_worth_answer_1,
                Some(words::go_up_one_node_right),
            )
            .answer(words::what_is_a_node_worth_answer_2, None)
            .right(words::go_up_one_node_right),
        row(find(left(4)), words::you_choose_ask)
            .titled(words::you_choose)
            .right(words::you_choose_right),
        row(
            on(left(4), Task::Read).shows(Support::Tree),
            words::all_values_ask,
        )
        .titled(words::all_values),
        row(
            on(left(21), Task::Read).shows(Support::Words),
            words::trees_grow_ask,
        )
        .titled(words::trees_grow),
    ]
}
