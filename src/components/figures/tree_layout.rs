//! Where the nodes of a tree or a graph stand: plain arithmetic, in pixels.

/// The room that nodes take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The width of a node.
    pub wide: u32,
    /// The height of a node.
    pub high: u32,
    /// The distance of two nodes side by side, from middle to middle.
    pub slot: u32,
    /// The distance of two plies.
    pub row: u32,
}

/// The middle of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodePlace {
    /// The distance from the left.
    pub x: u32,
    /// The distance from the top.
    pub y: u32,
}

/// A drawing: the places of its nodes, and its size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeLayout {
    pub places: Vec<NodePlace>,
    /// The width of the drawing.
    pub wide: u32,
    /// The height of the drawing.
    pub high: u32,
}

/// The width of a character in a node's label, and the height of a line of the label.
const CHARACTER_WIDTH: usize = 9;
const LINE_HEIGHT: usize = 15;

/// The space between two nodes, for the value of the first.
const BESIDE: u32 = 24;

/// The space beside a node, for alpha and beta.
const BOUNDS: u32 = 40;

/// The space between two plies, for an edge with its number and the text below a node.
const BELOW: u32 = 46;

/// How far the points of a node stand out.
pub const POINT: u32 = 6;

/// The space above the first ply and at the sides.
const MARGIN: u32 = 10;

/// The space beside a graph, for arcs that lead past its rows.
const ARCS: u32 = 40;

/// The space below the last ply.
const FOOT: u32 = 30;

impl Grid {
    /// The grid for nodes whose labels have this many characters and lines.
    pub fn fitting(characters: usize, lines: usize) -> Self {
        let pixels = |size: usize| u32::try_from(size).unwrap_or(u32::MAX / 64);
        let wide = pixels(characters.min(99) * CHARACTER_WIDTH + 10).max(28);
        let high = pixels(lines.min(99) * LINE_HEIGHT + 10).max(28);
        Self {
            wide,
            high,
            slot: wide + BESIDE,
            row: high + BELOW,
        }
    }

    /// This grid with more room between plies for each child beyond four, where a node has up to `children` children.
    /// With less room the edges to many children would be too flat to follow.
    #[must_use]
    pub const fn fanned(self, children: usize) -> Self {
        let most = if children > 24 { 24 } else { children };
        #[expect(clippy::cast_possible_truncation, reason = "it is at most 24")]
        let more = most.saturating_sub(4) as u32 * 4;
        Self {
            row: self.row + more,
            ..self
        }
    }

    /// This grid with room for alpha and beta beside the nodes.
    #[must_use]
    pub const fn with_bounds(self) -> Self {
        Self {
            slot: self.slot + BOUNDS,
            ..self
        }
    }

    /// This grid with room for nodes that come to a point at both sides.
    #[must_use]
    pub const fn for_hexagons(self) -> Self {
        Self {
            wide: self.wide + 2 * POINT,
            slot: self.slot + 2 * POINT,
            ..self
        }
    }

    /// The layout of a tree: leaves side by side, and each parent above the middle of its children. The nodes are counted
    /// depth first, each before its children, because leaves get their columns in that order. `parents` has the index of
    /// each node's parent.
    pub fn tree(self, parents: &[Option<usize>]) -> TreeLayout {
        let mut plies: Vec<u32> = Vec::with_capacity(parents.len());
        // The first and the last child of each node.
        let mut spans: Vec<Option<(usize, usize)>> = vec![None; parents.len()];
        for (node, &parent) in parents.iter().enumerate() {
            plies.push(parent.map_or(0, |parent| plies[parent] + 1));
            if let Some(parent) = parent {
                let first = spans[parent].map_or(node, |(first, _)| first);
                spans[parent] = Some((first, node));
            }
        }
        let mut leaves = 0;
        let mut middles = vec![0; parents.len()];
        for node in 0..parents.len() {
            if spans[node].is_none() {
                middles[node] = self.column_x(leaves);
                leaves += 1;
            }
        }
        for node in (0..parents.len()).rev() {
            if let Some((first, last)) = spans[node] {
                middles[node] = u32::midpoint(middles[first], middles[last]);
            }
        }
        let places = middles.into_iter().zip(&plies);
        let places = places.map(|(x, &ply)| NodePlace {
            x,
            y: self.ply_y(ply),
        });
        self.layout(places.collect(), leaves, plies.iter().max().copied())
    }

