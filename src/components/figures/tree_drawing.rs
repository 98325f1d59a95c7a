//! The game tree as a picture, whose groups are the tree items of screen readers.
//!
//! There is no separate list for screen readers. It would double the content, could differ from the picture, and would
//! put the focus where nobody sees it. The items are siblings, and attributes give their level and place: a group in
//! another would be moved by the `transform` of both. Texts are drawn in a layer of their own, for the eye alone:
//! screen readers have the `aria-label` of each item.

use yew::prelude::*;

use super::tree_layout::{Grid, NodePlace, TreeLayout};
use super::tree_shapes::{
    Shape, Word, WordKind, bounds, drawing, equal, grid, hit_area, label, lines, outline, path,
    signed, translate, under, value, word,
};
use crate::catalogue::study;
use crate::components::{flag, side, yes_no};
use crate::engine::Side;
use crate::game::tree::{TreeAction, TreeKey, TreeNode};
use crate::game::{Seat, TreeExplorer};
use crate::platform::document;
use crate::text::tree as text;

/// Draws `nodes` of a tree in which `first` is Max, at a size in percent. `on_action` receives presses on nodes, and the
/// keys of the tree.
pub fn tree_drawing(
    explorer: &TreeExplorer,
    nodes: &[TreeNode],
    first: Seat,
    size: u32,
    on_action: &Callback<TreeAction>,
) -> Html {
    let widest = nodes.iter().map(|node| node.among.1).max();
    let grid = grid(explorer.root().heaps()).fanned(widest.unwrap_or_default());
    let grid = if explorer.has_bounds() {
        grid.with_bounds()
    } else {
        grid
    };
    let parents: Vec<_> = nodes.iter().map(|node| node.parent).collect();
    let layout = grid.tree(&parents);
    let items = nodes.iter().zip(&layout.places).map(|(node, &place)| {
        let parent_place = node.parent.map(|parent| layout.places[parent]);
        let branch = explorer.size(&node.position);
        let below = branch.map_or(0.0, |size| size.nodes - 1.0);
        TreeItemProps {
            take: take(node, grid, parent_place, place),
            winner: node
                .value
                .map(|value| side(if value == 1 { first } else { first.other() })),
            wins: node.wins_for_mover(),
            under: (node.is_open == Some(false)).then(|| text::folded(below)),
            node: node.clone(),
            place,
            grid,
            is_cursor: explorer.cursor() == node.id,
            is_last_found: explorer.found() == Some(node.id),
            on_action: on_action.clone(),
        }
    });
    let items: Vec<TreeItemProps> = items.collect();
    let key = |item: &TreeItemProps| item.node.id.number().to_string();
    let figure = |item: &TreeItemProps| html! { <TreeItem key={key(item)} ..item.clone() /> };
    let words = |item: &TreeItemProps| html! { <TreeWords key={key(item)} ..item.clone() /> };
    layers(
        &layout,
        size,
        on_action,
        Layers {
            edges: edges(nodes, grid, &layout.places).into_iter().collect(),
            role: "tree",
            name: study::tree(),
            figures: items.iter().map(figure).collect(),
            texts: items.iter().map(words).collect(),
        },
    )
}

/// The layers of a drawing, the lowest first.
pub struct Layers {
    /// The lines between the figures.
    pub edges: Html,
    /// The ARIA role of the group of all figures.
    pub role: &'static str,
    /// The `aria-label` of that group.
    pub name: &'static str,
    /// The figures, between which a person moves by keys.
    pub figures: Html,
    /// The texts of the figures.
    pub texts: Html,
}

/// Draws layers in this size, in percent.
pub fn layers(
    layout: &TreeLayout,
    size: u32,
    on_action: &Callback<TreeAction>,
    layers: Layers,
) -> Html {
    let Layers {
        edges,
        role,
        name,
        figures,
        texts,
    } = layers;
    drawing(
        layout,
        size,
        html! {
            <>
                <g aria-hidden="true">{ edges }</g>
                <g {role} aria-label={name} onkeydown={on_key(on_action)}>{ figures }</g>
                <g class="tree__words" aria-hidden="true">{ texts }</g>
            </>
        },
    )
}

/// Receives the keys for moving in a drawing, and leaves other keys to the browser.
fn on_key(on_action: &Callback<TreeAction>) -> Callback<KeyboardEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = match document::plain_key(&event).as_deref() {
            Some("ArrowLeft") => TreeKey::Left,
            Some("ArrowRight") => TreeKey::Right,
            Some("ArrowUp") => TreeKey::Up,
            Some("ArrowDown") => TreeKey::Down,
            Some("Home") => TreeKey::Home,
            Some("End") => TreeKey::End,
            Some("Enter" | " ") => TreeKey::Press,
            _ => return,
        };
        event.prevent_default();
        on_action.emit(TreeAction::Key(key));
    })
}

