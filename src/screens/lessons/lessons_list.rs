//! The list of lessons with the progress.

use yew::prelude::*;

use super::{HEADING, HISTORY, PATH, TEACHERS, lesson_address};
use crate::catalogue::{history, lessons as words, path, teachers};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, share_button};
use crate::game::lesson::PROOF;
use crate::game::{LESSONS, Progress};
use crate::text::lesson::course;

/// Draws the list.
pub fn lessons_list(progress: &Progress, dispatch: &Dispatch) -> Html {
    let done = progress.done();
    let next = progress.next();
    let begun = done > 0 || (1..=LESSONS).any(|number| progress.step(number) > 0);
    let on = next.map(|number| {
        let name = if begun {
            words::go_on()
        } else {
            words::begin()
        };
        html! {
            <a class="button button--primary lessons__on" href={lesson_address(number)}>{ name }</a>
        }
    });
    let proof = course(PROOF);
    let items = (1..=LESSONS).map(|number| item(progress, number));
    let done_of = words::DoneOf {
        done: done.into(),
        all: LESSONS.into(),
    };
    html! {
        <main class="teaching lessons">
            { heading(words::heading(), dispatch) }
            <p class="lessons__about">{ words::about() }</p>
            <div class="lessons__state">
                <p class="lessons__done">{ done_of.text() }</p>
                { on.unwrap_or_default() }
            </div>
            <ol class="lessons__list" aria-label={words::list()}>
                { beside(PATH.to_owned(), path::heading(), path::about()) }
                { for items }
                { beside(lesson_address(PROOF), proof.name, proof.promise) }
                { beside(HISTORY.to_owned(), history::heading(), history::about()) }
                { beside(TEACHERS.to_owned(), path::teachers(), teachers::promise()) }
            </ol>
        </main>
    }
}

fn item(progress: &Progress, number: usize) -> Html {
    let course = course(number);
    let is_done = progress.is_done(number);
    let state = match (is_done, progress.step(number)) {
        (true, _) => Some(("done", words::done())),
        (false, 0) => None,
        (false, _) => Some(("begun", words::begun())),
    };
    let mark = state.map(|(_, name)| {
        html! {
            <span class="lessons__mark">
                if is_done {
                    { icon(CHECK) }
                }
                { name }
            </span>
        }
    });
    html! {
        <li class="lessons__item" data-state={state.map(|(state, _)| state)}>
            { link(
                lesson_address(number),
                number.to_string(),
                course.name,
                course.promise,
                mark.unwrap_or_default(),
            ) }
        </li>
    }
}

/// An entry that is no lesson.
fn beside(href: String, name: &'static str, content: &'static str) -> Html {
    let link = link(href, String::new(), name, content, Html::default());
    html! { <li class="lessons__item">{ link }</li> }
}

fn link(
    href: String,
    number: String,
    name: &'static str,
    promise: &'static str,
    mark: Html,
) -> Html {
    html! {
        <a class="lessons__link" {href}>
            <span class="lessons__number">{ number }</span>
            <span class="lessons__words">
                <b>{ name }</b>
                { " " }
                <small>{ promise }</small>
            </span>
            { mark }
        </a>
    }
}

pub(super) fn heading(name: &'static str, dispatch: &Dispatch) -> Html {
    html! {
        <div class="teaching__head">
            <h2 class="lessons__heading" id={HEADING} tabindex="-1">{ name }</h2>
            { share_button("button button--round", dispatch) }
        </div>
    }
}
