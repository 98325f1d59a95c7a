//! The nodes that are drawn, each with what minimax knows of it.

use nim_engine::{Move, NodeId, Position, Side};

use super::TreeExplorer;

/// A node that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeNode {
    /// The node of the engine's tree.
    pub id: NodeId,
    pub position: Position,
    /// The player to move; A is Max.
    pub side: Side,
    /// The move that leads here; `None` for the root.
    pub by: Option<Move>,
    /// The parent's index in [`TreeExplorer::nodes`]; `None` for the root.
    pub parent: Option<usize>,
    /// How many moves lead to the node.
    pub ply: usize,
    /// The place among the parent's children, counted from 1, and the number of children.
    pub among: (usize, usize),
    /// Whether its children are drawn; `None` for a node that cannot be folded.
    pub is_open: Option<bool>,
    /// The value of the node: 1 if Max wins, else -1. `None` until it is found.
    pub value: Option<i8>,
    /// Alpha and beta, where minimax has been with cut-offs: what Max and Min can already force.
    pub bounds: Option<(i8, i8)>,
    /// Whether the node is cut off.
    pub is_cut: bool,
    /// Whether minimax found its last value here or somewhere below.
    pub is_active: bool,
    /// Whether the game comes here when both play their best.
    pub is_best: bool,
}

impl TreeNode {
    /// Whether the game is over here.
    pub fn is_end(&self) -> bool {
        self.position.is_terminal()
    }

    /// Whether the move to the node is known to win for the player who makes it; `false` for the root.
    pub fn wins_for_mover(&self) -> bool {
        let wanted = match self.side {
            Side::A => -1,
            Side::B => 1,
        };
        self.by.is_some() && self.value == Some(wanted)
    }
}

impl TreeExplorer {
    /// The nodes of the tree that are drawn, depth first, each before its children.
    pub fn nodes(&self) -> Vec<TreeNode> {
        let mut steps = vec![None; self.tree.len()];
        for (step, visit) in self.visits.iter().enumerate() {
            steps[visit.node.number()] = Some(step);
        }
        let mut nodes = Vec::new();
        self.push_subtree(self.tree.root(), None, (1, 1), &steps, &mut nodes);
        let last = self.found();
        let mut active = nodes.iter().position(|node| Some(node.id) == last);
        while let Some(index) = active {
            nodes[index].is_active = true;
            active = nodes[index].parent;
        }
        if self.has_bounds() {
            set_bounds(&mut nodes);
        }
        mark_best_line(&mut nodes);
        nodes
    }

    fn push_subtree(
        &self,
        id: NodeId,
        parent: Option<usize>,
        among: (usize, usize),
        steps: &[Option<usize>],
        nodes: &mut Vec<TreeNode>,
    ) {
        let node = &self.tree[id];
        let step_of = |id: NodeId| steps[id.number()];
        let is_done = |step: usize| step < self.done;
        let parent_node = parent.map(|parent| &nodes[parent]);
        // Once minimax has left the last child that it visits, the parent's other children are cut off.
        let is_cut = parent_node.is_some_and(|parent_node| {
            let visited = self.tree[parent_node.id]
                .children
                .iter()
                .filter_map(|&child| step_of(child));
            parent_node.is_cut
                || self.is_whole && step_of(id).is_none() && visited.max().is_some_and(is_done)
        });
        let value = if self.is_whole {
            let found = step_of(id).filter(|&step| is_done(step));
            found.map(|step| self.visits[step].value)
        } else {
            Some(node.value())
        };
        let is_open = self.is_open(id);
        let index = nodes.len();
        nodes.push(TreeNode {
            id,
            position: node.position,
            side: node.side,
            by: node.from_parent.map(|(_, by)| by),
            parent,
            ply: parent_node.map_or(0, |parent_node| parent_node.ply + 1),
            among,
            is_open: (!self.is_whole && !node.position.is_terminal()).then_some(is_open),
            value,
            bounds: None,
            is_cut,
            is_active: false,
            is_best: false,
        });
        if is_open {
            let count = node.children.len();
            for (number, &child) in (1..).zip(&node.children) {
                self.push_subtree(child, Some(index), (number, count), steps, nodes);
            }
        }
    }
}

/// Sets alpha and beta of each node where minimax is or was.
fn set_bounds(nodes: &mut [TreeNode]) {
    for index in 0..nodes.len() {
        let node = &mut nodes[index];
        if node.is_active || node.value.is_some() {
            node.bounds = Some((-1, 1));
        }
        let (parent, value) = (node.parent, node.value);
        if let (Some(parent), Some(value)) = (parent, value)
            && let (side, Some((alpha, beta))) = (nodes[parent].side, &mut nodes[parent].bounds)
        {
            match side {
                Side::A => *alpha = value.max(*alpha),
                Side::B => *beta = value.min(*beta),
            }
        }
    }
}

/// Marks the game in which both play their best, once the root's value is found.
fn mark_best_line(nodes: &mut [TreeNode]) {
    let mut best = Some(0).filter(|_| nodes[0].value.is_some());
    while let Some(index) = best {
        nodes[index].is_best = true;
        let value = nodes[index].value;
        best = (index + 1..nodes.len())
            .find(|&next| nodes[next].parent == Some(index) && nodes[next].value == value);
    }
}
