//! The screen of the puzzles: the choice of puzzle, the board, the answer and its result.

use yew::prelude::*;

use super::{HEADING, PuzzlesAction};
use crate::catalogue::{print, puzzle};
use crate::components::heap_board::board_of;
use crate::components::icons::{HINT, icon};
use crate::components::{Dispatch, flag, print_button, share_button, sign, take_button};
use crate::game::puzzle::{Answer, Grade, Puzzles, Stage};
use crate::game::{Depth, GameAction};
use crate::text::{play, puzzle as words};

/// A puzzle to draw, with its callbacks.
pub struct PuzzleView<'a> {
    /// The puzzle and how far it has come.
    pub puzzles: &'a Puzzles,
    /// The ideas that the person has met.
    pub depth: Depth,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// The address of the page without its fragment, for the result that is shared.
    pub page: &'a str,
    /// Whether that is on the clipboard.
    pub copied: bool,
    /// Receives the actions.
    pub act: &'a Callback<PuzzlesAction>,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
    /// Opens the puzzle of today.
    pub on_daily: Callback<MouseEvent>,
    /// Shares the result.
    pub on_share: Callback<MouseEvent>,
}

pub fn puzzle_view(props: &PuzzleView<'_>) -> Html {
    let PuzzleView { puzzles, act, .. } = props;
    let rules = puzzles.puzzle().board().rules();
    let on_action = act.reform(PuzzlesAction::Act);
    // To be read before, and to be copied where the page cannot do it.
    let shared = words::share_text(puzzles, props.page);
    html! {
        <main class="teaching puzzle">
            { head(props) }
            { grades(props) }
            { answer(puzzles, props.depth) }
            <details>
                <summary class="puzzle__rule">
                    { icon(sign(rules.convention)) }
                    <span>{ words::rule(rules) }</span>
                </summary>
                <p class="puzzle__promise">{ words::promise(puzzles) }</p>
            </details>
            <div class="puzzle__board">{ board_of(puzzles.state(), props.one_tap, &on_action) }</div>
            if let Some(text) = shared {
                <p class="puzzle__shared">{ text }</p>
            }
            { bar(props) }
        </main>
    }
}

fn press(act: &Callback<PuzzlesAction>, action: PuzzlesAction) -> Callback<MouseEvent> {
    act.reform(move |_| action.clone())
}

fn head(
    PuzzleView {
        puzzles, dispatch, ..
    }: &PuzzleView<'_>,
) -> Html {
    let beside = words::beside(puzzles);
    html! {
        <div class="teaching__head">
            <div class="puzzle__head">
                <h2 class="puzzle__heading" id={HEADING} tabindex="-1">{ words::heading(puzzles) }</h2>
                { for beside.map(|beside| html! { <p class="puzzle__beside">{ beside }</p> }) }
            </div>
            { print_button(print::print_puzzles(), sheet(puzzles), dispatch) }
            { share_button("button button--round", dispatch) }
        </div>
    }
}

/// The address of a sheet that begins with this puzzle.
fn sheet(puzzles: &Puzzles) -> String {
    let puzzle = puzzles.puzzle();
    let (grade, seed) = (
        puzzle.grade().number().to_string(),
        puzzle.seed().to_string(),
    );
    ["#/print/puzzles", &grade, &seed].join("/")
}

/// The grades by number, and today's puzzle.
fn grades(props: &PuzzleView<'_>) -> Html {
    let puzzles = &props.puzzles;
    let now = puzzles.puzzle().grade();
    let daily = puzzles.day().is_some();
    let choice = |grade: Grade| {
        html! {
            <button
                class="button puzzle__grade"
                type="button"
                aria-label={words::grade(grade)}
                title={puzzle::Grade { grade }.text()}
                aria-current={flag(grade == now && !daily)}
                onclick={press(props.act, PuzzlesAction::Grade(grade))}
            >
                { grade.number() }
            </button>
        }
    };
    let today = puzzles.day() == Some(puzzles.today().date);
    html! {
        <nav class="puzzle__choice" aria-label={puzzle::grades()}>
            { for Grade::ALL.map(choice) }
            <button
                class="button puzzle__daily"
                type="button"
                aria-label={puzzle::todays_puzzle()}
                aria-current={flag(today)}
                onclick={props.on_daily.clone()}
            >
                { puzzle::today() }
            </button>
        </nav>
    }
}

