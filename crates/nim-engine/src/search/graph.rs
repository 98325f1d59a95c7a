//! The game tree with equal positions merged.

use crate::search::boards::{BoardMap, sorted_board, without_empty};
use crate::{Move, Outcome, Position};

/// The positions at and below one, each once, and where their moves lead.
///
/// Equal positions are merged, reached by any moves and with either player to move. Heaps in another
/// order are the same position.
///
/// # Examples
/// ```
/// use nim_engine::{Graph, Rules, Setup};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::misere()).position()?;
/// let graph = Graph::new(&position, 1000);
/// assert_eq!((graph.nodes().len(), graph.is_complete()), (88, true));
///
/// // Of a larger graph the part that is asked for exists.
/// let part = Graph::new(&position, 10);
/// assert_eq!((part.nodes().len(), part.is_complete()), (10, false));
/// # Ok::<(), nim_engine::SetupError>(())
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
    pub reached: Option<(usize, Move)>,
    /// The targets of its moves, in the order of [`Position::legal_moves`], each position once.
    pub moves: Vec<GraphMove>,
}

/// The target of a move of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphMove {
    /// The node, where it is one of the graph.
    pub to: Option<usize>,
    /// Whether the move wins for its player.
    pub wins: bool,
}

impl Graph {
    /// The positions at and below this one, nearest first, up to this many; the root is always included.
    #[must_use]
    pub fn new(root: &Position, most: usize) -> Self {
        let board = sorted_board(root.heaps());
        let mut numbers = BoardMap::empty_for(&board);
        numbers.insert(&board, 0);
        let mut graph = Self {
            nodes: vec![GraphNode::new(root.clone(), None)],
            is_complete: true,
        };
        let mut place = 0;
        while place < graph.nodes.len() {
            let moves = graph.moves(place, &mut numbers, most);
            graph.is_complete &= moves.iter().all(|by| by.to.is_some());
            graph.nodes[place].moves = moves;
            place += 1;
        }
        graph
    }

    fn moves(&mut self, from: usize, numbers: &mut BoardMap<usize>, most: usize) -> Vec<GraphMove> {
        let position = self.nodes[from].position.clone();
        let heaps = position.heaps();
        // Heaps of one size have the same moves.
        let first_of_its_size = |by: &Move| !heaps[..by.heap].contains(&heaps[by.heap]);
        let mut moves: Vec<GraphMove> = Vec::new();
        for by in position.legal_moves().filter(first_of_its_size) {
            let mut after = position.clone();
            after.apply(by);
            let board = sorted_board(after.heaps());
            let wins = after.outcome() == Outcome::P;
            let mut to = numbers.get(&board).copied();
            if to.is_none() && self.nodes.len() < most {
                to = Some(self.nodes.len());
                numbers.insert(&board, self.nodes.len());
                self.nodes.push(GraphNode::new(after, Some((from, by))));
            }
            if to.is_none() || moves.iter().all(|other| other.to != to) {
                moves.push(GraphMove { to, wins });
            }
        }
        moves
    }

    /// The nodes by their numbers, from the root at 0.
    #[must_use]
    pub fn nodes(&self) -> &[GraphNode] {
        &self.nodes
    }

    /// Whether these are all positions at and below the root.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The nodes in the order in which minimax finds their values, each once, and the root last.
    ///
    /// Moves are tried in the order of [`GraphNode::moves`]. With cut-offs, the first that wins ends
    /// the search of its position, so that some nodes may not be looked at. A position outside of
    /// the graph is known at once.
    #[must_use]
    pub fn minimax_order(&self, cutoffs: bool) -> Vec<usize> {
        let mut seen = vec![false; self.nodes.len()];
        let mut order = Vec::new();
        self.look_at(0, cutoffs, &mut seen, &mut order);
        order
    }

    fn look_at(&self, node: usize, cutoffs: bool, seen: &mut [bool], order: &mut Vec<usize>) {
        seen[node] = true;
        for by in &self.nodes[node].moves {
            if let Some(to) = by.to.filter(|&to| !seen[to]) {
                self.look_at(to, cutoffs, seen, order);
            }
            if cutoffs && by.wins {
                break;
            }
        }
        order.push(node);
    }

    /// The moves by which a node was first reached; none where there is no such node.
    #[must_use]
    pub fn line(&self, node: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut here = node;
        while let Some((above, by)) = self.nodes.get(here).and_then(|node| node.reached) {
            line.push(by);
            here = above;
        }
        line.reverse();
        line
    }
}

impl GraphNode {
    fn new(position: Position, reached: Option<(usize, Move)>) -> Self {
        Self {
            heaps: shown_heaps(&position),
            wins: position.outcome() == Outcome::N,
            position,
            reached,
            moves: Vec::new(),
        }
    }
}

/// The heaps that a node shows.
fn shown_heaps(position: &Position) -> Vec<u32> {
    let board = sorted_board(position.heaps());
    match without_empty(&board) {
        [] => vec![0],
        heaps => heaps.to_vec(),
    }
}
