//! The figures of the lessons: bits, values and a tree.

use yew::prelude::*;

use crate::catalogue::{Who, analysis, lessons as words};
use crate::components::figures::{ValueMark, tree_drawing, values_table};
use crate::components::flag;
use crate::engine::{HeapRow, Position, Tree, heap_name};
use crate::game::tree::{TreeAction, TreeView};
use crate::game::{Seat, TreeExplorer};
use crate::text::tree;

/// The heaps in binary, and if it is known, the nim-sum.
pub fn bits_table(position: &Position, known: bool) -> Html {
    let analysis = position.analysis();
    let digits = analysis.bits();
    let cell = |number: u32, place: u32| {
        let on = number >> place & 1 == 1;
        html! {
            <td class="lesson__bit" data-on={flag(on)}>{ if on { "1" } else { "0" } }</td>
        }
    };
    let head = |name: String| html! { <th scope="row">{ name }</th> };
    let name = |row: HeapRow| format!("{} · {}", heap_name(row.heap), row.stones);
    let columns = (0..digits).rev().map(|place| {
        let worth = 1_u32 << place;
        html! { <th scope="col">{ worth }</th> }
    });
    let rows = analysis.rows().map(|row| {
        let cells = (0..digits).rev().map(|place| cell(row.grundy.0, place));
        html! { <tr>{ head(name(row)) }{ for cells }</tr> }
    });
    let sum = analysis.nim_sum.0;
    let sum_cells = (0..digits).rev().map(|place| {
        if known {
            cell(sum, place)
        } else {
            html! { <td class="lesson__bit">{ "?" }</td> }
        }
    });
    html! {
        <table class="lesson__bits">
            <caption class="visually-hidden">{ words::table() }</caption>
            <thead>
                <tr><th scope="col">{ analysis::heap_column() }</th>{ for columns }</tr>
            </thead>
            <tbody>{ for rows }</tbody>
            <tfoot>
                <tr>{ head(words::nim_sum().to_owned()) }{ for sum_cells }</tr>
            </tfoot>
        </table>
    }
}

/// The Grundy values of heaps from 0 to the largest one. Unless `known`, the value of the largest heap is asked. If one
/// heap is left `now`, the heaps that a move can leave of it are marked.
pub fn values_of(board: &Position, now: &Position, known: bool) -> Html {
    let takes = board.rules().takes;
    let largest = board.heaps().iter().copied().max().unwrap_or_default();
    values_table(takes, largest, |stones| match now.heaps() {
        _ if stones == largest && !known => Some(ValueMark::Asked),
        [heap] if takes.has(heap.saturating_sub(stones)) => Some(ValueMark::Left),
        _ => None,
    })
}

/// The whole tree of a small position, and once they are known the values of its nodes. It is a
/// picture here: its nodes are no buttons.
pub fn tree_figure(position: &Position, view: TreeView, known: bool) -> Html {
    let mut explorer = TreeExplorer::new(position, view);
    if known {
        explorer.act(TreeAction::End);
    }
    let drawing = tree_drawing(
        &explorer,
        &explorer.nodes(),
        Seat::One,
        100,
        &Callback::noop(),
    );
    let games = games(position).into_iter().map(|(taken, winner)| {
        let taken = &taken;
        let game = if known {
            words::GameWon { taken, winner }.text()
        } else {
            words::Game { taken }.text()
        };
        html! { <li>{ game }</li> }
    });
    html! {
        <div class="lesson__tree">
            <div role="img" aria-label={tree::board(position)}>
                <div inert=true>{ drawing }</div>
            </div>
            <ul class="visually-hidden">{ for games }</ul>
        </div>
    }
}

/// Every game from a small position: the moves in turn, and the winner.
fn games(position: &Position) -> Vec<(Vec<u32>, &'static Who)> {
    let mut tree = Tree::new(position);
    tree.grow_all();
    let mut games = Vec::new();
    let mut waiting = vec![tree.root()];
    while let Some(node) = waiting.pop() {
        let children = tree[node].children();
        waiting.extend(children.iter().rev());
        if children.is_empty() {
            let line = tree.line(node).into_iter();
            let winner = if tree[node].value() == 1 {
                &Who::You
            } else {
                &Who::Computer
            };
            games.push((line.map(|by| by.take.get()).collect(), winner));
        }
    }
    games
}
