//! A hint in three sentences, one a depth: which heap, how many stones, and why.

use super::in_a_row;
use crate::catalogue::hint as words;
use crate::engine::{Move, Outcome, Position};
use crate::game::{Answers, HintLevel, Lost, Reason};

/// The text of a hint at this depth; empty after the end of the game.
pub fn hint(position: &Position, depth: HintLevel) -> String {
    let sentence = |suggested| match depth {
        HintLevel::Heap => which(position, suggested),
        HintLevel::Number => how_many(position, suggested),
        HintLevel::Why => why(position, suggested),
    };
    let suggested = position.suggested_move();
    suggested.map(sentence).unwrap_or_default()
}

/// The first depth: `Look at heap C.`
pub fn which(position: &Position, chosen: Move) -> String {
    let heap = chosen.heap;
    honest(position, chosen, words::LookAt { heap }.text())
}

/// The second: `Take 2 from heap C.`
pub fn how_many(position: &Position, chosen: Move) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    honest(position, chosen, words::TakeFrom { take, heap }.text())
}

/// The third: why this move wins, or does not. Empty for a move that is not legal.
pub fn why(position: &Position, chosen: Move) -> String {
    match Reason::of(position, chosen) {
        None => String::new(),
        Some(Reason::Wins(reason)) => kept(&reason),
        Some(Reason::LastStoneLoses) => words::last_stone_loses().to_owned(),
        Some(Reason::Misses(Answers { mistakes, all })) => words::Answers {
            mistakes: mistakes.into(),
            answers: all.into(),
        }
        .text(),
        Some(Reason::NoMoveWins(reason, None)) => lost(&reason),
        Some(Reason::NoMoveWins(reason, Some(Answers { mistakes, all }))) => {
            let but = words::ButAnswers {
                mistakes: mistakes.into(),
                answers: all.into(),
            };
            in_a_row(&[&lost(&reason), &but.text()])
        }
    }
}

/// Why no move wins here, where that is so.
pub fn against(position: &Position) -> String {
    match position.outcome() {
        Outcome::P => lost(&Lost::of(position)),
        Outcome::N => String::new(),
    }
}

/// Says first where no move wins.
fn honest(position: &Position, chosen: Move, sentence: String) -> String {
    match Reason::of(position, chosen) {
        Some(Reason::NoMoveWins(_, None)) => in_a_row(&[words::no_move_wins(), &sentence]),
        Some(Reason::NoMoveWins(_, Some(_))) => in_a_row(&[words::no_move_wins_yet(), &sentence]),
        _ => sentence,
    }
}

/// Why it is good to leave such a board to the opponent.
fn kept(reason: &Lost) -> String {
    match reason {
        Lost::Over => words::takes_the_last().to_owned(),
        Lost::LastStone => words::leaves_the_last().to_owned(),
        Lost::EvenStones(stones) => {
            let stones = (*stones).into();
            words::LeavesEven { stones }.text()
        }
        Lost::OddStones(stones) => {
            let stones = (*stones).into();
            words::LeavesOdd { stones }.text()
        }
        Lost::Twins(stones) => {
            let stones = (*stones).into();
            words::LeavesTwins { stones }.text()
        }
        Lost::Multiple { stones, period } => {
            let (stones, period) = ((*stones).into(), (*period).into());
            words::LeavesMultiple { stones, period }.text()
        }
        Lost::OneAbove { stones, period } => {
            let (stones, period) = ((*stones).into(), (*period).into());
            words::LeavesOneAbove { stones, period }.text()
        }
        Lost::Multiples(period) => {
            let period = (*period).into();
            words::LeavesMultiples { period }.text()
        }
        Lost::OddOnes(period) => {
            let period = (*period).into();
            words::LeavesOddOnes { period }.text()
        }
        Lost::Paired {
            heaps: Some(heaps),
            blocks,
            last,
        } => {
            let blocks: Vec<_> = blocks.iter().map(ToString::to_string).collect();
            words::LeavesPaired {
                heaps,
                blocks: &blocks,
                last: *last,
            }
            .text()
        }
        Lost::Paired {
            heaps: None, last, ..
        } => words::LeavesManyPaired { last: *last }.text(),
        Lost::PairedRemainders {
            period,
            remainders,
            last,
        } => {
            let (period, last) = ((*period).into(), *last);
            match remainders {
                Some(remainders) => words::LeavesPairedRemainders {
                    period,
                    remainders,
                    last,
                }
                .text(),
                None => words::LeavesManyPairedRemainders { period, last }.text(),
            }
        }
    }
}

/// The reason that such a board is lost, for the player who must move.
fn lost(reason: &Lost) -> String {
    match *reason {
        Lost::Over => String::new(),
        Lost::LastStone => words::must_take_the_last().to_owned(),
        Lost::EvenStones(stones) => {
            let stones = stones.into();
            words::EvenStones { stones }.text()
        }
        Lost::OddStones(stones) => {
            let stones = stones.into();
            words::OddStones { stones }.text()
        }
        Lost::Twins(_) => words::twins().to_owned(),
        Lost::Multiple { stones, period } => {
            let (stones, period) = (stones.into(), period.into());
            words::Multiple { stones, period }.text()
        }
        Lost::OneAbove { stones, period } => {
            let (stones, period) = (stones.into(), period.into());
            words::OneAbove { stones, period }.text()
        }
        Lost::Multiples(period) => {
            let period = period.into();
            words::Multiples { period }.text()
        }
        Lost::OddOnes(period) => {
            let period = period.into();
            words::OddOnes { period }.text()
        }
        Lost::Paired { .. } => words::paired().to_owned(),
        Lost::PairedRemainders { period, .. } => {
            let period = period.into();
            words::PairedRemainders { period }.text()
        }
    }
}
