//! The unfolded branches, and the effect of a press on a node.

use super::{Busy, MOST, NodeKind, NodeShape, Path, TreeExplorer};

/// How many nodes are drawn to begin with, as far as whole plies fit.
const OPENING: usize = 31;

/// How many moves of a node are unfolded at a time.
pub(super) const BATCH: usize = 24;

/// How many nodes come in one slice where everything is unfolded; at least one batch.
const SLICE: usize = 500;

impl TreeExplorer {
    /// Presses a node. A folded one unfolds; one that is unfolded is chosen first, and folds when
    /// it is pressed again. One that is not shown changes nothing.
    pub(super) fn press(&mut self, path: &Path) {
        self.stop_unfolding();
        let shapes = self.shapes();
        let Some(pressed) = shapes.iter().find(|node| node.path == *path).cloned() else {
            return;
        };
        let chosen = pressed.path == self.cursor;
        self.cursor = pressed.path.clone();
        match pressed.kind {
            NodeKind::Open if chosen => self.fold(&pressed.path),
            NodeKind::Open | NodeKind::End => {}
            NodeKind::Folded | NodeKind::Rest(_) => self.unfold(&pressed),
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

    fn unfold(&mut self, pressed: &NodeShape) {
        let branch = match (pressed.kind, pressed.parent) {
            (NodeKind::Rest(_), Some(parent)) => self.shapes()[parent].path.clone(),
            _ => pressed.path.clone(),
        };
        let before = pressed.node.children().len();
        // If moves were left out, the new nodes replace the node that said so.
        let more = unfolded(pressed) - usize::from(before > 0);
        self.full = self.shapes().len() + more > MOST;
        if !self.full {
            self.branches_mut().insert(branch, before + BATCH);
            self.settle();
        }
    }

    pub(super) fn fold(&mut self, path: &Path) {
        let stays = |other: &Path| other != path && !path.is_above(other);
        self.branches_mut().retain(|other, _| stays(other));
        if path.is_above(&self.cursor) {
            self.cursor = path.clone();
        }
        self.settle();
    }

    /// Unfolds the initial branches.
    pub(super) fn open(&mut self) {
        self.open_root();
        self.grow(OPENING, true);
    }

    /// Folds everything but the first moves.
    pub(super) fn fold_to_root(&mut self) {
        let root = Path::default();
        self.branches_mut().retain(|path, _| *path == root);
        if self.branches.is_empty() {
            self.open_root();
        }
        self.cursor = root;
        self.settle();
    }

    fn open_root(&mut self) {
        if !self.root.is_terminal() {
            self.branches_mut().insert(Path::default(), BATCH);
        }
    }

    /// Unfolds ply by ply while there is room: whole plies, or as much as fits of the last one.
    /// Whether something stays folded for want of room.
    fn grow(&mut self, most: usize, whole_plies: bool) -> bool {
        let mut short = false;
        while !short {
            let shapes = self.shapes();
            let folded = || {
                let folded = shapes.iter();
                folded.filter(|node| node.kind == NodeKind::Folded)
            };
            let Some(ply) = folded().map(|node| node.path.plies()).min() else {
                break;
            };
            let folded = folded().filter(|node| node.path.plies() == ply);
            let wanted: usize = folded.clone().map(|node| unfolded(node)).sum();
            let mut room = most.saturating_sub(shapes.len());
            short = wanted > room;
            if short && whole_plies {
                break;
            }
            let mut opened = Vec::new();
            for node in folded {
                if let Some(left) = room.checked_sub(unfolded(node)) {
                    room = left;
                    opened.push((node.path.clone(), BATCH));
                }
            }
            self.branches_mut().extend(opened);
        }
        self.settle();
        short
    }

    /// Unfolds at most a slice, so nobody waits for the whole drawing.
    pub(super) fn unfold_more(&mut self) {
        let most = MOST.min(self.shapes().len() + SLICE);
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
fn unfolded(node: &NodeShape) -> usize {
    let moves = usize::try_from(node.node.left_out()).unwrap_or(usize::MAX);
    moves.min(BATCH + 1)
}
