//! The analysis: who wins, why, and what every move leads to.
//!
//! With a limit that counts, what decides are remainders, so nothing here may then speak of stones:
//! a heap with a remainder of 1 can hold five.

mod why;

pub use why::{because, phase, remainders, worked_out};

use super::{fill, play};
use crate::engine::{
    Analysis, Block, Move, Outcome, Position, Reason, Remoteness, ValuedMove, heap_name,
};

/// Who the reader is to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The one who moves.
    Moves,
    /// The other one.
    Waits,
}

impl Reader {
    /// Whether whoever moves is the reader.
    pub const fn of(moves: bool) -> Self {
        if moves { Self::Moves } else { Self::Waits }
    }

    /// Who the reader is after a move.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Moves => Self::Waits,
            Self::Waits => Self::Moves,
        }
    }

    /// Whether the reader wins what the mover does.
    pub const fn wins(self, mover_wins: bool) -> bool {
        matches!(self, Self::Moves) == mover_wins
    }
}

/// Who wins, in the two parts of a sentence: `You can win from here`, `: 1 of 13 moves keeps it.`
pub fn verdict(position: &Position, reader: Reader) -> (&'static str, String) {
    let analysis = position.analysis();
    let moves = moves(position);
    let winning = analysis.winning_moves().count().to_string();
    let all = moves.to_string();
    if analysis.reason == Reason::Over {
        let won = match (reader, analysis.outcome) {
            (Reader::Moves, Outcome::N) | (Reader::Waits, Outcome::P) => ": you have won.",
            _ => ": your opponent has won.",
        };
        return ("The game is over", won.to_owned());
    }
    match (reader, analysis.outcome, moves) {
        (Reader::Moves, Outcome::N, _) => ("You can win from here", keeps(&winning, &all)),
        (Reader::Waits, Outcome::N, _) => {
            ("Your opponent can win from here", keeps(&winning, &all))
        }
        (Reader::Moves, Outcome::P, 1) => {
            ("You lose from here", ": you have no other move.".to_owned())
        }
        (Reader::Moves, Outcome::P, _) => (
            "You lose from here",
            fill(": against perfect play none of _ moves wins.", &[&all]),
        ),
        (Reader::Waits, Outcome::P, 1) => (
            "You can win from here",
            ": your opponent has no other move.".to_owned(),
        ),
        (Reader::Waits, Outcome::P, _) => (
            "You can win from here",
            fill(": none of your opponent’s _ moves prevents it.", &[&all]),
        ),
    }
}

/// How many moves keep a win.
fn keeps(winning: &str, all: &str) -> String {
    let sentence = match (winning, all) {
        (_, "1") => return ": the only move keeps it.".to_owned(),
        ("1", _) => ": _ of _ moves keeps it.",
        _ => ": _ of _ moves keep it.",
    };
    fill(sentence, &[winning, all])
}

/// How many moves are legal.
fn moves(position: &Position) -> u32 {
    (0..position.heaps().len())
        .map(|heap| position.max_take(heap))
        .sum()
}

/// What the nim-sum page calls a position: whether it is good to leave to the other player.
pub const fn to_leave(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "Safe",
        Outcome::N => "Unsafe",
    }
}

/// What becomes of the choice before it is taken: `After this: nim-sum 0, your opponent loses.`
/// The position is the one that the choice leads to, the reader is who it was before.
pub fn after(after: &Position, reader: Reader) -> String {
    let analysis = after.analysis();
    let won = reader.wins(analysis.outcome == Outcome::P);
    let then = match (reader, won, analysis.reason) {
        (_, true, Reason::Over) => "you have won",
        (_, false, Reason::Over) => "your opponent has won",
        (Reader::Moves, true, _) => "your opponent loses",
        (Reader::Moves, false, _) => "your opponent can win",
        (Reader::Waits, true, _) => "you can win",
        (Reader::Waits, false, _) => "you lose",
    };
    fill(
        "After this: nim-sum _, _.",
        &[&analysis.nim_sum.0.to_string(), then],
    )
}

/// A number in so many binary digits: `0011`.
pub fn binary(number: u32, digits: u32) -> String {
    let digit = |place| {
        if number >> place & 1 == 1 { '1' } else { '0' }
    };
    (0..digits).rev().map(digit).collect()
}

