//! The board at a move. Taken stones are shown as empty places. After a mistake a ring marks the stones
//! of the winning move. The sentence below says the same.

use yew::prelude::*;

use crate::catalogue::review as words;
use crate::components::figures::{CELL, ROWS, dots};
use crate::engine::{Move, heap_name};
use crate::game::{Review, Worth};
use crate::text::play;

/// Boards of few stones are not drawn larger than this.
const LEAST_ROWS: u32 = 5;
/// Under the stones, the heap's letter and its count.
const LABELS: u32 = 24;

/// The picture with its legend.
pub fn review_board(review: &Review) -> Html {
    let made = review.looked();
    let slip = made.filter(|judged| judged.worth == Worth::Gave);
    let named = slip.and_then(|slip| slip.named);
    let legend = |class: &'static str, says: &'static str| {
        html! {
            <span class="review__legend">
                <svg class="review__sign" viewBox="-1 -1 12 12">
                    <path {class} d="M5 5h0" />
                    <path class="review__hollow" d="M5 5h0" />
                </svg>
                { says }
            </span>
        }
    };
    html! {
        <div class="review__board" aria-hidden="true">
            { draw(review, made.map(|judged| judged.made), named) }
            <p class="review__legends">
                if made.is_some() {
                    { legend("review__gone", words::taken()) }
                }
                if named.is_some() {
                    { legend("review__rings", words::better()) }
                }
            </p>
        </div>
    }
}

fn draw(review: &Review, made: Option<Move>, named: Option<Move>) -> Html {
    let initial = review.game().table().board.heaps();
    let before = review.before().heaps();
    let number = |of: Option<Move>, heap: usize| {
        of.filter(|of| of.heap == heap)
            .map_or(0, |of| of.take.get())
    };
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, (&initial, &before)) in initial.iter().zip(before).enumerate() {
        let columns = initial.div_ceil(ROWS).max(1);
        let taken = number(made, heap);
        let path = |class: &'static str, from, to| {
            html! { <path {class} d={dots(left, from, to)} /> }
        };
        let label = |class: &'static str, line: u32, text: String| {
            let x = (left + columns * CELL / 2).to_string();
            let y = (ROWS * CELL + line).to_string();
            html! { <text {class} {x} {y}>{ text }</text> }
        };
        drawn.extend([
            path("review__rings", before - number(named, heap), before),
            path("review__gone", before - taken, before),
            path("review__hollow", before - taken, before),
            path("review__stones", 0, before - taken),
            label("review__name", 10, heap_name(heap).to_string()),
            label("review__count", 20, play::count(before, taken)),
        ]);
        left += (columns + 1) * CELL;
    }
    let most = initial.iter().copied().max().unwrap_or_default();
    let rows = most.clamp(LEAST_ROWS, ROWS);
    let wide = left.saturating_sub(CELL).max(CELL);
    // Room at both sides for the count of a heap that is narrower than that.
    let view = [
        "-10 ",
        &((ROWS - rows) * CELL).to_string(),
        " ",
        &(wide + 20).to_string(),
        " ",
        &(rows * CELL + LABELS).to_string(),
    ]
    .concat();
    html! { <svg class="review__picture" viewBox={view}>{ for drawn }</svg> }
}
