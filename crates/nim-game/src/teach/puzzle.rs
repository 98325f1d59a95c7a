//! What is asked on the board of a puzzle.

use nim_engine::{Move, Outcome, Position};

use super::{Exercise, Goal, Question, Task};
use crate::puzzle::Puzzle;
use crate::puzzle::chance::below;

/// The moves of a lost game whose mistake is asked for: three of the loser, and two between them.
const PLIES: usize = 5;

/// How often such a game is tried before another question is asked.
const TRIES: usize = 30;

impl Puzzle {
    /// The board with its question. One of eight puzzles asks for the mistake in a game, where the board allows that; all
    /// others, and those of days, ask for a winning move or to say that none wins.
    pub fn exercise(&self) -> Exercise {
        let board = self.board().clone();
        let mut chance = !self.seed() ^ u64::from(self.grade().number());
        let asks_for_mistake = !self.is_of_a_day() && below(&mut chance, 8) == 0;
        let asked = asks_for_mistake.then(|| mistake(&board, &mut chance));
        let asked = asked.flatten();
        asked.unwrap_or_else(|| Exercise::on(board, Task::Move(Goal::WinOrNone)))
    }
}

/// A game that the first player gives away with one move, the first, second or third of its own. The other
/// player then makes no mistake.
fn mistake(board: &Position, chance: &mut u64) -> Option<Exercise> {
    let opening = (0..TRIES).find_map(|_| {
        let mistake = 2 * below(chance, PLIES.div_ceil(2));
        lost_game(board, mistake, chance)
    })?;
    let asked = Exercise::ask(board.clone(), Question::Mistake);
    Some(Exercise { opening, ..asked })
}

fn lost_game(board: &Position, mistake: usize, chance: &mut u64) -> Option<Vec<Move>> {
    let mut at = board.clone();
    let mut moves = Vec::new();
    for ply in 0..PLIES {
        // The player who holds the win keeps it, up to the mistake the first one.
        let holds = ply != mistake && ply.is_multiple_of(2) == (ply < mistake);
        let mut fitting: Vec<_> = at
            .legal_moves()
            .filter_map(|made| at.clone().play(made).ok().map(|after| (made, after)))
            .filter(|(_, after)| !after.is_terminal() && (after.outcome() == Outcome::P) == holds)
            .collect();
        if fitting.is_empty() {
            return None;
        }
        let (made, after) = fitting.swap_remove(below(chance, fitting.len()));
        moves.push(made);
        at = after;
    }
    // Of a start that loses no move is the mistake.
    (board.outcome() == Outcome::N).then_some(moves)
}
