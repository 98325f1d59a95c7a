//! How the heaps of a board are laid out: pure arithmetic on their sizes before the first move,
//! so that nothing jumps while stones go.

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Every stone a button, at most so many rows of them in a heap.
    Stones {
        /// The rows that the tallest heap needs.
        rows: u32,
        /// The columns of all heaps together.
        columns: u32,
    },
    /// Every heap one control, since its stones would be too small to press.
    Sliders,
}

/// The board of the smallest phone that is played on, in stones of the least size that can be
/// pressed (24 px and the gap between them): wider boards show the same, only larger.
const MOST_COLUMNS: u32 = 12;
const MOST_ROWS: u32 = 9;

impl Layout {
    /// The layout for heaps of these sizes before the first move.
    ///
    /// One column a heap while that fits; else the fewest columns that do.
    #[must_use]
    pub fn of(heaps: &[u32]) -> Self {
        let tallest = heaps.iter().copied().max().unwrap_or(0).max(1);
        if tallest <= MOST_ROWS {
            return Self::Stones {
                rows: tallest,
                columns: u32::try_from(heaps.len()).unwrap_or(u32::MAX),
            };
        }
        (SHORTEST..=MOST_ROWS)
            .map(|rows| {
                (
                    rows,
                    heaps.iter().map(|&size| columns(size, rows)).sum::<u32>(),
                )
            })
            .filter(|&(_, columns)| columns <= MOST_COLUMNS)
            // The most even board has the largest stones.
            .min_by_key(|&(rows, columns)| (rows.max(columns), columns))
            .map_or(Self::Sliders, |(rows, columns)| Self::Stones {
                rows,
                columns,
            })
    }

    /// The columns that a heap of this size takes; none where it is a slider.
    #[must_use]
    pub fn columns(self, size: u32) -> Option<u32> {
        match self {
            Self::Stones { rows, .. } => Some(columns(size, rows)),
            Self::Sliders => None,
        }
    }
}

/// A heap that needs several columns still looks like a heap: no flatter than this.
const SHORTEST: u32 = 5;

fn columns(size: u32, rows: u32) -> u32 {
    size.div_ceil(rows).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_is_one_column_while_that_fits() {
        for heaps in [&[3, 5, 7][..], &[1, 3, 5, 7], &[5, 4, 3, 2, 1], &[9; 12]] {
            let layout = Layout::of(heaps);
            assert!(
                heaps.iter().all(|&size| layout.columns(size) == Some(1)),
                "{heaps:?}: {layout:?}"
            );
        }
    }

    #[test]
    fn twenty_one_stones_make_a_compact_block() {
        assert_eq!(
            Layout::of(&[21]),
            Layout::Stones {
                rows: 5,
                columns: 5
            }
        );
    }

    #[test]
    fn what_would_be_too_small_to_press_is_a_slider() {
        assert_eq!(Layout::of(&[99; 12]), Layout::Sliders);
        assert_eq!(Layout::of(&[10; 12]), Layout::Sliders);
        assert_eq!(
            Layout::of(&[99]),
            Layout::Stones {
                rows: 9,
                columns: 11
            }
        );
    }

    #[test]
    fn a_layout_holds_every_stone() {
        for heaps in (1..=12).flat_map(|count| (0..=99).map(move |size| vec![size; count])) {
            let Layout::Stones { rows, columns } = Layout::of(&heaps) else {
                continue;
            };
            assert!(rows <= MOST_ROWS && columns <= MOST_COLUMNS, "{heaps:?}");
            let layout = Layout::of(&heaps);
            assert!(
                heaps.iter().all(|&size| layout
                    .columns(size)
                    .is_some_and(|columns| rows * columns >= size)),
                "{heaps:?}"
            );
        }
    }
}
