//! What is asked on the board of a puzzle.

use nim_engine::{Move, Outcome, Position, Takes};

use super::Puzzle;
use super::pool::below;
use crate::teach::{Amount, Exercise, Goal, NUMBERS, Question, Task};

/// The moves of a lost game whose mistake is asked for: three of the loser, and two between them.
const PLIES: usize = 5;

/// How often such a game is tried before another question is asked.
const TRIES: usize = 30;

impl Puzzle {
    /// The board with its question. Half of the boards, and all of days, ask for a winning move; the others ask
    /// for its heap, for its number of stones, for the pairs of the blocks, or for the mistake in a game, where
    /// the board allows the question.
    pub fn exercise(&self) -> Exercise {
        let board = self.board().clone();
        let mut chance = !self.seed() ^ u64::from(self.grade().number());
        let drawn = if self.is_of_a_day() {
            0
        } else {
            below(&mut chance, 8)
        };
        let asked = match drawn {
            4 => heap(&board),
            5 => number(&board),
            6 => pairs(&board),
            7 => mistake(&board, &mut chance),
            _ => None,
        };
        asked.unwrap_or_else(|| Exercise::on(board, Task::Move(Goal::WinOrNone)))
    }
}

/// The only winning move.
fn only(board: &Position) -> Option<Move> {
    let mut winning = board.winning_moves();
    winning.next().filter(|_| winning.next().is_none())
}

fn heap(board: &Position) -> Option<Exercise> {
    let is_asked = (3..=6).contains(&board.heaps().len()) && only(board).is_some();
    is_asked.then(|| Exercise::ask(board.clone(), Question::Heap))
}

fn number(board: &Position) -> Option<Exercise> {
    let take = only(board)?.take.get();
    let is_asked = NUMBERS.contains(&take);
    is_asked.then(|| Exercise::on(board.clone(), Task::Number(Amount::Take)))
}

/// Blocks decide while two heaps are larger than 1. Two pairs at least have to be found.
fn pairs(board: &Position) -> Option<Exercise> {
    let heaps = board.heaps();
    let larger = heaps.iter().filter(|&&stones| stones > 1).count();
    let blocks = board.analysis().blocks();
    let paired = blocks
        .iter()
        .filter(|block| block.partner.is_some())
        .count();
    let is_asked = board.rules().takes == Takes::Any && larger > 1 && paired >= 4;
    is_asked.then(|| Exercise::on(board.clone(), Task::Join))
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
