//! A limit for each turn, and remainders.

use std::num::NonZeroU32;

use super::words::{course_limits as words, course_move};
use super::{Row, ask, find, on, row};
use crate::engine::Convention;
use crate::game::Seat;
use crate::game::teach::{Amount, Question, Support, Task, taking};

/// The limit of a turn.
pub const LIMIT: NonZeroU32 = NonZeroU32::new(3).expect("it is not 0");

pub(super) fn rows() -> Vec<Row> {
    let normal = |heaps: &[u32]| taking(heaps, Convention::Normal, Some(LIMIT));
    let misere = |heaps: &[u32]| taking(heaps, Convention::Misere, Some(LIMIT));
    vec![
        row(
            ask(normal(&[4]), Question::Wins),
            words::at_most_n_a_turn_ask,
        )
        .titled(words::at_most_n_a_turn)
        .answer(words::player_to_move, Some(words::at_most_n_a_turn_miss_1))
        .answer(words::other_player, None)
        .right(words::at_most_n_a_turn_right),
        row(find(normal(&[10])), words::take_the_rest_ask)
            .titled(words::take_the_rest)
            .right(words::take_the_rest_right),
        row(
            on(normal(&[7]), Task::Number(Amount::HeapValue(0))),
            words::only_the_remainder_counts_ask,
        )
        .titled(words::only_the_remainder_counts)
        .right(words::only_the_remainder_counts_right)
        .wrong(words::only_the_remainder_counts_wrong),
        row(
            find(normal(&[5, 6])).shows(Support::Blocks),
            words::two_heaps_ask,
        )
        .titled(words::two_heaps)
        .right(words::two_heaps_right),
        row(ask(misere(&[21]), Question::Wins), words::n_stones_ask)
            .titled(words::n_stones)
            .answer(words::n_stones_answer_1, Some(words::n_stones_miss_1))
            .answer(words::n_stones_answer_2, None)
            .right(words::n_stones_right),
        row(
            on(misere(&[21]), Task::Game(Seat::Two)),
            words::your_own_game_with_a_limit_ask,
        )
        .titled(course_move::your_own_game)
        .right(words::your_own_game_with_a_limit_right),
    ]
}
