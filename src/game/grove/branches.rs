//! What is unfolded, and what a press on a node does about it.

use super::item::{Branch, items, moves};
use super::{Busy, Grove, Item, Kind, MOST, Path, View};

/// How many nodes are drawn to begin with, as far as whole plies fit.
const OPENING: usize = 31;

/// How many moves of a node are unfolded at a time.
const BATCH: usize = 24;

/// How many nodes come in one slice where everything is unfolded; at least one batch.
const SLICE: usize = 32;

impl Grove {
    /// Presses a node. A folded one unfolds; one that is unfolded is chosen first, and folds when
    /// it is pressed again. Whether there is such a node.
    pub fn press(&mut self, name: &str) -> bool {
        self.full = false;
        if self.busy == Busy::Unfolding {
            self.busy = Busy::Idle;
        }
        if self.view == View::Graph {
            let spot = name.parse().ok();
            let spot = spot.filter(|&spot: &usize| spot < self.graph().spots.len());
            self.spot = spot.unwrap_or(self.spot);
            return spot.is_some();
        }
        let items = self.items();
        let pressed =
            Path::parse(name).and_then(|path| items.iter().find(|item| item.path == path));
        let Some(pressed) = pressed else {
            return false;
        };
        let chosen = pressed.path == self.cursor;
        self.cursor = pressed.path.clone();
        match pressed.kind {
            Kind::Open if chosen => self.fold(&pressed.path),
            Kind::Open | Kind::End => {}
            Kind::Folded | Kind::Rest(_) => self.unfold(&items, pressed),
        }
        true
    }

    fn unfold(&mut self, items: &[Item], pressed: &Item) {
        let moves = moves(&pressed.position);
        let (path, before) = match (pressed.kind, pressed.parent) {
            (Kind::Rest(left_out), Some(parent)) => (items[parent].path.clone(), moves - left_out),
            _ => (pressed.path.clone(), 0),
        };
        let shown = (before + BATCH).min(moves);
        let more = shown - before + usize::from(shown < moves) - usize::from(before > 0);
        self.full = items.len() + more > MOST;
        if !self.full {
            self.branches.retain(|branch| branch.path != path);
            self.branches.push(Branch { path, shown });
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

    /// Back to what was unfolded at first.
    pub(super) fn fold_all(&mut self) {
        self.branches.clear();
        if !self.root.is_terminal() {
            self.branches.push(Branch {
                path: Path::default(),
                shown: BATCH,
            });
        }
        self.grow(OPENING, true);
        let items = self.items();
        let near = |item: &&Item| item.path == self.cursor || item.path.is_above(&self.cursor);
        let nearest = items.iter().rfind(near);
        self.cursor = nearest.map(|item| item.path.clone()).unwrap_or_default();
    }

    /// Folds everything but the first moves.
    pub(super) fn fold_to_root(&mut self) {
        let first = |branch: &Branch| branch.path == Path::default();
        self.branches.retain(first);
        if self.branches.is_empty() && !self.root.is_terminal() {
            let path = Path::default();
            let shown = BATCH;
            self.branches.push(Branch { path, shown });
        }
        self.cursor = Path::default();
        self.settle();
    }

    /// Unfolds ply by ply while there is room: whole plies, or as much as fits of the last one.
    /// Whether something stays folded for want of room.
    fn grow(&mut self, most: usize, whole_plies: bool) -> bool {
        let mut short = false;
        while !short {
            let items = items(&self.root, &self.branches);
            let folded = || items.iter().filter(|item| item.kind == Kind::Folded);
            let Some(ply) = folded().map(|item| item.path.plies()).min() else {
                break;
            };
            let branches = folded()
                .filter(|item| item.path.plies() == ply)
                .map(|item| (item, moves(&item.position)));
            let size = |moves: usize| moves.min(BATCH) + usize::from(moves > BATCH);
            let wanted: usize = branches.clone().map(|(_, moves)| size(moves)).sum();
            let mut room = most.saturating_sub(items.len());
            short = wanted > room;
            if short && whole_plies {
                break;
            }
            for (item, moves) in branches {
                if size(moves) <= room {
                    room -= size(moves);
                    let path = item.path.clone();
                    let shown = BATCH.min(moves);
                    self.branches.push(Branch { path, shown });
                }
            }
        }
        self.settle();
        short
    }

    /// Unfolds a slice of what is drawn at most: nobody has to wait for all of it at once.
    pub(super) fn unfold_more(&mut self) {
        let most = MOST.min(self.items().len() + SLICE);
        let short = self.grow(most, false);
        self.full = short && most == MOST;
        self.busy = if short && !self.full {
            Busy::Unfolding
        } else {
            Busy::Idle
        };
    }
}
