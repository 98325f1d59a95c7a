//! Heaps cut into powers of two, of which equal ones pair up: the nim-sum as it can be seen.

use crate::Analysis;

/// A power of two that a heap's Grundy value consists of.
///
/// # Examples
/// ```
/// use nim_engine::{Position, Rules};
///
/// // 5 = 4 + 1 and 7 = 4 + 2 + 1: the fours pair up, and so do the ones.
/// let position = Position::new(&[5, 7], Rules::normal())?;
/// let blocks = position.analysis().blocks();
/// let listed: Vec<_> = blocks.iter().map(|block| (block.size, block.heap, block.partner)).collect();
/// assert_eq!(listed[..2], [(4, 0, Some(1)), (4, 1, Some(0))]);
/// assert_eq!(listed[2], (2, 1, None));
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// How many stones the block counts for: a power of two.
    pub size: u32,
    /// The heap that it is cut from, counted from 0.
    pub heap: usize,
    /// The heap whose equal block cancels this one; `None` where this block stays alone. The sum of the
    /// blocks that stay alone is the nim-sum.
    pub partner: Option<usize>,
}

impl Analysis {
    /// All blocks, the largest first and equal blocks in the order of their heaps. Of an odd number of equal blocks
    /// one stays alone: that of the heap from which a winning [suggested move](crate::Position::suggested_move) takes,
    /// or else the last block. Of the others the first pairs up with the second, the third with the fourth, and so on.
    pub fn blocks(&self) -> Vec<Block> {
        let taken_from = self.suggested.map(|play| play.heap);
        let mut blocks: Vec<Block> = Vec::new();
        for size in (0..self.bits()).rev().map(|bit| 1 << bit) {
            let rows = self.rows.iter().filter(|row| row.grundy.0 & size != 0);
            let heaps: Vec<usize> = rows.map(|row| row.heap).collect();
            let alone = if heaps.len().is_multiple_of(2) {
                None
            } else {
                let taken = heaps.iter().copied().find(|&heap| Some(heap) == taken_from);
                taken.or(heaps.last().copied())
            };
            let is_paired = |&heap: &usize| Some(heap) != alone;
            let paired: Vec<usize> = heaps.iter().copied().filter(is_paired).collect();
            blocks.extend(heaps.into_iter().map(|heap| {
                let place = paired.iter().position(|&other| other == heap);
                // The places 0 and 1 are partners, 2 and 3, and so on.
                let partner = place.map(|place| paired[place ^ 1]);
                Block {
                    size,
                    heap,
                    partner,
                }
            }));
        }
        blocks
    }
}
