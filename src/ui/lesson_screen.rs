//! A lesson: a board or a figure, what is asked about it, and one way on.

use yew::{AttrValue, Callback, Html};

use super::el::{El, el};
use super::lesson_figures::{bits_table, blocks_figure, pairs_figure, tree_figure};
use super::study::order;
use crate::components::heap_board::board_of;
use crate::components::icons::{CHECK, CLOSE, icon};
use crate::components::sign;
use crate::components::take_button;
use crate::game::lesson::{Answered, Figure, LESSONS, Miss, Step, Task};
use crate::game::{Action, Lesson};
use crate::text::{lesson as words, play};

/// The class of the button by which one goes on.
const MAIN: &str = "button button--primary lesson__main";

/// The heading of a lesson, which takes the focus when another step is shown.
pub const LESSON_HEADING: &str = "lesson-heading";

/// Draws a lesson; what is played on its board, where one press may take, is told so.
#[must_use]
pub fn lesson_screen(lesson: &Lesson, one_tap: bool, on_action: &Callback<Action>) -> El {
    let screen = el("main", "lesson")
        .attr("data-lesson", lesson.number().to_string())
        .child(head(lesson));
    if lesson.is_finished() {
        return screen.child(end(lesson));
    }
    let step = lesson.current();
    let said = words::words(lesson);
    let asked = step.asked();
    let figure = figure(lesson, step, one_tap, on_action);
    let plain = figure.is_none();
    screen.child(
        el("div", "lesson__body")
            .flag("data-plain", plain)
            .child(
                el("h2", "lesson__title")
                    .attr("id", LESSON_HEADING)
                    .attr("tabindex", "-1")
                    .text(words::told(said.title, &asked, None)),
            )
            // The question comes first: on a phone a picture may fill the screen.
            .child(
                el("div", "lesson__asks").children(
                    words::told(said.ask, &asked, None)
                        .split('\n')
                        .map(|line| el("p", "lesson__ask").text(line.to_owned())),
                ),
            )
            .child_if(figure)
            .child(
                el("div", "lesson__task")
                    .child_if(answers(lesson))
                    .child_if(field(lesson))
                    .child(result(lesson))
                    .child(bar(lesson, on_action)),
            ),
    )
}

/// Where one is: the lesson, its name, and its steps as a bar.
fn head(lesson: &Lesson) -> El {
    let done = lesson.step() + usize::from(lesson.is_finished());
    el("div", "lesson__head")
        .child(
            el("p", "lesson__where")
                .child(el("b", "").text(words::number(lesson.number())))
                .text(" ")
                .child(el("span", "").text(words::course(lesson.number()).name)),
        )
        .child(
            el("a", "lesson__all")
                .attr("href", "#/learn")
                .text(words::ALL),
        )
        .child(
            el("progress", "lesson__progress")
                .label(words::PROGRESS)
                .attr("aria-valuetext", words::step(lesson))
                .attr("max", lesson.length().to_string())
                .attr("value", done.to_string()),
        )
}

/// What is shown of the position, with the rule in force.
fn figure(lesson: &Lesson, step: &Step, one_tap: bool, on_action: &Callback<Action>) -> Option<El> {
    let known = lesson.is_answered();
    let board = || board_of(lesson.board(), one_tap, on_action);
    let blocks = || blocks_figure(lesson.board().game.position(), lesson.board().choice);
    let shown = |class| {
        let rules = step.board.rules();
        el("section", class).child(
            el("p", "lesson__rule")
                .child(icon(sign(rules.convention)))
                .text(play::rule(rules, true)),
        )
    };
    if step.task == Task::Pair {
        return Some(el("section", "lesson__figure").child(pairs_figure(lesson.pairs(), step)));
    }
    Some(match step.figure {
        Figure::Words => return None,
        Figure::Board => shown("lesson__figure").child(board()),
        Figure::Blocks => shown("lesson__figure lesson__figure--two")
            .child(board())
            .child(blocks()),
        Figure::BlocksAfter => shown("lesson__figure lesson__figure--two")
            .child(board())
            .child(known.then(blocks).unwrap_or_default()),
        Figure::Bits => el("section", "lesson__figure").child(bits_table(&step.board, known)),
        Figure::Tree => shown("lesson__figure").child(tree_figure(&step.board, known)),
        Figure::Values => shown("lesson__figure").child(tree_figure(&step.board, true)),
    })
}

