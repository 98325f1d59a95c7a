//! A lesson: a board or a figure, a question about it, and one way to continue.

use yew::prelude::*;

use super::figures::{bits_table, blocks_figure, pairs_figure, tree_figure};
use super::task::task;
use super::{HEADING, HISTORY, LIST, LessonsAction, PATH, lesson_address};
use crate::catalogue::{history, lessons as words, path};
use crate::components::heap_board::board_of;
use crate::components::icons::{BACK, CHECK, CLOSE, icon};
use crate::components::{Dispatch, flag, share_button, sign};
use crate::game::Lesson;
use crate::game::lesson::{Figure, LESSONS, PROOF, Task};
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
        <main class="teaching lesson" data-lesson={lesson.number().to_string()}>
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
    let number = (lesson.number() != PROOF).then(|| {
        let (number, all) = (lesson.number().into(), LESSONS.into());
        words::Number { number, all }.text()
    });
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
                <p class="lesson__name">
                    <b>{ number.unwrap_or_default() }</b>
                    { " " }
                    <span>{ text::course(lesson.number()).name }</span>
                </p>
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

/// The drawing of the position, with the rule in force.
fn figure(props: &LessonView<'_>) -> Option<Html> {
    let LessonView { lesson, act, .. } = props;
    let step = lesson.current();
    let known = lesson.is_answered();
    let board = || {
        let on_action = act.reform(LessonsAction::Act);
        board_of(lesson.board(), props.one_tap, &on_action)
    };
    let blocks = || blocks_figure(lesson.board().game.position(), lesson.board().choice);
    let shown = |class: &'static str, content: Html| {
        let rules = step.board.rules();
        html! {
            <section {class}>
                <p class="lesson__rule">{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
                { content }
            </section>
        }
    };
    let alone = |content| html! { <section class="lesson__figure">{ content }</section> };
    let both = |blocks: Html| {
        let content = html! { <>{ board() }{ blocks }</> };
        shown("lesson__figure lesson__figure--two", content)
    };
    if step.task == Task::Pair {
        return Some(alone(pairs_figure(lesson.pairs(), step, act)));
    }
    Some(match step.figure {
        Figure::Words => return None,
        Figure::Board => shown("lesson__figure", board()),
        Figure::Blocks => both(blocks()),
        Figure::BlocksAfter => both(known.then(blocks).unwrap_or_default()),
        Figure::Bits => alone(bits_table(&step.board, known)),
        Figure::Tree => shown("lesson__figure", tree_figure(&step.board, known)),
        Figure::Values => shown("lesson__figure", tree_figure(&step.board, true)),
    })
}

/// The end of a lesson: the rule to remember, and the next steps.
fn end(LessonView { lesson, act, .. }: &LessonView<'_>) -> Html {
    let number = lesson.number();
    let course = text::course(number);
    let (href, name) = match number {
        PROOF => (PATH.to_owned(), path::heading()),
        LESSONS => (HISTORY.to_owned(), history::heading()),
        _ => (lesson_address(number + 1), words::next_lesson()),
    };
    let heading = if number == PROOF {
        course.name
    } else {
        words::finished()
    };
    html! {
        <div class="lesson__end">
            <span class="lesson__sign" aria-hidden="true">{ icon(CHECK) }</span>
            { title(heading) }
            <p class="lesson__moral">
                <b>{ words::remember() }</b>
                { " " }
                { course.moral }
            </p>
            <a class="button button--primary lesson__main" {href}>{ name }</a>
            { button("button", words::restart(), press(act, LessonsAction::Restart)) }
        </div>
    }
}
