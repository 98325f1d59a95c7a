//! A limit for each turn, and remainders.

use super::notation::numbers;
use super::{Choice, Words};
use crate::catalogue::lesson_limits as m;
use crate::game::lesson::Facts;

/// The words of each step.
pub(super) fn limits(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => at_most_n_a_turn(at),
        1 => take_the_rest(at, left),
        2 => only_the_remainder_counts(at),
        3 => two_heaps(at, left),
        4 => n_stones(at),
        _ => your_own_game_with_a_limit(at),
    }
}

fn at_most_n_a_turn(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(m::at_most_n_a_turn_answer_1(), m::at_most_n_a_turn_miss_1()),
            Choice::right(m::at_most_n_a_turn_answer_2()),
        ],
        right: Some(
            m::AtMostNATurnRight {
                period: at.period().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::AtMostNATurn {
                limit: at.limit().into(),
            }
            .text(),
            m::AtMostNATurnAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}

fn take_the_rest(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::TakeTheRestRight {
                then_heaps: left.heaps(),
                period: at.period().into(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::take_the_rest(),
            m::TakeTheRestAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}

fn only_the_remainder_counts(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::OnlyTheRemainderCountsRight {
                counts_a: at.count(0).into(),
                size_a: at.size(0).into(),
            }
            .text()
            .into(),
        ),
        wrong: Some(
            m::OnlyTheRemainderCountsWrong {
                period: at.period().into(),
                size_a: at.size(0).into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::only_the_remainder_counts(),
            m::OnlyTheRemainderCountsAsk {
                period: at.period().into(),
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn two_heaps(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::TwoHeapsRight {
                then_heaps: left.heaps(),
                then_counts: &left.counts(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::two_heaps(),
            m::TwoHeapsAsk {
                heaps: at.heaps(),
                limit: at.limit().into(),
                counts: &at.counts(),
            }
            .text(),
        )
    }
}

fn n_stones(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::n_stones_answer_1(),
                m::NStonesMiss1 {
                    period: at.period().into(),
                }
                .text(),
            ),
            Choice::right(m::n_stones_answer_2()),
        ],
        right: Some(
            m::NStonesRight {
                lost: &numbers(&at.lost()),
                period: at.period().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::NStones {
                stones: at.stones().into(),
            }
            .text(),
            m::NStonesAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}

fn your_own_game_with_a_limit(at: Facts<'_>) -> Words {
    Words {
        right: Some(
            m::YourOwnGameWithALimitRight {
                period: at.period().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::your_own_game_with_a_limit(),
            m::YourOwnGameWithALimitAsk {
                stones: at.stones().into(),
                limit: at.limit().into(),
            }
            .text(),
        )
    }
}
