//! The screen of the puzzles: which one, the board, the answer and what comes of it.

use yew::{AttrValue, Callback};

use super::el::{El, el};
use super::lesson_screen::LESSON_HEADING;
use super::study::order;
use crate::components::heap_board::board_of;
use crate::components::icons::icon;
use crate::components::sign;
use crate::components::take_button;
use crate::game::puzzle::{Answer, Grade, Puzzles, Stage};
use crate::game::{Action, State};
use crate::text::{play, puzzle as words};

/// Draws the screen; what is played on its board, where one press may take, is told so. `page` is the
/// address of the page without its fragment, for the result that is shared.
#[must_use]
pub fn puzzle_screen(
    puzzles: &Puzzles,
    one_tap: bool,
    on_action: &Callback<Action>,
    page: &str,
    copied: bool,
) -> El {
    let Some(state) = puzzles.state() else {
        return el("main", "puzzle");
    };
    let rules = puzzles.puzzle().board().rules();
    el("main", "puzzle")
        .child(head(puzzles))
        .child(grades(puzzles))
        .child(answer(puzzles, state))
        .child(
            el("p", "puzzle__rule")
                .child(icon(sign(rules.convention)))
                .child(el("span", "").text(words::rule(rules))),
        )
        .child(el("div", "puzzle__board").child(board_of(state, one_tap, on_action)))
        .child(bar(puzzles, state, on_action, copied))
        .child_if(shared(puzzles, page))
        .child(el("p", "puzzle__promise").text(words::promise(puzzles.puzzle().grade())))
}

fn head(puzzles: &Puzzles) -> El {
    let beside = words::beside(puzzles);
    el("div", "puzzle__head")
        .child(
            el("h2", "puzzle__heading")
                .attr("id", LESSON_HEADING)
                .attr("tabindex", "-1")
                .text(words::heading(puzzles)),
        )
        .child_if((!beside.is_empty()).then(|| el("p", "puzzle__beside").text(beside)))
}

/// The grades by number, and today's puzzle.
fn grades(puzzles: &Puzzles) -> El {
    let now = puzzles.puzzle().grade();
    let daily = puzzles.day().is_some();
    let choice = |grade: Grade| {
        order("button puzzle__grade", grade_name(grade))
            .label(words::grade_button(grade))
            .attr("title", words::grade(grade))
            .maybe("aria-current", current(grade == now && !daily))
            .text(grade.number().to_string())
    };
    let today = puzzles.day() == Some(puzzles.today().date);
    el("nav", "puzzle__choice")
        .label(words::GRADES)
        .children(Grade::ALL.map(choice))
        .child(
            order("button puzzle__daily", "daily")
                .label(words::DAILY)
                .maybe("aria-current", current(today))
                .text(words::TODAY),
        )
}

fn current(is: bool) -> Option<AttrValue> {
    is.then_some("true".into())
}

/// The question, and in its place what comes of the answer, or what the board has to say.
fn answer(puzzles: &Puzzles, state: &State) -> El {
    let area = el("div", "puzzle__answer").attr("role", "status");
    let Some(words::Verdict { right, word, why }) = words::verdict(puzzles) else {
        let news = match state.notice {
            Some(_) => play::status(state, "").news,
            None => words::QUESTION.to_owned(),
        };
        return area.child(el("p", "puzzle__question").text(news));
    };
    let (prospect, mark) = match right {
        Some(true) => (Some("good"), "✓ "),
        Some(false) => (Some("bad"), "✗ "),
        None => (None, ""),
    };
    let outcome = words::outcome(puzzles);
    area.maybe("data-prospect", prospect.map(AttrValue::from))
        .child(
            el("p", "puzzle__why")
                .child(
                    el("b", "puzzle__verdict")
                        .child(el("span", "").unheard().text(mark))
                        .text(word),
                )
                .text(" ")
                .text(why),
        )
        .child_if((!outcome.is_empty()).then(|| el("p", "puzzle__outcome").text(outcome)))
}

/// The buttons. Each place keeps its element, so that the focus stays where it was.
fn bar(puzzles: &Puzzles, state: &State, on_action: &Callback<Action>, copied: bool) -> El {
    const MAIN: &str = "button button--primary puzzle__main";
    const SIDE: &str = "button puzzle__side";
    const MORE: &str = "button button--plain puzzle__more";
    let waits = puzzles.due().is_some();
    let later = |class, name, text| order(class, name).flag("aria-disabled", waits).text(text);
    let given = |class, name, text| order(class, name).flag("aria-disabled", true).text(text);
    let bar = el("div", "puzzle__bar");
    match puzzles.stage() {
        Stage::Asking => bar
            .child(take_button(
                MAIN,
                state.choice,
                on_action.reform(|_| Action::Take),
            ))
            .child(order(SIDE, "none").text(words::NONE))
            .child(order(MORE, "show").text(words::SHOW)),
        Stage::Answered { right: false, .. } => bar
            .child(later(MAIN, "again", words::AGAIN))
            .child(later(SIDE, "next", words::NEXT))
            .child(later(MORE, "show", words::SHOW)),
        Stage::Answered { answer, .. } => {
            let daily = puzzles.day().filter(|_| puzzles.solved().is_some());
            let share = daily.map(|_| {
                let name = if copied { words::COPIED } else { words::SHARE };
                order(SIDE, "share").attr("aria-live", "polite").text(name)
            });
            // The answer that was pressed stays where it has the focus.
            let none = (answer == Answer::None).then(|| given(SIDE, "none", words::NONE));
            bar.child(later(MAIN, "next", words::NEXT))
                .child_if(share.or(none))
                .child_if(None)
        }
        Stage::Shown => bar
            .child(order(MAIN, "next").text(words::NEXT))
            .child(order(SIDE, "again").text(words::AGAIN))
            .child(given(MORE, "show", words::SHOW)),
    }
}

/// What is shared, to be read before and to be copied where the page cannot do it.
fn shared(puzzles: &Puzzles, page: &str) -> Option<El> {
    let text = words::share_text(puzzles, page)?;
    Some(el("p", "puzzle__shared").text(text))
}

const fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Small => "grade-1",
        Grade::Four => "grade-2",
        Grade::Endgame => "grade-3",
        Grade::Single => "grade-4",
        Grade::Limited => "grade-5",
    }
}
