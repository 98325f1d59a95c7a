//! The arrangement of the heaps of a board, computed from their sizes before the first move and the class of the window:
//! so it is the same on every screen, and nothing jumps while stones go. Styles compute the size of a stone.

use std::ops::Range;

use super::window_class::WindowClass;

/// The widths of a heap, in stones: so blocks of 16, 8 and 4 are whole rows.
pub const WIDTHS: [u32; 3] = [1, 2, 4];

/// The most lines of heaps where all have one width.
const MOST_LINES: u32 = 3;

/// The most lines of a board whose stones are comfortable.
const COMFORTABLE_LINES: u32 = 2;

/// The width and height of a stone that a thumb hits, in pixels.
const LEAST_TARGET: f64 = 24.0;

/// Of the largest stones the share that is as good, where fewer lines or a narrower width allow it.
const NEARLY: f64 = 0.9;

/// The space between heaps beside each other, in eighths of a stone.
pub const GAP: u32 = 2;

/// The height of the label below a line of heaps, in pixels.
pub const LABEL: u32 = 22;

/// The arrangement of the heaps of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The stones in a row of each heap.
    wide: Vec<u32>,
    /// The heaps of each line.
    pub lines: Vec<Range<usize>>,
    /// The rows of stones of all lines together.
    pub rows: u32,
    /// The width of the widest line in eighths of a stone.
    pub columns: u32,
}

impl Layout {
    /// The layout for heaps of these sizes in a window of this class.
    ///
    /// All heaps have one width. It is the narrowest, and then there are the fewest lines, at which stones are
    /// comfortable. If they never are, nearly the largest stones decide, then the fewest lines, then the narrowest width.
    /// If even the largest have less than 24 pixels, heaps have widths of their own (`mixed`).
    pub fn of(heaps: &[u32], class: WindowClass) -> Self {
        let stone = |layout: &Self| layout.stone(class);
        let even = |wide, lines| {
            let splits = splits(heaps, lines).map(|ends| Self::split(heaps, |_| wide, ends));
            splits.max_by(|one, other| stone(one).total_cmp(&stone(other)))
        };
        let mut comfortable = WIDTHS
            .into_iter()
            .flat_map(|wide| (1..=COMFORTABLE_LINES).filter_map(move |lines| even(wide, lines)));
        if let Some(layout) = comfortable.find(|layout| stone(layout) >= class.comfort()) {
            return layout;
        }
        let ways: Vec<_> = (1..=MOST_LINES)
            .flat_map(|lines| WIDTHS.into_iter().filter_map(move |wide| even(wide, lines)))
            .collect();
        let most = ways.iter().map(stone).fold(0.0, f64::max);
        if most < LEAST_TARGET {
            return Self::mixed(heaps, class);
        }
        let least = LEAST_TARGET.max(NEARLY * most);
        let nearly = ways.into_iter().find(|layout| stone(layout) >= least);
        nearly.unwrap_or_else(|| Self::split(heaps, |_| 1, 0))
    }

    /// Narrow heaps beside wide ones, all of nearly one height, with the largest stones.
    fn mixed(heaps: &[u32], class: WindowClass) -> Self {
        let mut best = Self::split(heaps, |_| 1, 0);
        for rows in 4..12 {
            for ends in 0..1 << (heaps.len() - 1) {
                let layout = Self::split(heaps, |stones| stones.div_ceil(rows), ends);
                if layout.stone(class) > best.stone(class) {
                    best = layout;
                }
            }
        }
        best
    }

    /// Heaps of the widths that `wide` gives to their stones, in lines that end after the heaps in `ends`, a bit each.
    fn split(heaps: &[u32], wide: impl Fn(u32) -> u32, ends: u32) -> Self {
        let wide: Vec<u32> = heaps
            .iter()
            .map(|&stones| wide(stones).min(stones).max(1))
            .collect();
        let (mut lines, mut start) = (Vec::new(), 0);
        for heap in 0..heaps.len() {
            if heap + 1 == heaps.len() || ends >> heap & 1 == 1 {
                lines.push(start..heap + 1);
                start = heap + 1;
            }
        }
        let rows_of = |line: &Range<usize>| {
            let rows = line.clone().map(|heap| heaps[heap].div_ceil(wide[heap]));
            rows.max().unwrap_or_default().max(1)
        };
        let columns_of = |line: &Range<usize>| {
            let columns = line.clone().map(|heap| 8 * wide[heap] + GAP);
            columns.sum::<u32>().saturating_sub(GAP)
        };
        Self {
            rows: lines.iter().map(rows_of).sum(),
            columns: lines.iter().map(columns_of).max().unwrap_or_default(),
            wide,
            lines,
        }
    }

    /// The width and height of a stone in the room that decides, in pixels.
    fn stone(&self, class: WindowClass) -> f64 {
        let [width, height] = class.room();
        let labels: u32 = self.lines.iter().map(|_| LABEL).sum();
        let high = f64::from(height - labels) / f64::from(self.rows);
        high.min(f64::from(8 * width) / f64::from(self.columns))
    }

    /// The stones in a row of this heap.
    pub fn wide(&self, heap: usize) -> u32 {
        self.wide.get(heap).copied().unwrap_or(1)
    }

    /// Whether some heap has more than one stone in a row.
    pub fn is_wide(&self) -> bool {
        self.wide.iter().any(|&wide| wide > 1)
    }

    /// The heap below this one, or the one above if `back`: at the same place of its line, or the last of a shorter one.
    pub fn below(&self, heap: usize, back: bool) -> Option<usize> {
        let number = self.lines.iter().position(|line| line.contains(&heap))?;
        let place = heap - self.lines[number].start;
        let next = self.lines.get(step(number, back)?)?;
        Some((next.start + place).min(next.end - 1))
    }
}

