//! How the heaps of a board are laid out: pure arithmetic on their sizes before the first move,
//! so that nothing jumps while stones go.

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Every stone is a button, with at most this many rows in a heap.
    Stones {
        /// The rows that the tallest heap needs.
        rows: u32,
        /// The columns of all heaps together.
        columns: u32,
    },
    /// Every heap one control, since its stones would be too small to press.
    Sliders,
}

/// The width of the smallest phone's board in half cells of 24 px, the least that can be pressed.
/// Wider boards show the same, only larger.
const MOST_HALVES: u32 = 27;
const MOST_ROWS: u32 = 9;
/// The height of a heap that needs several columns, if the width allows it.
const USUAL_ROWS: u32 = 7;
/// Up to this many heaps are half a cell apart, and more heaps are closer.
const MOST_APART: usize = 6;

impl Layout {
    /// The layout for heaps of these sizes before the first move.
    ///
    /// One column a heap while that fits; else as few as a usual height allows.
    pub fn of(heaps: &[u32]) -> Self {
        let tallest = heaps.iter().copied().max().unwrap_or(0).max(1);
        let apart = if heaps.len() <= MOST_APART {
            heaps.len().saturating_sub(1)
        } else {
            0
        };
        let apart = u32::try_from(apart).unwrap_or(u32::MAX);
        let rows = if tallest <= MOST_ROWS {
            tallest..=tallest
        } else {
            USUAL_ROWS..=MOST_ROWS
        };
        rows.map(|rows| {
            (
                rows,
                heaps.iter().map(|&size| columns(size, rows)).sum::<u32>(),
            )
        })
        .find(|&(_, columns)| 2 * columns + apart <= MOST_HALVES)
        .map_or(Self::Sliders, |(rows, columns)| Self::Stones {
            rows,
            columns,
        })
    }

    /// The columns that a heap of this size takes; none where it is a slider.
    pub fn columns(self, size: u32) -> Option<u32> {
        match self {
            Self::Stones { rows, .. } => Some(columns(size, rows)),
            Self::Sliders => None,
        }
    }
}

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
                rows: 7,
                columns: 3
            }
        );
    }

    #[test]
    fn heaps_too_small_to_press_are_sliders() {
        assert_eq!(Layout::of(&[99; 12]), Layout::Sliders);
        assert_eq!(Layout::of(&[10; 12]), Layout::Sliders);
        assert_eq!(
            Layout::of(&[99]),
            Layout::Stones {
                rows: 8,
                columns: 13
            }
        );
    }

    #[test]
    fn a_layout_holds_every_stone() {
        for heaps in (1..=12).flat_map(|count| (0..=99).map(move |size| vec![size; count])) {
            let Layout::Stones { rows, columns } = Layout::of(&heaps) else {
                continue;
            };
            assert!(rows <= MOST_ROWS && 2 * columns <= MOST_HALVES, "{heaps:?}");
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
