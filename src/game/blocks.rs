//! Blocks on the stones that they consist of.

use crate::engine::{Block, Position};

/// A part of a heap: its stones from one up to another, counted from the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first stone.
    pub from: u32,
    /// The stone after the last.
    pub to: u32,
}

/// A block on the stones that it consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidBlock {
    /// The block.
    pub block: Block,
    /// Its stones.
    pub span: Span,
}

/// The blocks of a position on their stones. In each heap the largest lies lowest, above the stones that
/// do not count because of the limit.
pub fn laid_blocks(position: &Position) -> Vec<LaidBlock> {
    let analysis = position.analysis();
    let mut next: Vec<u32> = analysis
        .rows()
        .map(|row| row.stones - row.grundy.0)
        .collect();
    let blocks = analysis.blocks().into_iter();
    blocks
        .map(|block| {
            let from = next[block.heap];
            let to = from + block.size;
            next[block.heap] = to;
            LaidBlock {
                block,
                span: Span { from, to },
            }
        })
        .collect()
}

/// Parts of heaps as blocks. Equal ones of different heaps become partners, from the first heap on.
pub fn join(parts: impl IntoIterator<Item = (usize, Span)>) -> Vec<LaidBlock> {
    let mut blocks: Vec<LaidBlock> = Vec::new();
    for (heap, span) in parts {
        let size = span.to - span.from;
        let waits = |laid: &&mut LaidBlock| {
            let block = laid.block;
            block.size == size && block.partner.is_none() && block.heap != heap
        };
        let partner = blocks.iter_mut().find(waits).map(|laid| {
            laid.block.partner = Some(heap);
            laid.block.heap
        });
        let block = Block {
            size,
            heap,
            partner,
        };
        blocks.push(LaidBlock { block, span });
    }
    blocks
}
