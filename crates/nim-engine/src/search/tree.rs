//! The game tree, grown on demand.

use std::ops::Index;

use super::move_order::MoveOrder;
use crate::{Move, Outcome, Position};

/// A game tree of which only the nodes that have been grown exist.
///
/// A node is a position together with the moves that reached it. The same position reached by other
/// moves is another node, while a [`Graph`](crate::Graph) has each position once. [`Position::tree_size`]
/// counts the nodes of the whole tree without growing them.
///
/// # Examples
/// ```
/// use nim_engine::{Position, Rules, Side, Tree};
/// use std::num::NonZeroU32;
///
/// let rules = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
/// let mut tree = Tree::new(&Position::new(&[4], rules)?);
/// let root = tree.root();
/// assert_eq!((tree[root].side, tree[root].value()), (Side::A, 1));
///
/// tree.grow(root);
/// let children = &tree[root].children;
/// let values: Vec<i8> = children.iter().map(|&child| tree[child].value()).collect();
/// assert_eq!(values, [-1, -1, 1]); // only taking 3 wins for A
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    order: MoveOrder,
}

/// The index of a node in its tree, which is valid in no other tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The index as a number: nodes are counted from the root at 0, in the order in which they were grown.
    pub const fn number(self) -> usize {
        self.0
    }
}

/// A position in a tree, and how it was reached.
#[derive(Clone, Debug)]
pub struct Node {
    /// The position.
    pub position: Position,
    /// The player to move.
    pub side: Side,
    /// The parent, and the move that leads from the parent to this node; `None` at the root.
    pub from_parent: Option<(NodeId, Move)>,
    /// The children, one for each move; empty before the node is grown, and at the end of a game.
    pub children: Vec<NodeId>,
}

/// The two players of a tree: A moves at its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player to move at the root, for whom +1 is a win.
    A,
    /// The opponent, for whom -1 is a win.
    B,
}

impl Tree {
    /// A tree that has only its root, this position.
    pub fn new(position: &Position) -> Self {
        Self::ordered(position, MoveOrder::default())
    }

    /// A tree that has only its root, and whose nodes have their children in this order.
    pub fn ordered(position: &Position, order: MoveOrder) -> Self {
        let root = Node {
            position: *position,
            side: Side::A,
            from_parent: None,
            children: Vec::new(),
        };
        Self {
            nodes: Vec::from([root]),
            order,
        }
    }

    /// The node of the position with which the tree began.
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// How many nodes have been grown: at least the root.
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Grows the children of a node, one for each legal move, in the order of the tree. A node that already has
    /// children keeps them.
    ///
    /// # Panics
    /// The node is of another, larger tree.
    pub fn grow(&mut self, parent: NodeId) {
        let node = &self.nodes[parent.0];
        if !node.children.is_empty() {
            return;
        }
        let (position, side) = (node.position, node.side.other());
        for play in position.moves_by(self.order) {
            let child = NodeId(self.nodes.len());
            self.nodes.push(Node {
                position: position.after(play),
                side,
                from_parent: Some((parent, play)),
                children: Vec::new(),
            });
            self.nodes[parent.0].children.push(child);
        }
    }

    /// Grows all nodes below the root. [`Position::tree_size`] counts them beforehand.
    pub fn grow_all(&mut self) {
        let mut next = 0;
        while next < self.nodes.len() {
            self.grow(NodeId(next));
            next += 1;
        }
    }

    /// The moves that lead from the root to a node.
    ///
    /// # Panics
    /// The node is of another, larger tree.
    pub fn line(&self, node: NodeId) -> Vec<Move> {
        let mut line = Vec::new();
        let mut current = node;
        while let Some((parent, play)) = self[current].from_parent {
            line.push(play);
            current = parent;
        }
        line.reverse();
        line
    }
}

impl Index<NodeId> for Tree {
    type Output = Node;

    fn index(&self, node: NodeId) -> &Node {
        &self.nodes[node.0]
    }
}

impl Node {
    /// The minimax value: +1 where A wins with best play, -1 where B does.
    ///
    /// The value comes from the theory, so the node need not be grown. It equals the largest value of all
    /// children if A moves, and the smallest if B moves.
    pub fn value(&self) -> i8 {
        self.side.value(self.position.outcome() == Outcome::N)
    }
}

impl Side {
    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// The value of a node with this player to move.
    const fn value(self, mover_wins: bool) -> i8 {
        if mover_wins == matches!(self, Self::A) {
            1
        } else {
            -1
        }
    }
}
