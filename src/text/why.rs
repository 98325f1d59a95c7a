//! Why a board is won or lost: one sentence, which every screen tells. Hints come before it.

use super::{in_a_row, powers};
use crate::catalogue::why as words;
use crate::engine::{Convention, Move, Outcome, Position, Why};
use crate::game::Depth;

/// The hint of this depth; empty after the end of the game.
pub fn hint(board: &Position, depth: Depth) -> String {
    let Some(suggested) = board.suggested_move() else {
        return String::new();
    };
    let is_lost = board.outcome() == Outcome::P;
    let heap = suggested.heap;
    let told = match depth {
        Depth::Heap => words::LookAt { heap }.text(),
        Depth::Number => take_from(suggested),
        Depth::Why | Depth::Columns if is_lost => {
            return in_a_row(&[words::no_move_wins(), &why(board, depth)]);
        }
        Depth::Why | Depth::Columns => {
            return in_a_row(&[&take_from(suggested), &why_after(board, suggested, depth)]);
        }
    };
    let honest = match board.why() {
        _ if !is_lost => "",
        Why::OneEach { .. } => words::no_move_wins(),
        _ => words::no_move_wins_yet(),
    };
    in_a_row(&[honest, &told])
}

/// `Take 2 from heap C.`
pub fn take_from(chosen: Move) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    words::TakeFrom { take, heap }.text()
}

/// Why a move wins or does not: the reason of the board that it leaves. Empty for a move that is not legal.
pub fn why_after(board: &Position, chosen: Move, depth: Depth) -> String {
    let after = board.clone().play(chosen);
    after.map_or_else(|_| String::new(), |after| why(&after, depth))
}

/// Why the player who moves next wins or loses, in a sentence of at most 15 words.
pub fn why(board: &Position, depth: Depth) -> String {
    let last = board.rules().convention;
    let is_lost = board.outcome() == Outcome::P;
    match board.why() {
        Why::Over => words::Over { last }.text(),
        Why::OneEach { stones, are_single } => {
            let is_odd = !stones.is_multiple_of(2);
            let stones = stones.into();
            match (is_odd, are_single) {
                (true, true) => words::OddStones { stones }.text(),
                (false, true) => words::EvenStones { stones }.text(),
                (true, false) => words::OddTurns { stones }.text(),
                (false, false) => words::EvenTurns { stones }.text(),
            }
        }
        Why::OneHeap {
            heap, period: None, ..
        } => words::OneHeap { heap, last }.text(),
        Why::OneHeap {
            stones,
            left,
            period: Some(period),
            ..
        } => {
            let (stones, left, period) = (stones.into(), left.into(), period.into());
            if is_lost {
                words::Multiple {
                    stones,
                    period,
                    last,
                }
                .text()
            } else {
                words::ToMultiple { left, period, last }.text()
            }
        }
        Why::TwoHeaps {
            larger, more: 0, ..
        } => {
            let stones = board.heaps()[larger].into();
            words::Equal { stones, last }.text()
        }
        Why::TwoHeaps {
            larger,
            smaller,
            more,
        } => {
            let more = more.into();
            words::Unequal {
                larger,
                smaller,
                more,
            }
            .text()
        }
        Why::LastLarge {
            heap, period: None, ..
        } => words::LastLarge { heap, last }.text(),
        Why::LastLarge { heap, .. } => words::LastLargeRemainder { heap, last }.text(),
        Why::Ones { ones: 0, period } if is_lost => {
            let period = period.into();
            words::Multiples { period }.text()
        }
        Why::Ones { ones, period } => {
            let (ones, period) = (ones.into(), period.into());
            if is_lost {
                words::Ones { ones, period, last }.text()
            } else {
                words::ChangeOnes { ones, last }.text()
            }
        }
        Why::Blocks {
            alone,
            mend: Some(mend),
            period,
        } => {
            let (take, heap) = (mend.take.into(), mend.heap);
            let (sum, size) = (alone.0.into(), (1_u32 << alone.0.ilog2()).into());
            match (depth, period.map(Into::into)) {
                (Depth::Columns, None) => words::Sum { sum, take, heap }.text(),
                (Depth::Columns, Some(period)) => words::SumOfRemainders {
                    period,
                    sum,
                    take,
                    heap,
                }
                .text(),
                (_, None) => words::Alone { size, take, heap }.text(),
                (_, Some(period)) => words::AloneOfRemainders {
                    period,
                    size,
                    take,
                    heap,
                }
                .text(),
            }
        }
        Why::Blocks { period, .. } => paired(board, period, depth),
    }
}

/// Why a board is lost whose blocks all have partners: the heaps as blocks, if they are few.
fn paired(board: &Position, period: Option<u32>, depth: Depth) -> String {
    /// So many of the 15 words are left for the blocks.
    const ROOM: usize = 9;
    const ROOM_OF_REMAINDERS: usize = 6;
    let by = period.map_or(0_u32.into(), Into::into);
    if depth == Depth::Columns {
        return match period {
            None => words::sum_zero().to_owned(),
            Some(_) => words::RemaindersSumZero { period: by }.text(),
        };
    }
    let rows = board.analysis().rows();
    let standing = rows.filter(|row| row.stones > 0);
    let blocks: Vec<Vec<String>> = standing.map(|row| powers(row.grundy.0)).collect();
    let count: usize = blocks.iter().map(|blocks| blocks.len().max(1)).sum();
    let sums: Vec<String> = blocks.iter().map(|blocks| sum_of(blocks)).collect();
    // The last two stand around “and”.
    match period {
        None if count < ROOM => words::Paired { heaps: &sums }.text(),
        None => words::paired_many().to_owned(),
        Some(_) if count < ROOM_OF_REMAINDERS => words::PairedRemainders {
            period: by,
            remainders: &sums,
        }
        .text(),
        Some(_) => words::PairedRemaindersMany { period: by }.text(),
    }
}

/// `4 + 1`
fn sum_of(blocks: &[String]) -> String {
    if blocks.is_empty() {
        "0".to_owned()
    } else {
        blocks.join(" + ")
    }
}

/// What the rule for the last stone changes, where the reason is that of normal play.
pub fn misere(board: &Position) -> Option<&'static str> {
    let is_misere = board.rules().convention == Convention::Misere;
    let by_blocks = matches!(board.why(), Why::Blocks { .. });
    (is_misere && by_blocks).then(words::while_two_are_large)
}
