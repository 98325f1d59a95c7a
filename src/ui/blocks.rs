//! The block view: each heap cut into powers of two. Equal blocks pair up and fade, and what stays
//! alone is the nim-sum.

use super::analysis::Looked;
use super::el::{El, el};
use crate::engine::{Block, heap_name};
use crate::text::analysis as words;

/// The width of the drawing, in which a unit is about a pixel of the smallest panel.
const WIDE: u32 = 324;
const WIDEST_BLOCK: u32 = 72;
const GAP: u32 = 5;
/// The letter under a heap, and what the heap counts for.
const LABEL: u32 = 34;
/// How high blocks are, the block of one first: in proportion where there are few sizes, and where
/// there are many only so that a larger one is higher.
const HEIGHTS: [u32; 4] = [22, 32, 48, 72];
const FLAT_HEIGHTS: [u32; 7] = [20, 22, 24, 27, 30, 33, 36];

/// The blocks of the position, or of the one that the choice leads to.
#[must_use]
pub(crate) fn blocks(looked: &Looked<'_>) -> El {
    let now = looked.analysis.blocks();
    let (analysis, prospect) = match looked.chosen {
        Some((_, after)) => (after.analysis(), looked.prospect_after(after)),
        None => (looked.analysis, looked.prospect()),
    };
    let shown = analysis.blocks();
    let picture = Picture::new(looked, &now, &shown);
    let counts: Vec<u32> = analysis.rows().map(|row| row.grundy.0).collect();
    let sizes = picture.rows.iter().map(|&(size, ..)| size);
    let told = sizes
        .filter(|&size| shown.iter().any(|block| block.size == size))
        .map(|size| el("li", "").text(words::blocks_of(size, &shown)));
    el("div", "analysis__blocks")
        .attr("data-prospect", prospect)
        .child(el("h3", "analysis__heading").text(words::blocks_heading(
            looked.chosen.map(|(chosen, _)| chosen),
        )))
        .child(picture.draw(&shown, &counts))
        .child(el("p", "analysis__alone").text(words::alone(&shown, analysis.nim_sum.0)))
        .child(el("ul", "heard").children(told))
}

/// Where things stand in the drawing. It has room for the blocks before the choice and after it, so
/// that choosing moves nothing.
struct Picture {
    /// The sizes that occur, the largest first, each with its upper edge and its height.
    rows: Vec<(u32, u32, u32)>,
    high: u32,
    column: u32,
    /// The heap of the choice.
    chosen: Option<usize>,
}

impl Picture {
    fn new(looked: &Looked<'_>, now: &[Block], shown: &[Block]) -> Self {
        let occurs = |size| {
            now.iter()
                .chain(shown)
                .any(|block: &Block| block.size == size)
        };
        let few = looked.digits as usize <= HEIGHTS.len();
        let heights: &[u32] = if few { &HEIGHTS } else { &FLAT_HEIGHTS };
        let mut rows = Vec::new();
        let mut high = 0;
        // The smallest lie on top.
        for place in (0..looked.digits).filter(|&place| occurs(1 << place)) {
            let height = heights.get(place as usize).or(heights.last());
            let height = height.copied().unwrap_or_default();
            rows.push((1 << place, high, height));
            high += height + GAP;
        }
        rows.reverse();
        let heaps = u32::try_from(looked.now.heaps().len()).unwrap_or(u32::MAX);
        Self {
            rows,
            high,
            column: WIDE / heaps.max(1),
            chosen: looked.chosen.map(|(chosen, _)| chosen.heap),
        }
    }

    fn draw(&self, shown: &[Block], counts: &[u32]) -> El {
        let high = (self.high + LABEL).to_string();
        let view = ["0 0 ", &WIDE.to_string(), " ", &high].concat();
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
        el("svg", "analysis__picture")
            .attr("viewBox", view)
            .unheard()
            .child(el("g", "").children(joints))
            .children(places)
            .children(labels)
    }

    fn middle(&self, heap: usize) -> u32 {
        let heap = u32::try_from(heap).unwrap_or_default();
        // What the division leaves over stays free on both sides.
        self.column * heap + self.column / 2
    }

    fn wide(&self) -> u32 {
        self.column.saturating_sub(GAP).clamp(1, WIDEST_BLOCK)
    }

    fn block(&self, row: (u32, u32, u32), heap: usize, found: Option<&Block>) -> El {
        let (size, top, height) = row;
        let state = match found.map(|block| block.partner) {
            Some(None) => "alone",
            Some(Some(_)) => "paired",
            None => "none",
        };
        let (middle, wide) = (self.middle(heap), self.wide());
        let rect = el("rect", "")
            .number("x", middle.saturating_sub(wide / 2))
            .number("y", top + 1)
            .number("width", wide)
            .number("height", height)
            .attr("rx", "6");
        let number = written(
            "analysis__size",
            middle,
            top + 1 + height / 2,
            size.to_string(),
        );
        el("g", "analysis__block")
            .attr("data-state", state)
            .child(rect)
            .child_if(found.is_some().then_some(number))
    }

    /// The line that joins a block with its partner to the right.
    fn joint(&self, block: &Block) -> Option<El> {
        let partner = block.partner.filter(|&partner| partner > block.heap)?;
        let &(_, top, height) = self.rows.iter().find(|&&(size, ..)| size == block.size)?;
        let half = self.wide() / 2;
        let across = (top + 1 + height / 2).to_string();
        Some(
            el("line", "analysis__joint")
                .number("x1", self.middle(block.heap) + half)
                .number("x2", self.middle(partner).saturating_sub(half))
                .attr("y1", across.clone())
                .attr("y2", across),
        )
    }

    fn label(&self, heap: usize, count: u32) -> [El; 2] {
        let middle = self.middle(heap);
        let name = heap_name(heap).to_string();
        [
            written("analysis__name", middle, self.high + 10, name),
            written("analysis__count", middle, self.high + 26, count.to_string())
                .flag("data-chosen", self.chosen == Some(heap)),
        ]
    }
}

fn written(class: &'static str, x: u32, y: u32, text: String) -> El {
    el("text", class).number("x", x).number("y", y).text(text)
}
