//! The screen on which a game is looked at again: the board at one move, every move with what it
//! was worth, and where it was decided.

use yew::AttrValue;

use super::el::{El, el};
use super::lesson_screen::LESSON_HEADING;
use super::review_board::review_board;
use super::review_chart::review_chart;
use super::study::{KEYS, order};
use crate::components::icons::{BACK, CHECK, CLOSE, FORWARD, MINUS, TO_END, TO_START, icon};
use crate::game::{Review, Seat, Worth, write_board};
use crate::text::review as words;

/// Draws the screen.
#[must_use]
pub fn review_screen(review: &Review) -> El {
    let begun = !review.judged().is_empty();
    el("main", "review")
        .attr(
            KEYS,
            "ArrowLeft ArrowRight Home End PageUp PageDown n N p P",
        )
        // Whoever presses beside the buttons goes on by keys all the same.
        .attr("tabindex", "-1")
        .child(head(review))
        .child_if(begun.then(|| review_chart(review)))
        .child(look(review))
        .child_if(begun.then(|| accuracy(review)))
        .child_if(begun.then(|| moves(review)))
}

/// How it ended and where it was decided.
fn head(review: &Review) -> El {
    el("div", "review__head")
        .child(
            el("div", "review__title")
                .child(
                    el("h2", "review__heading")
                        .attr("id", LESSON_HEADING)
                        .attr("tabindex", "-1")
                        .text(words::REVIEW),
                )
                .child(el("p", "review__result").text(words::result(review))),
        )
        .child(el("p", "review__turning").text(words::turning(review)))
        .child_if(words::earlier(review).map(|told| el("p", "review__earlier").text(told)))
}

/// The board at the move that is looked at, and the buttons that step.
fn look(review: &Review) -> El {
    let (at, last) = (review.at(), review.judged().len());
    let step = |command: &'static str, name: &'static str, path, ready: bool| {
        order("button review__step", command)
            .label(name)
            .attr("title", name)
            .flag("aria-disabled", !ready)
            .child(icon(path))
    };
    let slip = |command: &'static str, name: &'static str, to: Option<usize>| {
        order("button review__slip", command)
            .flag("aria-disabled", to.is_none())
            .text(name)
    };
    let slips = review.slips().next().is_some();
    let steps = el("div", "review__steps")
        .attr("role", "group")
        .label(words::STEPS)
        .child(step(Review::FIRST, words::FIRST, TO_START, at > 0))
        .child(step(Review::BACK, words::BACK, BACK, at > 0))
        .child(step(Review::FORWARD, words::FORWARD, FORWARD, at < last))
        .child(step(Review::LAST, words::LAST, TO_END, at < last))
        .child_if(slips.then(|| {
            el("div", "review__slips")
                .child(slip(
                    Review::PREVIOUS_SLIP,
                    words::PREVIOUS_SLIP,
                    review.previous_slip(),
                ))
                .child(slip(
                    Review::NEXT_SLIP,
                    words::NEXT_SLIP,
                    review.next_slip(),
                ))
        }));
    el("section", "review__look")
        .label(words::BOARD)
        .child(review_board(review))
        .child(
            el("p", "review__said")
                .attr("role", "status")
                .text(words::looked(review)),
        )
        .child_if((last > 0).then_some(steps))
        .child(
            el("div", "review__ways")
                .child(
                    order("button button--primary review__again", Review::AGAIN)
                        .text(words::again(review)),
                )
                .child(
                    el("a", "button review__analyse")
                        .attr("href", write_board("analyse", review.before()))
                        .label(words::ANALYSE_BOARD)
                        .attr("title", words::ANALYSE_BOARD)
                        .text(words::ANALYSE),
                ),
        )
        .child_if((last > 0).then(|| el("p", "review__keys").text(words::KEYS)))
}

/// How well both sides kept what they had.
fn accuracy(review: &Review) -> El {
    let table = review.game().table();
    let figures = Seat::BOTH.map(|seat| {
        let (figure, note) = words::accuracy(review, seat);
        el("div", "review__figure")
            .child(el("dt", "").text(words::who(table, seat).name().to_owned()))
            .child(
                el("dd", "")
                    .child(el("b", "review__percent").text(figure))
                    .text(" ")
                    .child(el("span", "review__kept").text(note)),
            )
    });
    el("section", "review__accuracy")
        .child(el("h3", "review__topic").text(words::ACCURACY))
        .child(el("dl", "review__figures").children(figures))
}

/// Every move as a button that goes to it.
fn moves(review: &Review) -> El {
    let rows = review.judged().iter().zip(1..).map(|(judged, number)| {
        let sign = match judged.worth {
            Worth::Kept => CHECK,
            Worth::Gave => CLOSE,
            Worth::Lost => MINUS,
        };
        let current = (number == review.at()).then_some(AttrValue::Static("step"));
        let button = order("review__move", [Review::GO, &number.to_string()].concat())
            .attr("data-worth", judged.worth.name())
            .maybe("aria-current", current)
            .child(el("span", "review__number").text(number.to_string()))
            .text(" ")
            .child(el("b", "review__made").text(judged.made.to_string()))
            .text(" ")
            .child(el("span", "review__worth").text(words::worth(review, number)))
            .child(icon(sign));
        el("li", "").child(button)
    });
    el("section", "review__all")
        .child(el("h3", "review__topic").text(words::MOVES))
        .child(el("ol", "review__moves").children(rows))
}
