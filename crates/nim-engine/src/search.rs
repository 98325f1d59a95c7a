//! What is found by looking at boards, without theory: lengths, sizes, trees and graphs.

pub(crate) mod boards;
mod graph;
mod minimax;
mod move_order;
mod reached;
mod tree;
mod tree_size;

pub use boards::multisets;
pub use graph::{Graph, GraphMove, GraphNode};
pub use minimax::Visit;
pub use move_order::MoveOrder;
pub use reached::{Reached, ReachedMove};
pub use tree::{Node, NodeId, Side, Tree};
pub use tree_size::{TreeSize, TreeSizes, exact_count};
