/// The stones of a column. A higher heap continues in a new column.
pub const ROWS: u32 = 10;
/// The size of a stone in the drawing.
pub const CELL: u32 = 10;

/// Stones from this one up to the last, as strokes of no length with round ends: a thousand of them
/// are one element.
pub fn dots(left: u32, from: u32, count: u32) -> String {
    let mut path = String::new();
    for stone in from..count {
        let x = left + stone / ROWS * CELL + CELL / 2;
        let y = (ROWS - 1 - stone % ROWS) * CELL + CELL / 2;
        for part in ["M", &x.to_string(), " ", &y.to_string(), "h0"] {
            path.push_str(part);
        }
    }
    path
}