/// The ways to part the heaps into this many lines: a bit for each heap after which a line ends, but for the last one.
fn splits(heaps: &[u32], lines: u32) -> impl Iterator<Item = u32> {
    let all = 0..1_u32 << heaps.len().saturating_sub(1);
    all.filter(move |ends| ends.count_ones() + 1 == lines)
}

/// The next number, or the one before if `back`.
pub const fn step(number: usize, back: bool) -> Option<usize> {
    if back {
        number.checked_sub(1)
    } else {
        Some(number + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::WindowClass::{Desktop, Landscape, Portrait};
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::SmallRng};

    /// The boards whose layout is hardest, and many at random, most of them of 60 stones.
    fn boards() -> Vec<Vec<u32>> {
        let mut chance = SmallRng::seed_from_u64(24);
        let hardest = [
            &[31][..],
            &[31, 29],
            &[12, 6, 6, 6, 6, 6, 6, 6, 6],
            &[3, 5, 4, 31, 2, 3, 4, 5, 3],
            &[4, 18, 9, 9, 5, 4, 4, 7],
            &[26, 4, 4, 4, 4, 4, 4, 4, 6],
        ];
        let mut boards: Vec<_> = hardest.map(<[u32]>::to_vec).to_vec();
        for _ in 0..500 {
            let mut heaps = vec![0; chance.random_range(2..=9)];
            for _ in 0..chance.random_range(9..100).min(60) {
                let heap = chance.random_range(0..heaps.len());
                heaps[heap] += u32::from(heaps[heap] < 31);
            }
            boards.push(heaps);
        }
        for _ in 0..100 {
            let mut heaps = vec![1; chance.random_range(5..=9)];
            let large = chance.random_range(0..heaps.len());
            heaps[large] = chance.random_range(12..=31);
            while heaps.iter().sum::<u32>() < 60 {
                let heap = chance.random_range(0..heaps.len());
                heaps[heap] += u32::from(heaps[heap] < 31);
            }
            boards.push(heaps);
        }
        boards
    }

    /// The width of a board in eighths of a stone and its height in stones, as `heap_board.css` lays it, without the
    /// labels: a line of heaps is as high as its highest, and a quarter of a stone is between two heaps.
    fn size(heaps: &[u32], layout: &Layout) -> [u32; 2] {
        let mut size = [0; 2];
        for line in &layout.lines {
            let (mut width, mut height) = (0, 1);
            for heap in line.clone() {
                let across = layout.wide(heap);
                width += 8 * across + if heap == line.start { 0 } else { 2 };
                height = height.max(heaps[heap].div_ceil(across));
            }
            size = [size[0].max(width), size[1] + height];
        }
        size
    }

    #[test]
    fn every_stone_has_24_pixels_in_the_smallest_window() {
        for class in [Portrait, Landscape, Desktop] {
            for heaps in boards() {
                let layout = Layout::of(&heaps, class);
                let [width, height] = size(&heaps, &layout);
                assert_eq!([width, height], [layout.columns, layout.rows]);
                assert!(layout.lines.iter().cloned().flatten().eq(0..heaps.len()));
                let [wide, high] = class.room();
                let labels: u32 = layout.lines.iter().map(|_| 22).sum();
                let is_wide = wide * 8 >= width * 24;
                let is_high = high - labels >= height * 24;
                assert!(is_wide && is_high, "{class:?} {heaps:?}: {layout:?}");
            }
        }
    }

    /// The widths and lines that another program has computed.
    #[test]
    fn a_board_is_as_narrow_as_is_comfortable() {
        type Arranged<'a> = [(u32, &'a [usize]); 3];
        let cases: [(&[u32], Arranged<'_>); 11] = [
            (&[3, 5, 7], [(1, &[3]), (1, &[3]), (1, &[3])]),
            (&[5, 4, 3, 2, 1], [(1, &[5]), (1, &[5]), (1, &[5])]),
            (&[21], [(4, &[1]), (4, &[1]), (4, &[1])]),
            (&[5, 9, 5, 1, 9, 3], [(1, &[6]), (2, &[5, 1]), (2, &[6])]),
            (&[2, 10, 12, 10], [(4, &[2, 2]), (2, &[4]), (2, &[4])]),
            (&[9, 12, 7], [(2, &[3]), (2, &[3]), (2, &[3])]),
            (&[15, 15, 15, 15], [(2, &[4]), (2, &[4]), (2, &[4])]),
            (&[20, 20, 20], [(2, &[3]), (2, &[3]), (4, &[3])]),
            (&[31, 29], [(4, &[2]), (4, &[2]), (4, &[2])]),
            (
                &[4, 4, 4, 4, 4, 4, 4, 4],
                [(2, &[4, 4]), (1, &[8]), (1, &[8])],
            ),
            (
                &[26, 4, 4, 4, 4, 4, 4, 4, 4],
                [(4, &[3, 3, 3]), (4, &[3, 3, 3]), (4, &[5, 4])],
            ),
        ];
        for (heaps, expected) in cases {
            for (class, (wide, lines)) in [Portrait, Landscape, Desktop].into_iter().zip(expected) {
                let layout = Layout::of(heaps, class);
                let each = heaps.iter().map(|&stones| stones.min(wide));
                assert!(
                    layout.wide.iter().copied().eq(each),
                    "{class:?} {heaps:?}: {layout:?}"
                );
                let lengths = layout.lines.iter().map(ExactSizeIterator::len);
                assert!(
                    lengths.eq(lines.iter().copied()),
                    "{class:?} {heaps:?}: {layout:?}"
                );
            }
        }
    }
}
