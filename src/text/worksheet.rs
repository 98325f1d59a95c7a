//! The worksheets and the exit ticket of a teacher: levels, questions and solutions.

use super::moves::taken;
use super::{join_sentences, why};
use crate::catalogue::{print, teachers as words};
use crate::engine::{Convention, Position};
use crate::game::teach::{Level, board};

/// A level, with its number.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::One => words::level_1(),
        Level::Two => words::level_2(),
        Level::Three => words::level_3(),
    }
}

/// The boards of the exit ticket with their questions: single stones, two heaps, and blocks.
pub fn ticket(convention: Convention) -> [(&'static str, Position); 3] {
    [
        (words::ticket_1(), board(&[1; 5], convention)),
        (words::ticket_2(), board(&[4, 7], convention)),
        (words::ticket_3(), board(&[2, 5, 6], convention)),
    ]
}

/// A winning move with its reason and the other ones, or why no move wins.
pub fn solution_of(board: &Position) -> String {
    let solution = why::answer(board);
    let suggested = board.suggested_move();
    let winning = board.winning_moves().into_iter();
    let others = winning.filter(|by| Some(*by) != suggested);
    let moves = &others.map(taken).collect::<Vec<_>>();
    let count = moves.len().into();
    if moves.is_empty() {
        return solution;
    }
    join_sentences(&[&solution, &print::OthersWin { count, moves }.text()])
}
