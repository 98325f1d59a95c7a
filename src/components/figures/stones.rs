/// The size of a stone in a drawing.
pub const CELL: u32 = 10;

/// A heap up to this size is one column.
const TALL: u32 = 10;
/// The stones of a row where heaps are higher.
const ROW: u32 = 5;

/// How a drawing stacks stones: each heap is one column, or rows of five from the bottom up if one of
/// the heaps would be too high.
#[derive(Clone, Copy)]
pub struct Stack {
    /// Stones of a row.
    pub columns: u32,
    /// Rows of the highest heap.
    pub rows: u32,
}

impl Stack {
    /// For a board with these heaps, at least this many rows high.
    pub fn of(heaps: &[u32], least: u32) -> Self {
        let most = heaps.iter().copied().max().unwrap_or_default();
        let columns = if most > TALL { ROW } else { 1 };
        let rows = most.div_ceil(columns).max(least);
        Self { columns, rows }
    }

    /// The middles of the stones from this one up to the last, for a heap that begins here.
    pub fn places(self, left: u32, from: u32, count: u32) -> impl Iterator<Item = (u32, u32)> {
        (from..count).map(move |stone| {
            let (row, column) = (stone / self.columns, stone % self.columns);
            let y = (self.rows - 1).saturating_sub(row) * CELL;
            (left + column * CELL + CELL / 2, y + CELL / 2)
        })
    }

    /// The same stones as strokes of no length with round ends: a thousand of them are one element.
    pub fn dots(self, left: u32, from: u32, count: u32) -> String {
        let mut path = String::new();
        for (x, y) in self.places(left, from, count) {
            for part in ["M", &x.to_string(), " ", &y.to_string(), "h0"] {
                path.push_str(part);
            }
        }
        path
    }
}
