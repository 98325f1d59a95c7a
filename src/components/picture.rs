//! Pictures of a few stones: a board to choose, the subject of a lesson, or how far somebody is.

use std::ops::Range;

use yew::prelude::*;

/// The width and height of a cell, which holds a stone, in the units of the drawing.
const CELL: u32 = 10;

/// The most stones of a column: a larger heap is drawn in rows of four.
const TALLEST: u32 = 7;

/// A stone by its column and its row, from the left and from below.
type GridCell = (u32, u32);

/// A picture of a few stones. Screen readers skip it, because the words beside it say the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    size: [u32; 2],
    stones: Vec<[u32; 2]>,
    gone: Vec<[u32; 2]>,
    /// The left edge, the upper edge counted from below, and the height.
    outlines: Vec<[u32; 3]>,
    lines: Vec<[[u32; 2]; 2]>,
}

/// The middle of a cell, in the units of the drawing.
const fn middle((column, row): GridCell) -> [u32; 2] {
    [column * CELL + CELL / 2, row * CELL + CELL / 2]
}

impl Picture {
    /// A board: a heap is a column of at most seven, or else rows of four. A heap of 0 leaves its place empty.
    pub fn heaps(heaps: &[u32]) -> Self {
        let (mut columns, mut high, mut stones) = (0, 1, Vec::new());
        for &size in heaps {
            let wide = if size > TALLEST { 4 } else { 1 };
            stones.extend((0..size).map(|stone| middle((columns + stone % wide, stone / wide))));
            columns += wide;
            high = high.max(size.div_ceil(wide));
        }
        Self {
            size: [columns * CELL, high * CELL],
            stones,
            ..Self::default()
        }
    }

    /// A row of `all` stones, of which the first `done` are filled, and the others hollow.
    pub fn row(done: usize, all: usize) -> Self {
        let all = u32::try_from(all).unwrap_or_default();
        let done = u32::try_from(done).unwrap_or(all).min(all);
        let ones = vec![1; all as usize];
        (done..all).fold(Self::heaps(&ones), |picture, column| {
            picture.without(column, 0..1)
        })
    }

    /// A small game tree, the root at the top.
    pub fn tree() -> Self {
        let [root, left, right] = [[20, 25], [10, 15], [30, 15]];
        let leaves = [5, 15, 30].map(|x| [x, 5]);
        Self {
            size: [40, 30],
            stones: [&[root, left, right][..], &leaves].concat(),
            lines: vec![
                [root, left],
                [root, right],
                [left, leaves[0]],
                [left, leaves[1]],
                [right, leaves[2]],
            ],
            ..Self::default()
        }
    }

    /// This picture at the scale of a board with the highest columns.
    #[must_use]
    pub const fn among_boards(mut self) -> Self {
        self.size[1] = TALLEST * CELL;
        self
    }

    /// Makes the stones in these rows of a column hollow.
    #[must_use]
    pub fn without(mut self, column: u32, rows: Range<u32>) -> Self {
        for place in rows.map(|row| middle((column, row))) {
            self.stones.retain(|stone| *stone != place);
            self.gone.push(place);
        }
        self
    }

    /// Draws an outline around the stones in these rows of a column.
    #[must_use]
    pub fn outlined(mut self, column: u32, rows: Range<u32>) -> Self {
        let [left, top] = [column, rows.end].map(|place| place * CELL);
        self.outlines
            .push([left, top, (rows.end - rows.start) * CELL]);
        self
    }

    /// Draws a line between two stones.
    #[must_use]
    pub fn joined(mut self, one: GridCell, other: GridCell) -> Self {
        self.lines.push([one, other].map(middle));
        self
    }

    /// The drawing.
    pub fn draw(&self) -> Html {
        let [wide, high] = self.size;
        // A drawing counts its rows from the top.
        let circle = |&[x, y]: &[u32; 2], class| {
            html! { <circle {class} cx={x.to_string()} cy={(high - y).to_string()} r="4" /> }
        };
        let line = |[from, to]: &[[u32; 2]; 2]| {
            let [x1, x2] = [from[0], to[0]].map(|x| x.to_string());
            let [y1, y2] = [from[1], to[1]].map(|y| (high - y).to_string());
            html! { <line {x1} {y1} {x2} {y2} /> }
        };
        let outline = |&[left, end, length]: &[u32; 3]| {
            html! {
                <rect
                    x={[&left.to_string(), ".4"].concat()}
                    y={[&(high - end).to_string(), ".4"].concat()}
                    width="9.2"
                    height={[&(length - 1).to_string(), ".2"].concat()}
                    rx="4.6"
                />
            }
        };
        let view = ["0 0 ", &wide.to_string(), " ", &high.to_string()].concat();
        html! {
            <svg class="picture" viewBox={view} aria-hidden="true">
                { for self.lines.iter().map(line) }
                { for self.outlines.iter().map(outline) }
                { for self.stones.iter().map(|at| circle(at, None)) }
                { for self.gone.iter().map(|at| circle(at, Some("picture__gone"))) }
            </svg>
        }
    }

    /// The drawing on a ground of its own.
    pub fn on_ground(&self) -> Html {
        on_ground(self.draw())
    }
}

/// A picture, or an icon in place of one, on a ground of its own.
pub fn on_ground(picture: Html) -> Html {
    html! { <span class="picture__ground">{ picture }</span> }
}
