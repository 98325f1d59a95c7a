//! The list of lessons with the progress.

use yew::prelude::*;

use super::pictures;
use crate::catalogue::{history, lessons as words, path, teachers};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, Picture, list_heading};
use crate::engine::Convention;
use crate::game::Route;
use crate::game::teach::{Chapter, Place, Progress, Step};
use crate::text::courses::about;

/// Draws the list, with the steps of the path with this rule.
pub fn lessons_list(progress: &Progress, convention: Convention, dispatch: &Dispatch) -> Html {
    let begun = Chapter::ALL
        .iter()
        .any(|&chapter| progress.reached(Place::Chapter(chapter)) > 0);
    let continue_link = progress.next_chapter().map(|chapter| {
        let name = if begun { path::go_on() } else { path::begin() };
        html! {
            <a class="button button--primary lessons__on" href={address(chapter)}>{ name }</a>
        }
    });
    let items = Chapter::ALL.map(|chapter| item(progress, chapter));
    let done_of = words::DoneOf {
        done: progress.chapters_done().into(),
        all: Chapter::ALL.len().into(),
    };
    html! {
        <main class="teaching lessons">
            { list_heading(words::heading(), dispatch) }
            <p class="lessons__about">{ words::about() }</p>
            <div class="lessons__state">
                <p class="lessons__done">{ done_of.text() }</p>
                { continue_link.unwrap_or_default() }
            </div>
            <ol class="lessons__list" aria-label={words::list()}>
                { path_item(progress, convention) }
                { for items }
                { extra_entry(&Route::History, pictures::history().on_ground(), history::heading(), history::about()) }
                { extra_entry(&Route::Teachers, pictures::teachers(), path::teachers(), teachers::promise()) }
            </ol>
        </main>
    }
}

fn address(chapter: Chapter) -> String {
    Route::Chapter(chapter).to_string()
}

fn item(progress: &Progress, chapter: Chapter) -> Html {
    let (about, place) = (about(chapter), Place::Chapter(chapter));
    let (done, all) = (progress.reached(place), chapter.boards());
    let state = match done {
        0 => None,
        _ if progress.is_done(place) => Some("done"),
        _ => Some("begun"),
    };
    let count = place.minutes().into();
    let minutes = teachers::Minutes { count }.text();
    let mark = match state {
        None => html! { <small>{ minutes }</small> },
        Some("done") => {
            html! { <span class="lessons__mark">{ icon(CHECK) }{ words::done() }</span> }
        }
        Some(_) => html! { <>{ part_of(done, all) }<small>{ minutes }</small></> },
    };
    let picture = pictures::chapter(chapter).on_ground();
    html! {
        <li data-state={state}>
            { link(address(chapter), picture, about.name, about.promise, mark) }
        </li>
    }
}

/// How many of all are done, in words and as stones.
fn part_of(done: usize, all: usize) -> Html {
    let row = Picture::row(done, all).draw();
    let (done, all) = (done.into(), all.into());
    html! {
        <>
            { row }
            <span class="lessons__mark">{ words::DoneOf { done, all }.text() }</span>
        </>
    }
}

/// The path with its steps that are done. It is larger as long as a step is left.
fn path_item(progress: &Progress, convention: Convention) -> Html {
    let mark = html! {
        <>
            { part_of(progress.steps_done(convention), Step::ALL.len()) }
            if progress.is_finished(convention) {
                { icon(CHECK) }
            }
        </>
    };
    let picture = pictures::path().on_ground();
    let link = link(
        Route::Path(None).to_string(),
        picture,
        path::heading(),
        path::about(),
        mark,
    );
    let class = (!progress.is_finished(convention)).then_some("lessons__first");
    html! { <li {class}>{ link }</li> }
}

/// An entry that is no lesson.
fn extra_entry(to: &Route, picture: Html, name: &'static str, content: &'static str) -> Html {
    let link = link(to.to_string(), picture, name, content, Html::default());
    html! { <li>{ link }</li> }
}

fn link(
    href: String,
    picture: Html,
    name: &'static str,
    promise: &'static str,
    mark: Html,
) -> Html {
    html! {
        <a class="path__link lessons__link" {href}>
            { picture }
            <span class="lessons__words">
                <b>{ name }</b>
                { " " }
                <small>{ promise }</small>
                { " " }
                <span class="lessons__marks">{ mark }</span>
            </span>
        </a>
    }
}
