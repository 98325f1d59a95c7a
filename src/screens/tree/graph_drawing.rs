//! The tree with equal positions merged: a row for each number of stones on the board.

use yew::prelude::*;

use super::graph_sketch::{GraphSketch, Shown, shape, words};
use crate::catalogue::tree as messages;
use crate::components::figures::tree_drawing::{on_key, verdict};
use crate::components::figures::tree_layout::Grid;
use crate::components::figures::tree_shapes::{at, drawing, outline, room, word};
use crate::components::{flag, yes_no};
use crate::game::TreeExplorer;
use crate::game::tree::TreeAction;
use crate::text::tree as text;

/// Draws the graph. For screen readers it is a list, because a node with several parents fits in no
/// tree.
pub fn graph_drawing(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let sketch = GraphSketch::of(explorer);
    let items = sketch.reading.iter().map(|&number| {
        let item = Item {
            shown: sketch.shown(explorer, number),
            grid: sketch.grid,
            on_action: on_action.clone(),
        };
        (number.to_string(), item)
    });
    let items: Vec<(String, Item)> = items.collect();
    let figures = items
        .iter()
        .cloned()
        .map(|(key, item)| html! { <GraphItem {key} ..item /> });
    let texts = items
        .iter()
        .cloned()
        .map(|(key, item)| html! { <GraphWords {key} ..item /> });
    let [plain, chosen, winning] = sketch.edges(explorer);
    let content = html! {
        <>
            <g aria-hidden="true">
                <path class="tree__edge tree__edge--faint" d={plain} />
                <path class="tree__edge tree__edge--active" d={chosen} />
                <path class="tree__edge tree__edge--win" d={winning} />
            </g>
            <g role="listbox" aria-label={messages::graph_name()} onkeydown={on_key(on_action)}>
                { for figures }
            </g>
            <g class="tree__words" aria-hidden="true">{ for texts }</g>
        </>
    };
    drawing(sketch.drawn.wide, sketch.drawn.high, content)
}

/// A position of the graph with its place. A step changes few of them.
#[derive(Clone, PartialEq, Properties)]
struct Item {
    shown: Shown,
    grid: Grid,
    on_action: Callback<TreeAction>,
}

#[component]
fn GraphItem(props: &Item) -> Html {
    let (shown, grid) = (&props.shown, props.grid);
    let (shape, number) = (shape(shown), shown.number);
    let onclick = props
        .on_action
        .reform(move |_| TreeAction::PressPosition(number));
    html! {
        <g
            class="tree__node"
            role="option"
            aria-label={text::graph_node(&shown.heaps, shown.wins)}
            data-value={verdict(shown.wins.is_some(), shown.wins == Some(true))}
            data-current={flag(shown.is_current)}
            aria-selected={yes_no(shown.is_here)}
            tabindex={if shown.is_here { "0" } else { "-1" }}
            transform={at(shown.place)}
            {onclick}
        >
            { room(grid) }
            if shown.is_here || shown.is_current {
                { outline("tree__ring", shape, grid, 5) }
            }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a position and beside it. The name of its item says it better.
#[component]
fn GraphWords(props: &Item) -> Html {
    let shown = &props.shown;
    html! {
        <g
            data-value={verdict(shown.wins.is_some(), shown.wins == Some(true))}
            transform={at(shown.place)}
        >
            { for words(shown, props.grid).into_iter().map(word) }
        </g>
    }
}
