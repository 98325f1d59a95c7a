//! Blocks on the stones that they consist of.

use std::cmp::Reverse;

use nim_engine::{Block, HeapMeasure, Position};

/// A range of stones in one heap, counted from 0 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first stone.
    pub from: u32,
    /// The stone after the last.
    pub to: u32,
}

/// A block on the stones that it consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedBlock {
    pub block: Block,
    /// The stones of the block.
    pub span: Span,
}

/// The blocks of a position on their stones. In each heap the largest is lowest, above the stones that
/// do not count because of the limit. Where heaps count as their Grundy values, there are no blocks.
pub fn placed_blocks(position: &Position) -> Vec<PlacedBlock> {
    let analysis = position.analysis();
    if analysis.measure == HeapMeasure::Value {
        return Vec::new();
    }
    let mut next_from: Vec<u32> = analysis
        .rows
        .iter()
        .map(|row| row.stones - row.grundy.0)
        .collect();
    let blocks = analysis.blocks().into_iter();
    blocks
        .map(|block| {
            let from = next_from[block.heap];
            let to = from + block.size;
            next_from[block.heap] = to;
            PlacedBlock {
                block,
                span: Span { from, to },
            }
        })
        .collect()
}

/// Makes a block of each part of a heap, and partners of equal blocks in different heaps, as many as possible. Each
/// pair takes its blocks from heaps with the most blocks of that size that are still free.
pub fn pair_up(parts: impl IntoIterator<Item = (usize, Span)>) -> Vec<PlacedBlock> {
    let without_partner = |(heap, span): (usize, Span)| {
        let block = Block {
            size: span.to - span.from,
            heap,
            partner: None,
        };
        PlacedBlock { block, span }
    };
    let mut blocks: Vec<PlacedBlock> = parts.into_iter().map(without_partner).collect();
    while let Some([one, other]) = next_pair(&blocks) {
        let heaps = [one, other].map(|index| blocks[index].block.heap);
        blocks[one].block.partner = Some(heaps[1]);
        blocks[other].block.partner = Some(heaps[0]);
    }
    blocks
}

/// The indices of the next two blocks that become partners: free ones of one size in different heaps, each in a heap
/// with the most free blocks of that size.
fn next_pair(blocks: &[PlacedBlock]) -> Option<[usize; 2]> {
    let free = || (0..blocks.len()).filter(|&index| blocks[index].block.partner.is_none());
    // Free blocks of one heap and one size are equal.
    let equal =
        |index: usize| free().filter(move |&other| blocks[other].block == blocks[index].block);
    let partners = |index: usize| {
        let block = blocks[index].block;
        free().filter(move |&other| {
            let candidate = blocks[other].block;
            candidate.size == block.size && candidate.heap != block.heap
        })
    };
    // The minimum of `Reverse` is the first among equals, and `max_by_key` would take the last.
    let most_equal = |&index: &usize| Reverse(equal(index).count());
    let one = free()
        .filter(|&index| partners(index).next().is_some())
        .min_by_key(most_equal)?;
    Some([one, partners(one).min_by_key(most_equal)?])
}
