//! Blocks that a person pairs by hand.

use nim_engine::Position;

use crate::blocks::{PlacedBlock, placed_blocks};

/// The blocks of a position, the pairs, and the block that still needs its partner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    blocks: Vec<PairedBlock>,
    waiting: Option<usize>,
}

/// A block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairedBlock {
    /// How many it counts for.
    pub size: u32,
    /// Its heap, counted from 0.
    pub heap: usize,
    /// The heap of its partner.
    pub partner: Option<usize>,
}

/// Two blocks that are no pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The block that waited.
    pub first: u32,
    /// The one that was pressed.
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
            waiting: None,
        }
    }

    /// The blocks, the largest first.
    pub fn blocks(&self) -> &[PairedBlock] {
        &self.blocks
    }

    /// The blocks of a position on their stones, joined as the reader joined them.
    pub fn on(&self, position: &Position) -> Vec<PlacedBlock> {
        let mut blocks = placed_blocks(position);
        for placed in &mut blocks {
            let block = &mut placed.block;
            let held = self.blocks.iter();
            let mut held = held.filter(|held| (held.heap, held.size) == (block.heap, block.size));
            block.partner = held.next().and_then(|held| held.partner);
        }
        blocks
    }

    /// The block that still needs a partner.
    pub fn waiting(&self) -> Option<PairedBlock> {
        self.waiting.and_then(|at| self.blocks.get(at).copied())
    }

    /// Whether no two blocks are left that could be paired.
    pub fn is_done(&self) -> bool {
        let alone = |block: &&PairedBlock| block.partner.is_none();
        !self.blocks.iter().filter(alone).any(|one| {
            let mut others = self.blocks.iter().filter(alone);
            others.any(|other| other.size == one.size && other.heap != one.heap)
        })
    }

    /// Presses the block of this size in this heap. The block is selected, or joins the selected one. A
    /// pressed pair is separated. Returns whether there is such a block.
    ///
    /// # Errors
    /// The error if its size differs from that of the selected block. No block is selected then.
    pub fn press(&mut self, heap: usize, size: u32) -> Result<bool, Mismatch> {
        let place = |block: &PairedBlock| (block.heap, block.size) == (heap, size);
        let Some(at) = self.blocks.iter().position(place) else {
            return Ok(false);
        };
        if let Some(partner) = self.blocks[at].partner.take() {
            let other = |block: &&mut PairedBlock| (block.heap, block.size) == (partner, size);
            if let Some(other) = self.blocks.iter_mut().find(other) {
                other.partner = None;
            }
            self.waiting = None;
            return Ok(true);
        }
        match self.waiting.take() {
            None => self.waiting = Some(at),
            Some(first) if first == at => {}
            Some(first) if self.blocks[first].size == size => {
                self.blocks[at].partner = Some(self.blocks[first].heap);
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
        self.waiting = None;
    }
}
