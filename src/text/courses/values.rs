//! Grundy values, where a turn takes one of several numbers.

use super::limits::LIMIT;
use super::words::{course_limits, course_move, course_values as words};
use super::{Row, ask, find, normal, on, row};
use crate::engine::{Convention, Position};
use crate::game::teach::{Amount, Question, Support, Task, taking};
use crate::game::{Seat, set};

pub(super) fn rows() -> Vec<Row> {
    let of = |numbers: &[u32], heaps: &[u32]| taking(heaps, Convention::Normal, set(numbers));
    let one_three_four = |heaps: &[u32]| of(&[1, 3, 4], heaps);
    let value = |board: Position| on(board, Task::Number(Amount::HeapValue(0)));
    let shown = |board: Position| value(board).shows(Support::Values);
    let limited = taking(&[4], Convention::Normal, Some(LIMIT));
    vec![
        row(shown(one_three_four(&[4])), words::the_value_of_a_heap_ask)
            .titled(words::the_value_of_a_heap)
            .right(words::the_value_of_a_heap_right)
            .wrong(words::first_missing_value),
        row(shown(one_three_four(&[5])), words::the_next_heap_ask)
            .titled(words::the_next_heap)
            .right(words::the_next_heap_right)
            .wrong(words::first_missing_value),
        row(shown(one_three_four(&[12])), words::the_row_repeats_ask)
            .titled(words::the_row_repeats)
            .right(words::the_row_repeats_right)
            .wrong(words::the_row_repeats_wrong),
        row(
            find(one_three_four(&[11])).shows(Support::Values),
            words::leave_the_value_0_ask,
        )
        .titled(words::leave_the_value_0)
        .right(words::leave_the_value_0_right),
        row(
            find(one_three_four(&[6, 12])).shows(Support::Values),
            words::two_heaps_ask,
        )
        .titled(course_limits::two_heaps)
        .right(words::two_heaps_right),
        row(value(of(&[2, 3], &[4])), words::another_set_ask)
            .titled(words::another_set)
            .right(words::another_set_right)
            .wrong(words::another_set_wrong),
        row(
            ask(of(&[1, 3, 5], &[4, 5]), Question::Wins),
            words::odd_and_even_ask,
        )
        .titled(words::odd_and_even)
        .answer(course_limits::player_to_move, None)
        .answer(
            course_limits::other_player,
            Some(words::odd_and_even_miss_2),
        )
        .right(words::odd_and_even_right),
        row(shown(limited), words::why_remainders_ask)
            .titled(words::why_remainders)
            .right(words::why_remainders_right)
            .wrong(words::first_missing_value),
        row(shown(normal(&[5])), words::why_heaps_ask)
            .titled(words::why_heaps)
            .right(words::why_heaps_right)
            .wrong(words::first_missing_value),
        row(
            on(one_three_four(&[5, 10]), Task::Game(Seat::One)).shows(Support::Values),
            words::your_own_game_with_a_set_ask,
        )
        .titled(course_move::your_own_game)
        .right(words::your_own_game_with_a_set_right),
    ]
}
