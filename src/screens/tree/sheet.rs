//! The game tree of a board on paper. It is a part of the sheet that stands here, because this chunk has the
//! drawing.

use std::collections::BTreeSet;

use yew::prelude::*;

use super::graph_drawing::graph_drawing;
use crate::catalogue::print as words;
use crate::components::figures::tree_drawing;
use crate::components::flag;
use crate::game::TreeExplorer;
use crate::game::tree::View;
use crate::text::tree as text;

/// A tree with more nodes at its ends is drawn across the long side of the paper.
const MOST_ENDS: usize = 12;

/// The tree or the graph as it is unfolded and judged, without its controls.
pub fn sheet(explorer: &TreeExplorer) -> Html {
    let drawing = match explorer.view() {
        View::Tree => tree_drawing(explorer, &Callback::noop()),
        View::Graph => graph_drawing(explorer, &Callback::noop()),
    };
    let counts = explorer.counts();
    let (nodes, games) = (&text::count(counts.nodes), &text::count(counts.leaves));
    let shown = explorer.nodes();
    let parents: BTreeSet<_> = shown.iter().filter_map(|node| node.parent).collect();
    let is_wide = shown.len() - parents.len() > MOST_ENDS;
    html! {
        <>
            <p>{ words::TreeSize { nodes, games }.text() }</p>
            <div class="sheet__tree" data-wide={flag(is_wide)} inert=true>
                { drawing }
            </div>
        </>
    }
}