/// The nim-sum of the heaps as an equation: `0001 ⊕ 0011 ⊕ 0101 ⊕ 0111 = 0000`.
pub fn equation(analysis: &Analysis<'_>, digits: u32) -> String {
    let mut written = String::new();
    for row in analysis.rows() {
        if row.heap > 0 {
            written.push_str(" ⊕ ");
        }
        written.push_str(&binary(row.grundy.0, digits));
    }
    written.push_str(" = ");
    written.push_str(&binary(analysis.nim_sum.0, digits));
    written
}

/// How long the game lasts.
pub fn length(left: Remoteness) -> String {
    match left {
        Remoteness::Plies(1) => "With best play the game ends with the next turn.".to_owned(),
        Remoteness::Plies(plies) => fill(
            "With best play the game ends in _ turns.",
            &[&plies.to_string()],
        ),
        Remoteness::AtMost(plies) => fill(
            "How long the game lasts with best play is too much to work out here: at most _ turns.",
            &[&plies.to_string()],
        ),
    }
}

/// A heap and its stones, at the head of its row: `A · 3`.
pub fn row(heap: usize, count: u32) -> String {
    fill("_ · _", &[&heap_name(heap).to_string(), &count.to_string()])
}

/// What the choice leaves of its heap: `A → 1`.
pub fn row_after(heap: usize, left: u32) -> String {
    fill("_ → _", &[&heap_name(heap).to_string(), &left.to_string()])
}

/// What a heap counts by, under its stones: `counts 1`.
pub fn remainder(value: u32) -> String {
    fill("counts _", &[&value.to_string()])
}

/// The nim-sum at the head of its row: `⊕ 3`.
pub fn sum(value: u32) -> String {
    fill("⊕ _", &[&value.to_string()])
}

/// The nim-sum after the choice: `⊕ → 0`.
pub fn sum_after(value: u32) -> String {
    fill("⊕ → _", &[&value.to_string()])
}

/// The nim-sum, decimal and binary, in two parts: `Nim-sum 3`, `= 0011`.
pub fn nim_sum(value: u32, digits: u32) -> (String, String) {
    (
        fill("Nim-sum _", &[&value.to_string()]),
        fill("= _", &[&binary(value, digits)]),
    )
}

/// The button of a safe move: `take 3`.
pub fn take(count: u32) -> String {
    fill("take _", &[&count.to_string()])
}

/// What a safe move leaves of its heap, and that in binary: `leaves 0`, `0000`.
pub fn leaves(left: u32) -> String {
    fill("leaves _", &[&left.to_string()])
}

/// The blocks of one size: which pair off, and which is left.
pub fn blocks_of(size: u32, blocks: &[Block]) -> String {
    let name = |heap| heap_name(heap).to_string();
    let mut parts = Vec::new();
    for block in blocks.iter().filter(|block| block.size == size) {
        match block.partner {
            Some(partner) if partner > block.heap => parts.push(fill(
                "_ and _ pair up",
                &[&name(block.heap), &name(partner)],
            )),
            Some(_) => {}
            None => parts.push(fill("_ stays alone", &[&name(block.heap)])),
        }
    }
    fill("Blocks of _: _.", &[&size.to_string(), &parts.join(", ")])
}

/// What the blocks come to: `Left alone: 2 + 1 = 3, the nim-sum.`
pub fn alone(blocks: &[Block], sum: u32) -> String {
    let alone: Vec<String> = blocks
        .iter()
        .filter(|block| block.partner.is_none())
        .map(|block| block.size.to_string())
        .collect();
    match alone.len() {
        0 if blocks.is_empty() => "Nothing counts here: nim-sum 0.".to_owned(),
        0 => "Every block has a partner: nim-sum 0.".to_owned(),
        1 => fill("Left alone: _, the nim-sum.", &[&alone[0]]),
        _ => fill(
            "Left alone: _ = _, the nim-sum.",
            &[&alone.join(" + "), &sum.to_string()],
        ),
    }
}

