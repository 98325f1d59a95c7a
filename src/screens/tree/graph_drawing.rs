//! The tree with each board drawn once: a row for each number of stones on the board.

use yew::prelude::*;

use crate::catalogue::tree as messages;
use crate::components::figures::tree_drawing::{Layers, layers};
use crate::components::figures::tree_layout::{Grid, NodePlace};
use crate::components::figures::tree_shapes::{
    Shape, Word, grid, hit_area, label, lines, outline, path, translate, value, word,
};
use crate::components::{flag, yes_no};
use crate::game::TreeExplorer;
use crate::game::tree::TreeAction;
use crate::text::tree as text;

/// Draws the graph at a size in percent. For screen readers it is a list, because a node with several parents fits in no
/// tree.
pub fn graph_drawing(explorer: &TreeExplorer, size: u32, on_action: &Callback<TreeAction>) -> Html {
    let graph = explorer.graph();
    let grid = grid(&graph.nodes()[0].heaps).for_hexagons();
    let rows = explorer.rows();
    let layout = grid.rows(&rows);
    let found = explorer.graph_found();
    let items = rows.into_iter().flatten().map(|number| {
        let node = &graph.nodes()[number];
        GraphItemProps {
            number,
            heaps: node.heaps.clone(),
            place: layout.places[number],
            wins: found.contains(&number).then_some(node.wins),
            is_last_found: found.last() == Some(&number),
            is_cursor: number == explorer.graph_cursor(),
            grid,
            on_action: on_action.clone(),
        }
    });
    let items: Vec<GraphItemProps> = items.collect();
    let key = |item: &GraphItemProps| item.number.to_string();
    let figure = |item: &GraphItemProps| html! { <GraphItem key={key(item)} ..item.clone() /> };
    let text = |item: &GraphItemProps| html! { <GraphWords key={key(item)} ..item.clone() /> };
    layers(
        &layout,
        size,
        on_action,
        Layers {
            edges: edges(explorer, grid, &layout.places).into_iter().collect(),
            role: "listbox",
            name: messages::graph_name(),
            figures: items.iter().map(figure).collect(),
            texts: items.iter().map(text).collect(),
        },
    )
}

/// The moves in three layers. Above all are those found to win, in the middle those from the cursor, which may be in both,
/// and below the others.
fn edges(explorer: &TreeExplorer, grid: Grid, places: &[NodePlace]) -> [Html; 3] {
    let [mut other, mut of_cursor, mut winning] = [const { String::new() }; 3];
    for (from, node) in explorer.graph().nodes().iter().enumerate() {
        let is_found = explorer.graph_found().contains(&from);
        for edge in &node.moves {
            let Some(to) = edge.to else {
                continue;
            };
            let path = edge_path(grid, places[from], places[to]);
            if from == explorer.graph_cursor() {
                of_cursor.push_str(&path);
            }
            if edge.wins && is_found {
                winning.push_str(&path);
            } else if from != explorer.graph_cursor() {
                other.push_str(&path);
            }
        }
    }
    [
        ("tree__edge tree__edge--faint", other),
        ("tree__edge tree__edge--active", of_cursor),
        ("tree__edge tree__edge--win", winning),
    ]
    .map(|(class, d)| html! { <path {class} {d} /> })
}

/// A straight line to the next row, or to a board that is a slot or more aside; else an arc past the rows between.
fn edge_path(grid: Grid, from: NodePlace, to: NodePlace) -> String {
    let (top, bottom) = (from.y + grid.high / 2, to.y - grid.high / 2);
    let rows = (to.y - from.y) / grid.row;
    let begin = path(&[("M", from.x), (" ", top)]);
    if rows <= 1 || from.x.abs_diff(to.x) >= grid.slot {
        return [&begin, &*path(&[("L", to.x), (" ", bottom)])].concat();
    }
    let middle = u32::midpoint(from.x, to.x);
    let arc = grid.wide + (rows - 1).min(4) * 24;
    let aside = if rows.is_multiple_of(2) {
        middle + arc
    } else {
        middle.saturating_sub(arc)
    };
    let curve = [
        ("Q", aside),
        (" ", u32::midpoint(top, bottom)),
        (" ", to.x),
        (" ", bottom),
    ];
    [&begin, &*path(&curve)].concat()
}

/// A board of the graph with its place. It is a component, so that a step draws only the few anew that change.
#[derive(Clone, PartialEq, Properties)]
struct GraphItemProps {
    /// The number of the board in the graph.
    number: usize,
    /// The heaps without the empty ones.
    heaps: Vec<u32>,
    place: NodePlace,
    /// Whether the player to move wins, where that is found.
    wins: Option<bool>,
    /// Whether its winner was found last.
    is_last_found: bool,
    /// Whether the keyboard cursor is on it.
    is_cursor: bool,
    grid: Grid,
    on_action: Callback<TreeAction>,
}

#[component]
fn GraphItem(props: &GraphItemProps) -> Html {
    let GraphItemProps {
        number,
        grid,
        is_cursor,
        is_last_found,
        ..
    } = *props;
    let shape = shape(props);
    html! {
        <g
            class="tree__node"
            role="option"
            aria-label={text::graph_node(&props.heaps, props.wins)}
            data-value={props.wins.map(verdict)}
            data-current={flag(is_last_found)}
            aria-selected={yes_no(is_cursor)}
            tabindex={if is_cursor { "0" } else { "-1" }}
            transform={translate(props.place)}
            onclick={props.on_action.reform(move |_| TreeAction::PressBoard(number))}
        >
            { hit_area(grid) }
            if is_cursor || is_last_found {
                { outline("tree__ring", shape, grid, 5) }
            }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a board and beside it, for the eye alone: screen readers have the `aria-label` of the item.
#[component]
fn GraphWords(props: &GraphItemProps) -> Html {
    let shape = shape(props);
    let mut words: Vec<Word> = label(lines(&props.heaps), shape).collect();
    if let Some(wins) = props.wins {
        words.push(value(text::letter(wins).to_owned(), shape, props.grid));
    }
    html! {
        <g data-value={props.wins.map(verdict)} transform={translate(props.place)}>
            { for words.into_iter().map(word) }
        </g>
    }
}

/// The `data-value` of a board, for the styles: whether the player to move wins.
pub const fn verdict(wins: bool) -> &'static str {
    if wins { "win" } else { "loss" }
}

/// The outline of a board.
fn shape(item: &GraphItemProps) -> Shape {
    if item.heaps.iter().all(|&stones| stones == 0) {
        Shape::Triangle
    } else {
        Shape::Hexagon
    }
}
