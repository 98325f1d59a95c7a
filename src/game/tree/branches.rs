//! The unfolded branches, and the effect of a press on a node.

use super::node::{Branch, list};
use super::{Busy, MOST, NodeKind, Path, TreeExplorer, TreeNode};

/// How many nodes are drawn to begin with, as far as whole plies fit.
const OPENING: usize = 31;

/// How many moves of a node are unfolded at a time.
const BATCH: usize = 24;

/// How many nodes come in one slice where everything is unfolded; at least one batch.
const SLICE: usize = 32;

impl Branch {
    const fn first_batch(path: Path) -> Self {
        Self { path, shown: BATCH }
    }
}

impl TreeExplorer {
    /// Presses a node. A folded one unfolds; one that is unfolded is chosen first, and folds when
    /// it is pressed again. One that is not shown changes nothing.
    pub(super) fn press(&mut self, path: &Path) {
        self.stop_unfolding();
        let nodes = self.nodes();
        let Some(pressed) = nodes.iter().find(|node| node.path == *path) else {
            return;
        };
        let chosen = pressed.path == self.cursor;
        self.cursor = pressed.path.clone();
        match pressed.kind {
            NodeKind::Open if chosen => self.fold(&pressed.path),
            NodeKind::Open | NodeKind::End => {}
            NodeKind::Folded | NodeKind::Rest(_) => self.unfold(&nodes, pressed),
        }
    }

    /// Presses a position of the graph; one that is not shown changes nothing.
    pub(super) fn press_position(&mut self, place: usize) {
        self.stop_unfolding();
        if place < self.graph().nodes().len() {
            self.graph_cursor = place;
        }
    }

    fn stop_unfolding(&mut self) {
        self.full = false;
        if self.busy == Busy::Unfolding {
            self.busy = Busy::Idle;
        }
    }

    fn unfold(&mut self, nodes: &[TreeNode], pressed: &TreeNode) {
        let branch = match (pressed.kind, pressed.parent) {
            (NodeKind::Rest(_), Some(parent)) => &nodes[parent],
            _ => pressed,
        };
        let before = pressed.node.children().len();
        // If moves were left out, the new nodes replace the node that said so.
        let more = unfolded(pressed) - usize::from(before > 0);
        self.full = nodes.len() + more > MOST;
        if !self.full {
            self.branches.retain(|other| other.path != branch.path);
            self.branches.push(Branch {
                path: branch.path.clone(),
                shown: before + BATCH,
            });
            self.settle();
        }
    }

    pub(super) fn fold(&mut self, path: &Path) {
        let stays = |other: &Path| other != path && !path.is_above(other);
        self.branches.retain(|branch| stays(&branch.path));
        if path.is_above(&self.cursor) {
            self.cursor = path.clone();
        }
        self.settle();
    }

    /// Restores the initial branches.
    pub(super) fn fold_all(&mut self) {
        self.branches.clear();
        if !self.root.is_terminal() {
            self.branches.push(Branch::first_batch(Path::default()));
        }
        self.grow(OPENING, true);
        let nodes = self.nodes();
        let near = |node: &&TreeNode| node.path == self.cursor || node.path.is_above(&self.cursor);
        let nearest = nodes.iter().rfind(near);
        self.cursor = nearest.map(|node| node.path.clone()).unwrap_or_default();
    }

    /// Folds everything but the first moves.
    pub(super) fn fold_to_root(&mut self) {
        let first = |branch: &Branch| branch.path == Path::default();
        self.branches.retain(first);
        if self.branches.is_empty() && !self.root.is_terminal() {
            self.branches.push(Branch::first_batch(Path::default()));
        }
        self.cursor = Path::default();
        self.settle();
    }

    /// Unfolds ply by ply while there is room: whole plies, or as much as fits of the last one.
    /// Whether something stays folded for want of room.
    fn grow(&mut self, most: usize, whole_plies: bool) -> bool {
        let mut short = false;
        while !short {
            let nodes = list(&self.root, &self.branches);
            let folded = || nodes.iter().filter(|node| node.kind == NodeKind::Folded);
            let Some(ply) = folded().map(|node| node.path.plies()).min() else {
                break;
            };
            let folded = folded().filter(|node| node.path.plies() == ply);
            let wanted: usize = folded.clone().map(unfolded).sum();
            let mut room = most.saturating_sub(nodes.len());
            short = wanted > room;
            if short && whole_plies {
                break;
            }
            for node in folded {
                if let Some(left) = room.checked_sub(unfolded(node)) {
                    room = left;
                    self.branches.push(Branch::first_batch(node.path.clone()));
                }
            }
        }
        self.settle();
        short
    }

    /// Unfolds at most a slice, so nobody waits for the whole drawing.
    pub(super) fn unfold_more(&mut self) {
        let most = MOST.min(self.nodes().len() + SLICE);
        let short = self.grow(most, false);
        self.full = short && most == MOST;
        self.busy = if short && !self.full {
            Busy::Unfolding
        } else {
            Busy::Idle
        };
    }
}

/// How many nodes a press on this one brings: a batch of moves, and one for those left out still.
fn unfolded(node: &TreeNode) -> usize {
    let moves = usize::try_from(node.node.left_out()).unwrap_or(usize::MAX);
    moves.min(BATCH + 1)
}
