//! The proof: why leaving pairs cannot fail.

use super::super::powers;
use super::Words;
use crate::catalogue::lesson_proof as m;
use crate::game::lesson::Facts;

/// The words of each step.
pub(super) fn proof(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => any_move_breaks_a_pair(at, left),
        1 => one_heap_repairs_it(at),
        2 => the_choice_comes_to_you(at, left),
        _ => Words::of(m::the_whole_proof(), m::the_whole_proof_ask()),
    }
}

fn any_move_breaks_a_pair(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::AnyMoveBreaksAPairRight {
                then_unpaired: &powers(left.sum()),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::any_move_breaks_a_pair(),
            m::AnyMoveBreaksAPairAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn one_heap_repairs_it(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::OneHeapRepairsItRight {
                top: at.top().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::one_heap_repairs_it(),
            m::OneHeapRepairsItAsk {
                heaps: at.heaps(),
                unpaired: &powers(at.sum()),
            }
            .text(),
        )
    }
}

fn the_choice_comes_to_you(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::TheChoiceComesToYouRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::the_choice_comes_to_you(),
            m::TheChoiceComesToYouAsk {
                heaps: at.heaps(),
                size_c: at.size(2).into(),
            }
            .text(),
        )
    }
}
