//! Blocks that a person pairs by hand.

use nim_engine::Position;

use crate::blocks::{PlacedBlock, placed_blocks};

/// The blocks of a position, their pairs, and the index of the selected block, which still needs a partner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    blocks: Vec<PairedBlock>,
    selected: Option<usize>,
}

/// A block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairedBlock {
    /// How many stones the block has: 1, 2, 4, …
    pub size: u32,
    /// The index of the block's heap.
    pub heap: usize,
    /// The index of the partner's heap; `None` without a partner.
    pub partner: Option<usize>,
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
        let blocks = position.analysis().blocks().into_iter();
        let alone = blocks.map(|block| PairedBlock {
            size: block.size,
            heap: block.heap,
            partner: None,
        });
        Self {
            blocks: alone.collect(),
            selected: None,
        }
    }

    /// The blocks, the largest first.
    pub fn blocks(&self) -> &[PairedBlock] {
        &self.blocks
    }

    /// Where the blocks of a position lie on their stones, each with the partner that the reader gave it.
    pub fn on(&self, position: &Position) -> Vec<PlacedBlock> {
        let mut blocks = placed_blocks(position);
        for placed in &mut blocks {
            let key = (placed.block.heap, placed.block.size);
            let paired = self.blocks.iter().find(|own| (own.heap, own.size) == key);
            placed.block.partner = paired.and_then(|block| block.partner);
        }
        blocks
    }

    /// The selected block, which still needs a partner.
    pub fn waiting(&self) -> Option<PairedBlock> {
        self.selected.and_then(|at| self.blocks.get(at).copied())
    }

    /// Whether no two blocks are left that could be paired.
    pub fn is_done(&self) -> bool {
        let alone = |block: &&PairedBlock| block.partner.is_none();
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
        let is_pressed = |block: &PairedBlock| (block.heap, block.size) == (heap, size);
        let Some(pressed) = self.blocks.iter().position(is_pressed) else {
            return Ok(false);
        };
        if let Some(partner) = self.blocks[pressed].partner.take() {
            let is_partner = |block: &&mut PairedBlock| (block.heap, block.size) == (partner, size);
            if let Some(other) = self.blocks.iter_mut().find(is_partner) {
                other.partner = None;
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
        let blocks = position.analysis().blocks().into_iter();
        let paired = blocks.map(|block| PairedBlock {
            size: block.size,
            heap: block.heap,
            partner: block.partner,
        });
        self.blocks = paired.collect();
        self.selected = None;
    }
}
