//! The heaps in binary, the nim-sum, and what each heap has to become.

use yew::prelude::*;

use super::pointing::Pointing;
use crate::catalogue::analysis as words;
use crate::components::{flag, yes_no};
use crate::engine::{Analysis, HeapMeasure, HeapRow, Move, Position, heap_name};
use crate::text::analysis as text;

/// The properties of the table.
pub struct SumTable<'a> {
    /// The position as it is.
    pub position: &'a Position,
    /// Beside a game, the move that is chosen and not made yet.
    pub choice: Option<Move>,
    /// The target of the pointer, and its callback.
    pub pointing: &'a Pointing,
    /// Receives the winning move of a heap whose button is pressed.
    pub on_move: &'a Callback<Move>,
}

/// A row for each heap.
pub fn sum_table(table: &SumTable<'_>) -> Html {
    let analysis = table.position.analysis();
    let digits = text::digits(table.position);
    let column = |name: &str| html! { <th scope="col">{ name.to_owned() }</th> };
    html! {
        // Where it is wider than the window, the keyboard must reach it to scroll.
        <div class="sum" role="region" tabindex="0" aria-label={words::table()}>
            <table class="sum__table" aria-label={words::table()}>
                <thead>
                    <tr>
                        { column(words::heap_column()) }
                        { column(words::decimal_column()) }
                        { text::counts_column(analysis.measure).as_deref().map(column).unwrap_or_default() }
                        { column(words::binary_column()) }
                        { column(words::sum_column()) }
                        { column(words::new_binary_column()) }
                        { column(words::new_decimal_column()) }
                        { column(words::winning_column()) }
                    </tr>
                </thead>
                <tbody>{ for analysis.rows.iter().map(|&row| heap_row(table, &analysis, row, digits)) }</tbody>
            </table>
        </div>
    }
}

fn heap_row(table: &SumTable<'_>, analysis: &Analysis, row: HeapRow, digits: u32) -> Html {
    let (onmouseover, onfocusin) = table.pointing.at(row.heap);
    let counts = (analysis.measure != HeapMeasure::Stones).then_some(row.grundy.0);
    let bits = |number| html! { <td class="sum__bits">{ text::binary(number, digits) }</td> };
    // The value that this heap must get for a nim-sum of 0, unless the end of a misère game decides.
    let balanced = row.balanced.map(|value| value.0);
    html! {
        <tr
            key={row.heap}
            data-safe={flag(row.winning.is_some())}
            data-pointed={flag(table.pointing.is_heap(row.heap))}
            {onmouseover}
            {onfocusin}
        >
            <th scope="row">{ heap_name(row.heap).to_string() }</th>
            <td>{ row.stones }</td>
            { counts.map(|value| html! { <td>{ value }</td> }).unwrap_or_default() }
            { bits(row.grundy.0) }
            if let Some(value) = balanced {
                { bits(analysis.nim_sum.0) }
                { bits(value) }
            } else {
                <td class="sum__end" colspan="2">{ text::end_decides(analysis.measure)() }</td>
            }
            <td>{ new_size(analysis, row, balanced) }</td>
            <td>{ winning(table, analysis, row) }</td>
        </tr>
    }
}

/// The sizes that winning moves leave. Without one, the size for a nim-sum of 0, which no move leaves; a dash where
/// heaps do not count as stones, or where the end of a misère game decides.
fn new_size(analysis: &Analysis, row: HeapRow, balanced: Option<u32>) -> String {
    let winning = analysis.winning.iter().filter(|by| by.heap == row.heap);
    let left: Vec<String> = winning
        .map(|by| (row.stones - by.take.get()).to_string())
        .collect();
    if !left.is_empty() {
        return left.join(", ");
    }
    let missed = balanced.filter(|_| analysis.measure == HeapMeasure::Stones);
    missed.map_or_else(|| "–".to_owned(), |number| number.to_string())
}

/// Whether the heap has a winning move. The button makes it, or beside a game chooses it and makes it at a second press.
fn winning(table: &SumTable<'_>, analysis: &Analysis, row: HeapRow) -> Html {
    let Some(made) = row.winning else {
        return html! { <span class="sum__no">{ words::no_winning() }</span> };
    };
    html! {
        <button
            type="button"
            class="sum__yes"
            aria-pressed={yes_no(table.choice == Some(made))}
            onclick={table.on_move.reform(move |_| made)}
        >
            { text::winning(analysis, row) }
        </button>
    }
}
