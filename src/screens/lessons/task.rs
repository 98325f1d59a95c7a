//! The task of a lesson step: the answers, a field, the reply to the answer, and the buttons.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::LessonsAction;
use super::lesson_view::{button, press};
use crate::catalogue::lessons as words;
use crate::components::icons::{CHECK, CLOSE, icon};
use crate::components::{flag, on_enter, take_button, yes_no};
use crate::game::lesson::{Answered, Miss, NUMBERS, Task};
use crate::game::{GameAction, Lesson};
use crate::text::lesson as text;

/// The class of the button that continues.
const MAIN: &str = "button button--primary lesson__main";

/// The field in which a number is written.
const FIELD: &str = "lesson-answer";

/// The reply, and below it everything to press, which keeps its place when a reply comes.
pub fn task(lesson: &Lesson, act: &Callback<LessonsAction>) -> Html {
    html! {
        <>
            { result(lesson) }
            <div class="lesson__task">
                { answers(lesson, act).unwrap_or_default() }
                { numbers(lesson, act).unwrap_or_default() }
                { field(lesson, act).unwrap_or_default() }
                { bar(lesson, act) }
            </div>
        </>
    }
}

/// The answers to choose from, as large buttons.
fn answers(lesson: &Lesson, act: &Callback<LessonsAction>) -> Option<Html> {
    let Task::Choose(question) = lesson.current().task else {
        return None;
    };
    let right = question.right(&lesson.current().board);
    let state = |place| match lesson.answered() {
        Answered::Right | Answered::Shown if place == right => Some("right"),
        Answered::Wrong(Miss::Choice(chosen)) if place == chosen => Some("wrong"),
        _ => None,
    };
    let done = lesson.is_answered();
    let answers = text::words(lesson).answers.into_iter().enumerate();
    let buttons = answers.map(|(place, answer)| {
        let state = state(place);
        let mark = state.map(|state| icon(if state == "right" { CHECK } else { CLOSE }));
        html! {
            <button
                class="lesson__answer"
                type="button"
                aria-pressed={yes_no(state.is_some())}
                data-state={state}
                aria-disabled={flag(done)}
                onclick={press(act, LessonsAction::Answer(place))}
            >
                { mark.unwrap_or_default() }
                <span>{ answer.text }</span>
            </button>
        }
    });
    Some(html! {
        <div class="lesson__answers" role="group" aria-label={words::answers()}>{ for buttons }</div>
    })
}

/// The numbers to choose from, as buttons.
fn numbers(lesson: &Lesson, act: &Callback<LessonsAction>) -> Option<Html> {
    if !matches!(lesson.current().task, Task::Number(_)) {
        return None;
    }
    let done = lesson.is_answered();
    let told: Option<u32> = lesson.typed().parse().ok();
    let buttons = NUMBERS.map(|number| {
        let state = match lesson.answered() {
            _ if told != Some(number) => None,
            Answered::Right | Answered::Shown => Some("right"),
            Answered::Wrong(_) => Some("wrong"),
            Answered::No => None,
        };
        html! {
            <button
                class="lesson__answer"
                type="button"
                aria-pressed={yes_no(state.is_some())}
                data-state={state}
                aria-disabled={flag(done)}
                onclick={press(act, LessonsAction::Number(number))}
            >
                { number }
            </button>
        }
    });
    Some(html! {
        <div class="lesson__answers lesson__numbers" role="group" aria-label={words::your_number()}>
            { " " }
            { for buttons }
        </div>
    })
}

/// The field in which a number is written in binary.
fn field(lesson: &Lesson, act: &Callback<LessonsAction>) -> Option<Html> {
    let task = lesson.current().task;
    if !matches!(task, Task::Bits(_)) {
        return None;
    }
    let label = words::your_bits();
    let wrong = matches!(lesson.answered(), Answered::Wrong(_));
    let done = matches!(lesson.answered(), Answered::Right | Answered::Shown);
    let oninput = act.reform(|event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        LessonsAction::Write(field.value())
    });
    let check = act.reform(|()| LessonsAction::Check);
    let onkeydown = (!done).then(|| on_enter(check));
    Some(html! {
        <div class="lesson__field">
            <label for={FIELD}>{ label }</label>
            <input
                class="field"
                id={FIELD}
                name={FIELD}
                inputmode="numeric"
                autocomplete="off"
                aria-invalid={flag(wrong)}
                readonly={done}
                value={lesson.typed().to_owned()}
                {oninput}
                {onkeydown}
            />
        </div>
    })
}

/// The event on the board, and the reply to the answer.
fn result(lesson: &Lesson) -> Html {
    let news = text::news(lesson);
    let verdict = text::judgement(lesson).map(|judgement| {
        let (sign, state) = match judgement.good {
            Some(true) => (icon(CHECK), "right"),
            Some(false) => (icon(CLOSE), "wrong"),
            None => (Html::default(), "told"),
        };
        html! {
            <div class="lesson__verdict" data-state={state}>
                <b class="lesson__lead">{ sign }{ judgement.lead }</b>
                { " " }
                <span>{ judgement.text }</span>
            </div>
        }
    });
    html! {
        <div class="lesson__result" role="status">
            if !news.is_empty() {
                <p class="lesson__news">
                    { for news.into_iter().flat_map(|told| [told, " ".to_owned()]) }
                </p>
            }
            { verdict.unwrap_or_default() }
        </div>
    }
}

/// The help, and the one way on. Each place keeps its element, so that the focus stays where it was.
fn bar(lesson: &Lesson, act: &Callback<LessonsAction>) -> Html {
    let plain = |name, action| button("button", name, press(act, action));
    let primary = |name, action| button(MAIN, name, press(act, action));
    let wrong = matches!(lesson.answered(), Answered::Wrong(_));
    let plays = lesson.state().is_some();
    let last = lesson.step() + 1 == lesson.length();
    let next = if last { words::finish() } else { words::next() };
    let show = lesson.can_show();
    let show = show.then(|| plain(words::show(), LessonsAction::Show));
    // A step that was answered before can be skipped.
    let skips = lesson.can_go_on() && !lesson.is_answered();
    let on = skips.then(|| plain(next, LessonsAction::Next));
    let main = if lesson.is_answered() {
        primary(next, LessonsAction::Next)
    } else if wrong && plays {
        primary(words::again(), LessonsAction::Again)
    } else if plays {
        let take = press(act, LessonsAction::Act(GameAction::Take));
        take_button(lesson.board().choice, take)
    } else if matches!(lesson.current().task, Task::Bits(_)) {
        primary(words::check(), LessonsAction::Check)
    } else {
        Html::default()
    };
    html! {
        <div class="lesson__bar">
            { show.unwrap_or_default() }
            { on.unwrap_or_default() }
            { main }
        </div>
    }
}
