//! Lessons 4 and 5: repair and break, the two halves of Bouton’s proof.

use super::super::powers;
use super::{Choice, Words};
use crate::catalogue::lesson_repair as m;
use crate::game::lesson::Facts;

/// The words of lesson 4.
pub(super) fn repair(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => give_every_block_a_partner(at, left),
        1 => which_heap(at),
        2 => repair_the_board(at),
        3 => is_there_always_such_a_heap(at),
        4 => does_the_heap_get_smaller(at),
        5 => now_you(at, left),
        _ => repair_in_your_head(at, left),
    }
}

fn give_every_block_a_partner(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::GiveEveryBlockAPartnerRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::give_every_block_a_partner(),
            m::GiveEveryBlockAPartnerAsk {
                heaps: at.heaps(),
                unpaired: &powers(at.sum()),
            }
            .text(),
        )
    }
}

fn which_heap(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::which_heap_answer_1()),
            Choice::wrong(
                m::which_heap_answer_2(),
                m::WhichHeapMiss2 {
                    top: at.top().into(),
                }
                .text(),
            ),
            Choice::wrong(
                m::which_heap_answer_3(),
                m::WhichHeapMiss3 {
                    top: at.top().into(),
                }
                .text(),
            ),
        ],
        right: Some(
            m::WhichHeapRight {
                heap: at.repair().heap,
                top: at.top().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::which_heap(),
            m::WhichHeapAsk {
                heaps: at.heaps(),
                top: at.top().into(),
            }
            .text(),
        )
    }
}

fn repair_the_board(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::RepairTheBoardRight {
                heap: at.repair().heap,
                held: at.repair().held.into(),
                keeps: at.repair().keeps.into(),
                top: at.top().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::repair_the_board(),
            m::RepairTheBoardAsk {
                heaps: at.heaps(),
                top: at.top().into(),
                heap: at.repair().heap,
            }
            .text(),
        )
    }
}

fn is_there_always_such_a_heap(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::is_there_always_such_a_heap_answer_1(),
                m::is_there_always_such_a_heap_miss_1(),
            ),
            Choice::right(m::is_there_always_such_a_heap_answer_2()),
            Choice::wrong(
                m::is_there_always_such_a_heap_answer_3(),
                m::is_there_always_such_a_heap_miss_3(),
            ),
        ],
        right: Some(m::is_there_always_such_a_heap_right().into()),
        ..Words::of(
            m::is_there_always_such_a_heap(),
            m::IsThereAlwaysSuchAHeapAsk {
                top: at.top().into(),
            }
            .text(),
        )
    }
}

fn does_the_heap_get_smaller(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::does_the_heap_get_smaller_answer_1()),
            Choice::wrong(
                m::does_the_heap_get_smaller_answer_2(),
                m::DoesTheHeapGetSmallerMiss2 {
                    heaps: at.heaps(),
                    heap: at.repair().heap,
                }
                .text(),
            ),
            Choice::wrong(
                m::does_the_heap_get_smaller_answer_3(),
                m::does_the_heap_get_smaller_miss_3(),
            ),
        ],
        right: Some(
            m::DoesTheHeapGetSmallerRight {
                top: at.top().into(),
                keeps: at.repair().keeps.into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::does_the_heap_get_smaller(),
            m::DoesTheHeapGetSmallerAsk {
                heap: at.repair().heap,
                held: at.repair().held.into(),
                keeps: at.repair().keeps.into(),
                top: at.top().into(),
            }
            .text(),
        )
    }
}

fn now_you(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::NowYouRight {
                then_heaps: left.heaps(),
                heap: at.repair().heap,
                held: at.repair().held.into(),
                keeps: at.repair().keeps.into(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::now_you(),
            m::NowYouAsk {
                heaps: at.heaps(),
                unpaired: &powers(at.sum()),
            }
            .text(),
        )
    }
}

fn repair_in_your_head(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::RepairInYourHeadRight {
                then_heaps: left.heaps(),
                top: at.top().into(),
                heap: at.repair().heap,
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::repair_in_your_head(),
            m::RepairInYourHeadAsk { heaps: at.heaps() }.text(),
        )
    }
}

/// The words of lesson 5.
pub(super) fn break_up(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => try_to_keep_the_pairs(at, left),
        1 => can_every_block_keep_its_partner(at),
        2 => why_must_a_pair_break(at),
        3 => the_empty_board(),
        4 => put_the_steps_together(),
        5 => the_proof_in_three_lines(),
        _ => repair_to_the_end(at),
    }
}

fn try_to_keep_the_pairs(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::TryToKeepThePairsRight {
                then_unpaired: &powers(left.sum()),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::try_to_keep_the_pairs(),
            m::TryToKeepThePairsAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn can_every_block_keep_its_partner(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::CanEveryBlockKeepItsPartnerAnswer1 {
                    moves: at.moves().into(),
                }
                .text(),
                m::CanEveryBlockKeepItsPartnerMiss1 {
                    moves: at.moves().into(),
                }
                .text(),
            ),
            Choice::right(
                m::CanEveryBlockKeepItsPartnerAnswer2 {
                    moves: at.moves().into(),
                }
                .text(),
            ),
        ],
        right: Some(
            m::CanEveryBlockKeepItsPartnerRight {
                moves: at.moves().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::can_every_block_keep_its_partner(),
            m::CanEveryBlockKeepItsPartnerAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn why_must_a_pair_break(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::why_must_a_pair_break_answer_1(),
                m::why_must_a_pair_break_miss_1(),
            ),
            Choice::right(m::why_must_a_pair_break_answer_2()),
            Choice::wrong(
                m::why_must_a_pair_break_answer_3(),
                m::why_must_a_pair_break_miss_3(),
            ),
        ],
        right: Some(m::why_must_a_pair_break_right().into()),
        ..Words::of(
            m::why_must_a_pair_break(),
            m::WhyMustAPairBreakAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn the_empty_board() -> Words {
    Words {
        answers: vec![
            Choice::right(m::the_empty_board_answer_1()),
            Choice::wrong(m::the_empty_board_answer_2(), m::the_empty_board_miss_2()),
        ],
        right: Some(m::the_empty_board_right().into()),
        ..Words::of(m::the_empty_board(), m::the_empty_board_ask())
    }
}

fn put_the_steps_together() -> Words {
    Words {
        answers: vec![
            Choice::right(m::put_the_steps_together_answer_1()),
            Choice::wrong(
                m::put_the_steps_together_answer_2(),
                m::put_the_steps_together_miss_2(),
            ),
            Choice::wrong(
                m::put_the_steps_together_answer_3(),
                m::put_the_steps_together_miss_3(),
            ),
        ],
        right: Some(m::put_the_steps_together_right().into()),
        ..Words::of(m::put_the_steps_together(), m::put_the_steps_together_ask())
    }
}

fn the_proof_in_three_lines() -> Words {
    Words::of(
        m::the_proof_in_three_lines(),
        m::the_proof_in_three_lines_ask(),
    )
}

fn repair_to_the_end(at: Facts<'_>) -> Words {
    Words {
        right: Some(m::repair_to_the_end_right().into()),
        ..Words::of(
            m::repair_to_the_end(),
            m::RepairToTheEndAsk { heaps: at.heaps() }.text(),
        )
    }
}
