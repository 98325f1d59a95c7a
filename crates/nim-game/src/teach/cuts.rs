//! Heaps that a person cuts into blocks.

use super::CutGoal;
use crate::blocks::{PlacedBlock, Span, pair_up};

/// Heaps, and where each is cut.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cuts {
    heaps: Vec<CutHeap>,
    goal: CutGoal,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct CutHeap {
    stones: u32,
    /// The stones, counted from 0 at the bottom, below which it is cut; in order.
    cuts: Vec<u32>,
    is_open: bool,
}

/// Why heaps are not cut as they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongCut {
    /// A block of this size has no equal one in another heap.
    NoPartner(u32),
    /// A block of this size stands twice in one heap.
    Twice(u32),
    /// This size of a block is no power of two.
    NoBlock(u32),
}

impl Cuts {
    /// Heaps without a cut. The goal decides which of them can be cut; the others stay whole blocks.
    pub(super) fn of(heaps: &[u32], goal: CutGoal) -> Self {
        let last = heaps.len().saturating_sub(1);
        let heaps = heaps.iter().enumerate().map(|(index, &stones)| CutHeap {
            stones,
            cuts: Vec::new(),
            is_open: goal == CutGoal::AllHeaps || index == last,
        });
        Self {
            heaps: heaps.collect(),
            goal,
        }
    }

    /// Whether this heap can be cut.
    pub fn is_open(&self, heap: usize) -> bool {
        self.heaps.get(heap).is_some_and(|heap| heap.is_open)
    }

    /// Whether a heap is cut below this stone, counted from 0 at the bottom.
    pub fn is_cut(&self, heap: usize, stone: u32) -> bool {
        let heap = self.heaps.get(heap);
        heap.is_some_and(|heap| heap.cuts.contains(&stone))
    }

    /// The block of a heap with this stone.
    pub fn block_with(&self, heap: usize, stone: u32) -> Option<Span> {
        let mut spans = self.heaps.get(heap)?.spans();
        spans.find(|span| (span.from..span.to).contains(&stone))
    }

    /// Cuts below this stone, or joins what was cut there. Returns whether that is possible.
    pub(super) fn toggle(&mut self, heap: usize, stone: u32) -> bool {
        let Some(heap) = self.heaps.get_mut(heap) else {
            return false;
        };
        if !heap.is_open || !(1..heap.stones).contains(&stone) {
            return false;
        }
        match heap.cuts.binary_search(&stone) {
            Ok(index) => {
                heap.cuts.remove(index);
            }
            Err(index) => heap.cuts.insert(index, stone),
        }
        true
    }

    /// Cuts each heap as it should be, with the largest block lowest. For [`CutGoal::Partners`] the last heap
    /// is cut into the sizes of the other heaps.
    pub(super) fn solve(&mut self) {
        if self.goal == CutGoal::Partners
            && let Some((last, others)) = self.heaps.split_last_mut()
        {
            let mut sizes: Vec<u32> = others.iter().map(|heap| heap.stones).collect();
            sizes.sort_unstable_by(|one, other| other.cmp(one));
            let ends = sizes.into_iter().scan(0, |end, size| {
                *end += size;
                Some(*end)
            });
            last.cuts = ends.filter(|&end| end < last.stones).collect();
            return;
        }
        for heap in self.heaps.iter_mut().filter(|heap| heap.is_open) {
            heap.cuts.clear();
            let mut from = 0;
            for bit in (0..u32::BITS).rev() {
                if heap.stones >> bit & 1 == 1 {
                    if from > 0 {
                        heap.cuts.push(from);
                    }
                    from += 1 << bit;
                }
            }
        }
    }

    /// The blocks as they are cut, each with the heap of a partner if there is an equal one.
    pub fn blocks(&self) -> Vec<PlacedBlock> {
        let heaps = self.heaps.iter().enumerate();
        let spans = heaps.flat_map(|(index, heap)| heap.spans().map(move |span| (index, span)));
        pair_up(spans)
    }

