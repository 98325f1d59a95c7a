//! Blocks that a person pairs by hand.

use nim_engine::{Block, Position};

use crate::blocks::{PlacedBlock, placed_blocks};

/// The blocks of a position, the largest first, with the partners that the reader gave them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    blocks: Vec<Block>,
    /// The index of the selected block, which still needs a partner.
    selected: Option<usize>,
}

/// Two blocks that are no pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The size of the block that was selected.
    pub first: u32,
    /// The size of the block that was pressed then.
    pub second: u32,
}

impl Pairs {
    /// All blocks of a position, none of them paired.
    pub fn of(position: &Position) -> Self {
        let mut blocks = position.analysis().blocks();
        for block in &mut blocks {
            block.partner = None;
        }
        Self {
            blocks,
            selected: None,
        }
    }

    /// The index of the block of this size in this heap.
    fn index(&self, heap: usize, size: u32) -> Option<usize> {
        let is_wanted = |block: &Block| (block.heap, block.size) == (heap, size);
        self.blocks.iter().position(is_wanted)
    }

    /// Where the blocks of a position lie on their stones, each with the partner that the reader gave it.
    pub fn on(&self, position: &Position) -> Vec<PlacedBlock> {
        let mut blocks = placed_blocks(position);
        for placed in &mut blocks {
            let own = self.index(placed.block.heap, placed.block.size);
            placed.block.partner = own.and_then(|index| self.blocks[index].partner);
        }
        blocks
    }

    /// The selected block, which still needs a partner.
    pub fn waiting(&self) -> Option<Block> {
        self.selected.map(|index| self.blocks[index])
    }

    /// Whether no two blocks are left that could be paired.
    pub fn is_done(&self) -> bool {
        let alone = |block: &&Block| block.partner.is_none();
        !self.blocks.iter().filter(alone).any(|one| {
            let mut others = self.blocks.iter().filter(alone);
            others.any(|other| other.size == one.size && other.heap != one.heap)
        })
    }

    /// Presses the block of this size in this heap, and returns whether there is such a block. The block is selected,
    /// or paired with the selected block. A press on a paired block separates the pair.
    ///
    /// # Errors
    /// The pressed block and the selected block differ in size. No block is selected then.
    pub fn press(&mut self, heap: usize, size: u32) -> Result<bool, Mismatch> {
        let Some(pressed) = self.index(heap, size) else {
            return Ok(false);
        };
        if let Some(partner) = self.blocks[pressed].partner.take() {
            if let Some(other) = self.index(partner, size) {
                self.blocks[other].partner = None;
            }
            self.selected = None;
            return Ok(true);
        }
        match self.selected.take() {
            None => self.selected = Some(pressed),
            Some(first) if first == pressed => {}
            Some(first) if self.blocks[first].size == size => {
                self.blocks[pressed].partner = Some(self.blocks[first].heap);
                self.blocks[first].partner = Some(heap);
            }
            Some(first) => {
                return Err(Mismatch {
                    first: self.blocks[first].size,
                    second: size,
                });
            }
        }
        Ok(true)
    }

    /// Pairs all blocks as the engine does.
    pub fn solve(&mut self, position: &Position) {
        self.blocks = position.analysis().blocks();
        self.selected = None;
    }
}