/// The lines between nodes, kind by kind: the more important kinds lie on top.
fn edges(nodes: &[TreeNode], grid: Grid, places: &[NodePlace]) -> [Html; 6] {
    let [
        mut plain,
        mut cut,
        mut active,
        mut best,
        mut winning,
        mut strokes,
    ] = [const { String::new() }; 6];
    for (node, &to) in nodes.iter().zip(places) {
        let Some(parent) = node.parent else {
            continue;
        };
        let from = places[parent];
        let line = if node.is_cut {
            &mut cut
        } else if node.is_best {
            &mut best
        } else if node.is_active {
            &mut active
        } else {
            &mut plain
        };
        let way = path(&[
            ("M", from.x),
            (" ", from.y + grid.high / 2),
            ("L", to.x),
            (" ", to.y - grid.high / 2),
        ]);
        line.push_str(&way);
        if node.wins_for_mover() {
            winning.push_str(&way);
        }
        // Two short strokes across the line at which a cut begins.
        if node.is_cut && !nodes[parent].is_cut {
            let (x, y) = along(grid, from, to, 3);
            strokes.push_str(&path(&[
                ("M", x.saturating_sub(6)),
                (" ", y + 5),
                ("l6-10M", x),
                (" ", y + 5),
            ]));
            strokes.push_str("l6-10");
        }
    }
    [
        ("tree__edge", plain),
        ("tree__edge tree__edge--cut", cut),
        ("tree__edge tree__edge--active", active),
        ("tree__edge tree__edge--best", best),
        ("tree__edge tree__edge--win", winning),
        ("tree__stroke", strokes),
    ]
    .map(|(class, d)| html! { <path {class} {d} /> })
}

/// The point on the line between two nodes, after this many tenths of the way down.
fn along(grid: Grid, from: NodePlace, to: NodePlace, tenths: u32) -> (u32, u32) {
    let (top, bottom) = (from.y + grid.high / 2, to.y - grid.high / 2);
    let between = |start: u32, end: u32| (start * (10 - tenths) + end * tenths) / 10;
    (between(from.x, to.x), between(top, bottom))
}

/// The move to a node, as a text on the line from its parent; `None` at the root.
fn take(node: &TreeNode, grid: Grid, from: Option<NodePlace>, to: NodePlace) -> Option<Word> {
    let by = node.by?;
    let (x, y) = along(grid, from?, to, 6);
    let text = match node.position.heaps() {
        [_] => by.take.to_string(),
        _ => by.to_string(),
    };
    Some(Word {
        kind: WordKind::Take,
        x: signed(x) - signed(to.x),
        y: signed(y) - signed(to.y),
        text,
    })
}

/// A node with its place. Yew draws a node again only if these props change: a step changes few nodes.
#[derive(Clone, PartialEq, Properties)]
struct TreeItemProps {
    node: TreeNode,
    place: NodePlace,
    take: Option<Word>,
    /// The side of the player who wins from here, where that is found.
    winner: Option<&'static str>,
    /// Whether the move to the node wins for the player who makes it.
    wins: bool,
    /// The text under the node.
    under: Option<String>,
    grid: Grid,
    /// Whether the keyboard cursor is on the node.
    is_cursor: bool,
    /// Whether the value of this node is the one that minimax found last.
    is_last_found: bool,
    on_action: Callback<TreeAction>,
}

#[component]
fn TreeItem(props: &TreeItemProps) -> Html {
    let TreeItemProps {
        node,
        grid,
        is_cursor,
        is_last_found,
        ..
    } = props;
    let (grid, shape, id) = (*grid, shape(node), node.id);
    html! {
        <g
            class="tree__node"
            role="treeitem"
            aria-label={text::node(node)}
            aria-level={(node.ply + 1).to_string()}
            aria-posinset={node.among.0.to_string()}
            aria-setsize={node.among.1.to_string()}
            aria-expanded={node.is_open.map(yes_no)}
            aria-selected={yes_no(*is_cursor)}
            tabindex={if *is_cursor { "0" } else { "-1" }}
            data-current={flag(*is_last_found)}
            data-side={props.winner}
            data-cut={flag(node.is_cut)}
            transform={translate(props.place)}
            onclick={props.on_action.reform(move |_| TreeAction::Press(id))}
        >
            { hit_area(grid) }
            if *is_cursor || *is_last_found {
                { outline("tree__ring", shape, grid, 5) }
            }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a node and around it.
#[component]
fn TreeWords(props: &TreeItemProps) -> Html {
    let (node, grid, shape) = (&props.node, props.grid, shape(&props.node));
    let mut words: Vec<Word> = label(lines(node.position.heaps()), shape).collect();
    words.extend(props.under.clone().map(|text| under(text, grid)));
    let shown_bounds = node.bounds.filter(|_| !node.is_end());
    if let Some(known) = shown_bounds {
        words.extend(bounds(text::bounds(known), grid));
    }
    if text::shows_equal(node) {
        words.push(equal(grid, shown_bounds.is_some()));
    }
    if let Some(found) = node.value {
        words.push(value(text::value(found).to_owned(), shape, grid));
    }
    words.extend(props.take.clone());
    html! {
        <g
            data-best={flag(node.is_best)}
            data-wins={flag(props.wins)}
            data-side={props.winner}
            data-cut={flag(node.is_cut)}
            transform={translate(props.place)}
        >
            { for words.into_iter().map(word) }
        </g>
    }
}

/// The outline of a node.
fn shape(node: &TreeNode) -> Shape {
    match node.side {
        _ if node.is_end() => Shape::Triangle,
        Side::A => Shape::Square,
        Side::B => Shape::Round,
    }
}
