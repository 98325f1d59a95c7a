//! Every legal move with its value and the turns to the end, the best first.

use yew::prelude::*;

use crate::components::figures::{Analysed, prospect};
use crate::components::yes_no;
use crate::engine::{Move, ValuedMove};
use crate::text::analysis as words;

/// Up to so many moves stand one after the other; of more, those that lose are folded heap by heap.
const MOST_FLAT: usize = 24;

/// The moves as buttons: the first press chooses, the second plays.
pub(super) fn move_list(
    analysed: &Analysed<'_>,
    valued: &[ValuedMove],
    on_move: &Callback<Move>,
) -> Html {
    let flat = valued.len() <= MOST_FLAT;
    let shown = valued.iter().filter(|told| flat || told.wins);
    let folds = (0..analysed.now.heaps().len())
        .filter(|_| !flat)
        .filter_map(|heap| fold(analysed, valued, heap, on_move));
    html! {
        <div class="analysis__all">
            <h3 class="analysis__heading">{ words::moves_heading(analysed.reader) }</h3>
            <p class="analysis__how">{ words::press(analysed.reader) }</p>
            <ul class="analysis__moves">
                { for shown.map(|told| full(analysed, told, on_move)) }
            </ul>
            <div class="analysis__folds">{ for folds }</div>
        </div>
    }
}

/// A move in full: `B3 wins 5 turns`.
fn full(analysed: &Analysed<'_>, told: &ValuedMove, on_move: &Callback<Move>) -> Html {
    let made = told.play;
    html! {
        <li>
            <button
                type="button"
                class="analysis__move"
                aria-pressed={yes_no(is_chosen(analysed, told))}
                data-prospect={prospect(analysed.reader.wins(told.wins))}
                onclick={on_move.reform(move |_| made)}
            >
                <b class="analysis__play">{ made.to_string() }</b>
                { " " }
                <span class="analysis__value">{ words::value(told.wins) }</span>
                { " " }
                <span class="analysis__turns">{ words::turns(told.plies) }</span>
                <span class="heard">{ ". " }{ words::does(analysed.now, told) }</span>
            </button>
        </li>
    }
}

/// The losing moves of a heap. There may be a thousand on the board, so each is as few nodes as
/// it can be.
fn fold(
    analysed: &Analysed<'_>,
    valued: &[ValuedMove],
    heap: usize,
    on_move: &Callback<Move>,
) -> Option<Html> {
    let losing = || {
        valued
            .iter()
            .filter(move |told| !told.wins && told.play.heap == heap)
    };
    let count = losing().count();
    let button = |told: &ValuedMove| {
        let made = told.play;
        html! {
            <button
                type="button"
                class="analysis__short"
                aria-pressed={yes_no(is_chosen(analysed, told))}
                onclick={on_move.reform(move |_| made)}
            >
                { words::short(told) }
            </button>
        }
    };
    (count > 0).then(|| {
        html! {
            <details class="analysis__fold">
                <summary>{ words::folded(heap, count) }</summary>
                <div class="analysis__shorts">{ for losing().map(button) }</div>
            </details>
        }
    })
}

fn is_chosen(analysed: &Analysed<'_>, told: &ValuedMove) -> bool {
    analysed
        .chosen
        .is_some_and(|(chosen, _)| chosen == told.play)
}
