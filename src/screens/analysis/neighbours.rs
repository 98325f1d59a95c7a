//! The table of safe and unsafe boards: two heaps change, and the others stay.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::catalogue::analysis as words;
use crate::components::flag;
use crate::engine::{MOST_STONES, Outcome, Position, heap_name};
use crate::text::analysis as text;

/// The table goes at least to this size of a heap.
const LEAST: u32 = 9;

/// The properties of the table.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The board whose heaps stand in the table.
    pub position: Position,
    /// Receives the heaps of the pressed cell.
    pub on_heaps: Callback<Vec<u32>>,
}

/// The indices of two heaps: the rows have the sizes of `down`, the columns those of `across`.
#[derive(Clone, Copy, PartialEq)]
struct HeapPair {
    down: usize,
    across: usize,
}

/// The table, folded until a person asks for it. A board of one heap has no table.
#[component]
pub fn Neighbours(props: &Props) -> Html {
    let Props { position, on_heaps } = props;
    let is_open = use_state_eq(|| false);
    let pair = use_state_eq(|| HeapPair { down: 0, across: 1 });
    let heaps = position.heaps().len();
    if heaps < 2 {
        return Html::default();
    }
    let shown = match *pair {
        shown if shown.down.max(shown.across) < heaps => shown,
        _ => HeapPair { down: 0, across: 1 },
    };
    // The other heap of the pair changes places with the chosen one.
    let choose_down = {
        let pair = pair.setter();
        Callback::from(move |down| {
            let across = if down == shown.across {
                shown.down
            } else {
                shown.across
            };
            pair.set(HeapPair { down, across });
        })
    };
    let choose_across = {
        let pair = pair.setter();
        Callback::from(move |across| {
            let down = if across == shown.down {
                shown.across
            } else {
                shown.down
            };
            pair.set(HeapPair { down, across });
        })
    };
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    html! {
        <section class="neighbours">
            <button
                type="button"
                class="button neighbours__open off-paper"
                aria-expanded={if *is_open { "true" } else { "false" }}
                {onclick}
            >
                { words::neighbours() }
            </button>
            if *is_open {
                <p class="neighbours__about">{ words::about_neighbours() }</p>
                if heaps > 2 {
                    <div class="neighbours__heaps off-paper">
                        { select("heap-down", words::down_heap(), shown.down, heaps, &choose_down) }
                        { select("heap-across", words::across_heap(), shown.across, heaps, &choose_across) }
                    </div>
                }
                { table(position, shown, on_heaps) }
            }
        </section>
    }
}

/// A choice among the heaps.
fn select(
    id: &'static str,
    label: &'static str,
    chosen: usize,
    heaps: usize,
    on_choose: &Callback<usize>,
) -> Html {
    let onchange = {
        let on_choose = on_choose.clone();
        Callback::from(move |event: Event| {
            let element: HtmlSelectElement = event.target_unchecked_into();
            on_choose.emit(usize::try_from(element.selected_index()).unwrap_or(0));
        })
    };
    let option = |heap: usize| {
        html! { <option key={heap} selected={heap == chosen}>{ heap_name(heap).to_string() }</option> }
    };
    html! {
        <span>
            <label for={id}>{ label }</label>
            { " " }
            <select {id} class="field" {onchange}>{ for (0..heaps).map(option) }</select>
        </span>
    }
}

fn table(position: &Position, pair: HeapPair, on_heaps: &Callback<Vec<u32>>) -> Html {
    let heaps = position.heaps();
    let most = |heap: usize| MOST_STONES.min(heaps[heap].max(LEAST));
    let (last_row, last_column) = (most(pair.down), most(pair.across));
    let cell = |row: u32, column: u32| {
        let mut board = heaps.to_vec();
        (board[pair.down], board[pair.across]) = (row, column);
        html! { <td key={column}>{ board_button(board, position, on_heaps) }</td> }
    };
    let table_row = |row: u32| {
        html! {
            <tr key={row}>
                <th key="head" scope="row">{ row }</th>
                { for (0..=last_column).map(|column| cell(row, column)) }
            </tr>
        }
    };
    html! {
        <div class="neighbours__frame" role="region" tabindex="0" aria-label={words::neighbours()}>
            <table class="neighbours__table" aria-label={words::neighbours()}>
                <thead>
                    <tr>
                        <td key="names">{ format!("{} \\ {}", heap_name(pair.down), heap_name(pair.across)) }</td>
                        { for (0..=last_column).map(|column| html! { <th key={column} scope="col">{ column }</th> }) }
                    </tr>
                </thead>
                <tbody>{ for (0..=last_row).map(table_row) }</tbody>
            </table>
        </div>
    }
}

/// A board as a button; empty where it would have more stones than a board can have.
fn board_button(board: Vec<u32>, shown: &Position, on_heaps: &Callback<Vec<u32>>) -> Html {
    let is_shown = board == shown.heaps();
    let Ok(position) = Position::new(&board, shown.rules()) else {
        return Html::default();
    };
    let name = words::Field {
        heaps: &board,
        verdict: text::verdict(&position),
    };
    html! {
        <button
            type="button"
            class="neighbours__field"
            aria-label={name.text()}
            title={name.text()}
            aria-current={is_shown.then_some("true")}
            data-safe={flag(position.outcome() == Outcome::P)}
            onclick={on_heaps.reform(move |_| board.clone())}
        />
    }
}
