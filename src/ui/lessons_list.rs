//! The list of lessons with what is done, and the last page: where it all comes from.

use yew::Html;

use super::el::{El, el};
use super::lesson_screen::LESSON_HEADING;
use crate::components::icons::{CHECK, icon};
use crate::game::Progress;
use crate::text::lesson as words;

/// Draws the list.
#[must_use]
pub fn lessons_list(progress: &Progress) -> El {
    let done = progress.done();
    let next = progress.next();
    let begun = done > 0 || (1..=words::COURSES.len()).any(|number| progress.step(number) > 0);
    let on = next.map(|number| {
        el("a", "button button--primary lessons__on")
            .attr("href", address(number))
            .text(if begun { words::GO_ON } else { words::BEGIN })
    });
    let items = words::COURSES
        .iter()
        .zip(1..)
        .map(|(course, number)| item(progress, course, number));
    el("main", "lessons")
        .child(heading(words::HEADING))
        .child(el("p", "lessons__about").text(words::ABOUT))
        .child(
            el("div", "lessons__state")
                .child(el("p", "lessons__done").text(words::done(done)))
                .child_if(on),
        )
        .child(
            el("ol", "lessons__list")
                .label(words::LIST)
                .children(items)
                .child(el("li", "lessons__item").child(link(
                    "#/learn/history".to_owned(),
                    "",
                    words::HISTORY_HEADING,
                    words::HISTORY_ABOUT,
                ))),
        )
}

fn item(progress: &Progress, course: &words::Course, number: usize) -> El {
    let state = match (progress.is_done(number), progress.step(number)) {
        (true, _) => Some(words::DONE),
        (false, 0) => None,
        (false, _) => Some(words::BEGUN),
    };
    let mark = state.map(|state| {
        el("span", "lessons__mark")
            .child(if state == words::DONE {
                icon(CHECK)
            } else {
                Html::default()
            })
            .text(state)
    });
    el("li", "lessons__item")
        .maybe("data-state", state.map(Into::into))
        .child(
            link(
                address(number),
                &number.to_string(),
                course.name,
                course.promise,
            )
            .child_if(mark),
        )
}

fn link(address: String, number: &str, name: &'static str, promise: &'static str) -> El {
    el("a", "lessons__link")
        .attr("href", address)
        .child(el("span", "lessons__number").text(number.to_owned()))
        .child(
            el("span", "lessons__words")
                .child(el("b", "").text(name))
                .text(" ")
                .child(el("small", "").text(promise)),
        )
}

fn address(number: usize) -> String {
    ["#/learn/", &number.to_string()].concat()
}

fn heading(name: &'static str) -> El {
    el("h2", "lessons__heading")
        .attr("id", LESSON_HEADING)
        .attr("tabindex", "-1")
        .text(name)
}

/// Draws the last page.
#[must_use]
pub fn history_page() -> El {
    let past = words::HISTORY.iter().map(|past| {
        el("li", "lessons__past")
            .child(el("b", "lessons__year").text(past.year))
            .child(
                el("div", "")
                    .child(el("h3", "").text(past.name))
                    .child(el("p", "").text(past.story)),
            )
    });
    let sources = words::SOURCES.iter().map(|source| {
        let item = el("li", "");
        if source.link.is_empty() {
            item.text(source.text)
        } else {
            item.child(
                el("a", "")
                    .attr("href", source.link)
                    .attr("rel", "noreferrer")
                    .text(source.text),
            )
        }
    });
    el("main", "lessons")
        .child(heading(words::HISTORY_HEADING))
        .child(
            el("a", "lesson__all")
                .attr("href", "#/learn")
                .text(words::ALL),
        )
        .child(el("ol", "lessons__history").children(past))
        .child(el("h3", "").text(words::SOURCES_HEADING))
        .child(el("ul", "lessons__sources").children(sources))
}
