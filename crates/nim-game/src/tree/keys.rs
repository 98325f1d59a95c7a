//! The keys of a tree, as screen readers define them. Right unfolds and goes in, left folds and goes
//! out, up and down go through all visible nodes. In the graph, arrows go in their direction.

use std::rc::Rc;

use super::{NodeKind, TreeExplorer, View};

/// A key that means something in the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeKey {
    /// Folds and goes out; in the graph to the left.
    Left,
    /// Unfolds and goes in; in the graph to the right.
    Right,
    /// To the node above.
    Up,
    /// To the node below.
    Down,
    /// To the first of all.
    Home,
    /// To the last of all.
    End,
    /// Presses the node at the cursor.
    Press,
}

impl TreeKey {
    /// Reads the name that browsers give a key.
    pub fn read(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "Home" => Self::Home,
            "End" => Self::End,
            "Enter" | " " => Self::Press,
            _ => return None,
        })
    }
}

impl TreeExplorer {
    /// Presses a key.
    pub(super) fn key(&mut self, key: TreeKey) {
        match (self.view, key) {
            (View::Tree, TreeKey::Press) => self.press(&self.cursor.clone()),
            (View::Graph, TreeKey::Press) => {}
            (View::Tree, _) => self.walk_tree(key),
            (View::Graph, _) => self.walk_graph(key),
        }
    }

    fn walk_tree(&mut self, key: TreeKey) {
        let shapes = self.shapes();
        let place = shapes.iter().position(|node| node.path == self.cursor);
        let place = place.unwrap_or_default();
        let here = Rc::clone(&shapes[place]);
        let last = shapes.len() - 1;
        let to = match key {
            TreeKey::Home => 0,
            TreeKey::End => last,
            TreeKey::Up => place.saturating_sub(1),
            TreeKey::Down => last.min(place + 1),
            TreeKey::Right => match here.kind {
                // Its first child follows it.
                NodeKind::Open => place + 1,
                NodeKind::Folded | NodeKind::Rest(_) => return self.press(&here.path),
                NodeKind::End => place,
            },
            TreeKey::Left if here.kind == NodeKind::Open => return self.fold(&here.path),
            TreeKey::Left => here.parent.unwrap_or(place),
            TreeKey::Press => place,
        };
        self.cursor = shapes[to].path.clone();
    }

    fn walk_graph(&mut self, key: TreeKey) {
        let rows = self.rows();
        let at = |row: &Vec<usize>| row.iter().position(|&node| node == self.graph_cursor);
        let row = rows.iter().position(|row| at(row).is_some());
        let row = row.unwrap_or_default();
        let column = at(&rows[row]).unwrap_or_default();
        let last = self.graph().nodes().len() - 1;
        let to = match key {
            TreeKey::Home => 0,
            TreeKey::End => rows
                .last()
                .and_then(|row| row.last())
                .copied()
                .unwrap_or(last),
            TreeKey::Left => rows[row][column.saturating_sub(1)],
            TreeKey::Right => rows[row][(column + 1).min(rows[row].len() - 1)],
            TreeKey::Up => beside(&rows, row, row.saturating_sub(1), column),
            TreeKey::Down => beside(&rows, row, (row + 1).min(rows.len() - 1), column),
            TreeKey::Press => self.graph_cursor,
        };
        self.graph_cursor = to;
    }
}

/// The nearest node in another row; all rows are centred.
fn beside(rows: &[Vec<usize>], from: usize, to: usize, column: usize) -> usize {
    let shifted = (2 * column + rows[to].len()).saturating_sub(rows[from].len()) / 2;
    rows[to][shifted.min(rows[to].len() - 1)]
}
