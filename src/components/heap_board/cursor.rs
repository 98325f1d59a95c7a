//! Where the keyboard stands on the board.

use super::layout::Grid;
use crate::engine::Move;

/// A stone: its heap, and its place in it, counted from 0 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// Which stone, counted from 0 at the bottom; more than there are means the top one.
    pub stone: u32,
}

/// A step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the stone on the left, in its row or in the next heap with stones.
    Left,
    /// To the stone on the right, in its row or in the next heap with stones.
    Right,
    /// To the row above, in its heap or in the one that stands above.
    Up,
    /// To the row below, in its heap or in the one that stands below.
    Down,
    /// To the bottom of the heap.
    Bottom,
    /// To the top of the heap.
    Top,
}

/// On the top stone of the first heap.
impl Default for Cursor {
    fn default() -> Self {
        Self::top_of(0)
    }
}

impl Cursor {
    /// On the top stone of a heap.
    pub const fn top_of(heap: usize) -> Self {
        Self {
            heap,
            stone: u32::MAX,
        }
    }

    /// The choice that a press on this stone makes: the stone and all above it.
    pub fn choice(self, heaps: &[u32]) -> Option<Move> {
        let held = heaps.get(self.heap)?;
        Move::new(self.heap, held.checked_sub(self.stone)?)
    }

    /// The nearest stone that there is: in this heap, else in the next one around the board.
    /// `None` on an empty board.
    pub fn settle(self, heaps: &[u32]) -> Option<Self> {
        let around = (self.heap..heaps.len()).chain(0..self.heap.min(heaps.len()));
        let heap = around.into_iter().find(|&heap| heaps[heap] > 0)?;
        let stone = if heap == self.heap {
            self.stone
        } else {
            u32::MAX
        };
        Some(Self {
            heap,
            stone: stone.min(heaps[heap] - 1),
        })
    }

    /// Where a step leads in this layout; at an edge it stays.
    #[must_use]
    pub fn step(self, step: Step, heaps: &[u32], grid: Grid) -> Self {
        let Grid { wide, across, .. } = grid;
        let top_of = |heap: usize| heaps.get(heap).map_or(0, |held| held.saturating_sub(1));
        let (row, place, top) = (self.stone / wide, self.stone % wide, top_of(self.heap));
        // In the next heap with stones: the stone of this row and place, or the nearest.
        let next = |by: usize, back: bool, row: u32, place: u32| {
            let heap = self.next(by, back, heaps);
            heap.map_or(self, |heap| {
                let top = top_of(heap);
                let stone = row.min(top / wide) * wide + place;
                Self {
                    heap,
                    stone: stone.min(top),
                }
            })
        };
        let stone = match step {
            Step::Left if place == 0 => return next(1, true, row, wide - 1),
            Step::Left => self.stone - 1,
            Step::Right if place + 1 == wide || self.stone >= top => {
                return next(1, false, row, 0);
            }
            Step::Right => self.stone + 1,
            Step::Up if row == top / wide => return next(across, true, 0, place),
            Step::Up => (self.stone + wide).min(top),
            Step::Down if row == 0 => return next(across, false, u32::MAX, place),
            Step::Down => self.stone - wide,
            Step::Bottom => 0,
            Step::Top => top,
        };
        Self { stone, ..self }
    }

    /// The next heap with stones, this many heaps on or back at a time.
    fn next(self, by: usize, back: bool, heaps: &[u32]) -> Option<usize> {
        let mut heap = self.heap;
        loop {
            heap = if back {
                heap.checked_sub(by)?
            } else {
                heap + by
            };
            if *heaps.get(heap)? > 0 {
                return Some(heap);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(heap: usize, stone: u32) -> Cursor {
        Cursor { heap, stone }
    }

    const fn grid(wide: u32, across: usize) -> Grid {
        Grid {
            wide,
            across,
            lines: 1,
            rows: 4,
            columns: 4,
        }
    }

    #[test]
    fn a_taken_stone_passes_the_focus_to_the_top_of_its_heap() {
        assert_eq!(at(1, 4).settle(&[3, 2, 7]), Some(at(1, 1)));
    }

    #[test]
    fn an_emptied_heap_passes_the_focus_to_the_next() {
        assert_eq!(at(1, 0).settle(&[3, 0, 7]), Some(at(2, 6)));
        assert_eq!(at(2, 0).settle(&[3, 0, 0]), Some(at(0, 2)));
        assert_eq!(at(0, 0).settle(&[0, 0, 0]), None);
        assert_eq!(at(9, 0).settle(&[1]), Some(at(0, 0)));
    }

    #[test]
    fn steps_stay_on_the_board_and_skip_empty_heaps() {
        let heaps = [3, 0, 7];
        let grid = grid(1, 3);
        for (from, step, to) in [
            (at(0, 2), Step::Right, at(2, 2)),
            (at(2, 6), Step::Left, at(0, 2)),
            (at(0, 0), Step::Left, at(0, 0)),
            (at(2, 5), Step::Up, at(2, 6)),
            (at(2, 6), Step::Up, at(2, 6)),
            (at(2, 0), Step::Down, at(2, 0)),
            (at(2, 3), Step::Bottom, at(2, 0)),
            (at(2, 3), Step::Top, at(2, 6)),
        ] {
            assert_eq!(from.step(step, &heaps, grid), to, "{from:?} {step:?}");
        }
    }

    #[test]
    fn steps_follow_rows_of_five_in_heaps_below_each_other() {
        let heaps = [9, 0, 12];
        let grid = grid(5, 1);
        for (from, step, to) in [
            // Within a heap.
            (at(0, 2), Step::Right, at(0, 3)),
            (at(0, 2), Step::Up, at(0, 7)),
            (at(0, 7), Step::Down, at(0, 2)),
            (at(0, 4), Step::Up, at(0, 8)),
            (at(2, 5), Step::Bottom, at(2, 0)),
            // To the heap that is seen there.
            (at(2, 11), Step::Up, at(0, 1)),
            (at(0, 1), Step::Down, at(2, 11)),
            (at(0, 4), Step::Down, at(2, 11)),
            (at(0, 4), Step::Right, at(2, 0)),
            (at(0, 8), Step::Right, at(2, 5)),
            (at(2, 5), Step::Left, at(0, 8)),
            // At the edges of the board.
            (at(0, 8), Step::Up, at(0, 8)),
            (at(2, 2), Step::Down, at(2, 2)),
            (at(0, 0), Step::Left, at(0, 0)),
            (at(2, 11), Step::Right, at(2, 11)),
        ] {
            assert_eq!(from.step(step, &heaps, grid), to, "{from:?} {step:?}");
        }
    }
}
