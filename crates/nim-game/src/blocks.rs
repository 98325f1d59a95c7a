//! Blocks on the stones that they consist of.

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
    // A value is no part of the stones.
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
pub fn join(parts: impl IntoIterator<Item = (usize, Span)>) -> Vec<PlacedBlock> {
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

/// The places of two equal blocks of different heaps that have no partner yet.
fn next_pair(blocks: &[PlacedBlock]) -> Option<[usize; 2]> {
    let is_free = |placed: &PlacedBlock| placed.block.partner.is_none();
    let left = |placed: &PlacedBlock| {
        let same = |other: &&PlacedBlock| {
            is_free(other)
                && (other.block.heap, other.block.size) == (placed.block.heap, placed.block.size)
        };
        blocks.iter().filter(same).count()
    };
    let fits = |one: usize, other: usize| {
        let [one, other] = [one, other].map(|place| blocks[place].block);
        one.size == other.size && one.heap != other.heap
    };
    let free = || (0..blocks.len()).filter(|&place| is_free(&blocks[place]));
    let most_left = |&place: &usize| core::cmp::Reverse(left(&blocks[place]));
    let others = |one| free().filter(move |&other| fits(one, other));
    let one = free()
        .filter(|&one| others(one).next().is_some())
        .min_by_key(most_left)?;
    Some([one, others(one).min_by_key(most_left)?])
}
