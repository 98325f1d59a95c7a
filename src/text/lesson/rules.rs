//! Lessons 8 and 9: the last stone loses, and a turn has a limit.

use super::notation::numbers;
use super::{Choice, Words};
use crate::catalogue::lesson_rules as m;
use crate::game::lesson::Facts;

/// The words of lesson 8.
pub(super) fn last_stone_loses(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => single_stones(at),
        1 => first_the_normal_rule(at, left),
        2 => now_misere(at, left),
        3 => one_large_heap(at, left),
        4 => where_is_the_difference(at),
        5 => early_in_the_game(at, left),
        _ => your_own_misere_game(at),
    }
}

fn single_stones(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::single_stones_answer_1(),
                m::SingleStonesMiss1 {
                    stones: at.stones().into(),
                }
                .text(),
            ),
            Choice::right(m::single_stones_answer_2()),
        ],
        right: Some(
            m::SingleStonesRight {
                stones: at.stones().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::single_stones(),
            m::SingleStonesAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn first_the_normal_rule(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::FirstTheNormalRuleRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::first_the_normal_rule(),
            m::FirstTheNormalRuleAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn now_misere(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::NowMisereRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::now_misere(),
            m::NowMisereAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn one_large_heap(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::OneLargeHeapRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::one_large_heap(),
            m::OneLargeHeapAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn where_is_the_difference(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::where_is_the_difference_answer_1(),
                m::where_is_the_difference_miss_1(),
            ),
            Choice::right(m::where_is_the_difference_answer_2()),
            Choice::wrong(
                m::where_is_the_difference_answer_3(),
                m::WhereIsTheDifferenceMiss3 { heaps: at.heaps() }.text(),
            ),
        ],
        right: Some(m::where_is_the_difference_right().into()),
        ..Words::of(
            m::where_is_the_difference(),
            m::where_is_the_difference_ask(),
        )
    }
}

fn early_in_the_game(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::EarlyInTheGameRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::early_in_the_game(),
            m::EarlyInTheGameAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn your_own_misere_game(at: Facts<'_>) -> Words {
    Words {
        right: Some(m::your_own_misere_game_right().into()),
        ..Words::of(
            m::your_own_misere_game(),
            m::YourOwnMisereGameAsk { heaps: at.heaps() }.text(),
        )
    }
}

/// The words of lesson 9.
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
