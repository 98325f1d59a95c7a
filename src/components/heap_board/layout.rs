//! The arrangement of the heaps of a board, computed from their sizes before the first move: so nothing jumps while
//! stones go. The arrangement is the same in every window; styles compute the size of a stone.

use std::ops::Range;

/// The stones in a row of a heap that is no column: so blocks of 16, 8 and 4 are whole rows.
const PER_ROW: u32 = 4;

/// The least size of a board, in pixels: its width, and its height without the room for lifted stones.
pub type BoardSize = [u32; 2];

/// The size on the table in a window of 320 by 568 pixels.
pub const TABLE: BoardSize = [311, 295];

/// The size in a lesson, a puzzle or the analysis in a window of 360 by 640 pixels.
pub const MIDDLE: BoardSize = [310, 250];

/// The size in a review in a window of 360 by 640 pixels.
pub const REVIEW: BoardSize = [296, 178];

/// The size of a low board, as above a list or on a worksheet.
pub const LOW: BoardSize = [296, 130];

/// The width and height of a stone that a thumb hits easily, in pixels.
const EASY_TARGET: u32 = 28;

/// The height of a label of two lines, in pixels.
const TWO_LINES: u32 = 54;

/// The most stones of a column.
const TALLEST: u32 = 10;

/// A stone, the height of a label of one line, and the space between heaps beside and above each other, in eighths of a
/// stone.
const STONE: u32 = 8;
const ONE_LINE: u32 = 5;
const GAP_BESIDE: u32 = 2;
const GAP_ABOVE: u32 = 1;

/// The most heaps that leave room for lines between partners.
const MOST_WITH_GAPS: usize = 6;

/// The arrangement of the heaps of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The stones in a row of each heap: one in a column, or four.
    wide: Vec<u32>,
    /// The heaps of each group: a line of heaps beside each other, or a stack of heaps below each other.
    pub groups: Vec<Range<usize>>,
    /// Whether the groups are stacks.
    pub is_stacked: bool,
    /// Whether labels have one line.
    pub is_dense: bool,
    /// The height of the board in eighths of a stone, with the labels of one line.
    pub rows: u32,
    /// The width of the board in eighths of a stone.
    pub columns: u32,
}

impl Layout {
    /// The layout for heaps of these sizes, on a board of at least this size.
    ///
    /// The first arrangement counts whose stones have `EASY_TARGET` pixels, else the one with the largest stones. All
    /// heaps as columns in one line come first, then as few lines as possible, then as few stacks. If possible, no
    /// column is higher than the rows beside it.
    pub fn of(heaps: &[u32], size: BoardSize) -> Self {
        let mut best = Self::one_line(heaps);
        for is_stacked in [false, true] {
            for count in 1..=heaps.len() {
                for tallest in tallest_columns(heaps) {
                    if best.stone(size) >= EASY_TARGET {
                        return best;
                    }
                    // A bit for each heap after which a group ends, but for the last one.
                    let splits = (0..1_u32 << (heaps.len() - 1)).rev();
                    for ends in splits.filter(|ends| ends.count_ones() as usize + 1 == count) {
                        let layout = Self::split(heaps, tallest, ends, is_stacked);
                        if layout.stone(size) > best.stone(size) {
                            best = layout;
                        }
                    }
                }
            }
        }
        best
    }

    /// All heaps as columns in one line, with labels of two lines. `src/scripts/sent.js` computes its rows and columns too.
    fn one_line(heaps: &[u32]) -> Self {
        let tallest = heaps.iter().copied().max().unwrap_or_default();
        let all = Self::split(heaps, tallest, 0, false);
        Self {
            is_dense: false,
            rows: all.rows - ONE_LINE,
            ..all
        }
    }

    /// Heaps of up to `tallest` stones as columns, the others in rows of four. Groups end after the heaps in `ends`.
    fn split(heaps: &[u32], tallest: u32, ends: u32, is_stacked: bool) -> Self {
        let row_of = |stones: u32| if stones <= tallest { 1 } else { PER_ROW };
        let wide: Vec<u32> = heaps.iter().copied().map(row_of).collect();
        let mut groups = Vec::new();
        let mut start = 0;
        for heap in 0..heaps.len() {
            if heap + 1 == heaps.len() || ends >> heap & 1 == 1 {
                groups.push(start..heap + 1);
                start = heap + 1;
            }
        }
        let size = |heap: usize| {
            let rows = heaps[heap].div_ceil(wide[heap]).max(1);
            [wide[heap] * STONE, rows * STONE + ONE_LINE]
        };
        let (within, between): (Join, Join) = if is_stacked {
            (join_below, join_beside)
        } else {
            (join_beside, join_below)
        };
        let sizes = groups
            .iter()
            .filter_map(|group| group.clone().map(size).reduce(within));
        let [columns, rows] = sizes.reduce(between).unwrap_or_default();
        Self {
            wide,
            groups,
            is_stacked,
            is_dense: true,
            rows,
            columns,
        }
    }

    /// The width and height of a stone at this size, in whole pixels.
    fn stone(&self, [width, height]: BoardSize) -> u32 {
        let label = if self.is_dense { 0 } else { TWO_LINES };
        let high = STONE * (height - label) / self.rows;
        high.min(STONE * width / self.columns)
    }

    /// The stones in a row of this heap.
    pub fn wide(&self, heap: usize) -> u32 {
        self.wide.get(heap).copied().unwrap_or(1)
    }

    /// Whether lines between partners have room between the heaps: over rows of four they would cover stones.
    pub fn has_gaps(&self) -> bool {
        !self.is_dense && self.wide.len() <= MOST_WITH_GAPS
    }

