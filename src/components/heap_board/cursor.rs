//! Where the keyboard stands on the board.

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
    /// To the next heap with stones on the left.
    Left,
    /// To the next heap with stones on the right.
    Right,
    /// To the stone above.
    Up,
    /// To the stone below.
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

    /// Where a step leads; at an edge it stays.
    #[must_use]
    pub fn step(self, step: Step, heaps: &[u32]) -> Self {
        let held = heaps.get(self.heap).copied().unwrap_or(0);
        let aside = |heap: Option<usize>| {
            heap.map_or(self, |heap| Self {
                heap,
                stone: self.stone.min(heaps[heap] - 1),
            })
        };
        let stone = match step {
            Step::Left => return aside((0..self.heap).rev().find(|&heap| heaps[heap] > 0)),
            Step::Right => {
                return aside((self.heap + 1..heaps.len()).find(|&heap| heaps[heap] > 0));
            }
            Step::Up => (self.stone + 1).min(held.saturating_sub(1)),
            Step::Down => self.stone.saturating_sub(1),
            Step::Bottom => 0,
            Step::Top => held.saturating_sub(1),
        };
        Self { stone, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(heap: usize, stone: u32) -> Cursor {
        Cursor { heap, stone }
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
        assert_eq!(at(0, 2).step(Step::Right, &heaps), at(2, 2));
        assert_eq!(at(2, 6).step(Step::Left, &heaps), at(0, 2));
        assert_eq!(at(0, 0).step(Step::Left, &heaps), at(0, 0));
        assert_eq!(at(2, 6).step(Step::Up, &heaps), at(2, 6));
        assert_eq!(at(2, 0).step(Step::Down, &heaps), at(2, 0));
        assert_eq!(at(2, 3).step(Step::Bottom, &heaps), at(2, 0));
        assert_eq!(at(2, 3).step(Step::Top, &heaps), at(2, 6));
    }
}
