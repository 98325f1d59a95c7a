//! The analysis: which message tells who wins, why, and where each move leads.
//!
//! With an effective limit the remainders decide. The text must then not speak of stones: a heap with a
//! remainder of 1 can hold five.

mod heap_by_heap;

pub use heap_by_heap::{remainders, worked_out};

use super::{in_a_row, moves, powers};
use crate::catalogue::analysis as words;
use crate::engine::{Analysis, Block, Counts, Move, Outcome, Position, Remoteness};

/// The relation of the reader to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The one who moves.
    Moves,
    /// The other one.
    Waits,
}

impl Reader {
    /// The reader, given whether the reader is to move.
    pub const fn of(moves: bool) -> Self {
        if moves { Self::Moves } else { Self::Waits }
    }

    /// The reader after a move.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Moves => Self::Waits,
            Self::Waits => Self::Moves,
        }
    }

    /// Whether the reader wins if the mover does.
    pub const fn wins(self, mover_wins: bool) -> bool {
        matches!(self, Self::Moves) == mover_wins
    }
}

/// The verdict in a sentence: `You can win.`
pub fn verdict(position: &Position, reader: Reader) -> &'static str {
    let wins = reader.wins(position.outcome() == Outcome::N);
    match (position.is_terminal(), wins) {
        (true, true) => words::you_have_won(),
        (true, false) => words::opponent_has_won(),
        (false, true) => words::you_can_win(),
        (false, false) => words::opponent_can_win(),
    }
}

/// How many moves win: `1 of 13 moves wins.`
pub fn moves_that_win(position: &Position, reader: Reader) -> String {
    if position.is_terminal() {
        return words::game_is_over().to_owned();
    }
    let all = position.move_count().into();
    match (position.outcome(), reader) {
        (Outcome::N, _) => {
            let winning = position.winning_moves().count().into();
            words::WinningMoves { winning, all }.text()
        }
        (Outcome::P, Reader::Moves) => words::NoneOfYourMoves { all }.text(),
        (Outcome::P, Reader::Waits) => words::NoneOfTheirMoves { all }.text(),
    }
}

/// The result of a choice before it is taken, with the nim-sum where that is asked for. The position is the
/// one after the choice. The reader is the one before it.
pub fn after(after: &Position, reader: Reader, binary: bool) -> String {
    let verdict = verdict(after, reader.other());
    with_sum(&words::After { verdict }.text(), after.nim_sum().0, binary)
}

/// A sentence, and the nim-sum where that is asked for.
fn with_sum(sentence: &str, sum: u32, binary: bool) -> String {
    if !binary {
        return sentence.to_owned();
    }
    let sum = sum.into();
    in_a_row(&[sentence, &words::SumIs { sum }.text()])
}

/// Heads the column of the heaps in binary: with a limit that counts, the digits are a remainder's.
pub fn heap_column(analysis: &Analysis<'_>) -> String {
    match analysis.counts {
        Counts::Stones => words::heap_column().to_owned(),
        Counts::Remainder(period) => words::RemainderColumn {
            period: period.into(),
        }
        .text(),
        Counts::Value => words::value_column().to_owned(),
    }
}

/// A number in this many binary digits: `0011`.
pub fn binary(number: u32, digits: u32) -> String {
    let digit = |place| {
        if number >> place & 1 == 1 { '1' } else { '0' }
    };
    (0..digits).rev().map(digit).collect()
}

/// The nim-sum of the heaps as an equation: `0001 ⊕ 0011 ⊕ 0101 ⊕ 0111 = 0000`.
pub fn equation(analysis: &Analysis<'_>, digits: u32) -> String {
    let terms = analysis.rows().map(|row| row.grundy.0);
    added(terms, analysis.nim_sum.0, digits)
}

/// A sum in binary.
fn added(terms: impl Iterator<Item = u32>, sum: u32, digits: u32) -> String {
    let terms: Vec<_> = terms.map(|term| binary(term, digits)).collect();
    [&terms.join(" ⊕ "), " = ", &binary(sum, digits)].concat()
}

/// How long the game lasts.
pub fn length(left: Remoteness) -> String {
    match left {
        Remoteness::Plies(plies) => words::Length {
            turns: plies.into(),
        }
        .text(),
        Remoteness::AtMost(plies) => words::LengthAtMost {
            turns: plies.into(),
        }
        .text(),
    }
}

/// The blocks of one size: which are a pair, and which is unpaired.
pub fn blocks_of(size: u32, blocks: &[Block]) -> impl Iterator<Item = String> {
    let blocks = blocks.iter().filter(move |block| block.size == size);
    blocks.filter_map(move |block| {
        let size = size.into();
        match block.partner {
            Some(second) if second > block.heap => {
                let first = block.heap;
                Some(
                    words::Pair {
                        size,
                        first,
                        second,
                    }
                    .text(),
                )
            }
            Some(_) => None,
            None => {
                let heap = block.heap;
                Some(words::Unpaired { size, heap }.text())
            }
        }
    })
}

/// The unpaired blocks, `Unpaired blocks: 2 and 1.`, and their sum where that is asked for.
pub fn unpaired(blocks: &[Block], binary: bool) -> String {
    let unpaired = blocks.iter().filter(|block| block.partner.is_none());
    let sum = unpaired.map(|block| block.size).sum();
    let sizes = &powers(sum);
    let told = match sizes.len() {
        0 if blocks.is_empty() => words::no_blocks().to_owned(),
        0 => words::all_paired().to_owned(),
        count => {
            let count = count.into();
            words::SomeUnpaired { sizes, count }.text()
        }
    };
    with_sum(&told, sum, binary)
}

/// The heading of the blocks: `Blocks`, or the move whose result they show.
pub fn blocks_heading(chosen: Option<Move>) -> String {
    match chosen.map(moves::made) {
        None => words::blocks().to_owned(),
        Some(chosen) => words::BlocksAfter { chosen: &chosen }.text(),
    }
}

/// Whether a move wins for the player who makes it.
pub fn value(wins: bool) -> &'static str {
    if wins { words::wins() } else { words::loses() }
}

/// How many turns a move and all after it take: `5 turns`, where that is known.
pub fn turns(plies: Remoteness) -> String {
    match plies {
        Remoteness::Plies(plies) => words::Turns {
            turns: plies.into(),
        }
        .text(),
        Remoteness::AtMost(plies) => words::TurnsAtMost {
            turns: plies.into(),
        }
        .text(),
    }
}

/// Heads the list of moves.
pub fn moves_heading(reader: Reader) -> &'static str {
    match reader {
        Reader::Moves => words::your_moves(),
        Reader::Waits => words::opponents_moves(),
    }
}

/// The text in the place of a choice's result.
pub fn choose(reader: Reader) -> &'static str {
    match reader {
        Reader::Moves => words::choose(),
        Reader::Waits => words::wait(),
    }
}

/// How the list writes its moves, and the effect of its buttons.
pub fn press(board: &Position, reader: Reader) -> String {
    let short = board.legal_moves().next().map(moves::short);
    let press = match reader {
        Reader::Moves => words::press(),
        Reader::Waits => words::opponent_makes_one(),
    };
    in_a_row(&[&short.unwrap_or_default(), press])
}
