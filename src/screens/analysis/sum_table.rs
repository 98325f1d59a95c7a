//! The heaps in binary, one below the other, so that the nim-sum can be read off their columns.

use yew::prelude::*;

use super::pointing::Pointing;
use crate::catalogue::{analysis as words, play};
use crate::components::figures::{Analysed, prospect};
use crate::components::heap_board::Pointed;
use crate::components::{flag, yes_no};
use crate::engine::{Block, Counts, Move, Row, WinningRow};
use crate::text::analysis as text;

/// A row for each heap, the nim-sum below them, and the effect of the choice.
pub(super) fn sum_table(
    analysed: &Analysed<'_>,
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    let places = (0..analysed.digits).rev();
    let rows = analysed.analysis.rows();
    let blocks = analysed.analysis.blocks();
    let first = text::heap_column(&analysed.analysis);
    html! {
        <table class="analysis__table" data-digits={analysed.digits.to_string()} data-remainders={flag(analysed.analysis.counts != Counts::Stones)}>
            <caption class="heard">{ words::table() }</caption>
            <thead>
                <tr>
                    { column("analysis__head-heap", first) }
                    { for places.map(|place| column("analysis__head", (1_u32 << place).to_string())) }
                    { column("analysis__head-move", words::winning_column().to_owned()) }
                </tr>
            </thead>
            <tbody>{ for rows.map(|row| heap(analysed, row, &blocks, on_move, pointing)) }</tbody>
            <tfoot>
                { sum(analysed) }
                { after(analysed).unwrap_or_default() }
            </tfoot>
        </table>
    }
}

/// Why each heap has a safe move or none, folded.
pub(super) fn heap_by_heap(analysed: &Analysed<'_>) -> Html {
    let sentence = |row: Row| {
        let worked_out = text::worked_out(&analysed.analysis, row, analysed.digits);
        html! {
            <li>
                <b>{ name(row) }</b>
                <span class="analysis__worked">{ worked_out }</span>
            </li>
        }
    };
    html! {
        <details class="analysis__fold">
            <summary>{ words::heap_by_heap() }</summary>
            <ul class="analysis__list">{ for analysed.analysis.rows().map(sentence) }</ul>
        </details>
    }
}

/// The head of a heap's row: `A · 3`.
fn name(row: Row) -> String {
    let (heap, stones) = (row.heap, row.stones.into());
    words::Row { heap, stones }.text()
}

fn column(class: &'static str, name: String) -> Html {
    html! { <th {class} scope="col">{ name }</th> }
}

fn heap(
    analysed: &Analysed<'_>,
    row: Row,
    blocks: &[Block],
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    let (onmouseover, onfocusin) = pointing.at(Pointed::Heap(row.heap));
    let digit = |place: u32| {
        let found = blocks
            .iter()
            .find(|block| block.heap == row.heap && block.size == 1 << place);
        block_bit(row.heap, found, pointing)
    };
    let counts = analysed.analysis.counts != Counts::Stones;
    let chosen = analysed
        .chosen
        .filter(|(chosen, _)| chosen.heap == row.heap);
    html! {
        <tr
            data-row={row.heap.to_string()}
            data-chosen={flag(chosen.is_some())}
            data-pointed={flag(pointing.is_heap(row.heap))}
            {onmouseover}
            {onfocusin}
        >
            <th class="analysis__row" scope="row">
                { name(row) }
                if counts {
                    <small>{ words::CountsAs { remainder: row.grundy.0.into() }.text() }</small>
                }
            </th>
            { for (0..analysed.digits).rev().map(digit) }
            if let Some(winning) = row.winning {
                { safe_move(analysed, winning, on_move, pointing) }
            } else {
                <td class="analysis__none">{ words::none() }</td>
            }
        </tr>
    }
}

