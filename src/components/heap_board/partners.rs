//! Partners on a board: the letter that both share, and the line between them.

use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::layout::Layout;
use super::marks::HoverTarget;
use crate::components::flag;
use crate::engine::Block;
use crate::game::blocks::PlacedBlock;
use crate::platform::pointer::whole;
use crate::platform::resize;

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

/// A block and its place, in pixels from the corner of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MeasuredBlock {
    placed: PlacedBlock,
    left: i32,
    right: i32,
    top: i32,
    foot: i32,
}

impl MeasuredBlock {
    const fn middle(&self) -> i32 {
        i32::midpoint(self.top, self.foot)
    }
}

/// The measures for lines between partners, in pixels from the corner of the board.
#[derive(Clone, Debug, Default, PartialEq)]
struct MeasuredBoard {
    blocks: Vec<MeasuredBlock>,
    /// The upper end of each heap, chosen stones included; `None` for a heap without stones.
    roofs: Vec<Option<i32>>,
}

/// Draws the lines between partners. The blocks are measured when they change, and whenever the board changes its
/// size.
#[hook]
pub fn use_lines(
    board: &NodeRef,
    layout: &Rc<Layout>,
    blocks: &[PlacedBlock],
    pointed: Option<HoverTarget>,
) -> Html {
    let measures = use_state_eq(MeasuredBoard::default);
    let (board, setter) = (board.clone(), measures.setter());
    use_effect_with((layout.clone(), blocks.to_vec()), move |(_, blocks)| {
        let board = board.cast::<Element>().filter(|_| !blocks.is_empty());
        let blocks = blocks.clone();
        let watch = board.and_then(|board| {
            let heaps = board.first_element_child()?;
            let seen = board.clone();
            let look = move || setter.set(measured(&board, &blocks));
            resize::watch(&[&seen, &heaps], look)
        });
        move || drop(watch)
    });
    let is_measured = measures.blocks.iter().map(|block| &block.placed).eq(blocks);
    if blocks.is_empty() || !is_measured {
        return Html::default();
    }
    let line = |(block, d): Line| {
        let is_pointed = pointed.is_some_and(|at| at.is_block(&block));
        html! { <path class="board__line" {d} data-pointed={flag(is_pointed)} /> }
    };
    html! {
        <svg class="board__lines" aria-hidden="true">{ for lines(&measures).into_iter().map(line) }</svg>
    }
}

/// The places of these blocks, and the upper ends of the heaps before the last heap with a block.
fn measured(board: &Element, blocks: &[PlacedBlock]) -> MeasuredBoard {
    let corner = board.get_bounding_client_rect();
    let find = |heap: usize, part: &[&str]| {
        let selector = ["[data-heap=\"", &heap.to_string(), "\"] ", &part.concat()].concat();
        let found = board.query_selector(&selector).ok()??;
        Some(found.get_bounding_client_rect())
    };
    let place = |&placed: &PlacedBlock| {
        let from = placed.span.from.to_string();
        let block = find(placed.block.heap, &["[data-from=\"", &from, "\"]"])?;
        Some(MeasuredBlock {
            placed,
            left: whole(block.left() - corner.left()),
            right: whole(block.right() - corner.left()),
            top: whole(block.top() - corner.top()),
            foot: whole(block.bottom() - corner.top()),
        })
    };
    let roof = |heap| {
        let highest = find(heap, &[".stone:nth-last-child(1 of .stone)"])?;
        Some(whole(highest.top() - corner.top()))
    };
    let last = blocks.iter().map(|placed| placed.block.heap).max();
    MeasuredBoard {
        blocks: blocks.iter().filter_map(place).collect(),
        roofs: (0..last.unwrap_or_default()).map(roof).collect(),
    }
}

/// A line between partners: the block of the earlier heap, and the path of the line.
type Line = (Block, String);

/// The start and the end of a line, each across and down, in pixels.
type Ends = ((i32, i32), (i32, i32));

/// The distance of a line from another line, or from the heaps.
const APART: i32 = 6;

/// The least distance, where the board has no more room above.
const LEAST_APART: i32 = 4;

/// The most that a line leads aside: further out the next heap may stand.
const MOST_ASIDE: i32 = 3 * APART;

