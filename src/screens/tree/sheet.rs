//! The game tree of a board on paper.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::graph_drawing::graph_drawing;
use super::graph_sketch::GraphSketch;
use super::legend::legend;
use crate::catalogue::print as words;
use crate::components::figures::tree_drawing;
use crate::components::figures::tree_layout::Layout;
use crate::components::figures::tree_sketch::Sketch;
use crate::components::flag;
use crate::game::TreeExplorer;
use crate::game::tree::View;
use crate::text::tree as text;

/// A tree with more nodes at its ends is drawn across the long side of the paper.
const MOST_ENDS: usize = 12;

/// The room for the drawing in pixels of styles, upright and across the long side.
const UPRIGHT: (u32, u32) = (703, 718);
const ACROSS: (u32, u32) = (1032, 453);

/// The size of a label in the drawing, and the smallest that is read on paper.
const LABEL: u32 = 13;
const READ: u32 = 8;

/// The tree or the graph as it is unfolded and judged, without its controls.
pub fn sheet(explorer: &TreeExplorer) -> Html {
    let (drawing, drawn) = match explorer.view() {
        View::Tree => (
            tree_drawing(explorer, &Callback::noop()),
            Sketch::of(explorer).drawn,
        ),
        View::Graph => (
            graph_drawing(explorer, &Callback::noop()),
            GraphSketch::of(explorer).drawn,
        ),
    };
    let counts = explorer.counts();
    let (nodes, games) = (&text::count(counts.nodes), &text::count(counts.leaves));
    let shown = explorer.nodes();
    let parents: BTreeSet<_> = shown.iter().filter_map(|node| node.parent).collect();
    let is_wide = shown.len() - parents.len() > MOST_ENDS;
    html! {
        <>
            if is_small(&drawn, is_wide) {
                <p class="sheet__warning" role="note">{ words::tree_too_small() }</p>
            }
            <p>{ words::TreeSize { nodes, games }.text() }</p>
            { legend(explorer) }
            <div class="sheet__tree" data-wide={flag(is_wide)} inert=true>
                { drawing }
            </div>
        </>
    }
}

/// Whether the labels of a drawing cannot be read on paper.
fn is_small(drawn: &Layout, is_wide: bool) -> bool {
    let (wide, high) = if is_wide { ACROSS } else { UPRIGHT };
    wide * LABEL < drawn.wide.saturating_mul(READ) || high * LABEL < drawn.high.saturating_mul(READ)
}
