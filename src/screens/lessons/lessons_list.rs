//! The list of lessons with what is done, and the last page: where it all comes from.

use yew::prelude::*;

use super::{HEADING, HISTORY, LIST, lesson_address};
use crate::components::icons::{CHECK, icon};
use crate::game::Progress;
use crate::text::lesson as words;

/// Draws the list.
pub fn lessons_list(progress: &Progress) -> Html {
    let done = progress.done();
    let next = progress.next();
    let begun = done > 0 || (1..=words::COURSES.len()).any(|number| progress.step(number) > 0);
    let on = next.map(|number| {
        let name = if begun { words::GO_ON } else { words::BEGIN };
        html! {
            <a class="button button--primary lessons__on" href={lesson_address(number)}>{ name }</a>
        }
    });
    let items = words::COURSES
        .iter()
        .zip(1..)
        .map(|(course, number)| item(progress, course, number));
    html! {
        <main class="lessons">
            { heading(words::HEADING) }
            <p class="lessons__about">{ words::ABOUT }</p>
            <div class="lessons__state">
                <p class="lessons__done">{ words::done(done) }</p>
                { on.unwrap_or_default() }
            </div>
            <ol class="lessons__list" aria-label={words::LIST}>
                { for items }
                <li class="lessons__item">
                    { link(
                        HISTORY.to_owned(),
                        String::new(),
                        words::HISTORY_HEADING,
                        words::HISTORY_ABOUT,
                        Html::default(),
                    ) }
                </li>
            </ol>
        </main>
    }
}

fn item(progress: &Progress, course: &words::Course, number: usize) -> Html {
    let state = match (progress.is_done(number), progress.step(number)) {
        (true, _) => Some(words::DONE),
        (false, 0) => None,
        (false, _) => Some(words::BEGUN),
    };
    let mark = state.map(|state| {
        html! {
            <span class="lessons__mark">
                if state == words::DONE {
                    { icon(CHECK) }
                }
                { state }
            </span>
        }
    });
    html! {
        <li class="lessons__item" data-state={state}>
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

fn heading(name: &'static str) -> Html {
    html! { <h2 class="lessons__heading" id={HEADING} tabindex="-1">{ name }</h2> }
}

/// Draws the last page.
pub fn history_page() -> Html {
    let past = words::HISTORY.iter().map(|past| {
        html! {
            <li class="lessons__past">
                <b class="lessons__year">{ past.year }</b>
                <div>
                    <h3>{ past.name }</h3>
                    <p>{ past.story }</p>
                </div>
            </li>
        }
    });
    let sources = words::SOURCES.iter().map(|source| {
        if source.link.is_empty() {
            return html! { <li>{ source.text }</li> };
        }
        html! {
            <li><a href={source.link} rel="noreferrer">{ source.text }</a></li>
        }
    });
    html! {
        <main class="lessons">
            { heading(words::HISTORY_HEADING) }
            <a class="lesson__all" href={LIST}>{ words::ALL }</a>
            <ol class="lessons__history">{ for past }</ol>
            <h3>{ words::SOURCES_HEADING }</h3>
            <ul class="lessons__sources">{ for sources }</ul>
        </main>
    }
}
