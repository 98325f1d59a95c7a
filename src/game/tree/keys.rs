//! The keys of a tree of items, as readers know them: right unfolds and goes in, left folds and
//! goes out, up and down go through all that is shown. In the graph, arrows go where they point.

use super::{NodeKind, TreeExplorer, TreeNode, View};

impl TreeExplorer {
    /// Presses a key, by the name that browsers give it. Whether the tree has this key.
    pub fn key(&mut self, key: &str) -> bool {
        match (self.view, key) {
            (View::Tree, "Enter" | " ") => self.press(&self.cursor.name()),
            (View::Graph, "Enter" | " ") => true,
            (View::Tree, _) => self.walk_tree(key),
            (View::Graph, _) => self.walk_graph(key),
        }
    }

    fn walk_tree(&mut self, key: &str) -> bool {
        let nodes = self.nodes();
        let place = nodes.iter().position(|node| node.path == self.cursor);
        let place = place.unwrap_or_default();
        let here = &nodes[place];
        let last = nodes.len() - 1;
        let to = match key {
            "Home" => 0,
            "End" => last,
            "ArrowUp" => place.saturating_sub(1),
            "ArrowDown" => last.min(place + 1),
            "ArrowRight" => return self.inward(&nodes, place),
            "ArrowLeft" if here.kind == NodeKind::Open => {
                self.fold(&here.path);
                place
            }
            "ArrowLeft" => here.parent.unwrap_or(place),
            _ => return false,
        };
        self.cursor = nodes[to].path.clone();
        true
    }

    fn inward(&mut self, nodes: &[TreeNode], place: usize) -> bool {
        let here = &nodes[place];
        match here.kind {
            // Its first child follows it.
            NodeKind::Open => self.cursor = nodes[place + 1].path.clone(),
            NodeKind::Folded | NodeKind::Rest(_) => return self.press(&here.path.name()),
            NodeKind::End => {}
        }
        true
    }

    fn walk_graph(&mut self, key: &str) -> bool {
        let rows = self.rows();
        let at = |row: &Vec<usize>| row.iter().position(|&node| node == self.graph_cursor);
        let row = rows.iter().position(|row| at(row).is_some());
        let row = row.unwrap_or_default();
        let column = at(&rows[row]).unwrap_or_default();
        let last = self.graph().nodes().len() - 1;
        let to = match key {
            "Home" => 0,
            "End" => rows
                .last()
                .and_then(|row| row.last())
                .copied()
                .unwrap_or(last),
            "ArrowLeft" => rows[row][column.saturating_sub(1)],
            "ArrowRight" => rows[row][(column + 1).min(rows[row].len() - 1)],
            "ArrowUp" => beside(&rows, row, row.saturating_sub(1), column),
            "ArrowDown" => beside(&rows, row, (row + 1).min(rows.len() - 1), column),
            _ => return false,
        };
        self.graph_cursor = to;
        true
    }
}

/// What stands nearest in another row, where all rows are centred.
fn beside(rows: &[Vec<usize>], from: usize, to: usize, column: usize) -> usize {
    let shifted = (2 * column + rows[to].len()).saturating_sub(rows[from].len()) / 2;
    rows[to][shifted.min(rows[to].len() - 1)]
}
