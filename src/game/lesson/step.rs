//! The task of a lesson step. No answer is stored: the engine computes each.

use std::num::NonZeroU32;
use std::ops::RangeInclusive;

use crate::engine::{Count, Move, Outcome, Position, Rules, Setup};

/// A step: a position, its figure, and the task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The board of the step; all of its numbers come from here.
    pub board: Position,
    /// The move that the computer has just made on it.
    pub opening: Option<Move>,
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
    /// The stones, and after the answer the blocks.
    BlocksAfter,
    /// The heaps in binary, and after the answer the nim-sum.
    Bits,
    /// The game tree, and after the answer the values of the nodes.
    Tree,
    /// The game tree with all values.
    Values,
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
    /// Pair equal blocks until no two are left.
    Pair,
    /// Make a move.
    Move(Goal),
    /// Play to the end; the computer begins if `Begins` says so.
    Game(Goal, Begins),
}

/// The goal of a move or a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The win.
    Win,
    /// Play to the end, and see the result.
    Any,
    /// Make any move, and see the blocks that it leaves.
    Break,
}

/// The player who starts a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The reader.
    You,
    /// The computer.
    Computer,
}

/// A question whose answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The winner: the player to move, or the other player?
    Wins,
    /// The winner: the player to move, or the other player?
    Balanced,
    /// Can a move leave a board on which every block has a partner: yes or no?
    StaysBalanced,
    /// In which heap is there a winning move?
    Heap,
    /// The value of the position for A, when B is to move: +1 or −1.
    Worth,
    /// Something about the reasons, which no position decides.
    Reason(usize),
}

/// The number that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// The largest block of the first heap.
    LargestBlock,
    /// How many blocks there are.
    Blocks,
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
        let balanced = |board: &Position| board.nim_sum().0 == 0;
        match self {
            Self::Wins => usize::from(board.outcome() == Outcome::P),
            Self::Balanced => usize::from(!balanced(board)),
            Self::StaysBalanced => {
                let mut moves = board.legal_moves();
                let stays = moves.any(|by| {
                    let after = board.clone().play(by);
                    after.is_ok_and(|after| balanced(&after))
                });
                usize::from(!stays)
            }
            Self::Heap => board.winning_moves().next().map_or(0, |by| by.heap),
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
        let blocks = analysis.blocks();
        let few = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self {
            Self::LargestBlock => {
                let first = blocks.iter().find(|block| block.heap == 0);
                first.map_or(0, |block| block.size)
            }
            Self::Blocks => few(blocks.len()),
            Self::Ones => few(blocks.iter().filter(|block| block.size == 1).count()),
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
            opening: None,
            figure: Figure::Board,
            task,
        }
    }

    /// A game to the win that the reader begins.
    pub(super) const fn win(board: Position) -> Self {
        Self::on(board, Task::Game(Goal::Win, Begins::You))
    }

    /// The same that the computer begins.
    pub(super) const fn win_second(board: Position) -> Self {
        Self::on(board, Task::Game(Goal::Win, Begins::Computer))
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

    /// The same step after a move of the computer.
    pub(super) fn after(self, heap: usize, take: u32) -> Self {
        let opening = Move::new(heap, take).filter(|&by| self.board.is_legal(by));
        Self { opening, ..self }
    }

    /// Whether its stones lie on a board.
    pub const fn shows_stones(&self) -> bool {
        let board = matches!(
            self.figure,
            Figure::Board | Figure::Blocks | Figure::BlocksAfter
        );
        board && !matches!(self.task, Task::Pair)
    }

    /// The position of the question.
    pub fn asked(&self) -> Position {
        let board = self.board.clone();
        match self.opening {
            Some(opening) => board
                .play(opening)
                .unwrap_or_else(|refused| refused.position),
            None => board,
        }
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
