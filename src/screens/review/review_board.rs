//! The board at a move. Taken stones are empty places with the sign of their player. If the winning
//! move is shown instead, a ring marks its stones. The sentence above says the same.

use yew::prelude::*;

use super::ReviewState;
use super::review_chart::diamond;
use crate::components::figures::{CELL, Stack};
use crate::components::{flag, side};
use crate::engine::{Move, heap_name};
use crate::game::Seat;
use crate::text::play;

/// Boards of few stones are not drawn larger than this.
const LEAST_ROWS: u32 = 5;
/// Up to this many heaps, a drawing is so large that smaller letters are large enough.
const FEW: usize = 5;
/// Under the stones, the heap's letter and its count.
const LABELS: u32 = 24;
/// How much larger letters are in a drawing of high heaps, which is shown smaller.
const TALL: u32 = 2;
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
    let stack = Stack::of(initial, LEAST_ROWS);
    let is_tall = stack.columns > 1;
    let letters = if is_tall { TALL } else { 1 };
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, &before) in review.before().heaps().iter().enumerate() {
        let taken = number(played.map(|judged| judged.made), heap);
        let ringed = number(better, heap);
        let path = |class: &'static str, d: String| html! { <path {class} {d} /> };
        let label = |class: &'static str, line: u32, text: String| {
            let x = (left + stack.columns * CELL / 2).to_string();
            let y = (stack.rows * CELL + letters * line).to_string();
            html! { <text {class} {x} {y}>{ text }</text> }
        };
        let gone = stack.dots(left, before - taken, before);
        let places = stack.places(left, before - taken, before);
        let signs = played.map(|judged| sign(judged.seat, &gone, places));
        drawn.extend([
            path("review__rings", stack.dots(left, before - ringed, before)),
            path("review__gone", gone.clone()),
            path("review__hollow", gone),
            signs.unwrap_or_default(),
            path("review__stones", stack.dots(left, 0, before - taken)),
            label("review__name", 10, heap_name(heap).to_string()),
            label("review__count", 20, play::count(before, taken + ringed)),
        ]);
        left += (stack.columns + 1) * CELL;
    }
    let wide = left.saturating_sub(CELL).max(CELL);
    // Room at both sides for the count of a heap that is narrower than that.
    let view = [
        "-10 0 ",
        &(wide + 20).to_string(),
        " ",
        &(stack.rows * CELL + letters * LABELS).to_string(),
    ]
    .concat();
    html! {
        <div class="review__board" aria-hidden="true">
            <svg class="review__picture" viewBox={view} data-few={flag(initial.len() <= FEW && !is_tall)} data-tall={flag(is_tall)}>{ for drawn }</svg>
        </div>
    }
}

/// The signs of the player who took the stones in these places: dots on the left, diamonds on the right.
fn sign(seat: Seat, dots: &str, places: impl Iterator<Item = (u32, u32)>) -> Html {
    let path = if seat == Seat::One {
        dots.to_owned()
    } else {
        places
            .map(|(x, y)| diamond(x as usize, y as usize, SIGN))
            .collect()
    };
    html! { <path class="review__sign" data-side={side(seat)} d={path} /> }
}
