//! The game tree as a picture, and at once as a tree of items.
//!
//! The groups of the picture are the tree items themselves. A separate list for screen readers would
//! double the content, and could differ from the picture. It would also put the focus where nobody sees
//! it. The items are siblings, and attributes give their level and place, because a group is drawn at
//! its parent. Texts are drawn beside the items, because an item's name says it better.

use std::rc::Rc;

use yew::prelude::*;

use super::tree_layout::{Grid, Place};
use super::tree_shapes::{Word, at, drawing, outline, room, word};
use super::tree_sketch::{Edges, Sketch, shape, words};
use crate::catalogue::study;
use crate::components::{flag, yes_no};
use crate::game::TreeExplorer;
use crate::game::tree::{NodeKind, TreeAction, TreeKey, TreeNode};
use crate::platform::document;
use crate::text::tree as text;

/// Draws the tree. It receives presses on its nodes, and its keys.
pub fn tree_drawing(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let (shown, sketch) = (explorer.nodes(), Sketch::of(explorer));
    let places = &sketch.drawn.places;
    let items = shown.iter().zip(places).map(|(node, &place)| {
        let is_folded = node.kind == NodeKind::Folded;
        let parent = node.parent.map(|parent| places[parent]);
        let item = Item {
            node: node.clone(),
            place,
            take: sketch.take(node, parent, place),
            grid: sketch.grid,
            single: sketch.single,
            is_here: *explorer.cursor() == node.path,
            is_current: explorer.found() == Some(&node.path),
            below: is_folded.then(|| explorer.below(node)).flatten(),
            on_action: on_action.clone(),
        };
        (node.path.name(), item)
    });
    let items: Vec<(String, Item)> = items.collect();
    let figures = items
        .iter()
        .cloned()
        .map(|(key, item)| html! { <TreeItem {key} ..item /> });
    let texts = items
        .iter()
        .cloned()
        .map(|(key, item)| html! { <TreeWords {key} ..item /> });
    let content = html! {
        <>
            <g aria-hidden="true">{ for edges(sketch.edges(shown)) }</g>
            <g role="tree" aria-label={study::tree()} onkeydown={on_key(on_action)}>
                { for figures }
            </g>
            <g class="tree__words" aria-hidden="true">{ for texts }</g>
        </>
    };
    drawing(sketch.drawn.wide, sketch.drawn.high, content)
}

/// Receives the keys for moving in a drawing, and leaves others to the browser.
pub fn on_key(on_action: &Callback<TreeAction>) -> Callback<KeyboardEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = document::plain_key(&event);
        if let Some(key) = key.and_then(|key| TreeKey::read(&key)) {
            event.prevent_default();
            on_action.emit(TreeAction::Key(key));
        }
    })
}

fn edges(edges: Edges) -> [Html; 5] {
    [
        ("tree__edge", edges.plain),
        ("tree__edge tree__edge--cut", edges.cut),
        ("tree__edge tree__edge--active", edges.active),
        ("tree__edge tree__edge--best", edges.best),
        ("tree__stroke", edges.strokes),
    ]
    .map(|(class, d)| html! { <path {class} {d} /> })
}

/// A node with its place. A step changes few nodes, so that each is compared before it is drawn.
#[derive(Clone, Properties)]
struct Item {
    node: TreeNode,
    place: Place,
    take: Option<Word>,
    grid: Grid,
    single: bool,
    /// Whether the keyboard stands there.
    is_here: bool,
    /// Whether its value was found last.
    is_current: bool,
    /// How many nodes are folded there.
    below: Option<u64>,
    on_action: Callback<TreeAction>,
}

/// The shape of a node is made once, until a branch changes.
impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        let judged = |node: &TreeNode| {
            let found = node.is_found();
            let (cut, value) = (node.is_cut(), node.value);
            (found, cut, node.best, value, node.is_exact, node.bounds)
        };
        Rc::ptr_eq(&self.node.shape, &other.node.shape)
            && judged(&self.node) == judged(&other.node)
            && (self.is_here, self.is_current) == (other.is_here, other.is_current)
            && (self.place, self.grid, self.below) == (other.place, other.grid, other.below)
            && self.take == other.take
            && self.single == other.single
            && self.on_action == other.on_action
    }
}

#[component]
fn TreeItem(props: &Item) -> Html {
    let Item {
        node,
        grid,
        is_here,
        is_current,
        ..
    } = props;
    let (grid, shape) = (*grid, shape(node));
    let path = node.path.clone();
    let onclick = props
        .on_action
        .reform(move |_| TreeAction::PressNode(path.clone()));
    html! {
        <g
            class="tree__node"
            role="treeitem"
            aria-label={text::node(node, props.single)}
            aria-level={(node.path.plies() + 1).to_string()}
            aria-posinset={node.among.0.to_string()}
            aria-setsize={node.among.1.to_string()}
            aria-expanded={node.expanded().map(yes_no)}
            aria-selected={yes_no(*is_here)}
            tabindex={if *is_here { "0" } else { "-1" }}
            data-current={flag(*is_current)}
            data-rest={flag(matches!(node.kind, NodeKind::Rest(_)))}
            data-value={verdict(node.is_found(), node.value == 1)}
            data-cut={flag(node.is_cut())}
            transform={at(props.place)}
            {onclick}
        >
            { room(grid) }
            if *is_here || *is_current {
                { outline("tree__ring", shape, grid, 5) }
            }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a node and around it.
#[component]
fn TreeWords(props: &Item) -> Html {
    let node = &props.node;
    let words = words(node, props.grid, props.below)
        .into_iter()
        .chain(props.take.clone());
    html! {
        <g
            data-best={flag(node.best)}
            data-value={verdict(node.is_found(), node.value == 1)}
            data-cut={flag(node.is_cut())}
            transform={at(props.place)}
        >
            { for words.map(word) }
        </g>
    }
}

/// The name of a value for the styles.
pub fn verdict(found: bool, wins: bool) -> Option<&'static str> {
    found.then_some(if wins { "win" } else { "loss" })
}