/// The question, or in its place the result of the answer or a message of the board.
fn answer(puzzles: &Puzzles, depth: Depth) -> Html {
    let Some(words::Told { right, word, why }) = words::verdict(puzzles, depth) else {
        let state = puzzles.state();
        let news = match state.notice {
            Some(_) => play::status(state, "").news,
            None => puzzle::question().to_owned(),
        };
        return html! {
            <div class="puzzle__answer" role="status">
                <p class="puzzle__question">{ news }</p>
            </div>
        };
    };
    let (prospect, mark) = match right {
        Some(true) => (Some("good"), "✓ "),
        Some(false) => (Some("bad"), "✗ "),
        None => (None, ""),
    };
    let outcome = words::outcome(puzzles);
    html! {
        <div class="puzzle__answer" role="status" data-prospect={prospect}>
            <p class="puzzle__why">
                <b class="puzzle__verdict"><span aria-hidden="true">{ mark }</span>{ word }</b>
                { " " }
                { why }
            </p>
            { for outcome.map(|outcome| html! { <p class="puzzle__outcome">{ outcome }</p> }) }
        </div>
    }
}

const MAIN: &str = "button button--primary puzzle__main";
const SIDE: &str = "button puzzle__side";

/// The buttons. Each place keeps its element, so that the focus stays where it was.
fn bar(props: &PuzzleView<'_>) -> Html {
    let PuzzleView { puzzles, act, .. } = props;
    let waits = puzzles.due().is_some();
    let order = |class: &'static str, name: &'static str, action, disabled: bool| {
        let onclick = press(act, action);
        html! {
            <button {class} type="button" aria-disabled={flag(disabled)} {onclick}>{ name }</button>
        }
    };
    let no_move = |disabled| order(SIDE, puzzle::none(), PuzzlesAction::None, disabled);
    let show = |disabled| {
        html! {
            <button
                class="button button--round puzzle__more"
                type="button"
                aria-label={puzzle::show_answer()}
                title={puzzle::show_answer()}
                aria-disabled={flag(disabled)}
                onclick={press(act, PuzzlesAction::Show)}
            >
                { icon(HINT) }
            </button>
        }
    };
    let again = |class, disabled| order(class, puzzle::again(), PuzzlesAction::Again, disabled);
    let next = |class, disabled| order(class, puzzle::next_puzzle(), PuzzlesAction::Next, disabled);
    let [main, side, more] = match puzzles.stage() {
        Stage::Asking => {
            let take = press(act, PuzzlesAction::Act(GameAction::Take));
            let main = take_button(puzzles.state().choice, take);
            [main, no_move(false), show(false)]
        }
        Stage::Answered { right: false, .. } => {
            [again(MAIN, waits), next(SIDE, waits), show(waits)]
        }
        Stage::Answered { answer, .. } => {
            let daily = puzzles.day().filter(|_| puzzles.solved().is_some());
            let side = match answer {
                _ if daily.is_some() => share(props),
                // The answer that was pressed stays where it has the focus.
                Answer::None => no_move(true),
                Answer::Move(_) => Html::default(),
            };
            [next(MAIN, waits), side, Html::default()]
        }
        Stage::Shown => [next(MAIN, false), again(SIDE, false), show(true)],
    };
    html! { <div class="puzzle__bar">{ main }{ side }{ more }</div> }
}

fn share(props: &PuzzleView<'_>) -> Html {
    let name = if props.copied {
        puzzle::copied()
    } else {
        puzzle::share()
    };
    html! {
        <button class={SIDE} type="button" aria-live="polite" onclick={props.on_share.clone()}>
            { name }
        </button>
    }
}
