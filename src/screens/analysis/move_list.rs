//! Every legal move with its value and the turns to the end, the best first.

use yew::prelude::*;

use super::pointing::Pointing;
use crate::catalogue::analysis as words;
use crate::components::figures::{Analysed, prospect};
use crate::components::heap_board::Pointed;
use crate::components::{flag, yes_no};
use crate::engine::{Move, ValuedMove};
use crate::text::analysis::{self as text, Reader};
use crate::text::play;

/// Up to this many moves are shown in one list. With more, losing moves are folded heap by heap.
const MOST_FLAT: usize = 24;

/// The moves as buttons: the first press chooses, the second plays. `hand` tells whether the presses of the
/// person make them.
pub(super) fn move_list(
    analysed: &Analysed<'_>,
    valued: &[ValuedMove],
    hand: Reader,
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    if valued.is_empty() {
        return Html::default();
    }
    let flat = valued.len() <= MOST_FLAT;
    let shown = valued.iter().filter(|told| flat || told.wins);
    let folds = (0..analysed.now.heaps().len())
        .filter(|_| !flat)
        .filter_map(|heap| fold(analysed, valued, heap, on_move, pointing));
    html! {
        <div class="analysis__all">
            <h3 class="analysis__heading">{ text::moves_heading(analysed.reader) }</h3>
            <p class="analysis__how">{ text::press(analysed.now, hand) }</p>
            <ul class="analysis__moves">
                { for shown.map(|told| full(analysed, told, on_move, pointing)) }
            </ul>
            <div class="analysis__folds">{ for folds }</div>
        </div>
    }
}

/// A move in full: `B3 wins 5 turns`.
fn full(
    analysed: &Analysed<'_>,
    told: &ValuedMove,
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    let made = told.play;
    let (onmouseover, onfocusin) = pointing.at(Pointed::Move(made));
    let held = analysed.now.heaps().get(made.heap).copied();
    let left = held.unwrap_or_default().saturating_sub(made.take.get());
    html! {
        <li>
            <button
                type="button"
                class="analysis__move"
                aria-pressed={yes_no(is_chosen(analysed, told))}
                data-prospect={prospect(analysed.reader.wins(told.wins))}
                data-pointed={flag(pointing.is_move(made))}
                {onmouseover}
                {onfocusin}
                onclick={on_move.reform(move |_| made)}
            >
                <b class="analysis__play">{ made.to_string() }</b>
                { " " }
                <span class="analysis__value">{ text::value(told.wins) }</span>
                { " " }
                <span class="analysis__turns">{ text::turns(told.plies) }</span>
                <span class="heard">{ ". " }{ play::stone(made, left) }</span>
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
    pointing: &Pointing,
) -> Option<Html> {
    let losing = || {
        valued
            .iter()
            .filter(move |told| !told.wins && told.play.heap == heap)
    };
    let count = losing().count();
    let button = |told: &ValuedMove| {
        let made = told.play;
        let (onmouseover, onfocusin) = pointing.at(Pointed::Move(made));
        let label = words::LosingMove {
            name: &made.to_string(),
            turns: &text::turns(told.plies),
        };
        html! {
            <button
                type="button"
                class="analysis__short"
                aria-pressed={yes_no(is_chosen(analysed, told))}
                data-pointed={flag(pointing.is_move(made))}
                {onmouseover}
                {onfocusin}
                onclick={on_move.reform(move |_| made)}
            >
                { label.text() }
            </button>
        }
    };
    let summary = words::LosingMoves {
        heap,
        count: count.into(),
    };
    (count > 0).then(|| {
        html! {
            <details class="analysis__fold">
                <summary>{ summary.text() }</summary>
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
