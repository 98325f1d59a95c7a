//! Blocks on a board: an outline around the stones of each, and a pattern on them.

use yew::prelude::*;

use crate::catalogue::path as words;
use crate::components::flag;
use crate::engine::Block;
use crate::game::blocks::{PlacedBlock, Span};

/// The name of a block, with its partner.
pub fn block_name(block: Block) -> String {
    let (size, heap) = (block.size.into(), block.heap);
    match block.partner {
        None => words::BlockAlone { size, heap }.text(),
        Some(partner) => words::BlockPaired {
            size,
            heap,
            partner,
        }
        .text(),
    }
}

/// The key of a pair, common to both blocks: the size, their heaps, and how many such pairs come before.
type PairKey = (u32, usize, usize, usize);

/// The key of each block's pair; `None` for a block alone.
fn pairs(blocks: &[PlacedBlock]) -> Vec<Option<PairKey>> {
    let pair = |(place, placed): (usize, &PlacedBlock)| {
        let Block {
            heap,
            size,
            partner,
        } = placed.block;
        let partner = partner?;
        // Two heaps may have several pairs of a size.
        let same = blocks[..place].iter().filter(|it| it.block == placed.block);
        Some((size, heap.min(partner), heap.max(partner), same.count()))
    };
    blocks.iter().enumerate().map(pair).collect()
}

/// The letter that each block shares with its partner: a to z from the first heap on; `None` for a block alone.
pub fn letters(blocks: &[PlacedBlock]) -> Vec<Option<char>> {
    let mut known = Vec::new();
    let letter = |pair: Option<PairKey>| {
        let pair = pair?;
        let number = known.iter().position(|earlier| *earlier == pair);
        let number = number.unwrap_or(known.len());
        if number == known.len() {
            known.push(pair);
        }
        ('a'..='z').nth(number)
    };
    pairs(blocks).into_iter().map(letter).collect()
}

/// The size of a stone in the drawing of outlines, in its units.
const STONE: u32 = 100;

/// An outline around some stones of a heap.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The stones.
    pub span: Span,
    /// The state for the styles: `paired`, `alone`, `waiting` or `part`.
    pub state: &'static str,
    /// Whether a pointer or the focus is on it.
    pub is_pointed: bool,
    /// The size of the block, and the letter that it shares with its partner; empty for other stones.
    pub tag: String,
}

impl Outline {
    /// The number of stones inside.
    const fn size(&self) -> u32 {
        self.span.to - self.span.from
    }
}

/// The pattern on each stone of a block, drawn around the middle of the stone: `size` dots up to 8, a cross for 16, and
/// a stroke for any other size, as blocks may have while they are cut.
const fn pattern_path(size: u32) -> &'static str {
    match size {
        1 => "m0 0h0",
        2 => "m-11 0h0m22 0h0",
        4 => "m-30 0h0m20 0h0m20 0h0m20 0h0",
        8 => "m-30-10h0m20 0h0m20 0h0m20 0h0m0 20h0m-20 0h0m-20 0h0m-20 0h0",
        16 => "m-18-18 36 36m0-36-36 36",
        _ => "m-16 0h32",
    }
}

/// Draws the outlines of a heap of `stones` stones in rows of `wide` stones. A stone has 100 units, so that all
/// coordinates are whole numbers.
pub fn drawn_outlines(outlines: &[Outline], stones: u32, wide: u32) -> Html {
    if outlines.is_empty() {
        return Html::default();
    }
    let rows = stones.div_ceil(wide);
    let drawn_pattern = |outline: &Outline| {
        let Span { from, to } = outline.span;
        let on_stone = |stone: u32| {
            let [x, y] =
                [stone % wide, rows - 1 - stone / wide].map(|cell| cell * STONE + STONE / 2);
            format!("M{x} {y}{}", pattern_path(outline.size()))
        };
        html! { <path class="block__pattern" d={(from..to).map(on_stone).collect::<String>()} /> }
    };
    let patterns = outlines.iter().filter(|outline| !outline.tag.is_empty());
    let view = [0, 0, wide * STONE, rows * STONE].map(|part| part.to_string());
    let view = view.join(" ");
    let drawn = |outline: &Outline| {
        html! {
            <path
                class="block"
                d={outline_path(outline.span, rows, wide)}
                data-state={outline.state}
                data-from={outline.span.from.to_string()}
                data-pointed={flag(outline.is_pointed)}
            />
        }
    };
    html! {
        <svg class="heap__blocks" viewBox={view} preserveAspectRatio="none" aria-hidden="true">
            { for outlines.iter().map(drawn) }
            { for patterns.map(drawn_pattern) }
        </svg>
    }
}

