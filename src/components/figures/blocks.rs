//! The block view: each heap cut into powers of two. Equal blocks pair up and fade, and the sum of the
//! others is the nim-sum.

use yew::prelude::*;

use super::analysed::Analysed;
use crate::components::flag;
use crate::engine::{Block, heap_name};
use crate::text::analysis as words;

/// The width of a drawing that fills a panel, in which a unit is about a pixel of the smallest one.
pub const WIDE: u32 = 324;
const WIDEST_BLOCK: u32 = 72;
const GAP: u32 = 5;
/// The letter below a heap, and its amount.
const LABEL: u32 = 34;
/// The heights of blocks, beginning with the block of one. With few sizes they are in proportion. With
/// many, a larger block is only higher.
const HEIGHTS: [u32; 4] = [22, 32, 48, 72];
const FLAT_HEIGHTS: [u32; 7] = [20, 22, 24, 27, 30, 33, 36];

/// The blocks of the position, or of the one that the choice leads to, in a drawing of this width.
pub fn blocks(position: &Analysed<'_>, wide: u32) -> Html {
    let now = position.analysis.blocks();
    let (analysis, prospect) = match position.chosen {
        Some((_, after)) => (after.analysis(), position.prospect_after(after)),
        None => (position.analysis, position.prospect()),
    };
    let shown = analysis.blocks();
    let picture = Picture::new(position, &now, &shown, wide);
    let counts: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    let sizes = picture.rows.iter().map(|&(size, ..)| size);
    let told = sizes
        .flat_map(|size| words::blocks_of(size, &shown))
        .map(|told| html! { <li>{ told }</li> });
    let heading = words::blocks_heading(position.chosen.map(|(chosen, _)| chosen));
    html! {
        <div class="analysis__blocks" data-prospect={prospect}>
            <h3 class="analysis__heading">{ heading }</h3>
            { picture.draw(&shown, &counts) }
            <p class="analysis__alone">{ words::unpaired(&shown, position.binary) }</p>
            <ul class="heard">{ for told }</ul>
        </div>
    }
}

/// Where things stand in the drawing. It has room for the blocks before the choice and after it, so
/// that choosing moves nothing.
struct Picture {
    /// The sizes that occur, the largest first, each with its upper edge and its height.
    rows: Vec<(u32, u32, u32)>,
    wide: u32,
    high: u32,
    column: u32,
    /// The heap of the choice.
    chosen: Option<usize>,
}

impl Picture {
    fn new(position: &Analysed<'_>, now: &[Block], shown: &[Block], wide: u32) -> Self {
        let occurs = |size| {
            now.iter()
                .chain(shown)
                .any(|block: &Block| block.size == size)
        };
        let few = position.digits as usize <= HEIGHTS.len();
        let heights: &[u32] = if few { &HEIGHTS } else { &FLAT_HEIGHTS };
        let mut rows = Vec::new();
        let mut high = 0;
        // The smallest lie on top.
        for place in (0..position.digits).filter(|&place| occurs(1 << place)) {
            let height = heights.get(place as usize).or(heights.last());
            let height = height.copied().unwrap_or_default();
            rows.push((1 << place, high, height));
            high += height + GAP;
        }
        rows.reverse();
        let heaps = u32::try_from(position.now.heaps().len()).unwrap_or(u32::MAX);
        Self {
            rows,
            wide,
            high,
            column: wide / heaps.max(1),
            chosen: position.chosen.map(|(chosen, _)| chosen.heap),
        }
    }

    fn draw(&self, shown: &[Block], counts: &[u32]) -> Html {
        let high = (self.high + LABEL).to_string();
        let view = ["0 0 ", &self.wide.to_string(), " ", &high].concat();
        // A place for every block that there could be, so that a block fades where it stands.
        let places = self.rows.iter().flat_map(|&row| {
            (0..counts.len()).map(move |heap| {
                let found = shown
                    .iter()
                    .find(|block| block.size == row.0 && block.heap == heap);
                self.block(row, heap, found)
            })
        });
        let joints = shown.iter().filter_map(|block| self.joint(block));
        let labels = counts
            .iter()
            .enumerate()
            .flat_map(|(heap, &count)| self.label(heap, count));
        html! {
            <svg class="analysis__picture" viewBox={view} aria-hidden="true">
                <g>{ for joints }</g>
                { for places }
                { for labels }
            </svg>
        }
    }

    fn middle(&self, heap: usize) -> u32 {
        let heap = u32::try_from(heap).unwrap_or_default();
        // The remainder of the division stays free on both sides.
        self.column * heap + self.column / 2
    }

    fn block_wide(&self) -> u32 {
        self.column.saturating_sub(GAP).clamp(1, WIDEST_BLOCK)
    }

    fn block(&self, row: (u32, u32, u32), heap: usize, found: Option<&Block>) -> Html {
        let (size, top, height) = row;
        let state = match found.map(|block| block.partner) {
            Some(None) => "alone",
            Some(Some(_)) => "paired",
            None => "none",
        };
        let (middle, wide) = (self.middle(heap), self.block_wide());
        html! {
            <g class="analysis__block" data-state={state}>
                <rect
                    x={middle.saturating_sub(wide / 2).to_string()}
                    y={(top + 1).to_string()}
                    width={wide.to_string()}
                    height={height.to_string()}
                    rx="6"
                />
                if found.is_some() {
                    { written("analysis__size", middle, top + 1 + height / 2, &size, false) }
                }
            </g>
        }
    }

    /// The line that joins a block with its partner to the right.
    fn joint(&self, block: &Block) -> Option<Html> {
        let partner = block.partner.filter(|&partner| partner > block.heap)?;
        let &(_, top, height) = self.rows.iter().find(|&&(size, ..)| size == block.size)?;
        let half = self.block_wide() / 2;
        let across = (top + 1 + height / 2).to_string();
        Some(html! {
            <line
                class="analysis__joint"
                x1={(self.middle(block.heap) + half).to_string()}
                x2={self.middle(partner).saturating_sub(half).to_string()}
                y1={across.clone()}
                y2={across}
            />
        })
    }

    fn label(&self, heap: usize, count: u32) -> [Html; 2] {
        let middle = self.middle(heap);
        let is_chosen = self.chosen == Some(heap);
        [
            written(
                "analysis__name",
                middle,
                self.high + 10,
                &heap_name(heap),
                false,
            ),
            written("analysis__count", middle, self.high + 26, &count, is_chosen),
        ]
    }
}

fn written(class: &'static str, x: u32, y: u32, text: &impl ToString, is_chosen: bool) -> Html {
    html! {
        <text {class} x={x.to_string()} y={y.to_string()} data-chosen={flag(is_chosen)}>
            { text.to_string() }
        </text>
    }
}
