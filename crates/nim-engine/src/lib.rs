#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

extern crate alloc;

mod ai;
mod rules;
mod search;
mod theory;

pub use ai::{
    AiMove, Learner, LearnerError, LearnerTextError, LearnerTextReason, MINIMAX_BUDGET, Opponent,
    SearchStats, Strategy, ai_compute_move,
};
pub use rules::{
    Convention, Game, GameText, GameTextError, HeapName, Move, MoveError, NotationError,
    NotationReason, Numbers, PlayError, Position, Rules, Setup, SetupError, SetupReason, TakeSet,
    Takes, TakesError, heap_name, parse_heaps, parse_moves, write_heaps, write_moves,
};
pub use search::{
    Count, Graph, GraphMove, GraphNode, Node, NodeCounts, NodeId, Progress, Reached, ReachedMove,
    Search, Side, Tree, TreeCounts,
};
pub use theory::{
    Analysis, Block, Counts, Nimber, Outcome, Remoteness, Row, ValuedMove, Why, WinningRow,
};