/// The path around the stones of a span, with a little room to the stones above and below, which belong to others.
///
/// Stones fill rows from the bottom, each from the left, and `y` grows downwards. The stones 3 to 9 in rows of four:
/// ```text
///  8 9 . .
///  4 5 6 7
///  . . . 3
/// ```
fn outline_path(Span { from, to }: Span, rows: u32, wide: u32) -> String {
    /// Wider than the stones, and lower, so that neighbours do not touch.
    const OUT: i32 = 6;
    const IN: i32 = 4;
    let at = |stones: u32| (stones * STONE).cast_signed();
    let (first, last) = (from / wide, (to - 1) / wide);
    let (start, end) = (at(from % wide) - OUT, at((to - 1) % wide + 1) + OUT);
    let (left, right) = (-OUT, at(wide) + OUT);
    let [foot, top] = [at(rows - first) - IN, at(rows - last - 1) + IN];
    let corners = if first == last || wide == 1 {
        vec![[start, foot], [end, foot], [end, top], [start, top]]
    } else {
        let [first_row_top, last_row_foot] = [at(rows - first - 1) + IN, at(rows - last) - IN];
        vec![
            [start, foot],
            [right, foot],
            [right, last_row_foot],
            [end, last_row_foot],
            [end, top],
            [left, top],
            [left, first_row_top],
            [start, first_row_top],
        ]
    };
    let mut path = String::new();
    for (place, corner) in corners.into_iter().enumerate() {
        path.push(if place == 0 { 'M' } else { 'L' });
        path.push_str(&corner.map(|part| part.to_string()).join(" "));
    }
    path.push('Z');
    path
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::{Position, Rules};
    use crate::game::blocks::placed_blocks;

    #[test]
    fn an_outline_goes_around_the_stones_and_no_others() {
        for (from, to, wide, path) in [
            // The second to the fourth of a column of six.
            (1, 4, 1, "M-6 496L106 496L106 204L-6 204Z"),
            (2, 4, 4, "M194 196L406 196L406 104L194 104Z"),
            // From the last stone of the lowest row to the first of the next.
            (
                3,
                5,
                4,
                "M294 196L406 196L406 96L106 96L106 4L-6 4L-6 104L294 104Z",
            ),
        ] {
            let rows = if wide == 1 { 6 } else { 2 };
            assert_eq!(outline_path(Span { from, to }, rows, wide), path);
        }
    }

    #[test]
    fn partners_share_a_letter_and_no_other_block_has_it() {
        let board = Position::new(&[11, 5, 6], Rules::normal()).unwrap();
        let blocks = placed_blocks(&board);
        let letters = letters(&blocks);
        for (one, letter) in blocks.iter().zip(&letters) {
            let same = blocks.iter().zip(&letters);
            let same = same.filter(|(_, other)| letter.is_some() && *other == letter);
            let same: Vec<_> = same.map(|(placed, _)| placed.block).collect();
            let expected = if one.block.partner.is_some() { 2 } else { 0 };
            assert_eq!(same.len(), expected, "{one:?}");
            assert!(same.iter().all(|block| block.size == one.block.size));
        }
    }

    #[test]
    fn all_sizes_have_different_patterns() {
        let patterns = (0..5)
            .map(|bit| pattern_path(1 << bit))
            .chain([pattern_path(3)]);
        let different: BTreeSet<_> = patterns.collect();
        assert_eq!(different.len(), 6);
        assert!(!different.contains(""));
    }
}
