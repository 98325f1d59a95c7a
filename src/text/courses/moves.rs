//! The winning move is worked out.

use super::words::{course_move as words, course_path};
use super::{Row, find, normal, on, reason, row};
use crate::game::Seat;
use crate::game::teach::{Amount, Support, Task};

pub(super) fn rows() -> Vec<Row> {
    let number =
        |heaps: &[u32], amount| on(normal(heaps), Task::Number(amount)).shows(Support::Columns);
    vec![
        row(
            number(&[3, 5, 7], Amount::Reach(0)),
            words::what_must_the_heap_become_ask,
        )
        .titled(words::what_must_the_heap_become)
        .right(words::what_must_the_heap_become_right)
        .wrong(words::change_digits),
        row(
            number(&[2, 4, 5], Amount::Reach(1)),
            words::not_every_heap_works_ask,
        )
        .titled(words::not_every_heap_works)
        .right(words::not_every_heap_works_right)
        .wrong(words::change_digits),
        row(find(normal(&[1, 4, 7])), words::find_the_winning_move_ask)
            .titled(words::find_the_winning_move)
            .right(words::find_the_winning_move_right),
        row(
            number(&[3, 5, 7], Amount::Winning),
            words::how_many_moves_win_ask,
        )
        .titled(words::how_many_moves_win)
        .right(words::how_many_moves_win_right)
        .wrong(words::how_many_moves_win_wrong),
        row(find(normal(&[6, 9, 12])), words::larger_heaps_ask)
            .titled(words::larger_heaps)
            .right(words::larger_heaps_right),
        row(reason(normal(&[2, 4, 5])), words::say_the_rule_ask)
            .titled(words::say_the_rule)
            .answer(words::say_the_rule_answer_1, None)
            .answer(
                words::say_the_rule_answer_2,
                Some(words::say_the_rule_miss_2),
            )
            .answer(
                words::say_the_rule_answer_3,
                Some(words::say_the_rule_miss_3),
            )
            .right(words::say_the_rule_right),
        row(
            on(normal(&[3, 5, 7]), Task::Game(Seat::One)),
            words::your_own_game_ask,
        )
        .titled(words::your_own_game)
        .right(course_path::game_right),
    ]
}
