//! What is asked on the board of a puzzle.

use std::cmp::Ordering;

use nim_engine::{Move, Outcome, Position};

use super::{Exercise, Goal, Question, Task};
use crate::puzzle::Puzzle;
use crate::puzzle::chance::below;

/// The moves of a lost game whose mistake is asked for: three of the loser, and two between them.
const PLIES: usize = 5;

/// How often such a game is tried before another question is asked.
const TRIES: usize = 30;

impl Puzzle {
    /// The board with its question. One in eight puzzles asks for the mistake in a game, where the board allows that; all
    /// others, and daily puzzles, ask for a winning move or to say that none wins.
    pub fn exercise(&self) -> Exercise {
        let board = *self.board();
        // Not the random numbers that drew the board.
        let mut chance = !self.seed() ^ u64::from(self.grade().number());
        let asks_for_mistake = !self.is_of_a_day() && below(&mut chance, 8) == 0;
        let asked = asks_for_mistake.then(|| find_the_mistake(&board, &mut chance));
        let asked = asked.flatten();
        asked.unwrap_or_else(|| Exercise::on(board, Task::Move(Goal::WinOrNone)))
    }
}

/// The question for the only mistake in a game: the first player could win, and gives the win away with the first,
/// second or third of their moves. `None` if no such game is found.
fn find_the_mistake(board: &Position, chance: &mut u64) -> Option<Exercise> {
    if board.outcome() == Outcome::P {
        return None;
    }
    let opening = (0..TRIES).find_map(|_| {
        let mistake_ply = 2 * below(chance, PLIES.div_ceil(2));
        lost_game(board, mistake_ply, chance)
    })?;
    let asked = Exercise::ask(*board, Question::Mistake);
    Some(Exercise { opening, ..asked })
}

fn lost_game(board: &Position, mistake_ply: usize, chance: &mut u64) -> Option<Vec<Move>> {
    let mut position = *board;
    let mut moves = Vec::new();
    for ply in 0..PLIES {
        // Before the mistake the first player leaves P-positions, and after it the second player.
        let is_first = ply.is_multiple_of(2);
        let keeps_win = match ply.cmp(&mistake_ply) {
            Ordering::Less => is_first,
            Ordering::Equal => false,
            Ordering::Greater => !is_first,
        };
        let mut fitting: Vec<_> = position
            .legal_moves()
            .filter_map(|made| position.play(made).ok().map(|after| (made, after)))
            .filter(|(_, after)| {
                !after.is_terminal() && (after.outcome() == Outcome::P) == keeps_win
            })
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let (made, after) = fitting.swap_remove(below(chance, fitting.len()));
        moves.push(made);
        position = after;
    }
    Some(moves)
}
