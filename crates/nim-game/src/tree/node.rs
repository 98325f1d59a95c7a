use std::collections::BTreeMap;
use std::ops::Deref;
use std::rc::Rc;

use nim_engine::{Move, Node, NodeId, Position, Side, Tree};

use super::Path;

/// A visible node, whatever minimax knows of it.
#[derive(Clone, Debug)]
pub struct NodeShape {
    /// The way to it.
    pub path: Path,
    /// The parent's place among the visible nodes.
    pub parent: Option<usize>,
    /// The place among the parent's children, counted from 1, and the number of children.
    pub among: (usize, usize),
    /// The kind of the node.
    pub kind: NodeKind,
    /// The node of the engine's tree; of moves left out, the one in which they are made.
    pub node: Node,
    /// Its value by the theory: 1 if Max wins, else -1.
    pub theory: i8,
}

/// A visible node, with its state in minimax.
#[derive(Clone, Debug)]
pub struct TreeNode {
    /// The node itself, which stays the same while minimax runs.
    pub shape: Rc<NodeShape>,
    /// The value that minimax finds here. It is visible after minimax has found it.
    pub value: i8,
    /// Whether this is the value of the node. After a cut-off, minimax may know only a bound.
    pub is_exact: bool,
    /// The results that both players can already force, where minimax has been with cut-offs.
    pub bounds: Option<Bounds>,
    /// The state of the node in minimax.
    pub state: NodeState,
    /// Whether minimax is here, or somewhere below.
    pub active: bool,
    /// Whether the game comes here when both play their best.
    pub best: bool,
}

/// A node with its state reads as the node.
impl Deref for TreeNode {
    type Target = NodeShape;

    fn deref(&self) -> &NodeShape {
        &self.shape
    }
}

/// Alpha and beta: what Max and Min can already force. Nothing yet is infinite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The most that Max can force: `None` is −∞.
    pub alpha: Option<i8>,
    /// The least that Min can force: `None` is +∞.
    pub beta: Option<i8>,
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// A position whose moves are shown.
    Open,
    /// A position whose moves are not.
    Folded,
    /// The end of a game.
    End,
    /// Not a position: the number of further moves of the parent, of which the first few are visible.
    Rest(u64),
}

/// How minimax stands to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// Its value is still to be found.
    Ahead,
    /// Its value is found.
    Found,
    /// It will be cut off, but that is not yet known.
    Spared,
    /// It is cut off.
    Cut,
}

/// The nodes with visible moves, and how many of the first moves are visible at most.
pub(super) type Branches = BTreeMap<Path, usize>;

/// A node that is still to be listed.
struct Waiting {
    path: Path,
    parent: Option<usize>,
    among: (usize, usize),
    what: What,
}

/// A node of the tree, or the moves that are left out.
enum What {
    Node(NodeId),
    Rest(NodeId, i8),
}

/// Everything that is shown, each node before its children.
pub(super) fn list(root: &Position, branches: &Branches) -> Vec<Rc<NodeShape>> {
    let mut tree = Tree::new(root);
    let mut nodes = Vec::new();
    // A tree can be a thousand plies deep, so the nodes wait here and not in calls.
    let mut waiting = vec![Waiting {
        path: Path::default(),
        parent: None,
        among: (1, 1),
        what: What::Node(tree.root()),
    }];
    while let Some(Waiting {
        path,
        parent,
        among,
        what,
    }) = waiting.pop()
    {
        let place = nodes.len();
        let (kind, node, theory) = match what {
            What::Rest(id, value) => {
                let node = tree[id].clone();
                (NodeKind::Rest(node.left_out()), node, value)
            }
            What::Node(id) => {
                let branch = branches.get(&path);
                if let Some(&shown) = branch {
                    tree.grow(id, shown);
                }
                let node = tree[id].clone();
                let kind = match branch {
                    _ if node.position().is_terminal() => NodeKind::End,
                    Some(_) => NodeKind::Open,
                    None => NodeKind::Folded,
                };
                if kind == NodeKind::Open {
                    let (children, rest) = (node.children(), node.value_of_rest());
                    let shown = children.len();
                    let count = shown + usize::from(rest.is_some());
                    let mut wait = |index: usize, what| {
                        waiting.push(Waiting {
                            path: path.child(index),
                            parent: Some(place),
                            among: (index + 1, count),
                            what,
                        });
                    };
                    // The last one waits longest.
                    if let Some(value) = rest {
                        wait(shown, What::Rest(id, value));
                    }
                    for (index, &child) in children.iter().enumerate().rev() {
                        wait(index, What::Node(child));
                    }
                }
                let theory = node.value();
                (kind, node, theory)
            }
        };
        nodes.push(Rc::new(NodeShape {
            path,
            parent,
            among,
            kind,
            node,
            theory,
        }));
    }
    nodes
}

impl NodeShape {
    /// The position here; of moves left out, the one in which they are made.
    pub const fn position(&self) -> &Position {
        self.node.position()
    }

    /// The player to move in it.
    pub const fn side(&self) -> Side {
        self.node.side()
    }

    /// The move that leads here: none to the root, and no single one to the moves left out.
    pub fn by(&self) -> Option<Move> {
        let (_, by) = self.node.reached()?;
        (!matches!(self.kind, NodeKind::Rest(_))).then_some(by)
    }

    /// Whether its value comes from the theory, because minimax does not look below it.
    pub const fn is_by_theory(&self) -> bool {
        matches!(self.kind, NodeKind::Folded | NodeKind::Rest(_))
    }

    /// Whether it is only the sign for moves that are left out.
    pub const fn is_sign(&self) -> bool {
        matches!(self.kind, NodeKind::Rest(_))
    }

    /// How many moves of its parent it stands for.
    pub(super) fn branches(&self) -> usize {
        match self.kind {
            NodeKind::Rest(moves) => usize::try_from(moves).unwrap_or(usize::MAX),
            _ => 1,
        }
    }

    /// Whether it can be unfolded or folded, and if so, whether it is unfolded.
    pub const fn expanded(&self) -> Option<bool> {
        match self.kind {
            NodeKind::Open => Some(true),
            NodeKind::Folded | NodeKind::Rest(_) => Some(false),
            NodeKind::End => None,
        }
    }
}

impl TreeNode {
    /// Whether minimax has found its value.
    pub const fn is_found(&self) -> bool {
        matches!(self.state, NodeState::Found)
    }

    /// Whether minimax knows that it need not look here.
    pub const fn is_cut(&self) -> bool {
        matches!(self.state, NodeState::Cut)
    }

    /// Whether minimax looks here, sooner or later.
    pub const fn is_reached(&self) -> bool {
        matches!(self.state, NodeState::Ahead | NodeState::Found)
    }
}
