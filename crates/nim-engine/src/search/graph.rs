//! The game tree with equal positions merged.

use crate::search::boards::{BoardMap, SortedBoard};
use crate::search::move_order::MoveOrder;
use crate::{Move, Outcome, Position};

/// A position and those that can be reached from it, each once, with the targets of their moves.
///
/// Positions that are reached by other moves, or with the other player to move, are merged if they are equal. Heaps in
/// another order are the same position.
///
/// # Examples
/// ```
/// use nim_engine::{Graph, MoveOrder, Position, Rules};
///
/// let position = Position::new(&[3, 5, 7], Rules::misere())?;
/// let graph = Graph::new(&position, 1000, MoveOrder::Fewest);
/// assert_eq!((graph.nodes().len(), graph.is_complete()), (88, true));
///
/// // Of a larger graph only the nearest positions exist.
/// let part = Graph::new(&position, 10, MoveOrder::Fewest);
/// assert_eq!((part.nodes().len(), part.is_complete()), (10, false));
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    nodes: Vec<GraphNode>,
    is_complete: bool,
}

/// A position of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphNode {
    /// The position, as it was first reached.
    pub position: Position,
    /// The heaps without the empty ones, smallest first; the empty board is a single empty heap.
    pub heaps: Vec<u32>,
    /// Whether the player to move wins.
    pub wins: bool,
    /// The node from which this one was first reached, and the move; `None` at the root.
    pub from_parent: Option<(usize, Move)>,
    /// The targets of the moves, in the order of the graph, each node once.
    pub moves: Vec<GraphMove>,
}

/// The target of a move of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphMove {
    /// The index of the node; `None` if the graph does not have the position.
    pub to: Option<usize>,
    /// Whether the move wins for its player.
    pub wins: bool,
}

impl Graph {
    /// `root` and the positions that can be reached from it, the nearest first: at most `most`, but always the root.
    /// Each node has its moves in this order.
    pub fn new(root: &Position, most: usize, order: MoveOrder) -> Self {
        let mut numbers = BoardMap::new();
        numbers.insert(SortedBoard::of(root), 0);
        let mut graph = Self {
            nodes: vec![GraphNode::new(*root, None)],
            is_complete: true,
        };
        let mut node = 0;
        while node < graph.nodes.len() {
            let moves = graph.moves(node, &mut numbers, most, order);
            graph.is_complete &= moves.iter().all(|edge| edge.to.is_some());
            graph.nodes[node].moves = moves;
            node += 1;
        }
        graph
    }

    fn moves(
        &mut self,
        from: usize,
        numbers: &mut BoardMap<usize>,
        most: usize,
        order: MoveOrder,
    ) -> Vec<GraphMove> {
        let position = self.nodes[from].position;
        let heaps = position.heaps();
        // Heaps of one size have the same moves, so those of the first are enough.
        let is_in_first = |play: &Move| !heaps[..play.heap].contains(&heaps[play.heap]);
        let mut moves: Vec<GraphMove> = Vec::new();
        for play in position.moves_by(order).into_iter().filter(is_in_first) {
            let after = position.after(play);
            let board = SortedBoard::of(&after);
            let wins = after.outcome() == Outcome::P;
            let mut to = numbers.get(board);
            if to.is_none() && self.nodes.len() < most {
                to = Some(self.nodes.len());
                numbers.insert(board, self.nodes.len());
                self.nodes.push(GraphNode::new(after, Some((from, play))));
            }
            if to.is_none() || moves.iter().all(|other| other.to != to) {
                moves.push(GraphMove { to, wins });
            }
        }
        moves
    }

    /// The nodes, the root first. The index of a node is its number.
    pub fn nodes(&self) -> &[GraphNode] {
        &self.nodes
    }

    /// Whether the graph has every position that can be reached from the root.
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The indices of the nodes in the order in which minimax finds their values, each once, and the root last.
    ///
    /// Moves are tried in the order of [`GraphNode::moves`]. With cut-offs, the first winning move ends the
    /// search of its position, so the result may lack some nodes. Positions outside of the graph are not
    /// searched.
    pub fn minimax_order(&self, cutoffs: bool) -> Vec<usize> {
        let mut seen = vec![false; self.nodes.len()];
        let mut order = Vec::new();
        self.search(0, cutoffs, &mut seen, &mut order);
        order
    }

    fn search(&self, node: usize, cutoffs: bool, seen: &mut [bool], order: &mut Vec<usize>) {
        seen[node] = true;
        for edge in &self.nodes[node].moves {
            if let Some(to) = edge.to.filter(|&to| !seen[to]) {
                self.search(to, cutoffs, seen, order);
            }
            if cutoffs && edge.wins {
                break;
            }
        }
        order.push(node);
    }

    /// The moves by which a node was first reached; empty for the root, and where there is no such node.
    pub fn line(&self, node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut current = self.nodes.get(node);
        while let Some((parent, play)) = current.and_then(|node| node.from_parent) {
            line.push(play);
            current = self.nodes.get(parent);
        }
        line.reverse();
        line
    }
}

impl GraphNode {
    fn new(position: Position, from_parent: Option<(usize, Move)>) -> Self {
        let heaps = match SortedBoard::of(&position).heaps() {
            [] => vec![0],
            heaps => heaps.to_vec(),
        };
        Self {
            heaps,
            wins: position.outcome() == Outcome::N,
            position,
            from_parent,
            moves: Vec::new(),
        }
    }
}
