#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod ai;
mod rules;
mod search;
mod theory;

pub use ai::{
    AiMove, Learner, LearnerError, LearnerTextError, Opponent, SearchStats, Strategy,
    ai_compute_move,
};
pub use rules::{
    Convention, Game, GameText, GameTextError, HeapName, Move, MoveError, NotationError, Numbers,
    Period, PlayError, Position, Rules, Setup, SetupError, TakeSet, Takes, heap_name, parse_heaps,
    parse_moves, write_heaps, write_moves,
};
pub use search::{
    Count, Graph, GraphMove, GraphNode, MoveOrder, Node, NodeId, Reached, ReachedMove, Side, Tree,
    TreeSize, TreeSizes, Visit,
};
pub use theory::{Analysis, Block, Counts, HeapRow, Nimber, Outcome, Why};
