//! The keyboard cursor on the board.

use super::layout::{self, Layout};
use crate::engine::Move;

/// A stone by its heap and its place in that heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// Which stone, counted from 0 at the bottom. A number past the top one means the top one.
    pub stone: u32,
}

/// The last row of a heap, or the last place of a row.
const FAR: u32 = u32::MAX;

/// A step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
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

    /// The choice that a press on this stone makes: the stone and all above it. `None` if there is no such stone.
    pub fn choice(self, heaps: &[u32]) -> Option<Move> {
        let stones = heaps.get(self.heap)?;
        Move::new(self.heap, stones.checked_sub(self.stone)?)
    }

    /// The nearest stone that there is: in this heap, else in the next one around the board.
    /// `None` on an empty board.
    pub fn nearest_stone(self, heaps: &[u32]) -> Option<Self> {
        let nearest = (self.heap..heaps.len()).chain(0..self.heap.min(heaps.len()));
        let heap = nearest.into_iter().find(|&heap| heaps[heap] > 0)?;
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

    /// The cursor after a step in this layout; at an edge it stays.
    #[must_use]
    pub fn step(self, step: CursorStep, heaps: &[u32], layout: &Layout) -> Self {
        let wide = layout.wide(self.heap);
        let top_stone = |heap: usize| heaps.get(heap).map_or(0, |count| count.saturating_sub(1));
        let (row, place, top) = (self.stone / wide, self.stone % wide, top_stone(self.heap));
        // In another heap: the stone of this row and place, or the nearest. Without another heap the cursor stays.
        let go = |next: Option<usize>, row: u32, place: u32| {
            next.map_or(self, |heap| {
                let (top, wide) = (top_stone(heap), layout.wide(heap));
                let stone = row.min(top / wide) * wide + place.min(wide - 1);
                Self {
                    heap,
                    stone: stone.min(top),
                }
            })
        };
        // The first heap with stones in a direction. Below, `back` means to the left, or up.
        let with_stones = |next: &dyn Fn(usize) -> Option<usize>| {
            let mut heap = next(self.heap);
            while let Some(empty) = heap.filter(|&heap| heaps.get(heap) == Some(&0)) {
                heap = next(empty);
            }
            heap.filter(|&heap| heap < heaps.len())
        };
        let beside = |back| with_stones(&|heap| layout::step(heap, back));
        let above_or_below = |back| with_stones(&|heap| layout.below(heap, back));
        let stone = match step {
            CursorStep::Left if place == 0 => return go(beside(true), row, FAR),
            CursorStep::Left => self.stone - 1,
            CursorStep::Right if place + 1 == wide || self.stone >= top => {
                return go(beside(false), row, 0);
            }
            CursorStep::Right => self.stone + 1,
            CursorStep::Up if row == top / wide => return go(above_or_below(true), 0, place),
            CursorStep::Up => (self.stone + wide).min(top),
            CursorStep::Down if row == 0 => return go(above_or_below(false), FAR, place),
            CursorStep::Down => self.stone - wide,
            CursorStep::Bottom => 0,
            CursorStep::Top => top,
        };
        Self { stone, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::heap_board::window_class::WindowClass;

    const fn at(heap: usize, stone: u32) -> Cursor {
        Cursor { heap, stone }
    }

    #[test]
    fn a_taken_stone_passes_the_focus_to_the_top_of_its_heap() {
        assert_eq!(at(1, 4).nearest_stone(&[3, 2, 7]), Some(at(1, 1)));
    }

    #[test]
    fn an_emptied_heap_passes_the_focus_to_the_next() {
        assert_eq!(at(1, 0).nearest_stone(&[3, 0, 7]), Some(at(2, 6)));
        assert_eq!(at(2, 0).nearest_stone(&[3, 0, 0]), Some(at(0, 2)));
        assert_eq!(at(0, 0).nearest_stone(&[0, 0, 0]), None);
        assert_eq!(at(9, 0).nearest_stone(&[1]), Some(at(0, 0)));
    }

    #[test]
    fn steps_stay_on_the_board_and_skip_empty_heaps() {
        let heaps = [3, 0, 7];
        let layout = Layout::of(&[3, 4, 7], WindowClass::Portrait);
        for (from, step, to) in [
            (at(0, 2), CursorStep::Right, at(2, 2)),
            (at(2, 6), CursorStep::Left, at(0, 2)),
            (at(0, 0), CursorStep::Left, at(0, 0)),
            (at(2, 5), CursorStep::Up, at(2, 6)),
            (at(2, 6), CursorStep::Up, at(2, 6)),
            (at(2, 0), CursorStep::Down, at(2, 0)),
            (at(2, 3), CursorStep::Bottom, at(2, 0)),
            (at(2, 3), CursorStep::Top, at(2, 6)),
        ] {
            assert_eq!(from.step(step, &heaps, &layout), to, "{from:?} {step:?}");
        }
    }

    #[test]
    fn steps_follow_rows_and_lines() {
        // A to D stand above E to I, and each is two stones wide but for A.
        let layout = Layout::of(&[1, 2, 3, 4, 5, 6, 7, 9, 12], WindowClass::Portrait);
        assert_eq!(layout.lines, [0..4, 4..9]);
        let heaps = [1, 0, 3, 4, 5, 6, 7, 9, 12];
        for (from, step, to) in [
            // Within a heap.
            (at(8, 2), CursorStep::Right, at(8, 3)),
            (at(8, 2), CursorStep::Up, at(8, 4)),
            (at(6, 6), CursorStep::Down, at(6, 4)),
            (at(6, 5), CursorStep::Up, at(6, 6)),
            (at(8, 5), CursorStep::Bottom, at(8, 0)),
            // To the heap that is seen there.
            (at(4, 4), CursorStep::Up, at(0, 0)),
            (at(0, 0), CursorStep::Down, at(4, 4)),
            (at(3, 1), CursorStep::Down, at(7, 8)),
            (at(8, 10), CursorStep::Up, at(3, 0)),
            (at(0, 0), CursorStep::Right, at(2, 0)),
            (at(2, 2), CursorStep::Right, at(3, 2)),
            (at(3, 2), CursorStep::Left, at(2, 2)),
            // At the edges of the board, and where nothing is above.
            (at(0, 0), CursorStep::Up, at(0, 0)),
            (at(8, 11), CursorStep::Right, at(8, 11)),
            (at(8, 1), CursorStep::Down, at(8, 1)),
            (at(5, 5), CursorStep::Up, at(5, 5)),
        ] {
            assert_eq!(from.step(step, &heaps, &layout), to, "{from:?} {step:?}");
        }
    }
}
