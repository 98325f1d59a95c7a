//! Minimax on the nodes that are shown.
//!
//! The search goes depth first, and each step finds one value. The path of the last finished node is its
//! whole state, because the order of the paths gives the rest. That also holds when branches are folded
//! or unfolded. A folded branch is one step.

use super::{NodeKind, NodeState, Path, RunProgress, TreeNode};

/// Gives each node its state in minimax, with all done up to `found`.
pub(super) fn judge(nodes: &mut [TreeNode], found: Option<&Path>, cutoffs: bool) {
    // The child that made further ones needless, by the place of the parent.
    let mut refuters: Vec<Option<usize>> = vec![None; nodes.len()];
    for place in 0..nodes.len() {
        let node = &nodes[place];
        let above = node.parent.map(|parent| &nodes[parent]);
        let refuter = node.parent.and_then(|parent| refuters[parent]);
        let done = found.is_some_and(|last| node.path.order(last).is_le());
        let state = match (above.map(|above| above.state), refuter) {
            (Some(spared @ (NodeState::Spared | NodeState::Cut)), _) => spared,
            (_, Some(refuter)) if nodes[refuter].is_found() => NodeState::Cut,
            (_, Some(_)) => NodeState::Spared,
            (_, None) if done => NodeState::Found,
            (_, None) => NodeState::Ahead,
        };
        let on_line = found.is_some_and(|last| node.path == *last || node.path.is_above(last));
        let wins = above.is_some_and(|above| node.wins_for(above.side()));
        if let Some(parent) = node.parent.filter(|_| cutoffs && wins) {
            refuters[parent].get_or_insert(place);
        }
        let node = &mut nodes[place];
        node.state = state;
        node.active = on_line && node.is_reached();
    }
    best_line(nodes);
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

/// The node that is done next.
pub(super) fn next(nodes: &[TreeNode], found: Option<&Path>) -> Option<Path> {
    let later = |node: &&TreeNode| found.is_none_or(|last| node.path.order(last).is_gt());
    let first = reached(nodes)
        .filter(later)
        .min_by(|one, other| one.path.order(&other.path));
    first.map(|node| node.path.clone())
}

/// The node that was done before this one.
pub(super) fn previous(nodes: &[TreeNode], found: &Path) -> Option<Path> {
    last(nodes, |node| node.path.order(found).is_lt())
}

/// The last node that is shown, reached and done.
pub(super) fn settled(nodes: &[TreeNode], found: &Path) -> Option<Path> {
    last(nodes, |node| node.path.order(found).is_le())
}

fn last(nodes: &[TreeNode], wanted: impl Fn(&TreeNode) -> bool) -> Option<Path> {
    let last = reached(nodes)
        .filter(|node| wanted(node))
        .max_by(|one, other| one.path.order(&other.path));
    last.map(|node| node.path.clone())
}

fn reached(nodes: &[TreeNode]) -> impl Iterator<Item = &TreeNode> {
    nodes.iter().filter(|node| node.is_reached())
}
