#![doc = include_str!("../README.md")]
#![deny(missing_docs)]
#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "an unused value is easy to see; `must_use` marks the functions that would lose a state"
)]

mod ai;
mod rules;
mod search;
mod theory;

pub use ai::{
    AiMove, Learner, LearnerError, LearnerTextError, Opponent, SearchStats, Strategy,
    ai_compute_move,
};
pub use rules::{
    BoardError, Convention, Game, GameText, GameTextError, MOST_HEAPS, MOST_IN_ALL, MOST_STONES,
    MOST_TAKE, Move, MoveError, NotationError, Period, Position, Rules, TakeSet, Takes, heap_name,
    parse_heaps, parse_moves, write_heaps, write_moves,
};
pub use search::{
    Graph, GraphMove, GraphNode, MoveOrder, Node, NodeId, Reached, ReachedMove, Side, Tree,
    TreeSize, TreeSizes, Visit, exact_count, multisets,
};
pub use theory::{Analysis, Block, HeapMeasure, HeapRow, Nimber, Outcome, Why};