/// A digit of a heap: a one is a block of the heap.
fn block_bit(heap: usize, block: Option<&Block>, pointing: &Pointing) -> Html {
    let (onmouseover, onfocusin) = pointing.at(match block {
        Some(block) => Pointed::Block {
            heap,
            size: block.size,
        },
        None => Pointed::Heap(heap),
    });
    html! {
        <td
            class="analysis__bit"
            data-on={flag(block.is_some())}
            data-pointed={flag(block.is_some_and(|block| pointing.is_block(block)))}
            {onmouseover}
            {onfocusin}
        >
            <b>{ digit(block.is_some()) }</b>
        </td>
    }
}

/// The winning move of a heap, and the stones it leaves there.
fn safe_move(
    analysed: &Analysed<'_>,
    winning: WinningRow,
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    let made = winning.play;
    let (onmouseover, onfocusin) = pointing.at(Pointed::Move(made));
    let is_chosen = analysed.chosen.is_some_and(|(chosen, _)| chosen == made);
    html! {
        <td class="analysis__safe-move">
            <button
                type="button"
                class="analysis__take"
                aria-pressed={yes_no(is_chosen)}
                data-prospect={prospect(analysed.reader.wins(true))}
                onclick={on_move.reform(move |_| made)}
                {onmouseover}
                {onfocusin}
            >
                { play::Take { take: made.take.into() }.text() }
            </button>
            <small class="analysis__leaves">
                { words::Leaves { stones: winning.left.into() }.text() }
                if analysed.analysis.counts == Counts::Stones {
                    { " " }
                    <span class="analysis__bits">
                        { text::binary(winning.grundy.0, analysed.digits) }
                    </span>
                }
            </small>
            if winning.leaves_odd_singles {
                <small class="analysis__odd-ones">{ words::leaves_odd_ones() }</small>
            }
        </td>
    }
}

/// The nim-sum: under each column its bit, marked where the ones above are odd in number.
fn sum(analysed: &Analysed<'_>) -> Html {
    let sum = analysed.analysis.nim_sum.0;
    let bit = |place: u32| {
        let odd = sum >> place & 1 == 1;
        html! {
            <td class="analysis__bit analysis__bit--sum" data-on={flag(odd)}>
                <b>{ digit(odd) }</b>
                { " " }
                if odd {
                    <small class="analysis__odd">{ words::odd() }</small>
                } else {
                    <span class="heard">{ words::even() }</span>
                }
            </td>
        }
    };
    html! {
        <tr class="analysis__total" data-prospect={analysed.prospect()}>
            { head(words::Sum { sum: sum.into() }.text()) }
            { for (0..analysed.digits).rev().map(bit) }
            <td />
        </tr>
    }
}

/// The heap after the choice, and the new nim-sum.
fn after(analysed: &Analysed<'_>) -> Option<Html> {
    let (chosen, after) = analysed.chosen?;
    let analysis = after.analysis();
    let row = analysis.rows().nth(chosen.heap)?;
    let sum = analysis.nim_sum.0;
    let prospect = analysed.prospect_after(after);
    let row_after = words::RowAfter {
        heap: row.heap,
        stones: row.stones.into(),
    };
    Some(html! {
        <>
            <tr class="analysis__then" data-prospect={prospect}>
                { head(row_after.text()) }
                { for bits(analysed, row.grundy.0, "analysis__bit") }
                <td />
            </tr>
            <tr class="analysis__then analysis__then--sum" data-prospect={prospect}>
                { head(words::SumAfter { sum: sum.into() }.text()) }
                { for bits(analysed, sum, "analysis__bit analysis__bit--sum") }
                <td />
            </tr>
        </>
    })
}

fn head(name: String) -> Html {
    html! { <th class="analysis__row" scope="row">{ name }</th> }
}

fn bits(analysed: &Analysed<'_>, number: u32, class: &'static str) -> impl Iterator<Item = Html> {
    (0..analysed.digits).rev().map(move |place| {
        let on = number >> place & 1 == 1;
        html! { <td {class} data-on={flag(on)}><b>{ digit(on) }</b></td> }
    })
}

const fn digit(on: bool) -> &'static str {
    if on { "1" } else { "0" }
}
