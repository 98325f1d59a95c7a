//! The parts of the path with their steps, and the ways to more.

use yew::prelude::*;

use super::pictures;
use crate::catalogue::{lessons, path as words, play};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, LIST_HEADING, Picture, flag, share_button, sign, yes_no};
use crate::engine::Convention;
use crate::game::Route;
use crate::game::teach::{Chapter, PathPart, Place, Progress, Step};
use crate::text::teach as text;

/// The heading of the choice of a rule.
const RULE: &str = "path-rule";

/// The path to draw, with its callbacks.
pub struct HomeView<'a> {
    /// The saved progress.
    pub progress: Progress,
    /// The rule for the last stone.
    pub convention: Convention,
    /// Chooses the rule.
    pub on_rule: Callback<Convention>,
    pub dispatch: &'a Dispatch,
}

/// Draws the path.
pub fn home_view(props: &HomeView<'_>) -> Html {
    let progress = &props.progress;
    let continue_link = progress.next_step(props.convention).map(|step| {
        let name = if progress.is_new(props.convention) {
            words::begin()
        } else {
            words::go_on()
        };
        html! {
            <a class="button button--primary path__on" href={Route::Step(step, Some(props.convention)).to_string()}>
                { name }
            </a>
        }
    });
    let done = progress.is_finished(props.convention).then(words::all_done);
    html! {
        <main class="teaching path">
            <div class="teaching__head">
                <h2 class="path__heading" id={LIST_HEADING} tabindex="-1">{ words::heading() }</h2>
                { share_button("button button--round", props.dispatch) }
            </div>
            <div>
                <p class="path__state">{ text::path_state(progress, props.convention) }</p>
                { Picture::row(progress.steps_done(props.convention), Step::ALL.len()).draw() }
            </div>
            { done.map(|done| html! { <p>{ done }</p> }).unwrap_or_default() }
            { continue_link.unwrap_or_default() }
            <div class="path__parts">{ for PathPart::ALL.map(|at| part(props, at)) }</div>
            { rules(props) }
            <ul class="path__more">
                <li>
                    <a class="path__link lessons__link" href={Route::Lessons.to_string()}>
                        { pictures::chapter(Chapter::Binary).on_ground() }
                        <span class="lessons__words">
                            <b>{ lessons::heading() }</b>
                            { " " }
                            <small>{ words::deeper_about() }</small>
                        </span>
                    </a>
                </li>
                <li>
                    <a class="path__link lessons__link" href={Route::Teachers.to_string()}>
                        { pictures::teachers() }
                        <b>{ words::teachers() }</b>
                    </a>
                </li>
            </ul>
        </main>
    }
}

/// The rule that the steps teach, as two buttons.
fn rules(props: &HomeView<'_>) -> Html {
    let buttons = [Convention::Misere, Convention::Normal].map(|convention| {
        let onclick = props.on_rule.reform(move |_: MouseEvent| convention);
        html! {
            <button
                class="path__rule"
                type="button"
                aria-pressed={yes_no(props.convention == convention)}
                {onclick}
            >
                { icon(sign(convention)) }
                { play::Rule { last: convention }.text() }
            </button>
        }
    });
    html! {
        <div class="off-paper" role="group" aria-labelledby={RULE}>
            <h3 id={RULE}>{ words::rule() }</h3>
            <div class="path__rules">{ for buttons }</div>
        </div>
    }
}

/// A part with its picture, how far it is, and its steps.
fn part(props: &HomeView<'_>, part: PathPart) -> Html {
    let steps: Vec<_> = part.steps().collect();
    let all = steps.len();
    let is_done = |&&step: &&Step| props.progress.is_done(Place::Step(props.convention, step));
    let done = steps.iter().filter(is_done).count();
    let is_whole = done == all;
    let start = steps[0].number().to_string();
    let id = ["part-", &start].concat();
    html! {
        <section class="path__part" aria-labelledby={id.clone()} data-whole={flag(is_whole)}>
            { pictures::part(part).on_ground() }
            <div class="path__about">
                <h3 {id}>{ words::PartName { path_part: part }.text() }</h3>
                <p>{ words::PartAbout { path_part: part }.text() }</p>
                <p class="path__done">
                    if is_whole {
                        { icon(CHECK) }
                    }
                    { Picture::row(done, all).draw() }
                    { lessons::DoneOf { done: done.into(), all: all.into() }.text() }
                </p>
            </div>
            <ol class="path__steps" {start}>{ for steps.into_iter().map(|at| step(props, at)) }</ol>
        </section>
    }
}

fn step(props: &HomeView<'_>, step: Step) -> Html {
    let is_done = props.progress.is_done(Place::Step(props.convention, step));
    let is_next = props.progress.next_step(props.convention) == Some(step);
    let state = if is_done {
        Some("done")
    } else {
        is_next.then_some("next")
    };
    html! {
        <li data-state={state}>
            <a
                class="path__link"
                href={Route::Step(step, Some(props.convention)).to_string()}
                aria-current={is_next.then_some("step")}
            >
                <span class="path__number">{ step.number() }</span>
                <b>{ text::step_name(step) }</b>
                if is_done {
                    <span class="path__mark">{ icon(CHECK) }<span class="visually-hidden">{ words::done_mark() }</span></span>
                }
            </a>
        </li>
    }
}
