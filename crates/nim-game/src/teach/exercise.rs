//! A board with its task. The engine computes each answer; only a question about reasons stores which answer is right.

use std::ops::RangeInclusive;

use nim_engine::{
    Convention, Move, MoveOrder, NodeId, Outcome, Position, Rules, Takes, Tree, exact_count,
};

use crate::Seat;

/// A board, and the task on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The board before the opening.
    pub board: Position,
    /// The moves that were made on it: one of the computer, or those of a lost game.
    pub opening: Vec<Move>,
    /// What the reader does.
    pub task: Task,
    /// What is drawn.
    pub support: Support,
}

/// The task of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Read,
    /// Choose an answer.
    Choose(Question),
    /// Choose a number from [`NUMBERS`].
    Number(Amount),
    /// Write a number in binary.
    Binary(Amount),
    /// Cut heaps into blocks.
    Cut(CutGoal),
    /// Join equal blocks until no two are left.
    Join,
    /// Make a move.
    Move(Goal),
    /// Win a game against the perfect computer. The reader has the first seat; the given seat makes the first move.
    Game(Seat),
}

/// The numbers to choose from, where a number is asked for.
pub const NUMBERS: RangeInclusive<u32> = 0..=9;

/// A question whose answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who must take the last of these single stones: the reader, who takes the first, or the computer? They
    /// can be taken one by one to try.
    TakesLast,
    /// The winner: the player to move, or the other player?
    Wins,
    /// The value of the position for A, when B is to move: +1 or −1.
    Worth,
    /// Which move of the first player gave the game of the opening away? The answers are all moves of that player.
    Mistake,
    /// A question about reasons, which no position decides, with the index of the right answer.
    Reason(usize),
}

/// The number that a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// How many heaps have a block of one.
    Ones,
    /// The sum of the unpaired blocks.
    NimSum,
    /// The stones of the first heap.
    Heap,
    /// The amount of this heap: its stones, with a limit their remainder, with a set its Grundy value.
    HeapValue(usize),
    /// The size of this heap that would pair every block.
    Reach(usize),
    /// How many moves win.
    Winning,
    /// How many games can be played from here.
    Games,
    /// How many nodes of the tree minimax looks at with cut-offs, if it tries the moves in this order.
    Looked(MoveOrder),
    /// How many branches it cuts off, if it tries the fewest stones first.
    CutOff,
}

/// How heaps should be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutGoal {
    /// Every block has an equal one in another heap. Only the last heap may be cut. If it is cut into two equal blocks,
    /// the computer makes the move that breaks both pairs.
    Partners,
    /// Each heap is cut into different powers of two.
    AllHeaps,
}

/// The goal of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The win.
    Win,
    /// The win; or the reader says that no move wins.
    WinOrNone,
    /// Any move. Then the blocks that it leaves are shown.
    AnyThenBlocks,
    /// Any move. Then the computer replies.
    AnyThenReply,
}

/// What is drawn of a board, besides its stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Support {
    /// Nothing.
    #[default]
    None,
    /// The stones to take have a ring.
    MarkedMove,
    /// The blocks of the heaps, with lines between partners.
    Blocks,
    /// Below the stones the row of Grundy values, up to the largest heap. The value that is asked for
    /// appears only after the answer.
    Values,
    /// No stones, but the heaps in binary, and after the answer the nim-sum.
    Columns,
    /// No stones, but the game tree, and after the answer the values of the nodes.
    Tree,
    /// No stones, but the game tree with its moves in this order, and after the answer what minimax cuts off.
    CutTree(MoveOrder),
    /// No stones, and nothing in their place: the words are enough.
    Words,
}

impl Task {
    /// Whether the reader makes moves.
    pub const fn has_moves(self) -> bool {
        matches!(
            self,
            Self::Move(_) | Self::Game(_) | Self::Choose(Question::TakesLast)
        )
    }
}

impl Question {
    /// Which answer is right, counted from 0.
    pub fn right(self, exercise: &Exercise) -> usize {
        // Only `Mistake` has an opening, and it is not judged on this board.
        let board = &exercise.board;
        match self {
            // The reader takes the first, the third, and so on.
            Self::TakesLast => usize::from(board.stones().is_multiple_of(2)),
            Self::Wins => usize::from(board.outcome() == Outcome::P),
            // B is to move, so a win for the mover is −1.
            Self::Worth => usize::from(board.outcome() == Outcome::N),
            Self::Mistake => {
                let gives_away = |(before, made): &(Position, Move)| {
                    let wins = before.winning_moves().contains(made);
                    before.outcome() == Outcome::N && !wins
                };
                let mut turns = exercise.first_players_moves().into_iter();
                turns.position(|turn| gives_away(&turn)).unwrap_or(0)
            }
            Self::Reason(right) => right,
        }
    }
}

