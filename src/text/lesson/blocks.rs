//! Lesson 3: heaps are cut into blocks, and equal blocks pair up.

use super::super::powers;
use super::notation::cut;
use super::{Choice, Words};
use crate::catalogue::lesson_blocks as m;
use crate::game::lesson::Facts;

/// The words of lesson 3.
pub(super) fn pair(step: usize, at: Facts<'_>) -> Words {
    match step {
        0 => cut_a_heap(at),
        1 => cut_another_heap(at),
        2 => equal_blocks_pair_up(at),
        3 => three_heaps(at),
        4 => four_heaps(at),
        5 => pair_in_your_head(at),
        _ => and_here(at),
    }
}

fn cut_a_heap(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::CutAHeapRight {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::CutAHeapWrong {
                sizes: &powers(at.sizes()),
                size_a: at.size(0).into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::cut_a_heap(),
            m::CutAHeapAsk {
                sizes: &powers(at.sizes()),
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn cut_another_heap(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::CutAnotherHeapRight {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::CutAnotherHeapWrong {
                sizes: &powers(at.sizes()),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::cut_another_heap(),
            m::CutAnotherHeapAsk {
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn equal_blocks_pair_up(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::EqualBlocksPairUpRight {
                top: at.top().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::equal_blocks_pair_up(),
            m::EqualBlocksPairUpAsk {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                size_b: at.size(1).into(),
                cut_b: &cut(at, 1),
            }
            .text(),
        )
    }
}

fn three_heaps(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::ThreeHeapsRight {
                ones: at.ones().into(),
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::three_heaps(),
            m::ThreeHeapsAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn four_heaps(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::FourHeapsRight {
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::four_heaps(),
            m::FourHeapsAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn pair_in_your_head(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::pair_in_your_head_answer_1()),
            Choice::wrong(
                m::pair_in_your_head_answer_2(),
                m::PairInYourHeadMiss2 {
                    size_a: at.size(0).into(),
                    cut_a: &cut(at, 0),
                    size_b: at.size(1).into(),
                    cut_b: &cut(at, 1),
                    size_c: at.size(2).into(),
                    cut_c: &cut(at, 2),
                }
                .text(),
            ),
        ],
        right: Some(
            m::PairInYourHeadRight {
                size_a: at.size(0).into(),
                cut_a: &cut(at, 0),
                size_b: at.size(1).into(),
                cut_b: &cut(at, 1),
                size_c: at.size(2).into(),
                cut_c: &cut(at, 2),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::pair_in_your_head(),
            m::PairInYourHeadAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn and_here(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::and_here_answer_1(),
                m::AndHereMiss1 {
                    size_a: at.size(0).into(),
                    cut_a: &cut(at, 0),
                    size_b: at.size(1).into(),
                    cut_b: &cut(at, 1),
                    size_c: at.size(2).into(),
                    cut_c: &cut(at, 2),
                    top: at.top().into(),
                }
                .text(),
            ),
            Choice::right(m::and_here_answer_2()),
        ],
        right: Some(
            m::AndHereRight {
                top: at.top().into(),
                sum: at.sum().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(m::and_here(), m::AndHereAsk { heaps: at.heaps() }.text())
    }
}
