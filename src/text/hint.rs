//! A hint in three sentences, one a level: which heap, how many stones, and why. The reason is told in the
//! words that a person has met.

use super::in_a_row;
use crate::catalogue::hint as words;
use crate::engine::{Move, Outcome, Position};
use crate::game::{Answers, Depth, HintLevel, Lost, OneEach, Reason};

/// The text of a hint at this level; empty after the end of the game.
pub fn hint(position: &Position, level: HintLevel, depth: Depth) -> String {
    let sentence = |suggested| match level {
        HintLevel::Heap => which(position, suggested),
        HintLevel::Number => how_many(position, suggested),
        HintLevel::Why => why(position, suggested, depth),
    };
    let suggested = position.suggested_move();
    suggested.map(sentence).unwrap_or_default()
}

/// The first level: `Look at heap C.`
pub fn which(position: &Position, chosen: Move) -> String {
    let heap = chosen.heap;
    honest(position, chosen, words::LookAt { heap }.text())
}

/// The second: `Take 2 from heap C.`
pub fn how_many(position: &Position, chosen: Move) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    honest(position, chosen, words::TakeFrom { take, heap }.text())
}

/// The third: why this move wins, or does not, in a sentence of at most 15 words. Empty for a move that is
/// not legal.
pub fn why(position: &Position, chosen: Move, depth: Depth) -> String {
    match Reason::of(position, chosen) {
        None => String::new(),
        Some(Reason::Wins(reason)) => kept(reason, depth),
        Some(Reason::LastStoneLoses) => words::last_stone_loses().to_owned(),
        Some(Reason::Misses(Answers { mistakes, all })) => words::Answers {
            mistakes: mistakes.into(),
            answers: all.into(),
        }
        .text(),
        Some(Reason::NoMoveWins(reason, _)) => lost(reason, depth),
    }
}

/// Why no move wins here, where that is so.
pub fn against(position: &Position, depth: Depth) -> String {
    match position.outcome() {
        Outcome::P => lost(Lost::of(position), depth),
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
fn kept(reason: Lost, depth: Depth) -> String {
    match reason {
        Lost::Over => words::takes_the_last().to_owned(),
        Lost::LastStone => words::leaves_the_last().to_owned(),
        Lost::EvenStones(OneEach { stones, are_single }) => {
            let stones = stones.into();
            if are_single {
                words::LeavesEven { stones }.text()
            } else {
                words::LeavesEvenTurns { stones }.text()
            }
        }
        Lost::OddStones(OneEach { stones, are_single }) => {
            let stones = stones.into();
            if are_single {
                words::LeavesOdd { stones }.text()
            } else {
                words::LeavesOddTurns { stones }.text()
            }
        }
        Lost::Twins { stones, last } => {
            let stones = stones.into();
            words::LeavesTwins { stones, last }.text()
        }
        Lost::Multiple { stones, period } => {
            let (stones, period) = (stones.into(), period.into());
            words::LeavesMultiple { stones, period }.text()
        }
        Lost::OneAbove { stones, period } => {
            let (stones, period) = (stones.into(), period.into());
            words::LeavesOneAbove { stones, period }.text()
        }
        Lost::Multiples(period) => {
            let period = period.into();
            words::LeavesMultiples { period }.text()
        }
        Lost::OddOnes(period) => odd_ones(period),
        Lost::Paired(last) => match depth {
            Depth::Stones => words::can_answer_all().to_owned(),
            Depth::Blocks => words::LeavesPaired { last }.text(),
            Depth::Columns => words::LeavesSumZero { last }.text(),
        },
        Lost::PairedRemainders(period) => {
            remainders(period, depth).unwrap_or_else(|| words::can_answer_all().to_owned())
        }
    }
}

/// The reason that such a board is lost, for the player who must move.
fn lost(reason: Lost, depth: Depth) -> String {
    match reason {
        Lost::Over => String::new(),
        Lost::LastStone => words::must_take_the_last().to_owned(),
        Lost::EvenStones(OneEach { stones, are_single }) => {
            let stones = stones.into();
            if are_single {
                words::EvenStones { stones }.text()
            } else {
                words::EvenTurns { stones }.text()
            }
        }
        Lost::OddStones(OneEach { stones, are_single }) => {
            let stones = stones.into();
            if are_single {
                words::OddStones { stones }.text()
            } else {
                words::OddTurns { stones }.text()
            }
        }
        Lost::Twins { last, .. } => words::Twins { last }.text(),
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
        Lost::OddOnes(period) => odd_ones(period),
        Lost::Paired(_) => match depth {
            Depth::Stones => words::opponent_can_answer_all(),
            Depth::Blocks => words::paired(),
            Depth::Columns => words::sum_zero(),
        }
        .to_owned(),
        Lost::PairedRemainders(period) => {
            remainders(period, depth).unwrap_or_else(|| words::opponent_can_answer_all().to_owned())
        }
    }
}

fn odd_ones(period: u32) -> String {
    let period = period.into();
    words::OddOnes { period }.text()
}

/// What the remainders are; nothing for a person who has not met blocks.
fn remainders(period: u32, depth: Depth) -> Option<String> {
    let period = period.into();
    Some(match depth {
        Depth::Stones => return None,
        Depth::Blocks => words::PairedRemainders { period }.text(),
        Depth::Columns => words::SumZeroOfRemainders { period }.text(),
    })
}
