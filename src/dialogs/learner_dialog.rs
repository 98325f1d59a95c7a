use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::setup_modal::draft;
use crate::catalogue::{learner as words, locale};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, flag, on_press, yes_no};
use crate::engine::{Move, Outcome, Position, write_heaps};
use crate::game::{BENCHMARK_GAMES, BoardChoice, Form, FormAction, LearnerTraining, Score};
use crate::platform::{document, random};
use crate::state::{AppAction, AppState, Dialog};
use crate::text::learner;
use crate::text::moves::move_text;

/// The numbers of games that a press trains.
const TRAININGS: [u32; 4] = [1, 10, 100, 1000];

/// The heading of the box.
const BOX: &str = "learner-box";

/// A board so small that a few games teach it.
const SMALL_BOARD: [u32; 2] = [2, 3];

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The board on which the learner is trained.
    pub board: Position,
    /// The setup of which this is the board.
    pub form: Form,
    /// The trainings on all boards.
    pub trainings: Rc<Vec<LearnerTraining>>,
    pub dispatch: Dispatch,
}

/// The training of the learner: an explanation, the results so far, and the buttons to train and to forget.
#[component]
pub fn LearnerDialog(props: &Props) -> Html {
    let Props {
        board,
        form,
        dispatch,
        ..
    } = props;
    // Whether the next press on the button to forget does forget.
    let sure = use_state_eq(|| false);
    let training = props
        .trainings
        .iter()
        .find(|training| training.is_for(board));
    let back = html! {
        <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Open(Dialog::Setup))}>
            { words::back() }
        </button>
    };
    let on_board = html! {
        <>
            <p><b>{ learner::board(board) }</b></p>
            if board.heaps() != SMALL_BOARD {
                <button class="button" type="button" onclick={on_small_board(form, dispatch)}>
                    { words::SmallBoard { heaps: &SMALL_BOARD }.text() }
                </button>
            }
        </>
    };
    let about = html! {
        <>
            <p>{ words::begins() }</p>
            <p>{ words::learns() }</p>
            <p>{ words::matchboxes() }</p>
        </>
    };
    let Ok(current) = training.map_or_else(
        || LearnerTraining::new(board),
        |training| Ok(training.clone()),
    ) else {
        return html! {
            <div class="learner">
                { on_board }
                <p>{ words::too_large() }</p>
                { back }
            </div>
        };
    };
    let games = current.learner().games();
    let last = current.benchmarks().last().map(|benchmark| {
        let (games, won, all) = (games.into(), benchmark.won.into(), BENCHMARK_GAMES.into());
        words::Trained { games, won, all }.text()
    });
    let train = |games: u32| {
        let (sure, board, dispatch) = (sure.clone(), *board, dispatch.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            sure.set(false);
            dispatch.emit(AppAction::Train(board, games, random::seed()));
        });
        html! {
            <button class="button" type="button" {onclick}>
                { words::Train { games: games.into() }.text() }
            </button>
        }
    };
    let on_forget = {
        let (sure, board, dispatch) = (sure.clone(), *board, dispatch.clone());
        let is_trained = training.is_some();
        // One press must not forget long training.
        move |_: MouseEvent| {
            if *sure {
                dispatch.emit(AppAction::ForgetTraining(board));
            }
            sure.set(!*sure && is_trained);
        }
    };
    html! {
        <div class="learner">
            { on_board }
            <div class="learner__train" role="group" aria-label={words::training()}>{ for TRAININGS.map(train) }</div>
            <p>{ words::Games { games: games.into() }.text() }</p>
            <BeadBox key={board.to_string()} board={*board} training={current.clone()} />
            <p class="visually-hidden" aria-live="polite">{ last.unwrap_or_default() }</p>
            { chart(current.benchmarks()) }
            <p>{ learner::record(current.record()) }</p>
            { about }
            <div class="learner__actions">
                <button class="button" type="button" aria-disabled={flag(games == 0)} onclick={on_forget}>
                    { if *sure { words::really_forget() } else { words::forget() } }
                </button>
                { back }
            </div>
        </div>
    }
}

