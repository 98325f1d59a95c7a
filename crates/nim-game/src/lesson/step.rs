//! The task of a lesson step. No answer is stored: the engine computes each.

use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use nim_engine::{Count, Outcome, Position, Rules, Setup};

use crate::Seat;

/// A step: a position, its figure, and the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The board of the step; all of its numbers come from here.
    pub board: Position,
    pub figure: Figure,
    pub task: Task,
}

/// The picture of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Nothing: the words are enough.
    Words,
    /// Its stones.
    Board,
    /// The stones, and the blocks of each heap.
    Blocks,
    /// The heaps in binary, and after the answer the nim-sum.
    Bits,
    /// The game tree, and after the answer the values of the nodes.
    Tree,
}

/// The numbers to choose from, where a number is asked for.
pub const NUMBERS: RangeInclusive<u32> = 0..=9;

/// The task of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read.
    Say,
    /// Choose an answer.
    Choose(Question),
    /// Choose a number from [`NUMBERS`].
    Number(Amount),
    /// Write a number in binary.
    Bits(Amount),
    /// Make a move.
    Move(Goal),
    /// Win a game that this side starts; the reader is the first.
    Game(Seat),
}

/// The goal of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The win.
    Win,
    /// Make any move, and see the blocks that it leaves.
    Break,
}

/// A question whose answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The winner: the player to move, or the other player?
    Wins,
    /// The value of the position for A, when B is to move: +1 or −1.
    Worth,
    /// Something about the reasons, which no position decides.
    Reason(usize),
}

/// The number that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// How many heaps have a block of one.
    Ones,
    /// The sum of the unpaired blocks.
    NimSum,
    /// The first heap.
    Heap,
    /// The amount of this heap: its stones, or with a limit their remainder.
    Counts(usize),
    /// The size of this heap that would pair every block.
    Reach(usize),
    /// How many moves win.
    Winning,
    /// How many games can be played from here.
    Games,
}

impl Question {
    /// Which answer is right, counted from 0.
    pub fn right(self, board: &Position) -> usize {
        match self {
            Self::Wins => usize::from(board.outcome() == Outcome::P),
            // B is to move, so a win for the mover is −1.
            Self::Worth => usize::from(board.outcome() == Outcome::N),
            Self::Reason(right) => right,
        }
    }
}

impl Amount {
    /// The number.
    pub fn of(self, board: &Position) -> u32 {
        let analysis = board.analysis();
        let few = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self {
            Self::Ones => few(analysis.rows().filter(|row| row.grundy.0 % 2 == 1).count()),
            Self::NimSum => analysis.nim_sum.0,
            Self::Heap => board.heaps().first().copied().unwrap_or_default(),
            Self::Counts(heap) => analysis.rows().nth(heap).map_or(0, |row| row.grundy.0),
            Self::Reach(heap) => {
                let row = analysis.rows().nth(heap);
                let aim = row.and_then(|row| analysis.balanced_by(row));
                aim.map_or(0, |aim| aim.0)
            }
            Self::Winning => few(analysis.winning_moves().count()),
            Self::Games => match board.tree_counts().leaves {
                Count::Exactly(leaves) => u32::try_from(leaves).unwrap_or(u32::MAX),
                Count::MoreThan(_) => u32::MAX,
            },
        }
    }
}

impl Step {
    /// A step on this board, which is shown.
    pub(super) const fn on(board: Position, task: Task) -> Self {
        Self {
            board,
            figure: Figure::Board,
            task,
        }
    }

    /// Find a winning move.
    pub(super) const fn find(board: Position) -> Self {
        Self::on(board, Task::Move(Goal::Win))
    }

    /// Answer a question.
    pub(super) const fn ask(board: Position, question: Question) -> Self {
        Self::on(board, Task::Choose(question))
    }

    /// The same step, shown otherwise.
    pub(super) fn seen(self, figure: Figure) -> Self {
        Self { figure, ..self }
    }

    /// Whether its stones lie on a board.
    pub const fn shows_stones(&self) -> bool {
        matches!(self.figure, Figure::Board | Figure::Blocks)
    }
}

/// A board on which the last stone wins.
pub(super) fn normal(heaps: &[u32]) -> Position {
    board(heaps, Rules::normal())
}

/// A board on which the last stone loses.
pub(super) fn misere(heaps: &[u32]) -> Position {
    board(heaps, Rules::misere())
}

/// A board with a limit for each turn.
pub(super) fn limited(heaps: &[u32], rules: Rules, limit: NonZeroU32) -> Position {
    board(heaps, rules.with_limit(limit))
}

fn board(heaps: &[u32], rules: Rules) -> Position {
    let Ok(board) = Setup::new(heaps.to_vec(), rules).position() else {
        unreachable!("the boards of the lessons have heaps");
    };
    board
}
