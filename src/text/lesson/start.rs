//! Lessons 1 and 2: lose first, then copy.

use super::{Choice, Words};
use crate::catalogue::lesson_start as m;
use crate::game::lesson::Facts;

/// The words of lesson 1.
pub(super) fn play_first(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => play_a_game(),
        1 => what_decided_the_game(at),
        2 => now_you_can_win(at, left),
        _ => who_wins_here(),
    }
}

fn play_a_game() -> Words {
    Words {
        right: Some(m::play_a_game_right().into()),
        ..Words::of(m::play_a_game(), m::play_a_game_ask())
    }
}

fn what_decided_the_game(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(
                m::what_decided_the_game_answer_1(),
                m::what_decided_the_game_miss_1(),
            ),
            Choice::wrong(
                m::what_decided_the_game_answer_2(),
                m::WhatDecidedTheGameMiss2 {
                    moves: at.moves().into(),
                }
                .text(),
            ),
            Choice::right(m::what_decided_the_game_answer_3()),
        ],
        right: Some(
            m::WhatDecidedTheGameRight {
                moves: at.moves().into(),
            }
            .text()
            .into(),
        ),
        ..Words::of(
            m::what_decided_the_game(),
            m::WhatDecidedTheGameAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn now_you_can_win(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::NowYouCanWinRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::now_you_can_win(),
            m::NowYouCanWinAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn who_wins_here() -> Words {
    Words {
        answers: vec![
            Choice::wrong(m::who_wins_here_answer_1(), m::who_wins_here_miss_1()),
            Choice::right(m::who_wins_here_answer_2()),
        ],
        right: Some(m::who_wins_here_right().into()),
        ..Words::of(m::who_wins_here(), m::who_wins_here_ask())
    }
}

/// The words of lesson 2.
pub(super) fn copy(step: usize, at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    match step {
        0 => two_equal_heaps(at),
        1 => your_answer(at, left),
        2 => why_copying_works(at),
        3 => copy_to_the_end(at),
        _ => make_the_heaps_equal(at, left),
    }
}

fn two_equal_heaps(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::wrong(m::two_equal_heaps_answer_1(), m::two_equal_heaps_miss_1()),
            Choice::right(m::two_equal_heaps_answer_2()),
        ],
        right: Some(m::two_equal_heaps_right().into()),
        ..Words::of(
            m::two_equal_heaps(),
            m::TwoEqualHeapsAsk {
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn your_answer(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::YourAnswerRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::your_answer(),
            m::YourAnswerAsk { heaps: at.heaps() }.text(),
        )
    }
}

fn why_copying_works(at: Facts<'_>) -> Words {
    Words {
        answers: vec![
            Choice::right(m::why_copying_works_answer_1()),
            Choice::wrong(
                m::why_copying_works_answer_2(),
                m::WhyCopyingWorksMiss2 {
                    stones: at.stones().into(),
                }
                .text(),
            ),
            Choice::wrong(
                m::why_copying_works_answer_3(),
                m::why_copying_works_miss_3(),
            ),
        ],
        right: Some(m::why_copying_works_right().into()),
        ..Words::of(
            m::why_copying_works(),
            m::WhyCopyingWorksAsk {
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn copy_to_the_end(at: Facts<'_>) -> Words {
    Words {
        right: Some(m::copy_to_the_end_right().into()),
        ..Words::of(
            m::copy_to_the_end(),
            m::CopyToTheEndAsk {
                size_a: at.size(0).into(),
            }
            .text(),
        )
    }
}

fn make_the_heaps_equal(at: Facts<'_>, left: Option<Facts<'_>>) -> Words {
    Words {
        right: left.map(|left| {
            m::MakeTheHeapsEqualRight {
                then_heaps: left.heaps(),
            }
            .text()
            .into()
        }),
        ..Words::of(
            m::make_the_heaps_equal(),
            m::MakeTheHeapsEqualAsk { heaps: at.heaps() }.text(),
        )
    }
}
