//! Minimax on the nodes that are shown.
//!
//! The search goes depth first, and each step finds one value. The path of the last finished node is its
//! whole state, because the order of the paths gives the rest. That also holds when branches are folded
//! or unfolded. A folded branch is one step, and its value comes from the theory.

use std::rc::Rc;

use super::plan::plan;
use super::{NodeKind, NodeShape, NodeState, Path, RunProgress, TreeNode};

/// Each node with its state in minimax, with all done up to `found`.
pub(super) fn judge(
    shapes: &[Rc<NodeShape>],
    found: Option<&Path>,
    cutoffs: bool,
) -> Vec<TreeNode> {
    let planned = plan(shapes, cutoffs);
    let mut nodes: Vec<TreeNode> = Vec::with_capacity(shapes.len());
    for (shape, planned_here) in shapes.iter().zip(&planned) {
        let above = shape.parent.map(|parent| nodes[parent].state);
        let refuter = shape.parent.and_then(|parent| planned[parent].refuted_by);
        let is_done = |path: &Path| found.is_some_and(|last| path.order(last).is_le());
        let state = match above {
            Some(spared @ (NodeState::Spared | NodeState::Cut)) => spared,
            _ if !planned_here.is_skipped => {
                if is_done(&shape.path) {
                    NodeState::Found
                } else {
                    NodeState::Ahead
                }
            }
            _ if refuter.is_some_and(|place| is_done(&shapes[place].path)) => NodeState::Cut,
            _ => NodeState::Spared,
        };
        let on_line = found.is_some_and(|last| shape.path == *last || shape.path.is_above(last));
        let active = on_line && !planned_here.is_skipped;
        let is_entered = active || state == NodeState::Found;
        if let (NodeState::Found, Some(parent)) = (state, shape.parent) {
            let mover = shapes[parent].side();
            let now = &mut nodes[parent].bounds;
            *now = now.map(|now| now.after(mover, planned_here.value));
        }
        nodes.push(TreeNode {
            shape: shape.clone(),
            value: planned_here.value,
            is_exact: planned_here.is_exact,
            bounds: (cutoffs && is_entered).then_some(planned_here.enter),
            state,
            active,
            best: false,
        });
    }
    best_line(&mut nodes);
    nodes
}

/// Follows the game in which both play their best, once the root's value is found.
fn best_line(nodes: &mut [TreeNode]) {
    let mut here = 0;
    while nodes[here].is_found() {
        nodes[here].best = true;
        let value = nodes[here].value;
        let next = (here + 1..nodes.len())
            .find(|&place| nodes[place].parent == Some(here) && nodes[place].value == value);
        match next {
            Some(next) if !matches!(nodes[next].kind, NodeKind::Rest(_)) => here = next,
            _ => break,
        }
    }
}

/// How far it is.
pub(super) fn progress(nodes: &[TreeNode]) -> RunProgress {
    RunProgress {
        done: nodes.iter().filter(|node| node.is_found()).count(),
        all: reached(nodes).count(),
    }
}

/// The last of the nodes that are done after this many steps; `None` before the first.
pub(super) fn after_steps(nodes: &[TreeNode], steps: usize) -> Option<Path> {
    // A node is done when the next one is not below it.
    let mut order = Vec::with_capacity(nodes.len());
    let mut above: Vec<usize> = Vec::new();
    for (place, node) in nodes.iter().enumerate() {
        if !node.is_reached() {
            continue;
        }
        while above.last().is_some_and(|&last| Some(last) != node.parent) {
            order.extend(above.pop());
        }
        above.push(place);
    }
    order.extend(above.into_iter().rev());
    let last = steps.min(order.len()).checked_sub(1)?;
    Some(nodes[order[last]].path.clone())
}

/// The last node that is shown, reached and done.
pub(super) fn settled(nodes: &[TreeNode], found: &Path) -> Option<Path> {
    let done = reached(nodes).filter(|node| node.path.order(found).is_le());
    let last = done.max_by(|one, other| one.path.order(&other.path));
    last.map(|node| node.path.clone())
}

fn reached(nodes: &[TreeNode]) -> impl Iterator<Item = &TreeNode> {
    nodes.iter().filter(|node| node.is_reached())
}
