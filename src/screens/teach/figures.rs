//! The figures of the lessons: bits and values.

use yew::prelude::*;

use crate::catalogue::{analysis, lessons as words};
use crate::components::figures::{ValueMark, values_table};
use crate::components::flag;
use crate::engine::{HeapRow, Position, heap_name};

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
    let rows = analysis.rows.iter().map(|&row| {
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