impl Amount {
    /// The number.
    pub fn of(self, board: &Position) -> u32 {
        let analysis = board.analysis();
        let saturating_u32 = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        match self {
            Self::Ones => {
                let has_one = analysis.rows.iter().filter(|row| row.grundy.0 % 2 == 1);
                saturating_u32(has_one.count())
            }
            Self::NimSum => analysis.nim_sum.0,
            Self::Heap => board.heaps().first().copied().unwrap_or_default(),
            Self::HeapValue(heap) => analysis.rows.get(heap).map_or(0, |row| row.grundy.0),
            Self::Reach(heap) => {
                let row = analysis.rows.get(heap);
                let aim = row.and_then(|row| row.balanced);
                aim.map_or(0, |aim| aim.0)
            }
            Self::Winning => saturating_u32(analysis.winning.len()),
            Self::Looked(order) => saturating_u32(looked_at(board, order).1.len()),
            Self::CutOff => {
                let (tree, looked) = looked_at(board, MoveOrder::Fewest);
                let is_left_out = |child: &&NodeId| !looked.contains(child);
                let left_out =
                    |&node: &NodeId| tree[node].children.iter().filter(is_left_out).count();
                saturating_u32(looked.iter().map(left_out).sum())
            }
            Self::Games => {
                let leaves = exact_count(board.tree_size().leaves).unwrap_or(u64::MAX);
                u32::try_from(leaves).unwrap_or(u32::MAX)
            }
        }
    }
}

/// The whole tree with its moves in this order, and the nodes that minimax looks at with cut-offs.
fn looked_at(board: &Position, order: MoveOrder) -> (Tree, Vec<NodeId>) {
    let mut tree = Tree::ordered(board, order);
    tree.grow_all();
    let visits = tree.minimax(true);
    let looked = visits.iter().map(|visit| visit.node).collect();
    (tree, looked)
}

impl Exercise {
    /// This task on this board, without an opening and without help.
    pub const fn on(board: Position, task: Task) -> Self {
        Self {
            board,
            opening: Vec::new(),
            task,
            support: Support::None,
        }
    }

    /// Find a winning move.
    pub const fn find(board: Position) -> Self {
        Self::on(board, Task::Move(Goal::Win))
    }

    /// Answer a question.
    pub const fn ask(board: Position, question: Question) -> Self {
        Self::on(board, Task::Choose(question))
    }

    /// The exercise that begins with this move of the computer, if it is legal.
    #[must_use]
    pub fn after(self, heap: usize, take: u32) -> Self {
        let opening = Move::new(heap, take).filter(|&made| self.board.is_legal(made));
        let opening = opening.into_iter().collect();
        Self { opening, ..self }
    }

    /// The exercise drawn with this support.
    #[must_use]
    pub fn shows(self, support: Support) -> Self {
        Self { support, ..self }
    }

    /// The position of the task, after the opening.
    pub fn position(&self) -> Position {
        let moves = self.opening.iter().copied();
        moves.fold(self.board, played)
    }

    /// The moves of the first player in the opening, each with the position before it.
    pub fn first_players_moves(&self) -> Vec<(Position, Move)> {
        let mut before = self.board;
        let turns = self.opening.iter().map(|&made| {
            let after = played(before, made);
            (std::mem::replace(&mut before, after), made)
        });
        turns.step_by(2).collect()
    }

    /// Whether the stones of the board are drawn.
    pub const fn shows_stones(&self) -> bool {
        matches!(
            self.support,
            Support::None | Support::MarkedMove | Support::Blocks | Support::Values
        )
    }
}

/// The position after a move, which is legal in every exercise.
fn played(board: Position, made: Move) -> Position {
    board.play(made).unwrap_or(board)
}

/// A board of an exercise, where a turn takes any number.
///
/// # Panics
/// As [`taking`].
pub fn board(heaps: &[u32], convention: Convention) -> Position {
    taking(heaps, convention, Takes::Any)
}

/// A board of an exercise, with a limit or a set of numbers for each turn.
///
/// # Panics
/// There is no heap, or the board is larger than a [`Position`].
pub fn taking(heaps: &[u32], convention: Convention, takes: impl Into<Takes>) -> Position {
    let rules = match convention {
        Convention::Normal => Rules::normal(),
        Convention::Misere => Rules::misere(),
    };
    let Ok(position) = Position::new(heaps, rules.with_takes(takes.into())) else {
        unreachable!("the board of an exercise is small");
    };
    position
}
