//! The analysis: the messages for who wins, why, and the value of each heap.
//!
//! With an effective limit the remainders decide. The text must then not speak of stones: a heap with a
//! remainder of 1 can hold five.

use super::{Who, join_sentences, moves, play};
use crate::catalogue::{analysis as words, locale};
use crate::engine::{
    Analysis, HeapMeasure, HeapRow, Outcome, Period, Position, ReachedMove, Takes,
};

/// How many binary digits show every number of a position: at least four.
pub fn digits(position: &Position) -> u32 {
    position.analysis().bits().max(4)
}

/// Who wins, and by how many moves: `The player to move can win: 1 of 13 moves wins.` In a game the name of the player
/// to move stands there.
pub fn title(position: &Position, who: Option<&Who>) -> String {
    let all = position.move_count().into();
    match (position.is_terminal(), position.outcome()) {
        (true, Outcome::N) => words::over_won().to_owned(),
        (true, Outcome::P) => words::over_lost().to_owned(),
        (false, Outcome::N) => {
            let winning = position.winning_moves().len().into();
            let moves = &words::WinningMoves { winning, all }.text();
            match who {
                Some(who) => words::WhoCanWin { who, moves }.text(),
                None => words::CanWin { moves }.text(),
            }
        }
        (false, Outcome::P) => {
            let moves = &words::NoneWins { all }.text();
            match who {
                Some(who) => words::WhoLoses { who, moves }.text(),
                None => words::Loses { moves }.text(),
            }
        }
    }
}

/// What a move does: `Taking 2 stones from heap B wins in 13 turns.`
pub fn result(
    ReachedMove {
        play, wins, plies, ..
    }: ReachedMove,
) -> String {
    let (chosen, turns) = (&moves::taken(play), plies.into());
    if wins {
        words::MoveWins { chosen, turns }.text()
    } else {
        words::MoveLoses { chosen, turns }.text()
    }
}

/// The length of the game with best play, and the number of boards it can come to.
pub fn length(turns: u32, boards: usize) -> String {
    let (turns, boards) = (turns.into(), boards.into());
    let boards = words::Boards { boards }.text();
    join_sentences(&[&words::Length { turns }.text(), &boards])
}

/// A number in this many binary digits: `0011`.
pub fn binary(number: u32, digits: u32) -> String {
    let digit = |place| {
        if number >> place & 1 == 1 { '1' } else { '0' }
    };
    (0..digits).rev().map(digit).collect()
}

/// The nim-sum, and how it comes from the heaps: `Nim-sum 0: 0001 ⊕ 0011 ⊕ 0101 ⊕ 0111 = 0000`.
pub fn equation(analysis: &Analysis, digits: u32) -> String {
    let terms: Vec<_> = analysis
        .rows
        .iter()
        .map(|row| binary(row.grundy.0, digits))
        .collect();
    let written = binary(analysis.nim_sum.0, digits);
    let equation = &[&terms.join(" ⊕ "), " = ", &written].concat();
    let sum = analysis.nim_sum.0.into();
    words::Equation { sum, equation }.text()
}

/// The sentence on the numbers that heaps count as; `None` where they count as their stones.
pub fn counting(position: &Position) -> Option<String> {
    let analysis = position.analysis();
    let values: Vec<u32> = analysis.rows.iter().map(|row| row.grundy.0).collect();
    match analysis.measure {
        HeapMeasure::Stones => None,
        HeapMeasure::Remainder(period) => {
            let sentence = words::Remainders {
                most: (period - 1).into(),
                period: period.into(),
                remainders: &values,
            };
            Some(sentence.text())
        }
        HeapMeasure::Value => {
            let (_, numbers) = play::numbers(position.rules().takes)?;
            let (numbers, values) = (&numbers, &values);
            let first = words::Values { numbers, values }.text();
            Some(join_sentences(&[&first, &period(position.rules().takes)]))
        }
    }
}

/// The sentence on how the values of a set repeat.
fn period(takes: Takes) -> String {
    match takes.period() {
        Some(Period { start: 0, length }) => {
            let period = length.into();
            words::ValuesRepeat { period }.text()
        }
        Some(Period { start, length }) => {
            let (begin, period) = (start.into(), length.into());
            words::ValuesRepeatFrom { begin, period }.text()
        }
        None => {
            let most = Takes::PERIOD_WITHIN.into();
            words::NoPeriod { most }.text()
        }
    }
}

/// Heads the column of the numbers that heaps count as; `None` where they count as their stones.
pub fn counts_column(measure: HeapMeasure) -> Option<String> {
    match measure {
        HeapMeasure::Stones => None,
        HeapMeasure::Remainder(period) => {
            let period = period.into();
            Some(words::RemainderColumn { period }.text())
        }
        HeapMeasure::Value => Some(words::value_column().to_owned()),
    }
}

/// The sentence which says that the end of a misère game, and not the nim-sum, decides about a heap.
pub const fn end_decides(measure: HeapMeasure) -> fn() -> &'static str {
    match measure {
        HeapMeasure::Stones => words::single_stones_decide,
        HeapMeasure::Remainder(_) => words::remainders_of_1_decide,
        HeapMeasure::Value => words::values_of_1_decide,
    }
}

/// All winning moves of a heap: `yes: take 1 or 3`.
pub fn winning(analysis: &Analysis, row: HeapRow) -> String {
    let moves = analysis.winning.iter().filter(|by| by.heap == row.heap);
    let takes = moves
        .map(|by| locale::number(by.take.get().into()))
        .collect();
    let takes = &locale::or(takes);
    words::Winning { takes }.text()
}

/// Whether a board is safe, as one word.
pub fn verdict(position: &Position) -> &'static str {
    match position.outcome() {
        Outcome::N => words::is_unsafe(),
        Outcome::P => words::is_safe(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tests of the engine work these periods out.
    #[test]
    fn the_sentence_on_a_set_names_its_period() {
        for (takes, expected) in [
            (
                "1,4,10",
                "From a heap of 16 stones on, the values repeat every 11 stones.",
            ),
            ("10,31", "The values repeat every 41 stones."),
        ] {
            assert_eq!(period(takes.parse().unwrap()), expected);
        }
    }
}