/// The lines between partners. A line leads straight to a neighbour, or over the stones of the heaps between.
fn lines(MeasuredBoard { blocks, roofs }: &MeasuredBoard) -> Vec<Line> {
    let placed: Vec<PlacedBlock> = blocks.iter().map(|block| block.placed).collect();
    let pairs = pairs(&placed);
    let join = |(place, one): (usize, &MeasuredBlock)| {
        let mut later = pairs.iter().zip(blocks).skip(place + 1);
        let (_, other) = later.find(|(pair, _)| pair.is_some() && **pair == pairs[place])?;
        let between = one.placed.block.heap + 1..other.placed.block.heap;
        let roof = roofs.get(between)?.iter().flatten().min().copied();
        let ends = ((one.right, one.middle()), (other.left, other.middle()));
        Some((one.placed.block, ends, roof))
    };
    let joined: Vec<_> = blocks.iter().enumerate().filter_map(join).collect();
    let long = joined
        .iter()
        .filter_map(|&(block, ends, roof)| Some((block, ends, roof?)));
    let count = i32::try_from(long.clone().count()).unwrap_or_default();
    // Each bridge leads further out than the one before.
    let bridges = (1..).zip(long).map(|(number, (block, ends, roof))| {
        let least = 2 + LEAST_APART * (count - number);
        (block, bridge(ends, roof, APART * number, least))
    });
    let straight = joined.iter().filter(|(.., roof)| roof.is_none());
    let path = |((x, y), (to_x, to_y)): Ends| format!("M{x} {y}L{to_x} {to_y}");
    let straight = straight.map(|&(block, ends, _)| (block, path(ends)));
    // Lines between neighbours lie over the long ones.
    bridges.chain(straight).collect()
}

