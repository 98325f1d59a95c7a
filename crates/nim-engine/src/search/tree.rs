//! The game tree, grown on demand.

use std::ops::Index;

use crate::{Move, Outcome, Position};

/// A game tree of which only the nodes asked for exist.
///
/// A node is a position together with the moves that reached it. The same position reached by other
/// moves is another node. A [`Graph`](crate::Graph) has it once. [`Position::tree_size`] counts the
/// whole tree without growing it.
///
/// # Examples
/// ```
/// use nim_engine::{Rules, Setup, Side, Tree};
/// use std::num::NonZeroU32;
///
/// let rules = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
/// let mut tree = Tree::new(&Setup::new(vec![4], rules).position()?);
/// let root = tree.root();
/// assert_eq!((tree[root].side(), tree[root].value()), (Side::A, 1));
///
/// tree.grow(root);
/// let children = tree[root].children();
/// let values: Vec<i8> = children.iter().map(|&child| tree[child].value()).collect();
/// assert_eq!(values, [-1, -1, 1]); // only taking 3 wins for A
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// A node of one tree: it means nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

impl NodeId {
    /// The number in the tree: nodes are counted from the root at 0, in the order in which they grew.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

/// A position in a tree, and how it was reached.
#[derive(Clone, Debug)]
pub struct Node {
    position: Position,
    side: Side,
    reached: Option<(NodeId, Move)>,
    children: Vec<NodeId>,
}

/// The two players of a tree: A moves at its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player to move at the root, for whom +1 is a win.
    A,
    /// The other one, for whom -1 is a win.
    B,
}

impl Tree {
    /// A tree of nothing but its root.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let root = Node {
            position: position.clone(),
            side: Side::A,
            reached: None,
            children: Vec::new(),
        };
        Self {
            nodes: Vec::from([root]),
        }
    }

    /// The node that everything grows from.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// How many nodes have been grown: at least the root.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Grows the children of a node, one a legal move and in the order of [`Position::legal_moves`]. A node that has
    /// its children keeps them.
    ///
    /// # Panics
    /// The node is of another, larger tree.
    pub fn grow(&mut self, parent: NodeId) {
        let Node {
            position,
            side,
            children,
            ..
        } = &self.nodes[parent.0];
        if !children.is_empty() {
            return;
        }
        let (position, side) = (position.clone(), side.other());
        for by in position.legal_moves() {
            let Ok(position) = position.clone().play(by) else {
                continue;
            };
            let child = NodeId(self.nodes.len());
            self.nodes.push(Node {
                position,
                side,
                reached: Some((parent, by)),
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
    #[must_use]
    pub fn line(&self, node: NodeId) -> Vec<Move> {
        let mut line = Vec::new();
        let mut here = node;
        while let Some((parent, by)) = self[here].reached {
            line.push(by);
            here = parent;
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
    /// The position here.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player to move here.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The node above and the move that leads from it to here; `None` at the root.
    #[must_use]
    pub const fn reached(&self) -> Option<(NodeId, Move)> {
        self.reached
    }

    /// The children, one a move; none before the node is grown, and none at the end of a game.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Minimax: +1 where A wins with best play, -1 where B does.
    ///
    /// The value comes from the theory at once. It equals the largest value of all children if A moves,
    /// and the smallest if B moves.
    #[must_use]
    pub fn value(&self) -> i8 {
        self.side.value(self.position.outcome() == Outcome::N)
    }
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// The value of a node with this mover.
    const fn value(self, mover_wins: bool) -> i8 {
        if mover_wins == matches!(self, Self::A) {
            1
        } else {
            -1
        }
    }
}
