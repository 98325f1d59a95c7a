//! What a tree looks like, for the screen and for the saved picture: where each node stands, its
//! outline, its texts and its lines.

use super::tree_layout::{Grid, Layout, Place};
use super::tree_shapes::{
    Kind, Shape, Word, bounds, equal, grid, label, lines, near, path, under, value,
};
use crate::engine::Side;
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeNode};
use crate::text::tree as text;

/// A tree as it is drawn.
pub struct Sketch {
    /// How much room nodes take.
    pub grid: Grid,
    /// Where each node stands.
    pub drawn: Layout,
    /// Whether there is one heap, so that a move needs no heap's name.
    pub single: bool,
}

/// The lines of a tree, kind by kind. The more important kinds lie on top.
pub struct Edges {
    /// Lines that nothing is said of.
    pub plain: String,
    /// Lines to branches that are cut off.
    pub cut: String,
    /// Lines to where minimax is.
    pub active: String,
    /// The game in which both play their best.
    pub best: String,
    /// The strokes that cut off a branch.
    pub strokes: String,
}

impl Sketch {
    /// The nodes that are shown, each in its place.
    pub fn of(explorer: &TreeExplorer) -> Self {
        let shown = explorer.nodes();
        let widest = shown.iter().map(|node| node.among.1).max();
        let grid = grid(explorer.root().heaps()).fanned(widest.unwrap_or_default());
        let grid = if explorer.has_cutoffs() {
            grid.with_bounds()
        } else {
            grid
        };
        let parents: Vec<_> = shown.iter().map(|node| node.parent).collect();
        Self {
            grid,
            drawn: grid.tree(&parents),
            single: explorer.root().heaps().len() == 1,
        }
    }

    /// The lines between these nodes.
    pub fn edges(&self, nodes: &[TreeNode]) -> Edges {
        let [mut plain, mut cut, mut active, mut best, mut strokes] = [const { String::new() }; 5];
        for (place, node) in nodes.iter().enumerate() {
            let Some(parent) = node.parent else {
                continue;
            };
            let (from, to) = (self.drawn.places[parent], self.drawn.places[place]);
            let line = if node.is_cut() {
                &mut cut
            } else if node.best {
                &mut best
            } else if node.active {
                &mut active
            } else {
                &mut plain
            };
            line.push_str(&path(&[
                ("M", from.x),
                (" ", from.y + self.grid.high / 2),
                ("L", to.x),
                (" ", to.y - self.grid.high / 2),
            ]));
            if node.is_cut() && !nodes[parent].is_cut() {
                let (x, y) = self.along(from, to, 3);
                strokes.push_str(&path(&[
                    ("M", x.saturating_sub(6)),
                    (" ", y + 5),
                    ("l6-10M", x),
                    (" ", y + 5),
                ]));
                strokes.push_str("l6-10");
            }
        }
        Edges {
            plain,
            cut,
            active,
            best,
            strokes,
        }
    }

    /// A point of a line, given in tenths of the way down.
    fn along(&self, from: Place, to: Place, tenths: u32) -> (u32, u32) {
        let (top, bottom) = (from.y + self.grid.high / 2, to.y - self.grid.high / 2);
        let between = |one: u32, other: u32| (one * (10 - tenths) + other * tenths) / 10;
        (between(from.x, to.x), between(top, bottom))
    }

    /// The number taken, on the line from the parent.
    pub fn take(&self, node: &TreeNode, from: Option<Place>, to: Place) -> Option<Word> {
        let by = node.by()?;
        let (x, y) = self.along(from?, to, 6);
        let text = if self.single {
            by.take.to_string()
        } else {
            by.to_string()
        };
        Some(Word {
            kind: Kind::Take,
            x: near(x) - near(to.x),
            y: near(y) - near(to.y),
            text,
        })
    }
}

/// The outline of a node.
pub fn shape(node: &TreeNode) -> Shape {
    match (node.kind, node.side()) {
        (NodeKind::End, _) => Shape::Triangle,
        (_, Side::A) => Shape::Square,
        (_, Side::B) => Shape::Round,
    }
}

/// The texts in a node and around it; `below` is how many nodes are folded there.
pub fn words(node: &TreeNode, grid: Grid, below: Option<u64>) -> Vec<Word> {
    let shape = shape(node);
    let heaps = match node.kind {
        NodeKind::Rest(moves) => vec![["+", &moves.to_string()].concat()],
        _ => lines(node.position().heaps()),
    };
    let mut words: Vec<Word> = label(heaps, shape).collect();
    if let Some(below) = text::below(node, below) {
        words.push(under(below, grid));
    }
    let shown_bounds = node.bounds.filter(|_| node.kind == NodeKind::Open);
    if let Some(known) = shown_bounds {
        words.extend(bounds(text::bounds(known), grid));
    }
    if text::is_told_equal(node) {
        words.push(equal(grid, shown_bounds.is_some()));
    }
    if node.is_found() {
        words.push(value(text::worth(node), shape, grid));
    }
    words
}
