//! The nodes that are drawn, each with what minimax knows of it.

use nim_engine::{Move, NodeId, Position, Side};

use super::TreeExplorer;

/// A node that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeNode {
    /// The node of the engine's tree.
    pub id: NodeId,
    /// The position here.
    pub position: Position,
    /// The player to move in it; A is Max.
    pub side: Side,
    /// The move that leads here; none to the root.
    pub by: Option<Move>,
    /// The parent's place among the nodes that are drawn.
    pub parent: Option<usize>,
    /// How many moves lead to the node.
    pub ply: usize,
    /// The place among the parent's children, counted from 1, and the number of children.
    pub among: (usize, usize),
    /// Whether its children are drawn; `None` for a node that cannot be folded.
    pub is_open: Option<bool>,
    /// The value of the node, if that is found: 1 if Max wins, else -1.
    pub value: Option<i8>,
    /// Alpha and beta, where minimax has been with cut-offs: what Max and Min can already force.
    pub bounds: Option<(i8, i8)>,
    /// Whether the node is cut off.
    pub is_cut: bool,
    /// Whether minimax is here, or somewhere below.
    pub is_active: bool,
    /// Whether the game comes here when both play their best.
    pub is_best: bool,
}

impl TreeNode {
    /// Whether the game is over here.
    pub fn is_end(&self) -> bool {
        self.position.is_terminal()
    }
}

impl TreeExplorer {
    /// The nodes of the tree that are drawn, each before its children.
    pub fn nodes(&self) -> Vec<TreeNode> {
        let mut steps = vec![None; self.tree.len()];
        for (step, visit) in self.visits.iter().enumerate() {
            steps[visit.node.number()] = Some(step);
        }
        let mut nodes = Vec::new();
        self.list(self.tree.root(), None, (1, 1), &steps, &mut nodes);
        let last = self.found();
        let mut here = nodes.iter().position(|node| Some(node.id) == last);
        while let Some(place) = here {
            nodes[place].is_active = true;
            here = nodes[place].parent;
        }
        if self.has_bounds() {
            bound(&mut nodes);
        }
        best_line(&mut nodes);
        nodes
    }

    fn list(
        &self,
        id: NodeId,
        parent: Option<usize>,
        among: (usize, usize),
        steps: &[Option<usize>],
        nodes: &mut Vec<TreeNode>,
    ) {
        let node = &self.tree[id];
        let step = |id: NodeId| steps[id.number()];
        let is_done = |step: usize| step < self.done;
        let above = parent.map(|parent| &nodes[parent]);
        // With the last child that it visits, minimax knows that it visits no other one.
        let is_cut = above.is_some_and(|above| {
            let visited = self.tree[above.id]
                .children()
                .iter()
                .filter_map(|&child| step(child));
            above.is_cut
                || self.is_whole && step(id).is_none() && visited.max().is_some_and(is_done)
        });
        let value = if self.is_whole {
            let found = step(id).filter(|&step| is_done(step));
            found.map(|step| self.visits[step].value)
        } else {
            Some(node.value())
        };
        let is_open = self.is_open(id);
        let place = nodes.len();
        nodes.push(TreeNode {
            id,
            position: node.position().clone(),
            side: node.side(),
            by: node.reached().map(|(_, by)| by),
            parent,
            ply: above.map_or(0, |above| above.ply + 1),
            among,
            is_open: (!self.is_whole && !node.position().is_terminal()).then_some(is_open),
            value,
            bounds: None,
            is_cut,
            is_active: false,
            is_best: false,
        });
        if is_open {
            let count = node.children().len();
            for (index, &child) in node.children().iter().enumerate() {
                self.list(child, Some(place), (index + 1, count), steps, nodes);
            }
        }
    }
}

/// Gives each node where minimax is or was its alpha and beta.
fn bound(nodes: &mut [TreeNode]) {
    for place in 0..nodes.len() {
        let node = &mut nodes[place];
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
fn best_line(nodes: &mut [TreeNode]) {
    let mut here = Some(0).filter(|_| nodes[0].value.is_some());
    while let Some(place) = here {
        nodes[place].is_best = true;
        let value = nodes[place].value;
        here = (place + 1..nodes.len())
            .find(|&next| nodes[next].parent == Some(place) && nodes[next].value == value);
    }
}
