//! A lesson: a board or a figure, a question about it, and one way to continue.

use std::rc::Rc;

use yew::prelude::*;

use super::figures::{bits_table, tree_figure};
use super::task::task;
use super::{HEADING, HISTORY, LIST, LessonsAction, lesson_address};
use crate::catalogue::{history, lessons as words};
use crate::components::HeapBoard;
use crate::components::heap_board::{Can, Marks};
use crate::components::icons::{BACK, CHECK, CLOSE, icon};
use crate::components::{Dispatch, flag, share_button, sign};
use crate::game::Lesson;
use crate::game::lesson::Figure;
use crate::text::{lesson as text, play};

/// A lesson to draw, with its callbacks.
pub struct LessonView<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// Receives the actions in it.
    pub act: &'a Callback<LessonsAction>,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
}

pub fn lesson_view(props: &LessonView<'_>) -> Html {
    let lesson = props.lesson;
    let content = if lesson.is_finished() {
        end(props)
    } else {
        body(props)
    };
    html! {
        <main class="teaching lesson">
            { head(props) }
            { content }
        </main>
    }
}

/// The handler of a pressed button.
pub(super) fn press(act: &Callback<LessonsAction>, action: LessonsAction) -> Callback<MouseEvent> {
    act.reform(move |_| action.clone())
}

/// A button.
pub(super) fn button(
    class: &'static str,
    name: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button {class} type="button" {onclick}>{ name }</button> }
}

fn title(text: &str) -> Html {
    html! { <h2 class="lesson__title" id={HEADING} tabindex="-1">{ text }</h2> }
}

fn body(props: &LessonView<'_>) -> Html {
    let LessonView { lesson, act, .. } = props;
    let said = text::words(lesson);
    let figure = figure(props);
    let lines = said.ask.split('\n').map(|line| {
        html! { <p class="lesson__ask">{ line.to_owned() }</p> }
    });
    html! {
        <div class="lesson__body" data-plain={flag(figure.is_none())}>
            { title(&said.title) }
            // The question comes first: on a phone a picture may fill the screen.
            <div class="lesson__asks">{ for lines }</div>
            { figure.unwrap_or_default() }
            { task(lesson, act) }
        </div>
    }
}

/// Where one is: the lesson, its name, and its steps as a bar; and the ways out.
fn head(props: &LessonView<'_>) -> Html {
    let LessonView { lesson, act, .. } = props;
    let done = lesson.step() + usize::from(lesson.is_finished());
    let step = words::Step {
        step: (lesson.step() + 1).into(),
        all: lesson.length().into(),
    };
    html! {
        <div class="teaching__head">
            <button
                class="button button--round button--plain"
                type="button"
                aria-label={words::back()}
                title={words::back()}
                aria-disabled={flag(done == 0)}
                onclick={press(act, LessonsAction::Back)}
            >
                { icon(BACK) }
            </button>
            <div>
                <p class="lesson__name">{ text::course(lesson.chapter()).name }</p>
                <progress
                    class="lesson__progress"
                    aria-label={words::progress()}
                    aria-valuetext={step.text()}
                    max={lesson.length().to_string()}
                    value={done.to_string()}
                />
            </div>
            { share_button("button button--round", props.dispatch) }
            <a
                class="button button--round button--plain"
                href={LIST}
                aria-label={words::all()}
                title={words::all()}
            >
                { icon(CLOSE) }
            </a>
        </div>
    }
}

/// The drawing of the position. Where stones lie, the rule in force stands beside them.
fn figure(props: &LessonView<'_>) -> Option<Html> {
    let LessonView { lesson, act, .. } = props;
    let step = lesson.current();
    let known = lesson.is_answered();
    let board = |marks| {
        let can = Can::Take {
            one_tap: props.one_tap,
            on_action: act.reform(LessonsAction::Act),
        };
        html! { <HeapBoard game={Rc::new(lesson.board().clone())} {marks} {can} /> }
    };
    let content = match step.figure {
        Figure::Words => return None,
        Figure::Board => board(Marks::default()),
        Figure::Blocks => board(Marks::blocks_of(lesson.board())),
        Figure::Bits => bits_table(&step.board, known),
        Figure::Tree => tree_figure(&step.board, known),
    };
    let rules = step.board.rules();
    Some(html! {
        <section class="lesson__figure">
            if step.figure != Figure::Bits {
                <p class="lesson__rule">{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
            }
            { content }
        </section>
    })
}

/// The end of a lesson: the rule to remember, and the next steps.
fn end(LessonView { lesson, act, .. }: &LessonView<'_>) -> Html {
    let chapter = lesson.chapter();
    let (href, name) = match chapter.next() {
        Some(next) => (lesson_address(next), words::next_lesson()),
        None => (HISTORY.to_owned(), history::heading()),
    };
    html! {
        <div class="lesson__end">
            <span class="lesson__sign" aria-hidden="true">{ icon(CHECK) }</span>
            { title(words::finished()) }
            <p class="lesson__moral">
                <b>{ words::remember() }</b>
                { " " }
                { text::course(chapter).moral }
            </p>
            <a class="button button--primary lesson__main" {href}>{ name }</a>
            { button("button", words::restart(), press(act, LessonsAction::Restart)) }
        </div>
    }
}
