//! The keys of a tree of items, as readers know them: right unfolds and goes in, left folds and
//! goes out, up and down go through all that is shown. In the graph, arrows go where they point.

use super::{Grove, Item, Kind, View};

impl Grove {
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
        let items = self.items();
        let place = items.iter().position(|item| item.path == self.cursor);
        let place = place.unwrap_or_default();
        let here = &items[place];
        let last = items.len() - 1;
        let to = match key {
            "Home" => 0,
            "End" => last,
            "ArrowUp" => place.saturating_sub(1),
            "ArrowDown" => last.min(place + 1),
            "ArrowRight" => return self.inward(&items, place),
            "ArrowLeft" if here.kind == Kind::Open => {
                self.fold(&here.path);
                place
            }
            "ArrowLeft" => here.parent.unwrap_or(place),
            _ => return false,
        };
        self.cursor = items[to].path.clone();
        true
    }

    fn inward(&mut self, items: &[Item], place: usize) -> bool {
        let here = &items[place];
        match here.kind {
            // Its first child follows it.
            Kind::Open => self.cursor = items[place + 1].path.clone(),
            Kind::Folded | Kind::Rest(_) => return self.press(&here.path.name()),
            Kind::End => {}
        }
        true
    }

    fn walk_graph(&mut self, key: &str) -> bool {
        let rows = self.graph().rows();
        let at = |row: &Vec<usize>| row.iter().position(|&spot| spot == self.spot);
        let row = rows.iter().position(|row| at(row).is_some());
        let row = row.unwrap_or_default();
        let column = at(&rows[row]).unwrap_or_default();
        let last = self.graph().spots.len() - 1;
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
        self.spot = to;
        true
    }
}

/// What stands nearest in another row, where all rows are centred.
fn beside(rows: &[Vec<usize>], from: usize, to: usize, column: usize) -> usize {
    let shifted = (2 * column + rows[to].len()).saturating_sub(rows[from].len()) / 2;
    rows[to][shifted.min(rows[to].len() - 1)]
}
