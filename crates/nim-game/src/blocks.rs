//! Blocks on the stones that they consist of.

use std::cmp::Reverse;

use nim_engine::{Block, Counts, Position};

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
pub struct PlacedBlock {
    pub block: Block,
    /// The stones of the block.
    pub span: Span,
}

/// The blocks of a position on their stones. In each heap the largest is lowest, above the stones that
/// do not count because of the limit.
pub fn placed_blocks(position: &Position) -> Vec<PlacedBlock> {
    let analysis = position.analysis();
    // With these takes a Grundy value is no number of stones of the heap, so no block can be drawn on them.
    if analysis.counts == Counts::Value {
        return Vec::new();
    }
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
            PlacedBlock {
                block,
                span: Span { from, to },
            }
        })
        .collect()
}

/// Parts of heaps as blocks. Equal ones of different heaps become partners, as many as can: of each size
/// the heap with the most of them left gives the next one.
pub fn pair_up(parts: impl IntoIterator<Item = (usize, Span)>) -> Vec<PlacedBlock> {
    let alone = |(heap, span): (usize, Span)| {
        let block = Block {
            size: span.to - span.from,
            heap,
            partner: None,
        };
        PlacedBlock { block, span }
    };
    let mut blocks: Vec<PlacedBlock> = parts.into_iter().map(alone).collect();
    while let Some([one, other]) = next_pair(&blocks) {
        let heaps = [one, other].map(|place| blocks[place].block.heap);
        blocks[one].block.partner = Some(heaps[1]);
        blocks[other].block.partner = Some(heaps[0]);
    }
    blocks
}

/// The places of the next two blocks that become partners: equal ones of different heaps. Each is of the heap with the
/// most free blocks of that size.
fn next_pair(blocks: &[PlacedBlock]) -> Option<[usize; 2]> {
    let free = || (0..blocks.len()).filter(|&place| blocks[place].block.partner.is_none());
    // Free blocks of one heap and one size are equal.
    let equal =
        |place: usize| free().filter(move |&other| blocks[other].block == blocks[place].block);
    let partners = |place: usize| {
        let block = blocks[place].block;
        free().filter(move |&other| {
            let other = blocks[other].block;
            other.size == block.size && other.heap != block.heap
        })
    };
    // The minimum of `Reverse` is the first among equals, and `max_by_key` would take the last.
    let most_equal = |&place: &usize| Reverse(equal(place).count());
    let one = free()
        .filter(|&place| partners(place).next().is_some())
        .min_by_key(most_equal)?;
    Some([one, partners(one).min_by_key(most_equal)?])
}