/// Puts the small board into the setup.
fn on_small_board(form: &Form, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let form = form.clone();
    dispatch.reform(move |_| {
        let form = form.clone().after(FormAction::Board(BoardChoice::Own));
        let form = form.after(FormAction::Sizes(write_heaps(&SMALL_BOARD)));
        AppAction::Draft(form.after(FormAction::Limit(String::new())))
    })
}

#[derive(Properties, PartialEq)]
struct BeadBoxProps {
    /// The board on which the learner begins.
    board: Position,
    training: LearnerTraining,
}

/// The box of a board, with the beads from which the next move is drawn. A press on a move leads to the next box.
#[component]
fn BeadBox(props: &BeadBoxProps) -> Html {
    let BeadBoxProps { board, training } = props;
    let opened = use_state_eq(|| None::<Position>);
    // The next box may lack the pressed move, which had the focus. Then its heading gets the focus.
    use_effect_with(*opened, |opened| {
        let heading = document::by_id::<Element>(BOX);
        if let Some(heading) = heading.filter(|_| opened.is_some() && document::focus_is_lost()) {
            document::focus_and_scroll(&heading);
        }
    });
    let shown = opened.as_ref().unwrap_or(board);
    let beads = training.learner().beads(shown);
    let all: u32 = beads.iter().map(|&(_, count)| count).sum();
    let row = |&(made, count): &(Move, u32)| {
        let after = shown.play(made).ok();
        let wins = after
            .as_ref()
            .is_some_and(|after| after.outcome() == Outcome::P);
        let opened = opened.setter();
        let chosen = &move_text(made);
        html! {
            <li key={made.to_string()}>
                <button
                    class="learner__move"
                    type="button"
                    data-wins={yes_no(wins)}
                    onclick={move |_| opened.set(after)}
                >
                    <span>
                        { words::Beads { chosen, beads: count.into() }.text() }
                        if wins {
                            { icon(CHECK) }
                        }
                    </span>
                    <progress max={all.to_string()} value={count.to_string()} aria-hidden="true" />
                </button>
            </li>
        }
    };
    let heaps = shown.heaps();
    let first = {
        let opened = opened.setter();
        move |_: MouseEvent| opened.set(None)
    };
    html! {
        <section class="learner__box">
            <h3 id={BOX} tabindex="-1">{ words::BeadBox { heaps }.text() }</h3>
            if beads.is_empty() {
                <p>{ words::no_box() }</p>
            } else {
                <p>{ words::about_beads() }</p>
                <ol class="learner__beads">{ for beads.iter().map(row) }</ol>
            }
            <button class="button" type="button" aria-disabled={flag(shown == board)} onclick={first}>
                { words::first_box() }
            </button>
        </section>
    }
}

/// The board on which the learner is trained: the board of the setup, if the form can be used, else the board in
/// play.
pub fn board(page: &AppState) -> Position {
    // Whoever starts, the board is the same.
    match draft(page).table(true) {
        Ok(table) => table.board,
        Err(_) => page.current_game.game.config().board,
    }
}

/// The wins of each benchmark over the games learned from, as a line, and in words.
fn chart(benchmarks: &[Score]) -> Html {
    let mut line = String::new();
    for (number, benchmark) in benchmarks.iter().enumerate() {
        line.push(if number == 0 { 'M' } else { 'L' });
        line.push_str(&benchmark.games.to_string());
        line.push(' ');
        line.push_str(&(BENCHMARK_GAMES - benchmark.won.min(BENCHMARK_GAMES)).to_string());
    }
    let all = BENCHMARK_GAMES.into();
    let (caption, games) = match benchmarks.last() {
        Some(last) => {
            let won = last.won.into();
            (words::Chart { won, all }.text(), last.games.max(1))
        }
        None => (words::no_chart().to_owned(), 1),
    };
    let view_box = [
        "0 0 ",
        &games.to_string(),
        " ",
        &BENCHMARK_GAMES.to_string(),
    ]
    .concat();
    html! {
        <figure class="learner__curve">
            <span class="learner__axis" aria-hidden="true">{ words::WonAxis { all }.text() }</span>
            <svg viewBox={view_box} preserveAspectRatio="none" aria-hidden="true">
                <path d={line} />
            </svg>
            <span class="learner__axis learner__games" aria-hidden="true">
                <span>{ "0" }</span>
                <span>{ words::games_axis() }</span>
                <span>{ locale::number(games) }</span>
            </span>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}
