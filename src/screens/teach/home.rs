//! The list of the steps, the skills to practise, and the ways to more.

use yew::prelude::*;

use super::{HEADING, LIST, TEACHERS, lesson_address};
use crate::catalogue::path as words;
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, share_button, sign, yes_no};
use crate::engine::Convention;
use crate::game::puzzle::Date;
use crate::game::teach::{Place, Progress, STEPS, Skill};
use crate::text::teach as text;

/// The list to draw.
pub struct HomeView<'a> {
    /// The saved progress.
    pub progress: Progress,
    /// The day here.
    pub today: Option<Date>,
    /// The rule for the last stone.
    pub last: Convention,
    /// Chooses the rule.
    pub on_rule: Callback<Convention>,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
}

/// Draws it.
pub fn home_view(props: &HomeView<'_>) -> Html {
    let progress = &props.progress;
    let on = progress.next_step().map(|number| {
        let name = if progress.is_new() {
            words::begin()
        } else {
            words::go_on()
        };
        html! {
            <a class="button button--primary path__on" href={lesson_address(Place::Step(number), props.last)}>
                { name }
            </a>
        }
    });
    let about = if progress.is_finished() {
        words::all_done()
    } else {
        words::about()
    };
    let steps = (1..=STEPS).map(|number| step(props, number));
    let skills = Skill::ALL.into_iter().map(|skill| practice(props, skill));
    html! {
        <main class="teaching path">
            <div class="teaching__head">
                <h2 class="path__heading" id={HEADING} tabindex="-1">{ words::heading() }</h2>
                { share_button("button button--round", props.dispatch) }
            </div>
            <p>{ about }</p>
            { rules(props) }
            <div>{ on.unwrap_or_default() }</div>
            <ol class="path__steps" aria-label={words::steps()}>{ for steps }</ol>
            <h3>{ words::practise() }</h3>
            <ul class="path__skills">{ for skills }</ul>
            <ul class="path__more">
                <li>
                    <a class="path__link" href={LIST}>
                        <b>{ words::deeper() }</b>
                        { " " }
                        <small>{ words::deeper_about() }</small>
                    </a>
                </li>
                <li><a class="path__link" href={TEACHERS}><b>{ words::teachers() }</b></a></li>
            </ul>
        </main>
    }
}

/// The rule that the steps teach, as two buttons.
fn rules(props: &HomeView<'_>) -> Html {
    let buttons = [Convention::Misere, Convention::Normal].map(|last| {
        let onclick = props.on_rule.reform(move |_: MouseEvent| last);
        html! {
            <button
                class="path__rule"
                type="button"
                aria-pressed={yes_no(props.last == last)}
                {onclick}
            >
                { icon(sign(last)) }
                { words::RuleName { last }.text() }
            </button>
        }
    });
    html! {
        <div class="path__rules" role="group" aria-label={words::rule()}>{ for buttons }</div>
    }
}

fn step(props: &HomeView<'_>, number: usize) -> Html {
    let is_done = props.progress.is_done(Place::Step(number));
    let is_next = props.progress.next_step() == Some(number);
    let state = if is_done {
        Some("done")
    } else {
        is_next.then_some("next")
    };
    html! {
        <li data-state={state}>
            <a class="path__link" href={lesson_address(Place::Step(number), props.last)}>
                <span class="path__number">{ number }</span>
                <b>{ text::step_name(number) }</b>
                if is_done {
                    <span class="path__mark">{ icon(CHECK) }{ words::done_mark() }</span>
                }
            </a>
        </li>
    }
}

fn practice(props: &HomeView<'_>, skill: Skill) -> Html {
    let card = props.progress.boxes.of(skill).zip(props.today);
    let is_due = card.is_some_and(|(card, today)| card.is_due(today));
    html! {
        <li>
            <a class="path__link" href={lesson_address(Place::Practice(skill), props.last)}>
                <b>{ text::skill_name(skill) }</b>
                if is_due {
                    <span class="path__mark">{ words::due() }</span>
                }
            </a>
        </li>
    }
}