    /// The layout of a graph, each row centred. `rows` has the indices of the nodes of each row.
    pub fn rows(self, rows: &[Vec<usize>]) -> TreeLayout {
        let widest = rows.iter().map(Vec::len).max().unwrap_or_default();
        let count = rows.iter().map(Vec::len).sum();
        let mut places = vec![NodePlace { x: 0, y: 0 }; count];
        for (row, nodes) in (0..).zip(rows) {
            let spare = (widest - nodes.len()) as u64 * u64::from(self.slot) / 2;
            let start = u32::try_from(spare).unwrap_or_default();
            for (column, &node) in (0..).zip(nodes) {
                places[node] = NodePlace {
                    x: ARCS + start + self.column_x(column),
                    y: self.ply_y(row),
                };
            }
        }
        let widest = u32::try_from(widest).unwrap_or_default();
        let row_count = u32::try_from(rows.len()).unwrap_or_default();
        let layout = self.layout(places, widest, row_count.checked_sub(1));
        TreeLayout {
            wide: layout.wide + 2 * ARCS,
            ..layout
        }
    }

    fn layout(self, places: Vec<NodePlace>, columns: u32, last_ply: Option<u32>) -> TreeLayout {
        TreeLayout {
            places,
            wide: columns * self.slot + 2 * MARGIN,
            high: self.ply_y(last_ply.unwrap_or_default()) + self.high / 2 + FOOT,
        }
    }

    const fn column_x(self, column: u32) -> u32 {
        MARGIN + self.slot / 2 + column * self.slot
    }

    const fn ply_y(self, ply: u32) -> u32 {
        MARGIN + self.high / 2 + ply * self.row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree of four matches, of which a move takes at most three.
    const FOUR: [Option<usize>; 15] = [
        None,
        Some(0),
        Some(1),
        Some(2),
        Some(3),
        Some(2),
        Some(1),
        Some(6),
        Some(1),
        Some(0),
        Some(9),
        Some(10),
        Some(9),
        Some(0),
        Some(13),
    ];

    fn check(grid: Grid, parents: &[Option<usize>]) {
        let TreeLayout { places, wide, high } = grid.tree(parents);
        for (node, place) in places.iter().enumerate() {
            assert!(place.x >= grid.wide / 2 && place.x + grid.wide / 2 <= wide);
            assert!(place.y >= grid.high / 2 && place.y + grid.high / 2 <= high);
            for other in &places[node + 1..] {
                let apart = place.x.abs_diff(other.x) >= grid.slot - 1;
                assert!(
                    apart || place.y.abs_diff(other.y) >= grid.row,
                    "{parents:?}"
                );
            }
            let children = |&child: &usize| parents[child] == Some(node);
            let first = (0..places.len()).find(children);
            let last = (0..places.len()).rfind(children);
            if let (Some(first), Some(last)) = (first, last) {
                assert_eq!(place.x, u32::midpoint(places[first].x, places[last].x));
                assert_eq!(place.y + grid.row, places[first].y);
            }
        }
    }

    #[test]
    fn nodes_do_not_overlap_and_parents_are_centred() {
        check(Grid::fitting(1, 1), &FOUR);
        check(Grid::fitting(11, 3), &FOUR);
        let fan: Vec<_> = [None].into_iter().chain([Some(0); 24]).collect();
        let line: Vec<_> = (0..100_usize).map(|node| node.checked_sub(1)).collect();
        for parents in [&fan[..], &line, &[None]] {
            check(Grid::fitting(5, 1), parents);
        }
    }

    #[test]
    fn the_tree_of_four_matches_is_seven_slots_wide() {
        let drawn = Grid::fitting(1, 1).tree(&FOUR);
        assert_eq!(drawn.wide, 7 * 52 + 2 * MARGIN);
        assert_eq!(
            drawn.places[0].x,
            u32::midpoint(drawn.places[1].x, drawn.places[13].x)
        );
    }

    #[test]
    fn the_rows_of_a_graph_are_centred() {
        let grid = Grid::fitting(1, 1);
        let drawn = grid.rows(&[vec![0], vec![2, 1, 3], vec![4]]);
        let middles: Vec<u32> = drawn.places.iter().map(|place| place.x).collect();
        let (middle, slot) = (middles[0], grid.slot);
        assert_eq!(
            middles,
            [middle, middle, middle - slot, middle + slot, middle]
        );
        assert_eq!(drawn.places[4].y, drawn.places[0].y + 2 * grid.row);
    }
}
