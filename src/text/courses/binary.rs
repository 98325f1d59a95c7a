//! Blocks become bits.

use super::words::course_binary as words;
use super::{Row, normal, on, reason, row};
use crate::game::teach::{Amount, Support, Task};

pub(super) fn rows() -> Vec<Row> {
    let binary = |heaps: &[u32], amount| on(normal(heaps), Task::Binary(amount));
    let number = |heaps: &[u32], amount| on(normal(heaps), Task::Number(amount));
    let columns = Support::Columns;
    let partner = reason(normal(&[3, 5, 7]));
    vec![
        row(
            binary(&[5, 7], Amount::Heap),
            words::a_digit_for_each_block_ask,
        )
        .titled(words::a_digit_for_each_block)
        .right(words::a_digit_for_each_block_right)
        .wrong(words::another_heap_wrong),
        row(binary(&[3, 5, 7], Amount::Heap), words::another_heap_ask)
            .titled(words::another_heap)
            .right(words::another_heap_right)
            .wrong(words::another_heap_wrong),
        row(
            number(&[3, 5, 7], Amount::Ones).shows(columns),
            words::read_a_column_ask,
        )
        .titled(words::read_a_column)
        .right(words::read_a_column_right)
        .wrong(words::read_a_column_wrong),
        row(
            binary(&[3, 5, 7], Amount::NimSum).shows(columns),
            words::all_columns_ask,
        )
        .titled(words::all_columns)
        .right(words::all_columns_right)
        .wrong(words::four_heaps_wrong),
        row(
            binary(&[1, 3, 5, 7], Amount::NimSum).shows(columns),
            words::four_heaps_ask,
        )
        .titled(words::four_heaps)
        .right(words::four_heaps_right)
        .wrong(words::four_heaps_wrong),
        row(
            number(&[6, 3], Amount::NimSum).shows(columns),
            words::as_a_number_ask,
        )
        .titled(words::as_a_number)
        .right(words::as_a_number_right)
        .wrong(words::as_a_number_wrong),
        row(partner.shows(columns), words::every_block_has_a_partner_ask)
            .titled(words::every_block_has_a_partner)
            .answer(words::every_block_has_a_partner_answer_1, None)
            .answer(
                words::every_block_has_a_partner_answer_2,
                Some(words::every_block_has_a_partner_miss_2),
            )
            .answer(
                words::every_block_has_a_partner_answer_3,
                Some(words::every_block_has_a_partner_miss_3),
            )
            .right(words::every_block_has_a_partner_right),
    ]
}
