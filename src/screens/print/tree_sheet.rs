//! The game tree of a board on paper.

use std::collections::BTreeSet;

use yew::prelude::*;

use crate::catalogue::print as words;
use crate::components::figures::tree_drawing;
use crate::engine::Position;
use crate::game::TreeExplorer;
use crate::text::tree as text;

/// A tree with more nodes at its ends is drawn across the long side of the paper.
const MOST_ENDS: usize = 12;

/// The tree as its screen opens it, without its controls, and whether the drawing is wide.
pub(super) fn tree(board: &Position) -> (Html, bool) {
    let explorer = TreeExplorer::new(board.clone());
    let counts = explorer.counts();
    let (nodes, games) = (&text::count(counts.nodes), &text::count(counts.leaves));
    let drawn = html! {
        <>
            <p>{ words::TreeSize { nodes, games }.text() }</p>
            <div class="sheet__tree" inert=true>{ tree_drawing(&explorer, &Callback::noop()) }</div>
        </>
    };
    let shown = explorer.nodes();
    let parents: BTreeSet<_> = shown.iter().filter_map(|node| node.parent).collect();
    (drawn, shown.len() - parents.len() > MOST_ENDS)
}
