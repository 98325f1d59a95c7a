//! What is pressed or typed besides the board: answers to choose from, numbers, and the field for binary.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::buttons::press_unless_double;
use crate::catalogue::lessons as words;
use crate::components::icons::{CHECK, CLOSE, icon};
use crate::components::{flag, on_enter, yes_no};
use crate::game::teach::{
    Answered, LessonAction, Miss, NUMBERS, Question, Session, Task, TaskState,
};

/// The field in which a number is written.
const FIELD: &str = "lesson-answer";

/// The answers of the task; nothing where it is answered on the board.
pub fn answers(session: &Session, texts: &[String], act: &Callback<LessonAction>) -> Html {
    match (session.work(), session.exercise().task) {
        (_, Task::Choose(question)) => choices(session, question, texts, act),
        (TaskState::Number(pressed), _) => numbers(session, *pressed, act),
        (TaskState::Binary(typed), _) => field(session, typed, act),
        _ => Html::default(),
    }
}

fn answer(
    session: &Session,
    state: Option<&'static str>,
    content: Html,
    onclick: Callback<MouseEvent>,
) -> Html {
    let mark = state.map(|state| icon(if state == "right" { CHECK } else { CLOSE }));
    html! {
        <button
            class="lesson__answer"
            type="button"
            aria-pressed={yes_no(state.is_some())}
            data-state={state}
            aria-disabled={flag(session.is_answered())}
            {onclick}
        >
            { mark.unwrap_or_default() }
            { content }
        </button>
    }
}

/// The answers to choose from, as large buttons.
fn choices(
    session: &Session,
    question: Question,
    texts: &[String],
    act: &Callback<LessonAction>,
) -> Html {
    let right = question.right(session.exercise());
    let state = |index| match session.answered() {
        Answered::Right if index == right => Some("right"),
        Answered::Wrong(Miss::Choice(chosen)) if index == chosen => Some("wrong"),
        _ => None,
    };
    let buttons = texts.iter().enumerate().map(|(index, text)| {
        let content = html! { <span>{ text.clone() }</span> };
        answer(
            session,
            state(index),
            content,
            press_unless_double(act, LessonAction::Answer(index)),
        )
    });
    // The moves of a game stand one below the other.
    let is_game = question == Question::Mistake;
    let class = classes!("lesson__answers", is_game.then_some("lesson__turns"));
    html! {
        <div {class} role="group" aria-label={words::answers()}>{ for buttons }</div>
    }
}

/// The numbers to choose from, as buttons.
fn numbers(session: &Session, pressed: Option<u32>, act: &Callback<LessonAction>) -> Html {
    let buttons = NUMBERS.map(|number| {
        let state = match session.answered() {
            _ if pressed != Some(number) => None,
            Answered::Right | Answered::Shown => Some("right"),
            Answered::Wrong(_) => Some("wrong"),
            Answered::No | Answered::WonAfterMistake => None,
        };
        answer(
            session,
            state,
            number.into(),
            press_unless_double(act, LessonAction::Number(number)),
        )
    });
    html! {
        <div class="lesson__answers lesson__numbers" role="group" aria-label={words::your_number()}>
            { " " }
            { for buttons }
        </div>
    }
}

/// The field in which a number is written in binary.
fn field(session: &Session, typed: &str, act: &Callback<LessonAction>) -> Html {
    let wrong = matches!(session.answered(), Answered::Wrong(_));
    let done = session.is_answered();
    let oninput = act.reform(|event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        LessonAction::Write(field.value())
    });
    let onkeydown = (!done).then(|| on_enter(act.reform(|()| LessonAction::Check)));
    html! {
        <div class="lesson__field">
            <label for={FIELD}>{ words::your_bits() }</label>
            <input
                class="field"
                id={FIELD}
                name={FIELD}
                inputmode="numeric"
                autocomplete="off"
                aria-invalid={flag(wrong)}
                readonly={done}
                value={typed.to_owned()}
                {oninput}
                {onkeydown}
            />
        </div>
    }
}
