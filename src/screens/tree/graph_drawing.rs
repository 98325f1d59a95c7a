//! The tree with equal positions merged: a row for each number of stones on the board.

use yew::prelude::*;

use crate::catalogue::tree as words;
use crate::components::figures::tree_drawing::{on_key, verdict};
use crate::components::figures::tree_layout::{Grid, Layout, Place};
use crate::components::figures::tree_shapes::{
    Shape, at, drawing, grid, label, lines, outline, path, room, value,
};
use crate::components::{flag, yes_no};
use crate::engine::GraphNode;
use crate::game::TreeExplorer;
use crate::game::tree::TreeAction;
use crate::text::tree as text;

/// Draws the graph. For screen readers it is a list, because a node with several parents fits in no
/// tree.
pub fn graph_drawing(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let graph = explorer.graph();
    let grid = grid(&graph.nodes()[0].heaps);
    let rows = explorer.rows();
    let drawn = grid.rows(&rows);
    let order = explorer.graph_found();
    let mut found = vec![false; graph.nodes().len()];
    for &node in &order {
        found[node] = true;
    }
    let reading = rows.iter().flatten().map(|&number| {
        let node = Shown {
            number,
            node: &graph.nodes()[number],
            place: drawn.places[number],
            is_found: found[number],
            is_current: order.last() == Some(&number),
            is_here: number == explorer.graph_cursor(),
        };
        let onclick = on_action.reform(move |_| TreeAction::PressPosition(number));
        figure(&node, grid, onclick)
    });
    let inside = graph
        .nodes()
        .iter()
        .enumerate()
        .map(|(place, node)| inside(node, drawn.places[place], found[place], grid));
    let content = html! {
        <>
            <g aria-hidden="true">{ for edges(explorer, &found, &drawn, grid) }</g>
            <g role="listbox" aria-label={words::graph_name()} onkeydown={on_key(on_action)}>
                { for reading }
            </g>
            <g class="tree__words" aria-hidden="true">{ for inside }</g>
        </>
    };
    drawing(drawn.wide, drawn.high, false, content)
}

/// A position of the graph as it is drawn.
struct Shown<'a> {
    number: usize,
    node: &'a GraphNode,
    place: Place,
    is_found: bool,
    /// Whether its value was found last.
    is_current: bool,
    /// Whether the keyboard stands there.
    is_here: bool,
}

/// All moves, over them those found to win, and over these the moves of the chosen position.
fn edges(explorer: &TreeExplorer, found: &[bool], drawn: &Layout, grid: Grid) -> [Html; 3] {
    let [mut all, mut winning, mut chosen] = [const { String::new() }; 3];
    for (from, node) in explorer.graph().nodes().iter().enumerate() {
        for by in &node.moves {
            let Some(to) = by.to else {
                continue;
            };
            let line = line(drawn, grid, from, to);
            if from == explorer.graph_cursor() {
                chosen.push_str(&line);
            }
            if by.wins && found[from] {
                winning.push_str(&line);
            } else if from != explorer.graph_cursor() {
                all.push_str(&line);
            }
        }
    }
    [
        html! { <path class="tree__edge tree__edge--faint" d={all} /> },
        html! { <path class="tree__edge tree__edge--active" d={chosen} /> },
        html! { <path class="tree__edge tree__edge--win" d={winning} /> },
    ]
}

/// A straight line to the next row, a bow past the rows between.
fn line(drawn: &Layout, grid: Grid, from: usize, to: usize) -> String {
    let (from, to) = (drawn.places[from], drawn.places[to]);
    let (top, bottom) = (from.y + grid.high / 2, to.y - grid.high / 2);
    let rows = (to.y - from.y) / grid.row;
    let begin = path(&[("M", from.x), (" ", top)]);
    if rows <= 1 || from.x.abs_diff(to.x) >= grid.slot {
        return [&begin, &*path(&[("L", to.x), (" ", bottom)])].concat();
    }
    let middle = u32::midpoint(from.x, to.x);
    let bow = grid.wide + (rows - 1).min(4) * 24;
    let aside = if rows.is_multiple_of(2) {
        middle + bow
    } else {
        middle.saturating_sub(bow)
    };
    let bowed = [
        ("Q", aside),
        (" ", u32::midpoint(top, bottom)),
        (" ", to.x),
        (" ", bottom),
    ];
    [&begin, &*path(&bowed)].concat()
}

fn figure(shown: &Shown, grid: Grid, onclick: Callback<MouseEvent>) -> Html {
    let &Shown { node, is_found, .. } = shown;
    let shape = shape(node);
    html! {
        <g
            key={shown.number.to_string()}
            class="tree__node"
            role="option"
            aria-label={text::graph_node(node, is_found)}
            data-value={verdict(is_found, node.wins)}
            data-current={flag(shown.is_current)}
            aria-selected={yes_no(shown.is_here)}
            tabindex={if shown.is_here { "0" } else { "-1" }}
            transform={at(shown.place)}
            {onclick}
        >
            { room(grid) }
            { outline("tree__ring", shape, grid, 5) }
            { outline("tree__shape", shape, grid, 0) }
        </g>
    }
}

/// The texts in a node and beside it.
fn inside(node: &GraphNode, place: Place, found: bool, grid: Grid) -> Html {
    let shape = shape(node);
    let worth = text::value(if node.wins { 1 } else { -1 });
    html! {
        <g data-value={verdict(found, node.wins)} transform={at(place)}>
            { for label(&lines(&node.heaps), shape) }
            if found {
                { value(worth, shape, grid) }
            }
        </g>
    }
}

fn shape(node: &GraphNode) -> Shape {
    if node.position.is_terminal() {
        Shape::Triangle
    } else {
        Shape::Hexagon
    }
}
