//! The board at a move: what that took is seen as empty places, and where it was a slip, the stones
//! that should have gone have a ring. The sentence below says the same.

use super::el::{El, el};
use crate::components::figures::{CELL, ROWS, dots};
use crate::engine::{Move, heap_name};
use crate::game::{Review, Worth};
use crate::text::{play, review as words};

/// Boards of few stones are not drawn larger than this.
const LEAST_ROWS: u32 = 5;
/// Under the stones, the heap's letter and its count.
const LABELS: u32 = 24;

/// The picture with what explains it.
#[must_use]
pub(super) fn review_board(review: &Review) -> El {
    let made = review.looked();
    let slip = made.filter(|judged| judged.worth == Worth::Gave);
    let named = slip.and_then(|slip| slip.named);
    let legend = |class, says: &'static str| {
        let sign = el("svg", "review__sign")
            .attr("viewBox", "-1 -1 12 12")
            .child(el("path", class).attr("d", "M5 5h0"))
            .child(el("path", "review__hollow").attr("d", "M5 5h0"));
        el("span", "review__legend").child(sign).text(says)
    };
    el("div", "review__board")
        .unheard()
        .child(draw(review, made.map(|judged| judged.made), named))
        .child(
            el("p", "review__legends")
                .child_if(made.map(|_| legend("review__gone", words::LEGEND_TAKEN)))
                .child_if(named.map(|_| legend("review__rings", words::LEGEND_NAMED))),
        )
}

fn draw(review: &Review, made: Option<Move>, named: Option<Move>) -> El {
    let laid = review.game().table().board.heaps();
    let before = review.before().heaps();
    let number = |of: Option<Move>, heap: usize| {
        of.filter(|of| of.heap == heap)
            .map_or(0, |of| of.take.get())
    };
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, (&laid, &before)) in laid.iter().zip(before).enumerate() {
        let columns = laid.div_ceil(ROWS).max(1);
        let taken = number(made, heap);
        let path = |class, from, to| el("path", class).attr("d", dots(left, from, to));
        drawn.push(path("review__rings", before - number(named, heap), before));
        drawn.push(path("review__gone", before - taken, before));
        drawn.push(path("review__hollow", before - taken, before));
        drawn.push(path("review__stones", 0, before - taken));
        let label = |class, line: u32, text: String| {
            el("text", class)
                .number("x", left + columns * CELL / 2)
                .number("y", ROWS * CELL + line)
                .text(text)
        };
        drawn.push(label("review__name", 10, heap_name(heap).to_string()));
        drawn.push(label("review__count", 20, play::count(before, taken)));
        left += (columns + 1) * CELL;
    }
    let most = laid.iter().copied().max().unwrap_or_default();
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
    el("svg", "review__picture")
        .attr("viewBox", view)
        .children(drawn)
}
