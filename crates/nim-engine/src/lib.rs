#![doc = include_str!("../README.md")]
#![no_std]
#![deny(missing_docs)]

extern crate alloc;

mod ai;
mod analysis;
mod blocks;
mod count;
mod divisor;
mod exhaustive_check;
mod game;
mod game_text;
mod graph;
mod moves;
mod nimber;
mod node_counts;
mod notation;
mod position;
mod ranks;
mod remoteness;
mod rules;
mod search;
mod setup;
mod suggestion;
mod table;
mod theory;
mod tree;
mod worth;

pub use ai::{
    AiMove, Learner, LearnerError, LearnerTextError, LearnerTextReason, MINIMAX_BUDGET, Opponent,
    SearchStats, Strategy, ai_compute_move,
};
pub use analysis::{Analysis, Reason, Row, WinningRow};
pub use blocks::Block;
pub use count::{Count, TreeCounts};
pub use exhaustive_check::{
    Exception, ExhaustiveCheck, ExhaustiveCheckError, ExhaustiveCheckReason, ExhaustiveCheckVerdict,
};
pub use game::Game;
pub use game_text::{GameText, GameTextError};
pub use graph::{Graph, GraphMove, GraphNode};
pub use moves::{Move, MoveError, PlayError};
pub use nimber::Nimber;
pub use node_counts::NodeCounts;
pub use notation::{
    HeapName, NotationError, NotationReason, heap_name, parse_heaps, parse_moves, write_heaps,
    write_moves,
};
pub use position::Position;
pub use remoteness::{Remoteness, ValuedMove};
pub use rules::{Convention, Rules};
pub use search::{Progress, Search};
pub use setup::{Bounds, Setup, SetupError, SetupReason};
pub use theory::Outcome;
pub use tree::{Node, NodeId, Side, Tree};
