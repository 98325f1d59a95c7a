//! A board of the path with its task. No answer is stored: the engine computes each.

use nim_engine::{Convention, Move, Position, Rules, Setup};

use super::Skill;

/// A board, and the task on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The idea that it shows, which decides its words.
    pub topic: Topic,
    /// The board before the opening.
    pub board: Position,
    /// The move that the computer has just made on it.
    pub opening: Option<Move>,
    pub task: Task,
    /// The help that is drawn on the board.
    pub support: Support,
}

/// The task of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Say who must take the last of these single stones. They can be taken one by one to try.
    TakesLast,
    /// Make a move that wins, or say that no move does.
    Move,
    /// Win the game against the perfect computer.
    Game,
    /// Cut heaps into blocks.
    Cut(CutGoal),
    /// Join equal blocks until no two are left.
    Join,
}

/// When heaps are cut as they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutGoal {
    /// Every block has an equal one in another heap; only the last heap is cut.
    Partners,
    /// The same, with each size at most once in a heap; only the last heap is cut.
    LastHeap,
    /// Each heap is cut into different powers of two.
    AllHeaps,
}

/// The help that is drawn on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Support {
    /// None.
    #[default]
    None,
    /// The stones to take.
    Light,
    /// The blocks of the heaps, with lines between partners.
    Blocks,
}

/// The idea that an exercise shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Four single stones, and who takes the last.
    FourSingles,
    /// Three single stones.
    ThreeSingles,
    /// One larger heap beside two single stones.
    TwoBeside,
    /// One larger heap beside one single stone.
    OneBeside,
    /// One heap alone.
    Alone,
    /// Copy a move.
    Copy,
    /// Copy a move again. When the last stone loses, that is a mistake here.
    CopyAgain,
    /// The computer has taken a whole heap.
    HeapGone,
    /// Make two heaps equal.
    MakeEqual,
    /// The heaps are equal already, so no move wins.
    EqualAlready,
    /// A whole game with two heaps.
    TwoHeaps,
    /// Cut a heap so that its blocks have partners.
    CutFreely,
    /// Cut it again, with no size twice.
    CutAgain,
    /// Cut three heaps.
    CutThree,
    /// Join partners; all have one.
    JoinAll,
    /// Join partners; one block stays alone.
    JoinSome,
    /// Take the block that is alone.
    TakeLone,
    /// Two blocks are alone, and one heap has to change.
    MendTwo,
    /// The same with a block of 8.
    MendEight,
    /// The same once more.
    MendAgain,
    /// Only one heap above 1 is left.
    OneAbove,
    /// A game with the blocks drawn.
    GameWithBlocks,
    /// A game without help.
    GameAlone,
    /// A board of a skill.
    Practice(Skill),
}

impl Exercise {
    /// An exercise without an opening and without help.
    pub(super) const fn new(topic: Topic, board: Position, task: Task) -> Self {
        Self {
            topic,
            board,
            opening: None,
            task,
            support: Support::None,
        }
    }

    /// The same after a move of the computer.
    pub(super) fn after(self, heap: usize, take: u32) -> Self {
        let opening = Move::new(heap, take).filter(|&by| self.board.is_legal(by));
        Self { opening, ..self }
    }

    /// The same with this help.
    pub(super) fn with(self, support: Support) -> Self {
        Self { support, ..self }
    }

    /// The position of the task.
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

/// A board of the path.
pub(super) fn board(heaps: &[u32], rules: Rules) -> Position {
    let Ok(board) = Setup::new(heaps.to_vec(), rules).position() else {
        unreachable!("the boards of the path have heaps");
    };
    board
}

/// A board of the path without a limit.
pub(super) fn plain(heaps: &[u32], last: Convention) -> Position {
    let rules = match last {
        Convention::Normal => Rules::normal(),
        Convention::Misere => Rules::misere(),
    };
    board(heaps, rules)
}
