//! The review screen: the board at one move, the verdict on every move, and the deciding move.

use yew::prelude::*;

use super::review_board::review_board;
use super::review_chart::review_chart;
use super::{HEADING, ReviewAction};
use crate::catalogue::review as words;
use crate::components::flag;
use crate::components::icons::{BACK, CHECK, CLOSE, FORWARD, MINUS, TO_END, TO_START, icon};
use crate::game::{Review, Seat, Worth, write_board};
use crate::text::{Who, review as says};

/// Draws the screen. It is a function instead of a component, so the tests can read the drawing.
pub fn review_view(
    review: &Review,
    act: &Callback<ReviewAction>,
    on_again: Callback<MouseEvent>,
) -> Html {
    let begun = !review.judged().is_empty();
    html! {
        // After a press beside the buttons the keys still work.
        <main class="review" tabindex="-1" onkeydown={on_key(act)}>
            { head(review) }
            if begun {
                { review_chart(review) }
            }
            { look(review, act, on_again) }
            if begun {
                { accuracy(review) }
            }
            if begun {
                { moves(review, act) }
            }
        </main>
    }
}

fn on_key(act: &Callback<ReviewAction>) -> Callback<KeyboardEvent> {
    let act = act.clone();
    Callback::from(move |event: KeyboardEvent| {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if let Some(action) = ReviewAction::of_key(&event.key()).filter(|_| plain) {
            event.prevent_default();
            act.emit(action);
        }
    })
}

fn press(act: &Callback<ReviewAction>, action: ReviewAction) -> Callback<MouseEvent> {
    act.reform(move |_| action)
}

/// How it ended and where it was decided.
fn head(review: &Review) -> Html {
    let earlier = says::earlier(review);
    html! {
        <div class="review__head">
            <div class="review__title">
                <h2 class="review__heading" id={HEADING} tabindex="-1">{ words::review() }</h2>
                <p class="review__result">{ says::result(review) }</p>
            </div>
            <p class="review__turning">{ says::turning(review) }</p>
            if let Some(told) = earlier {
                <p class="review__earlier">{ told }</p>
            }
        </div>
    }
}

/// The board at the move that is looked at, and the ways on from there.
fn look(review: &Review, act: &Callback<ReviewAction>, on_again: Callback<MouseEvent>) -> Html {
    let has_moves = !review.judged().is_empty();
    html! {
        <section class="review__look" aria-label={words::board()}>
            { review_board(review) }
            <p class="review__said" role="status">{ says::looked(review) }</p>
            if has_moves {
                { steps(review, act) }
            }
            <div class="review__ways">
                <button
                    class="button button--primary review__again"
                    type="button"
                    onclick={on_again}
                >
                    { says::again(review) }
                </button>
                <a
                    class="button review__analyse"
                    href={write_board("analyse", review.before())}
                    aria-label={words::analyse_board()}
                    title={words::analyse_board()}
                >
                    { words::analyse() }
                </a>
            </div>
            if has_moves {
                <p class="review__keys">{ words::keys() }</p>
            }
        </section>
    }
}

/// The buttons that step.
fn steps(review: &Review, act: &Callback<ReviewAction>) -> Html {
    let (at, last) = (review.at(), review.judged().len());
    let step = |action, name: &'static str, path, ready: bool| {
        html! {
            <button
                class="button review__step"
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={flag(!ready)}
                onclick={press(act, action)}
            >
                { icon(path) }
            </button>
        }
    };
    let slip = |action, name: &'static str, to: Option<usize>| {
        html! {
            <button
                class="button review__slip"
                type="button"
                aria-disabled={flag(to.is_none())}
                onclick={press(act, action)}
            >
                { name }
            </button>
        }
    };
    let (previous, next) = (review.previous_slip(), review.next_slip());
    html! {
        <div class="review__steps" role="group" aria-label={words::steps()}>
            { step(ReviewAction::First, words::first(), TO_START, at > 0) }
            { step(ReviewAction::Back, words::back(), BACK, at > 0) }
            { step(ReviewAction::Forward, words::forward(), FORWARD, at < last) }
            { step(ReviewAction::Last, words::last(), TO_END, at < last) }
            if review.slips().next().is_some() {
                <div class="review__slips">
                    { slip(ReviewAction::PreviousSlip, words::previous_mistake(), previous) }
                    { slip(ReviewAction::NextSlip, words::next_mistake(), next) }
                </div>
            }
        </div>
    }
}

/// The accuracy of both sides.
fn accuracy(review: &Review) -> Html {
    let table = review.game().table();
    let figures = Seat::BOTH.map(|seat| {
        let (percent, kept) = says::accuracy(review, seat);
        html! {
            <div class="review__figure">
                <dt>{ Who::on(table, seat).name().to_owned() }</dt>
                <dd>
                    <b class="review__percent">{ percent }</b>
                    { " " }
                    <span class="review__kept">{ kept }</span>
                </dd>
            </div>
        }
    });
    html! {
        <section class="review__accuracy">
            <h3 class="review__topic">{ words::accuracy() }</h3>
            <dl class="review__figures">{ for figures }</dl>
        </section>
    }
}

/// Every move as a button that goes to it.
fn moves(review: &Review, act: &Callback<ReviewAction>) -> Html {
    let rows = review.judged().iter().zip(1..).map(|(judged, number)| {
        let sign = match judged.worth {
            Worth::Kept => CHECK,
            Worth::Gave => CLOSE,
            Worth::Lost => MINUS,
        };
        let current = (number == review.at()).then_some("step");
        html! {
            <li>
                <button
                    class="review__move"
                    type="button"
                    data-worth={judged.worth.name()}
                    aria-current={current}
                    onclick={press(act, ReviewAction::Go(number))}
                >
                    <span class="review__number">{ number }</span>
                    { " " }
                    <b class="review__made">{ judged.made.to_string() }</b>
                    { " " }
                    <span class="review__worth">{ says::worth(judged, review) }</span>
                    { icon(sign) }
                </button>
            </li>
        }
    });
    html! {
        <section class="review__all">
            <h3 class="review__topic">{ words::moves() }</h3>
            <ol class="review__moves">{ for rows }</ol>
        </section>
    }
}
