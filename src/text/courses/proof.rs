//! The proof: why leaving pairs cannot fail.

use super::words::course_proof as words;
use super::{Row, find, misere, on, row};
use crate::game::teach::{Goal, Support, Task};

pub(super) fn rows() -> Vec<Row> {
    let any_move = on(misere(&[3, 5, 6]), Task::Move(Goal::AnyThenBlocks));
    vec![
        row(
            any_move.shows(Support::Blocks),
            words::any_move_breaks_a_pair_ask,
        )
        .titled(words::any_move_breaks_a_pair)
        .right(words::any_move_breaks_a_pair_right),
        row(
            find(misere(&[1, 4, 6])).shows(Support::Blocks),
            words::one_heap_repairs_it_ask,
        )
        .titled(words::one_heap_repairs_it)
        .right(words::one_heap_repairs_it_right),
        row(find(misere(&[1, 1, 4])), words::the_choice_comes_to_you_ask)
            .titled(words::the_choice_comes_to_you)
            .right(words::the_choice_comes_to_you_right),
        row(
            on(misere(&[1, 1, 1]), Task::Read).shows(Support::Words),
            words::the_whole_proof_ask,
        )
        .titled(words::the_whole_proof),
    ]
}
