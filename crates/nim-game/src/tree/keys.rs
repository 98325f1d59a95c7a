//! The keys of a tree, as screen readers define them. Right unfolds and goes in, left folds and goes out, up and down go
//! through all visible nodes. In the graph, arrows go in their direction.

use super::{TreeExplorer, TreePicture};

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
    /// Presses the node at the cursor; in the graph it does nothing.
    Press,
}

impl TreeExplorer {
    /// Presses a key.
    pub(super) fn key(&mut self, key: TreeKey) {
        match self.view.picture {
            TreePicture::Tree => self.walk_tree(key),
            TreePicture::Graph => self.walk_graph(key),
        }
    }

    fn walk_tree(&mut self, key: TreeKey) {
        let nodes = self.nodes();
        let place = nodes.iter().position(|node| node.id == self.cursor);
        let place = place.unwrap_or_default();
        let here = &nodes[place];
        let last = nodes.len() - 1;
        // The first child of a node follows it.
        let has_child = nodes
            .get(place + 1)
            .is_some_and(|next| next.parent == Some(place));
        let to = match key {
            TreeKey::Press => return self.press(self.cursor),
            TreeKey::Right if here.is_open == Some(false) => return self.press(self.cursor),
            TreeKey::Left if here.is_open == Some(true) => return self.fold(self.cursor),
            TreeKey::Home => 0,
            TreeKey::End => last,
            TreeKey::Up => place.saturating_sub(1),
            TreeKey::Down => last.min(place + 1),
            TreeKey::Right => place + usize::from(has_child),
            TreeKey::Left => here.parent.unwrap_or(place),
        };
        self.cursor = nodes[to].id;
    }

    fn walk_graph(&mut self, key: TreeKey) {
        let rows = self.rows();
        let at = |row: &Vec<usize>| row.iter().position(|&board| board == self.graph_cursor);
        let row = rows.iter().position(|row| at(row).is_some());
        let row = row.unwrap_or_default();
        let column = at(&rows[row]).unwrap_or_default();
        let last = rows.len() - 1;
        self.graph_cursor = match key {
            TreeKey::Press => return,
            TreeKey::Home => 0,
            TreeKey::End => rows[last][rows[last].len() - 1],
            TreeKey::Left => rows[row][column.saturating_sub(1)],
            TreeKey::Right => rows[row][(column + 1).min(rows[row].len() - 1)],
            TreeKey::Up => nearest_in_row(&rows, row, row.saturating_sub(1), column),
            TreeKey::Down => nearest_in_row(&rows, row, (row + 1).min(last), column),
        };
    }
}

/// The nearest board in another row; all rows are centred.
fn nearest_in_row(rows: &[Vec<usize>], from: usize, to: usize, column: usize) -> usize {
    let shifted = (2 * column + rows[to].len()).saturating_sub(rows[from].len()) / 2;
    rows[to][shifted.min(rows[to].len() - 1)]
}