/// Heads the blocks: `Blocks`, or what they show while a move is chosen.
pub fn blocks_heading(chosen: Option<Move>) -> String {
    match chosen {
        None => BLOCKS.to_owned(),
        Some(chosen) => fill("_ after _", &[BLOCKS, &chosen.to_string()]),
    }
}

/// Whether a move wins for whoever makes it.
pub const fn value(wins: bool) -> &'static str {
    if wins { "wins" } else { "loses" }
}

/// How many turns a move and all after it take: `5 turns`, where that is known.
pub fn turns(plies: Remoteness) -> String {
    match plies {
        Remoteness::Plies(1) => "1 turn".to_owned(),
        Remoteness::Plies(plies) => fill("_ turns", &[&plies.to_string()]),
        Remoteness::AtMost(plies) => fill("≤ _ turns", &[&plies.to_string()]),
    }
}

/// A losing move under its fold: `B3 · 5 turns`.
pub fn short(told: &ValuedMove) -> String {
    fill("_ · _", &[&told.play.to_string(), &turns(told.plies)])
}

/// The losing moves of a heap that are folded: `Heap B: 98 moves that lose`.
pub fn folded(heap: usize, count: usize) -> String {
    let sentence = if count == 1 {
        "Heap _: _ move that loses"
    } else {
        "Heap _: _ moves that lose"
    };
    fill(
        sentence,
        &[&heap_name(heap).to_string(), &count.to_string()],
    )
}

/// What a move does, for those who do not see it: `take 3 from heap B, leaving 2`.
pub fn does(position: &Position, valued: &ValuedMove) -> String {
    let Move { heap, take } = valued.play;
    let held = position.heaps().get(heap).copied().unwrap_or_default();
    play::stone(valued.play, held.saturating_sub(take.get()))
}

/// Heads the list of moves.
pub const fn moves_heading(reader: Reader) -> &'static str {
    match reader {
        Reader::Moves => "Your moves",
        Reader::Waits => "Your opponent’s moves",
    }
}

/// Stands where it will say what comes of a choice.
pub const fn choose(reader: Reader) -> &'static str {
    match reader {
        Reader::Moves => "Choose a move to see what comes of it.",
        Reader::Waits => "Your opponent is to move.",
    }
}

/// What the moves' buttons do.
pub const fn press(reader: Reader) -> &'static str {
    match reader {
        Reader::Moves => "Press to see, again to play.",
        Reader::Waits => "One of these is your opponent’s to make.",
    }
}

/// The label of a heap's slider.
pub fn slider(heap: usize) -> String {
    fill("Stones in heap _", &[&heap_name(heap).to_string()])
}

/// The label of a heap's number field.
pub fn number(heap: usize) -> String {
    fill(
        "Number of stones in heap _",
        &[&heap_name(heap).to_string()],
    )
}

/// The button that removes a heap.
pub fn remove(heap: usize) -> String {
    fill("Remove heap _", &[&heap_name(heap).to_string()])
}

/// What is wrong with a number of stones.
pub fn size_problem(most: u32) -> String {
    fill("Write a whole number from 0 to _.", &[&most.to_string()])
}

/// Follows the word of the nim-sum page, for those who do not see where it stands.
pub const TO_LEAVE: &str = " to leave";
/// Names the panel.
pub const ANALYSIS: &str = "Analysis";
/// Names the table.
pub const TABLE: &str = "Heaps in binary";
/// Heads the column of heaps.
pub const HEAP: &str = "Heap";
/// Heads the column of safe moves.
pub const SAFE_MOVE: &str = "safe move";
/// Where a heap has none.
pub const NONE: &str = "none";
/// In its row: the end of a misère game decides.
pub const ODD_SINGLES: &str = "odd ones";
/// Under a column whose ones are odd in number.
pub const ODD: &str = "odd";
/// The others, for those who do not see it.
pub const EVEN: &str = "even";
/// Unfolds why each heap has a safe move or none.
pub const WORKED_OUT: &str = "Heap by heap";
/// Heads the blocks.
pub const BLOCKS: &str = "Blocks";
/// Names the fields of the screen.
pub const BOARD: &str = "Board";
/// Adds a heap.
pub const ADD: &str = "Add a heap";