    /// The heap after this one, or the one before if `back`: the next in all lines, or at this place in the next stack.
    /// The number may be past the last heap.
    pub fn beside(&self, heap: usize, back: bool) -> Option<usize> {
        if self.is_stacked {
            self.at_place(heap, back)
        } else {
            step(heap, back)
        }
    }

    /// The heap below this one, or the one above if `back`: in its stack, or at this place in the next line.
    pub fn below(&self, heap: usize, back: bool) -> Option<usize> {
        if self.is_stacked {
            let group = &self.groups[self.group_of(heap)?];
            step(heap, back).filter(|next| group.contains(next))
        } else {
            self.at_place(heap, back)
        }
    }

    /// The heap at the same place of the next group, or of the one before if `back`; the last of a shorter group.
    fn at_place(&self, heap: usize, back: bool) -> Option<usize> {
        let number = self.group_of(heap)?;
        let place = heap - self.groups[number].start;
        let next = self.groups.get(step(number, back)?)?;
        Some((next.start + place).min(next.end - 1))
    }

    fn group_of(&self, heap: usize) -> Option<usize> {
        self.groups.iter().position(|group| group.contains(&heap))
    }
}

/// The sizes up to which heaps may be columns, in the order of trial: the size of the largest heap, then the sizes no
/// higher than that heap in rows of four, the highest first, then the others.
fn tallest_columns(heaps: &[u32]) -> impl Iterator<Item = u32> {
    let largest = heaps.iter().copied().max().unwrap_or_default();
    let rows = largest.div_ceil(PER_ROW);
    let all = (largest <= TALLEST).then_some(largest);
    all.into_iter()
        .chain((0..=rows).rev())
        .chain(rows + 1..=TALLEST)
}

const fn step(number: usize, back: bool) -> Option<usize> {
    if back {
        number.checked_sub(1)
    } else {
        Some(number + 1)
    }
}

/// Computes the size of two parts of a board together. Each size is a width and a height.
type Join = fn([u32; 2], [u32; 2]) -> [u32; 2];

fn join_beside([wide, high]: [u32; 2], [other_wide, other_high]: [u32; 2]) -> [u32; 2] {
    [wide + GAP_BESIDE + other_wide, high.max(other_high)]
}

fn join_below([wide, high]: [u32; 2], [other_wide, other_high]: [u32; 2]) -> [u32; 2] {
    [wide.max(other_wide), high + GAP_ABOVE + other_high]
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng, rngs::SmallRng};

    use super::*;

    /// The boards whose layout is hardest, and many at random, most of them of 60 stones.
    fn boards() -> Vec<Vec<u32>> {
        let mut chance = SmallRng::seed_from_u64(24);
        let mut boards = vec![vec![31], vec![31, 29], vec![12, 6, 6, 6, 6, 6, 6, 6, 6]];
        for _ in 0..2000 {
            let mut heaps = vec![0; chance.random_range(2..=9)];
            for _ in 0..chance.random_range(9..100).min(60) {
                let heap = chance.random_range(0..heaps.len());
                heaps[heap] += u32::from(heaps[heap] < 31);
            }
            boards.push(heaps);
        }
        boards
    }

    /// The width and height of a board in stones, as `heap_board.css` lays it: a quarter of a stone beside a heap, an
    /// eighth above it, and labels of five eighths in a dense one.
    fn size(heaps: &[u32], layout: &Layout) -> [f64; 2] {
        let label = if layout.is_dense { 0.625 } else { 0.0 };
        let heap_size = |heap: usize| {
            let rows = heaps[heap].div_ceil(layout.wide(heap)).max(1);
            [f64::from(layout.wide(heap)), f64::from(rows) + label]
        };
        let beside: fn(_, _) -> _ = |[w, h]: [f64; 2], [x, y]: [f64; 2]| [w + 0.25 + x, h.max(y)];
        let below: fn(_, _) -> _ = |[w, h]: [f64; 2], [x, y]: [f64; 2]| [w.max(x), h + 0.125 + y];
        let (within, between) = if layout.is_stacked {
            (below, beside)
        } else {
            (beside, below)
        };
        let groups = layout
            .groups
            .iter()
            .map(|group| group.clone().map(heap_size).reduce(within));
        groups.flatten().reduce(between).unwrap()
    }

    #[test]
    fn every_stone_has_24_pixels_in_the_smallest_window() {
        for heaps in boards() {
            let layout = Layout::of(&heaps, TABLE);
            let [width, height] = size(&heaps, &layout);
            // The styles compute the size of a stone from these.
            let cells = [layout.columns, layout.rows].map(|eighths| f64::from(eighths) / 8.0);
            assert!(
                cells[0] >= width && cells[1] >= height,
                "{heaps:?}: {layout:?}"
            );
            let label = if layout.is_dense { 0.0 } else { 54.0 };
            let stone = (311.0 / cells[0]).min((295.0 - label) / cells[1]);
            assert!(stone >= 24.0, "{heaps:?}: {layout:?}");
            assert!(layout.groups.into_iter().flatten().eq(0..heaps.len()));
        }
    }

    #[test]
    fn a_low_board_has_fewer_rows() {
        for heaps in [&[3, 5, 7][..], &[1, 3, 5, 7], &[9, 9, 9]] {
            let layout = Layout::of(heaps, LOW);
            let [width, height] = size(heaps, &layout);
            let stone = (296.0 / width).min(130.0 / height);
            assert!(stone >= 23.0, "{heaps:?}: {layout:?}");
        }
    }
}