/// The answers to choose from, as large buttons.
fn answers(lesson: &Lesson) -> Option<El> {
    let Task::Choose(question) = lesson.current().task else {
        return None;
    };
    let asked = lesson.current().asked();
    let right = question.right(&asked);
    let state = |place| match lesson.answered() {
        Answered::Right | Answered::Shown if place == right => Some("right"),
        Answered::Wrong(Miss::Choice(chosen)) if place == chosen => Some("wrong"),
        _ => None,
    };
    let done = lesson.is_answered();
    let buttons = words::words(lesson)
        .answers
        .iter()
        .enumerate()
        .map(|(place, &(answer, _))| {
            let state = state(place);
            let mark = state.map(|state| icon(if state == "right" { CHECK } else { CLOSE }));
            order("lesson__answer", ["answer-", &place.to_string()].concat())
                .attr(
                    "aria-pressed",
                    if state.is_some() { "true" } else { "false" },
                )
                .maybe("data-state", state.map(AttrValue::from))
                .flag("aria-disabled", done)
                .child(mark.unwrap_or_default())
                .child(el("span", "").text(words::told(answer, &asked, None)))
        });
    Some(
        el("div", "lesson__answers")
            .attr("role", "group")
            .label(words::ANSWERS)
            .children(buttons),
    )
}

/// The field in which a number is written.
fn field(lesson: &Lesson) -> Option<El> {
    let task = lesson.current().task;
    if !matches!(task, Task::Number(_) | Task::Bits(_)) {
        return None;
    }
    let wrong = matches!(lesson.answered(), Answered::Wrong(_));
    let done = matches!(lesson.answered(), Answered::Right | Answered::Shown);
    Some(
        el("div", "lesson__field")
            .child(
                el("label", "")
                    .attr("for", Lesson::FIELD)
                    .text(words::field(task)),
            )
            .child(
                el("input", "field")
                    .attr("id", Lesson::FIELD)
                    .attr("name", Lesson::FIELD)
                    .attr("inputmode", "numeric")
                    .attr("autocomplete", "off")
                    .flag("aria-invalid", wrong)
                    .maybe("readonly", done.then_some("".into()))
                    .value(lesson.typed().to_owned()),
            ),
    )
}

/// What happened on the board, and what is said to the answer.
fn result(lesson: &Lesson) -> El {
    let news = words::news(lesson);
    let judgement = words::judgement(lesson);
    let verdict = judgement.map(|judgement| {
        let sign = match judgement.good {
            Some(true) => Some(CHECK),
            Some(false) => Some(CLOSE),
            None => None,
        };
        let state = match judgement.good {
            Some(true) => "right",
            Some(false) => "wrong",
            None => "told",
        };
        el("div", "lesson__verdict")
            .attr("data-state", state)
            .child(
                el("b", "lesson__lead")
                    .child(sign.map(icon).unwrap_or_default())
                    .text(judgement.lead),
            )
            .text(" ")
            .child(el("span", "").text(judgement.text))
    });
    el("div", "lesson__result")
        .attr("role", "status")
        .child_if((!news.is_empty()).then(|| el("p", "lesson__news").text(news)))
        .child_if(verdict)
}

/// The way back, and the one way on.
fn bar(lesson: &Lesson, on_action: &Callback<Action>) -> El {
    let wrong = matches!(lesson.answered(), Answered::Wrong(_));
    let plays = lesson.state().is_some();
    let back = (lesson.step() > 0).then(|| order("button", "back").text(words::BACK));
    let show = lesson
        .can_show()
        .then(|| order("button", "show").text(words::SHOW));
    let last = lesson.step() + 1 == lesson.length();
    let name = if last { words::FINISH } else { words::NEXT };
    // Whoever went back to a step need not answer it again.
    let on =
        (lesson.can_go_on() && !lesson.is_answered()).then(|| order("button", "next").text(name));
    let main: Option<Html> = if lesson.is_answered() {
        Some(primary("next").text(name).into())
    } else if wrong && plays {
        Some(primary("again").text(words::AGAIN).into())
    } else if plays {
        let take = on_action.reform(|_| Action::Take);
        Some(take_button(MAIN, lesson.board().choice, take))
    } else if matches!(lesson.current().task, Task::Number(_) | Task::Bits(_)) {
        Some(primary("check").text(words::CHECK).into())
    } else {
        None
    };
    el("div", "lesson__bar")
        .child_if(back)
        .child_if(show)
        .child_if(on)
        .child(main.unwrap_or_default())
}

/// The end of a lesson: what to keep, and where to go.
fn end(lesson: &Lesson) -> El {
    let number = lesson.number();
    let (link, name) = if number < LESSONS {
        (
            ["#/learn/", &(number + 1).to_string()].concat(),
            words::NEXT_LESSON,
        )
    } else {
        ("#/learn/history".to_owned(), words::HISTORY_HEADING)
    };
    el("div", "lesson__end")
        .child(el("span", "lesson__sign").unheard().child(icon(CHECK)))
        .child(
            el("h2", "lesson__title")
                .attr("id", LESSON_HEADING)
                .attr("tabindex", "-1")
                .text(words::FINISHED),
        )
        .child(
            el("p", "lesson__moral")
                .child(el("b", "").text(words::KEEP))
                .text(" ")
                .text(words::course(number).moral),
        )
        .child(
            el("a", "button button--primary lesson__main")
                .attr("href", link)
                .text(name),
        )
        .child(
            el("div", "lesson__bar")
                .child(order("button", "back").text(words::BACK))
                .child(order("button", "restart").text(words::RESTART)),
        )
}

fn primary(name: &'static str) -> El {
    order(MAIN, name)
}
