//! The board at a move. Taken stones are empty places with the sign of their player. If the winning
//! move is shown instead, a ring marks its stones. The sentence above says the same.

use yew::prelude::*;

use super::ReviewState;
use super::review_chart::{diamond, side};
use crate::components::figures::{CELL, ROWS, dots};
use crate::components::flag;
use crate::engine::{Move, heap_name};
use crate::game::Seat;
use crate::text::play;

/// Boards of few stones are not drawn larger than this.
const LEAST_ROWS: u32 = 5;
/// Up to this many heaps, a drawing is so large that smaller letters are large enough.
const FEW: usize = 5;
/// Under the stones, the heap's letter and its count.
const LABELS: u32 = 24;
/// Half the width of a player's sign.
const SIGN: usize = 2;

/// The picture of the move that was played, or of the better one.
pub fn review_board(state: &ReviewState) -> Html {
    let review = &state.review;
    let better = state.better();
    let played = review.looked().filter(|_| better.is_none());
    let initial = review.game().table().board.heaps();
    let number = |of: Option<Move>, heap: usize| {
        of.filter(|of| of.heap == heap)
            .map_or(0, |of| of.take.get())
    };
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, (&initial, &before)) in initial.iter().zip(review.before().heaps()).enumerate() {
        let columns = initial.div_ceil(ROWS).max(1);
        let taken = number(played.map(|judged| judged.made), heap);
        let ringed = number(better, heap);
        let path = |class: &'static str, d: String| html! { <path {class} {d} /> };
        let label = |class: &'static str, line: u32, text: String| {
            let x = (left + columns * CELL / 2).to_string();
            let y = (ROWS * CELL + line).to_string();
            html! { <text {class} {x} {y}>{ text }</text> }
        };
        let gone = dots(left, before - taken, before);
        let signs = played.map(|judged| sign(judged.seat, &gone));
        drawn.extend([
            path("review__rings", dots(left, before - ringed, before)),
            path("review__gone", gone.clone()),
            path("review__hollow", gone),
            signs.unwrap_or_default(),
            path("review__stones", dots(left, 0, before - taken)),
            label("review__name", 10, heap_name(heap).to_string()),
            label("review__count", 20, play::count(before, taken + ringed)),
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
    html! {
        <div class="review__board" aria-hidden="true">
            <svg class="review__picture" viewBox={view} data-few={flag(initial.len() <= FEW)}>{ for drawn }</svg>
        </div>
    }
}

/// The signs of the player who took the stones in these places.
fn sign(seat: Seat, places: &str) -> Html {
    let path = if seat == Seat::One {
        places.to_owned()
    } else {
        let middles = places.split('M').filter_map(|place| {
            let (x, y) = place.strip_suffix("h0")?.split_once(' ')?;
            Some(diamond(x.parse().ok()?, y.parse().ok()?, SIGN))
        });
        middles.collect()
    };
    html! { <path class="review__sign" data-side={side(seat)} d={path} /> }
}
