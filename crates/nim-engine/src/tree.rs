//! The game tree, grown where somebody looks.

use alloc::vec::Vec;
use core::ops::{Index, Range};

use crate::{Move, Outcome, Position};

/// A game tree of which only the nodes asked for exist.
///
/// A node is a position that was reached by its own moves: the same position reached otherwise is
/// another node. How large the whole tree is says
/// [`Position::tree_counts`](crate::Position::tree_counts), without growing it.
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
/// let values: Vec<i8> = tree.grow(root, 100)?.map(|child| tree[child].value()).collect();
/// assert_eq!(values, [-1, -1, 1]); // only taking 3 wins for A
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

/// A node of one tree: it means nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(usize);

/// A position in a tree, and how it was reached.
///
/// # Examples
/// ```
/// use nim_engine::{Rules, Setup, Side, Tree};
///
/// let mut tree = Tree::new(&Setup::new(vec![1, 2], Rules::normal()).position()?);
/// let root = tree.root();
/// assert!(!tree[root].is_grown() && tree[root].reached().is_none());
///
/// let last = tree.grow(root, 100)?.next_back().unwrap();
/// let node = &tree[last];
/// assert_eq!(node.reached(), Some((root, "B2".parse()?)));
/// assert_eq!((node.position().heaps(), node.side()), (&[1, 0][..], Side::B));
/// assert_eq!(node.value(), -1); // B takes the last stone
/// assert_eq!((tree[root].children().len(), node.children().len()), (3, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Node {
    position: Position,
    side: Side,
    reached: Option<(NodeId, Move)>,
    children: Option<Range<usize>>,
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
            children: None,
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

    /// The children of a node, one a legal move, in the order of
    /// [`Position::legal_moves`](crate::Position::legal_moves). They are made when first asked
    /// for.
    ///
    /// # Errors
    /// There would be more than `most` children: none is made.
    ///
    /// # Panics
    /// The node is of another, larger tree.
    pub fn grow(
        &mut self,
        parent: NodeId,
        most: u64,
    ) -> Result<impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<>, GrowError>
    {
        let node = &self.nodes[parent.0];
        let range = if let Some(range) = &node.children {
            range.clone()
        } else {
            let position = node.position.clone();
            let heaps = 0..position.heaps().len();
            let children: u64 = heaps.map(|heap| u64::from(position.max_take(heap))).sum();
            if children > most {
                return Err(GrowError { children, most });
            }
            let side = node.side.other();
            let first = self.nodes.len();
            self.nodes.extend(position.legal_moves().filter_map(|by| {
                Some(Node {
                    position: position.clone().play(by).ok()?,
                    side,
                    reached: Some((parent, by)),
                    children: None,
                })
            }));
            let range = first..self.nodes.len();
            self.nodes[parent.0].children = Some(range.clone());
            range
        };
        Ok(range.map(NodeId))
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

    /// Who is to move here.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The node above and the move that leads from it to here; `None` at the root.
    #[must_use]
    pub const fn reached(&self) -> Option<(NodeId, Move)> {
        self.reached
    }

    /// Whether its children have been made.
    #[must_use]
    pub const fn is_grown(&self) -> bool {
        self.children.is_some()
    }

    /// The children that have been made: none before the node is grown, and none at the end of a
    /// game.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        self.children.clone().unwrap_or(0..0).map(NodeId)
    }

    /// Minimax: +1 where A wins with best play, -1 where B does.
    ///
    /// It comes from the theory at once, and is what the largest of the children's values would
    /// be where A moves, the smallest where B does.
    #[must_use]
    pub fn value(&self) -> i8 {
        let mover_wins = self.position.outcome() == Outcome::N;
        if mover_wins == (self.side == Side::A) {
            1
        } else {
            -1
        }
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
}

/// A node with more children than were allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{children} moves are too many to draw: {most} fit, so take smaller heaps or a limit")]
pub struct GrowError {
    /// How many children the node has.
    pub children: u64,
    /// How many were allowed.
    pub most: u64,
}
