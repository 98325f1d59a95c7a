//! Blocks become bits, and the winning move is worked out.

use super::super::powers;
use super::notation::{cut, equation, in_bits, sum_bits};
use super::{Choice, Words};
use crate::catalogue::lesson_bits as m;
use crate::game::lesson::Facts;

/// The words of each step of “Blocks become bits”.
pub(super) fn bits(step: usize, at: Facts<'_>) -> Words {
    match step {
        0 => a_digit_for_each_block(at),
        1 => another_heap(at),
        2 => read_a_column(at),
        3 => all_columns(at),
        4 => four_heaps(at),
        5 => as_a_number(at),
        _ => every_block_has_a_partner(),
    }
}

fn a_digit_for_each_block(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::ADigitForEachBlockRight {
                size_a: at.size(0).into(),
                bits_a: &in_bits(at, 0),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::ADigitForEachBlockWrong {
                sizes: &powers(at.sizes()),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::a_digit_for_each_block(),
            m::ADigitForEachBlockAsk {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                sizes: &powers(at.sizes()),
            }
            .text(),
        )
    }
}

fn another_heap(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::AnotherHeapRight {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                bits_a: &in_bits(at, 0),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::AnotherHeapWrong {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                sizes: &powers(at.sizes()),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::another_heap(),
            m::AnotherHeapAsk {
                size_a: at.size(0).into(),
                sizes: &powers(at.sizes()),
            }
            .text(),
        )
    }
}

fn read_a_column(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::ReadAColumnRight {
                ones: at.ones().into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(m::read_a_column_wrong().into()),
        ..Words::of(
            m::read_a_column(),
            m::ReadAColumnAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn all_columns(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::AllColumnsRight {
                equation: &equation(at),
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(m::all_columns_wrong().into()),
        ..Words::of(m::all_columns(), m::all_columns_ask())
    }
}

fn four_heaps(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::FourHeapsRight {
                equation: &equation(at),
            }
            .text()
            .into(),
        ),
        wrong: Some(m::four_heaps_wrong().into()),
        ..Words::of(
            m::four_heaps(),
            m::FourHeapsAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn as_a_number(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::AsANumberRight {
                equation: &equation(at),
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::AsANumberWrong {
                stones: at.stones().into(),
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                size_b: at.size(1).into(),
                cut_b: &cut(at, 1),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::as_a_number(),
            m::AsANumberAsk {
                size_a: at.size(0).into(),
                size_b: at.size(1).into(),
            }
            .text(),
        )
    }
}

fn every_block_has_a_partner() -> Words {
    Words {
        answers: vec![
            Choice::right(m::every_block_has_a_partner_answer_1()),
            Choice::wrong(
                m::every_block_has_a_partner_answer_2(),
                m::every_block_has_a_partner_miss_2(),
            ),
            Choice::wrong(
                m::every_block_has_a_partner_answer_3(),
                m::every_block_has_a_partner_miss_3(),
            ),
        ],
        right: Some(m::every_block_has_a_partner_right().into()),
        ..Words::of(
            m::every_block_has_a_partner(),
            m::every_block_has_a_partner_ask(),
        )
    }
}

/// The words of each step of “Find the move”.
pub(super) fn find(step: usize, at: Facts<'_>) -> Words {
    match step {
        0 => what_must_the_heap_become(at),
        1 => not_every_heap_works(at),
        2 => find_the_winning_move(at),
        3 => how_many_moves_win(at),
        4 => larger_heaps(at),
        5 => say_the_rule(at),
        _ => your_own_game(at),
    }
}

fn what_must_the_heap_become(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::WhatMustTheHeapBecomeRight {
                size_a: at.size(0).into(),
                sum: at.sum().into(),
                reach_a: at.reach(0).into(),
                less_a: at.less(0).into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::WhatMustTheHeapBecomeWrong {
                bits_a: &in_bits(at, 0),
                sum_bits: &sum_bits(at),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::what_must_the_heap_become(),
            m::WhatMustTheHeapBecomeAsk {
                heaps: at.heaps(),
                sum: at.sum().into(),
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn not_every_heap_works(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::NotEveryHeapWorksRight {
                reach_b: at.reach(1).into(),
                size_b: at.size(1).into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::NotEveryHeapWorksWrong {
                bits_b: &in_bits(at, 1),
                sum_bits: &sum_bits(at),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::not_every_heap_works(),
            m::NotEveryHeapWorksAsk {
                heaps: at.heaps(),
                sum: at.sum().into(),
                size_b: at.size(1).into(),
            }
            .text(),
        )
    }
}

fn find_the_winning_move(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::FindTheWinningMoveRight {
                held: at.repair().held.into(),
                sum: at.sum().into(),
                keeps: at.repair().keeps.into(),
                take: at.repair().take.into(),
                heap: at.repair().heap,
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::find_the_winning_move(),
            m::FindTheWinningMoveAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn how_many_moves_win(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::HowManyMovesWinRight {
                wins: at.winning().into(),
                reach_a: at.reach(0).into(),
                reach_b: at.reach(1).into(),
                reach_c: at.reach(2).into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::HowManyMovesWinWrong {
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::how_many_moves_win(),
            m::HowManyMovesWinAsk {
                heaps: at.heaps(),
                sum: at.sum().into(),
            }
            .text(),
        )
    }
}

fn larger_heaps(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::LargerHeapsRight {
                sum: at.sum().into(),
                held: at.repair().held.into(),
                keeps: at.repair().keeps.into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::larger_heaps(),
            m::LargerHeapsAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn say_the_rule(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::say_the_rule_answer_1()),
            Choice::wrong(
                m::say_the_rule_answer_2(),
                m::SayTheRuleMiss2 {
                    heap: at.repair().heap,
                }
                .text(),
            ),
            Choice::wrong(
                m::say_the_rule_answer_3(),
                m::SayTheRuleMiss3 {
                    take: at.repair().take.into(),
                }
                .text(),
            ),
        ],
        right: Some(m::say_the_rule_right().into()),
        ..Words::of(m::say_the_rule(), m::say_the_rule_ask())
    }
}

fn your_own_game(at: Facts<'_>) -> Words {
    Words {
        right: Some(m::your_own_game_right().into()),
        ..Words::of(
            m::your_own_game(),
            m::YourOwnGameAsk { heaps: at.heaps() }.text(),
        )
    }
}