    /// The first mistake; `None` if the heaps are cut as they should be.
    pub fn wrong(&self) -> Option<WrongCut> {
        let blocks = self.blocks();
        if self.goal == CutGoal::Partners {
            let lone = blocks.iter().find(|placed| placed.block.partner.is_none());
            return lone.map(|placed| WrongCut::NoPartner(placed.block.size));
        }
        let no_power = blocks
            .iter()
            .find(|placed| !placed.block.size.is_power_of_two());
        let no_power = no_power.map(|placed| WrongCut::NoBlock(placed.block.size));
        no_power.or_else(|| self.twice().map(WrongCut::Twice))
    }

    /// The size of a block that stands twice in a heap that can be cut.
    pub fn twice(&self) -> Option<u32> {
        let blocks = self.blocks();
        let is_twice = |placed: &&PlacedBlock| {
            let same = |other: &&PlacedBlock| {
                (other.block.heap, other.block.size) == (placed.block.heap, placed.block.size)
            };
            self.is_open(placed.block.heap) && blocks.iter().filter(same).count() > 1
        };
        blocks.iter().find(is_twice).map(|placed| placed.block.size)
    }
}

impl CutHeap {
    fn spans(&self) -> impl Iterator<Item = Span> {
        let from = [0].into_iter().chain(self.cuts.iter().copied());
        let to = self.cuts.iter().copied().chain([self.stones]);
        from.zip(to).map(|(from, to)| Span { from, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(cuts: &Cuts) -> Vec<u32> {
        let blocks = cuts.blocks().into_iter();
        blocks.map(|placed| placed.block.size).collect()
    }

    #[test]
    fn equal_blocks_of_a_heap_are_right_only_as_partners() {
        let mut free = Cuts::of(&[3, 3, 6], CutGoal::Partners);
        assert_eq!(free.wrong(), Some(WrongCut::NoPartner(6)));
        assert!(free.toggle(2, 3));
        assert_eq!(free.wrong(), None);
        assert_eq!(free.twice(), Some(3));
        let mut whole = Cuts::of(&[2, 4, 6], CutGoal::Partners);
        assert!(whole.toggle(2, 2));
        assert_eq!((whole.wrong(), whole.twice()), (None, None));
        let mut strict = Cuts::of(&[6], CutGoal::AllHeaps);
        assert!(strict.toggle(0, 3));
        assert_eq!(strict.wrong(), Some(WrongCut::NoBlock(3)));
        strict.toggle(0, 3);
        strict.toggle(0, 2);
        assert_eq!(strict.wrong(), None);
        strict.toggle(0, 4);
        assert_eq!(strict.wrong(), Some(WrongCut::Twice(2)));
    }

    #[test]
    fn heaps_are_right_only_as_different_powers_of_two() {
        for stones in 1..=11_u32 {
            for cuts in 0..1_u32 << (stones - 1) {
                let mut heap = Cuts::of(&[stones], CutGoal::AllHeaps);
                for stone in 1..stones {
                    if cuts >> (stone - 1) & 1 == 1 {
                        assert!(heap.toggle(0, stone));
                    }
                }
                let mut sizes = sizes(&heap);
                assert_eq!(sizes.iter().sum::<u32>(), stones);
                sizes.sort_unstable();
                // Powers of two, of which no two are equal.
                let is_power = |size: &u32| [1, 2, 4, 8].contains(size);
                let is_right = sizes.iter().all(is_power) && sizes.is_sorted_by(|a, b| a < b);
                assert_eq!(heap.wrong().is_none(), is_right, "{stones}: {sizes:?}");
            }
            let mut solved = Cuts::of(&[stones], CutGoal::AllHeaps);
            solved.solve();
            assert_eq!(solved.wrong(), None);
        }
        let mut solved = Cuts::of(&[2, 4, 6], CutGoal::Partners);
        solved.solve();
        assert_eq!(sizes(&solved), [2, 4, 4, 2], "the largest block is lowest");
    }

    #[test]
    fn closed_heaps_and_places_outside_are_not_cut() {
        let mut cuts = Cuts::of(&[2, 4, 6], CutGoal::Partners);
        for (heap, stone) in [(0, 1), (1, 2), (2, 0), (2, 6), (3, 1)] {
            assert!(!cuts.toggle(heap, stone), "{heap} {stone}");
        }
        assert_eq!(cuts.blocks().len(), 3);
    }
}
