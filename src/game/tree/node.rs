use super::Path;
use crate::engine::{Move, Node, NodeId, Position, Side, Tree};

/// A visible node, with its state in minimax.
#[derive(Clone, Debug)]
pub struct TreeNode {
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
    /// The value for minimax: 1 if A wins, else -1. It comes from the theory at once, and is visible
    /// after minimax has found it.
    pub value: i8,
    /// The state of the node in minimax.
    pub state: NodeState,
    /// Whether minimax is here, or somewhere below.
    pub active: bool,
    /// Whether the game comes here when both play their best.
    pub best: bool,
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

/// A node with visible moves, at most the first few of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    pub path: Path,
    pub shown: usize,
}

/// Everything that is shown, each node before its children.
pub(super) fn list(root: &Position, branches: &[Branch]) -> Vec<TreeNode> {
    let mut list = List {
        tree: Tree::new(root),
        branches,
        nodes: Vec::new(),
    };
    list.add(list.tree.root(), &Path::default(), None, (1, 1));
    list.nodes
}

struct List<'a> {
    tree: Tree,
    branches: &'a [Branch],
    nodes: Vec<TreeNode>,
}

impl List<'_> {
    fn add(&mut self, id: NodeId, path: &Path, parent: Option<usize>, among: (usize, usize)) {
        let branch = self.branches.iter().find(|branch| branch.path == *path);
        if let Some(branch) = branch {
            self.tree.grow(id, branch.shown);
        }
        let node = self.tree[id].clone();
        let kind = match branch {
            _ if node.position().is_terminal() => NodeKind::End,
            Some(_) => NodeKind::Open,
            None => NodeKind::Folded,
        };
        let place = self.nodes.len();
        self.nodes.push(TreeNode {
            path: path.clone(),
            parent,
            among,
            kind,
            value: node.value(),
            node: node.clone(),
            state: NodeState::Ahead,
            active: false,
            best: false,
        });
        if kind != NodeKind::Open {
            return;
        }
        let shown = node.children().len();
        let rest = node.value_of_rest();
        let count = shown + usize::from(rest.is_some());
        for (index, &child) in node.children().iter().enumerate() {
            self.add(child, &path.child(index), Some(place), (index + 1, count));
        }
        if let Some(value) = rest {
            self.nodes.push(TreeNode {
                path: path.child(shown),
                parent: Some(place),
                among: (count, count),
                kind: NodeKind::Rest(node.left_out()),
                value,
                ..self.nodes[place].clone()
            });
        }
    }
}

impl TreeNode {
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

    /// Whether the value is the best for the player to move at the parent.
    pub(super) fn wins_for(&self, mover: Side) -> bool {
        (self.value == 1) == (mover == Side::A)
    }

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

    /// Whether it can be unfolded or folded, and if so, whether it is unfolded.
    pub const fn expanded(&self) -> Option<bool> {
        match self.kind {
            NodeKind::Open => Some(true),
            NodeKind::Folded | NodeKind::Rest(_) => Some(false),
            NodeKind::End => None,
        }
    }
}
