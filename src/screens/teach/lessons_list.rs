//! The list of lessons with the progress.

use yew::prelude::*;

use super::{HEADING, HISTORY, PATH, PROOF, TEACHERS, TeachPlace};
use crate::catalogue::{history, lessons as words, path, proof, teachers};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, share_button};
use crate::engine::Convention;
use crate::game::teach::{Chapter, Place, Progress, STEPS};
use crate::text::courses::{about, chapter as rows, minutes};

/// Draws the list.
pub fn lessons_list(progress: &Progress, dispatch: &Dispatch) -> Html {
    let begun = Chapter::ALL
        .iter()
        .any(|&chapter| progress.reached(Place::Chapter(chapter)) > 0);
    let on = progress.next_chapter().map(|chapter| {
        let name = if begun {
            words::go_on()
        } else {
            words::begin()
        };
        html! {
            <a class="button button--primary lessons__on" href={address(chapter)}>{ name }</a>
        }
    });
    let items = Chapter::ALL.map(|chapter| item(progress, chapter));
    let done_of = words::DoneOf {
        done: progress.chapters().into(),
        all: Chapter::ALL.len().into(),
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
                { path_item(progress) }
                { for items }
                { beside(PROOF.to_owned(), proof::heading(), proof::promise()) }
                { beside(HISTORY.to_owned(), history::heading(), history::about()) }
                { beside(TEACHERS.to_owned(), path::teachers(), teachers::promise()) }
            </ol>
        </main>
    }
}

fn address(chapter: Chapter) -> String {
    TeachPlace::Lesson(Place::Chapter(chapter), None).address()
}

fn item(progress: &Progress, chapter: Chapter) -> Html {
    let (about, place) = (about(chapter), Place::Chapter(chapter));
    let is_done = progress.is_done(place);
    let reached = progress.reached(place);
    let (state, mark) = match (is_done, reached) {
        (true, _) => (Some("done"), words::done().to_owned()),
        (false, 0) => {
            let count = minutes(place, Convention::Normal).into();
            (None, teachers::Minutes { count }.text())
        }
        (false, done) => {
            let all = rows(chapter).len().into();
            let done = done.into();
            (Some("begun"), words::DoneOf { done, all }.text())
        }
    };
    let mark = html! {
        <span class="path__mark">
            if is_done {
                { icon(CHECK) }
            }
            { mark }
        </span>
    };
    html! {
        <li data-state={state}>
            { link(address(chapter), about.name, about.promise, mark) }
        </li>
    }
}

/// The path, with its steps that are done.
fn path_item(progress: &Progress) -> Html {
    let done_of = words::DoneOf {
        done: progress.steps().into(),
        all: STEPS.into(),
    };
    let mark = html! {
        <span class="path__mark">
            if progress.is_finished() {
                { icon(CHECK) }
            }
            { done_of.text() }
        </span>
    };
    let link = link(PATH.to_owned(), path::heading(), path::about(), mark);
    html! { <li>{ link }</li> }
}

/// An entry that is no lesson.
fn beside(href: String, name: &'static str, content: &'static str) -> Html {
    let link = link(href, name, content, Html::default());
    html! { <li>{ link }</li> }
}

fn link(href: String, name: &'static str, promise: &'static str, mark: Html) -> Html {
    html! {
        <a class="path__link" {href}>
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