/// A line over heaps that reach up to `top`, `out` pixels further above and aside, but not above `least`.
fn bridge(((x, y), (to_x, to_y)): Ends, top: i32, out: i32, least: i32) -> String {
    let over = (top - 2 * APART - out).min(y).min(to_y).max(least);
    let aside = out.min(MOST_ASIDE);
    let (left, right) = (x + aside, to_x - aside);
    format!("M{x} {y}H{left}V{over}H{right}V{to_y}H{to_x}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::blocks::Span;

    /// Blocks of heaps with stones of 32 pixels, each from its lowest.
    fn drawn(heaps: &[&[u32]]) -> MeasuredBoard {
        let mut blocks: Vec<MeasuredBlock> = Vec::new();
        for (heap, sizes) in heaps.iter().enumerate() {
            let mut from = 0;
            for &size in *sizes {
                let is_partner = |&other: &usize| other != heap && heaps[other].contains(&size);
                let block = Block {
                    heap,
                    size,
                    partner: (0..heaps.len()).find(is_partner),
                };
                let span = Span {
                    from,
                    to: from + size,
                };
                from += size;
                let left = 80 * i32::try_from(heap).unwrap();
                let [top, foot] = [from, from - size].map(|stones| 500 - 32 * stones.cast_signed());
                blocks.push(MeasuredBlock {
                    placed: PlacedBlock { block, span },
                    left,
                    right: left + 32,
                    top,
                    foot,
                });
            }
        }
        let height = |sizes: &&[u32]| sizes.iter().sum::<u32>().cast_signed();
        let roof = |stones| (stones > 0).then_some(500 - 32 * stones);
        let roofs = heaps.iter().map(|sizes| roof(height(sizes))).collect();
        MeasuredBoard { blocks, roofs }
    }

    fn placed(heaps: &[&[u32]]) -> Vec<PlacedBlock> {
        drawn(heaps).blocks.iter().map(|it| it.placed).collect()
    }

    /// The numbers of a path: those that lead across, and those that lead down.
    fn turns(path: &str) -> (Vec<i32>, Vec<i32>) {
        let mut ways = (Vec::new(), Vec::new());
        let mut rest = path;
        while let Some(command) = rest.chars().next() {
            rest = &rest[1..];
            let end = rest
                .find(|c: char| c.is_ascii_alphabetic())
                .unwrap_or(rest.len());
            let numbers = rest[..end].split(' ').map(|number| number.parse().unwrap());
            let numbers: Vec<i32> = numbers.collect();
            match command {
                'H' => ways.0.push(numbers[0]),
                'V' => ways.1.push(numbers[0]),
                _ => {
                    ways.0.push(numbers[0]);
                    ways.1.push(numbers[1]);
                }
            }
            rest = &rest[end..];
        }
        ways
    }

    #[test]
    fn lines_join_partners_over_the_heaps_between() {
        let boards: [(&[&[u32]], usize); 4] = [
            (&[&[1, 2], &[4, 1], &[2, 4]], 3),
            // Crossing lines.
            (&[&[1, 2], &[2, 1]], 2),
            (&[&[1, 2], &[4], &[2, 1]], 2),
            (&[&[2], &[1, 4, 8], &[2]], 1),
        ];
        for (heaps, pairs) in boards {
            let all = drawn(heaps);
            let lines = lines(&all);
            assert_eq!(lines.len(), pairs, "{heaps:?}");
            for (block, path) in lines {
                let (across, down) = turns(&path);
                let ends = (across[0], *across.last().unwrap());
                let (one, other) = (
                    80 * i32::try_from(block.heap).unwrap() + 32,
                    80 * i32::try_from(block.partner.unwrap()).unwrap(),
                );
                assert_eq!(ends, (one, other), "{heaps:?}: {path}");
                for roof in &all.roofs[block.heap + 1..block.partner.unwrap()] {
                    let is_over = down.iter().any(|&down| Some(down) < *roof);
                    assert!(is_over, "{heaps:?}: {path}");
                }
            }
        }
    }

    #[test]
    fn partners_share_a_letter_and_no_other_block_has_it() {
        let blocks = placed(&[&[1, 2, 8], &[4, 1], &[2, 4]]);
        let letters = letters(&blocks);
        for (one, letter) in blocks.iter().zip(&letters) {
            let same = blocks
                .iter()
                .zip(&letters)
                .filter(|(_, other)| letter.is_some() && *other == letter);
            let same: Vec<_> = same.map(|(placed, _)| placed.block).collect();
            let expected = if one.block.partner.is_some() { 2 } else { 0 };
            assert_eq!(same.len(), expected, "{one:?}");
            assert!(same.iter().all(|block| block.size == one.block.size));
        }
    }

    #[test]
    fn each_pair_between_two_heaps_has_its_letter() {
        let blocks = &[&[3, 3, 1][..], &[3, 3]];
        let letters = letters(&placed(blocks)).into_iter();
        let letters: String = letters.map(|one| one.unwrap_or('-')).collect();
        assert_eq!(letters, "ab-ab");
        let ends = lines(&drawn(blocks)).into_iter();
        let ends: BTreeSet<_> = ends.map(|(_, path)| turns(&path).1).collect();
        assert_eq!(ends.len(), 2, "{ends:?}");
    }

    /// A heap may have stones that count for nothing, as 4 where a turn takes up to 3.
    #[test]
    fn a_line_leads_over_a_heap_without_blocks() {
        let mut all = drawn(&[&[1], &[4], &[1]]);
        all.blocks.remove(1);
        let [(_, path)] = lines(&all).try_into().unwrap();
        assert!(turns(&path).1.iter().any(|&down| down < 500 - 32 * 4));
    }

    #[test]
    fn no_two_long_lines_share_a_level() {
        // On the second board the highest stone is at the upper end.
        for heaps in [
            &[&[1, 2][..], &[8], &[2], &[1, 4], &[5], &[4]],
            &[&[1, 2], &[15], &[2], &[1, 4], &[15], &[4]],
        ] {
            let lines = lines(&drawn(heaps));
            let long = lines.iter().filter(|(_, path)| path.contains('H'));
            let levels: Vec<i32> = long.map(|(_, path)| turns(path).1[1]).collect();
            let different: BTreeSet<_> = levels.iter().collect();
            assert!(levels.len() > 2, "{levels:?}");
            assert_eq!(levels.len(), different.len(), "{levels:?}");
            assert!(levels.iter().all(|&level| level > 0), "{levels:?}");
        }
    }
}
