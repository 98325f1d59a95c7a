//! What stands above a lesson: the way back, the progress, and the tools.

use yew::prelude::*;

use super::LessonView;
use super::buttons::press;
use super::puzzles::{grades, today};
use crate::catalogue::{lessons, path as words, proof};
use crate::components::icons::{BACK, BOOK, CHECK, CLOSE, FORWARD, icon};
use crate::components::{flag, full_screen_button, share_button, shower};
use crate::game::Route;
use crate::game::teach::{Chapter, LessonAction, Place, Session, Step};
use crate::text::puzzle;

/// The list from which a lesson is opened, and the name of the way back.
pub fn home(session: &Session) -> (Route, &'static str) {
    match session.place() {
        Place::Chapter(_) => (Route::Lessons, lessons::all()),
        Place::Step(convention, _) => (Route::Path(Some(convention)), words::leave()),
        Place::Puzzle(_) => (Route::Path(None), words::leave()),
    }
}

/// The way back to the list, and the progress: in the path a bar of its steps, in a chapter of its boards. A puzzle
/// has a head of its own.
pub fn head(props: &LessonView<'_>) -> Html {
    let LessonView { session, act, .. } = props;
    let (home, leave) = home(session);
    let href = home.to_string();
    let progress_bar = match session.place() {
        Place::Step(convention, step) => {
            let is_done = |number| {
                Step::of(number)
                    .is_some_and(|step| props.progress.is_done(Place::Step(convention, step)))
            };
            let (number, all) = (step.number(), Step::ALL.len());
            bar(
                number,
                all,
                is_done,
                words::StepOf {
                    step: number.into(),
                    all: all.into(),
                }
                .text(),
            )
        }
        Place::Chapter(_) => {
            let (at, all) = (session.board_index(), session.board_count());
            let reached = props.progress.reached(session.place());
            let label = words::StepOf {
                step: (at + 1).into(),
                all: all.into(),
            };
            bar(at + 1, all, |step| step <= reached, label.text())
        }
        Place::Puzzle(_) => return puzzle_head(props),
    };
    let goes_back = matches!(session.place(), Place::Chapter(_));
    html! {
        <div class="teaching__head">
            <a class="button button--round button--plain" {href} aria-label={leave} title={leave}>
                { icon(CLOSE) }
            </a>
            if goes_back {
                <button
                    class="button button--round button--plain"
                    type="button"
                    aria-label={lessons::back()}
                    title={lessons::back()}
                    aria-disabled={flag(session.board_index() == 0 && !session.is_ended())}
                    onclick={press(act, LessonAction::Back)}
                >
                    { icon(BACK) }
                </button>
            }
            { progress_bar }
            { onward(props) }
            if session.place() == Place::Chapter(Chapter::Proof) && !session.is_ended() {
                <button
                    class="button button--round"
                    type="button"
                    aria-label={proof::open()}
                    title={proof::open()}
                    onclick={press(act, LessonAction::SkipToEnd)}
                >
                    { icon(BOOK) }
                </button>
            }
            { full_screen_button() }
            { share_button("button button--round", props.dispatch) }
        </div>
    }
}

/// The ways to today’s puzzle, to paper and to a friend, the choice of a grade, and the name of the puzzle.
fn puzzle_head(
    LessonView {
        session,
        progress,
        dispatch,
        ..
    }: &LessonView<'_>,
) -> Html {
    html! {
        <div class="teaching__head step__head">
            { today(session, progress) }
            { full_screen_button() }
            // The result of a day has another Share.
            if session.solved().is_none() || session.day().is_none() {
                { share_button("button button--round", dispatch) }
            }
            { grades(session, progress) }
            <p class="step__skill">{ puzzle::name(session, progress) }</p>
        </div>
    }
}

/// The progress bar: a part for each of `all`. The open one is `here`, counted from 1.
fn bar(here: usize, all: usize, is_done: impl Fn(usize) -> bool, label: String) -> Html {
    let parts = (1..=all).map(|step| {
        let state = if is_done(step) {
            "done"
        } else if step == here {
            "here"
        } else {
            "left"
        };
        html! { <i data-state={state} /> }
    });
    html! {
        <>
            <div class="step__bar" role="img" aria-label={label}>{ for parts }</div>
            <span class="step__count" aria-hidden="true">{ here }{ "/" }{ all }</span>
        </>
    }
}

/// The way to the next step, where this one was done before.
fn onward(props: &LessonView<'_>) -> Html {
    let session = props.session;
    let Place::Step(convention, step) = session.place() else {
        return Html::default();
    };
    let next = step
        .next()
        .filter(|_| props.progress.is_done(session.place()));
    let Some(next) = next else {
        return Html::default();
    };
    html! {
        <a
            class="button button--round button--plain"
            href={Route::Step(next, Some(convention)).to_string()}
            aria-label={words::next_step()}
            title={words::next_step()}
        >
            { icon(FORWARD) }
        </a>
    }
}

/// How many boards of the step are right: a circle each.
pub fn circles(session: &Session) -> Html {
    let (right, all) = (session.right_count(), session.board_count());
    if all < 2 || matches!(session.place(), Place::Chapter(_)) {
        return Html::default();
    }
    let circles = (0..all).map(|index| {
        html! {
            <i data-right={flag(index < right)}>
                if index < right {
                    { icon(CHECK) }
                }
            </i>
        }
    });
    let label = words::RightOf {
        right: right.into(),
        needed: all.into(),
    };
    html! {
        <span class="step__row" role="img" aria-label={label.text()}>
            if session.is_just_finished() {
                { shower() }
            }
            { for circles }
        </span>
    }
}
