use std::rc::Rc;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use yew::prelude::*;

use super::setup_modal::draft;
use crate::catalogue::learner as words;
use crate::components::{Dispatch, flag, on_press};
use crate::engine::Position;
use crate::game::{GAMES_PER_ROUND, LearnerTraining, ROUNDS, TRIAL_GAMES};
use crate::platform::{random, timer};
use crate::state::{AppAction, AppState, Dialog};
use crate::text::learner;

/// The pause between two rounds, in milliseconds: long enough to draw and to handle events.
const REST: u32 = 20;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The board on which the learner is trained.
    pub board: Position,
    /// The trainings on all boards.
    pub trainings: Rc<Vec<LearnerTraining>>,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The training of the learner: an explanation, the results so far, and the buttons to train and to forget.
#[component]
pub fn LearnerDialog(props: &Props) -> Html {
    let Props {
        board, dispatch, ..
    } = props;
    // Whether the next press on the button to forget does forget.
    let sure = use_state_eq(|| false);
    let training = props
        .trainings
        .iter()
        .find(|training| training.is_for(board));
    use_training(board, training, dispatch);
    let back = html! {
        <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Open(Dialog::Setup))}>
            { words::back() }
        </button>
    };
    let about = html! {
        <>
            <p>{ words::begins() }</p>
            <p>{ words::learns() }</p>
            <p>{ words::matchboxes() }</p>
            <p><b>{ learner::board(board) }</b></p>
        </>
    };
    let Ok(current) = training.map_or_else(
        || LearnerTraining::new(board),
        |training| Ok(training.clone()),
    ) else {
        return html! {
            <div class="learner">
                { about }
                <p>{ words::too_large() }</p>
                { back }
            </div>
        };
    };
    let rounds_left = training.map_or(0, LearnerTraining::rounds_left);
    let games = training.map_or(0, |training| training.learner().games());
    let curve = training.map_or(&[][..], LearnerTraining::curve);
    let all = TRIAL_GAMES.into();
    let last = curve.last().filter(|_| rounds_left == 0);
    let done = last.map(|&won| {
        let (games, won) = (games.into(), won.into());
        words::Trained { games, won, all }.text()
    });
    let train_label = if rounds_left > 0 {
        words::stop().to_owned()
    } else {
        words::Train {
            games: (ROUNDS * GAMES_PER_ROUND).into(),
        }
        .text()
    };
    let on_train = {
        let (sure, board, dispatch) = (sure.clone(), board.clone(), dispatch.clone());
        move |_: MouseEvent| {
            sure.set(false);
            let mut next = current.clone();
            next.set_running(rounds_left == 0);
            dispatch.emit(AppAction::Train(board.clone(), Some(next)));
        }
    };
    let on_forget = {
        let (sure, board, dispatch) = (sure.clone(), board.clone(), dispatch.clone());
        let is_trained = training.is_some();
        // One press must not forget long training.
        move |_: MouseEvent| {
            if *sure {
                dispatch.emit(AppAction::Train(board.clone(), None));
            }
            sure.set(!*sure && is_trained);
        }
    };
    html! {
        <div class="learner">
            { about }
            <p>{ words::Games { games: games.into() }.text() }</p>
            <p>{ learner::record(training.map_or([0; 2], LearnerTraining::record)) }</p>
            if rounds_left > 0 {
                <progress
                    class="learner__progress"
                    aria-label={words::training()}
                    max={ROUNDS.to_string()}
                    value={(ROUNDS - rounds_left).to_string()}
                />
            }
            <p class="visually-hidden" aria-live="polite">{ done.unwrap_or_default() }</p>
            { curve_of(curve) }
            <button class="button button--primary" type="button" onclick={on_train}>{ train_label }</button>
            <div class="learner__actions">
                <button class="button" type="button" aria-disabled={flag(games == 0)} onclick={on_forget}>
                    { if *sure { words::really_forget() } else { words::forget() } }
                </button>
                { back }
            </div>
        </div>
    }
}

/// Runs the rounds of a training, one at a time.
#[hook]
fn use_training(board: &Position, training: Option<&LearnerTraining>, dispatch: &Dispatch) {
    let (training, dispatch) = (training.cloned(), dispatch.clone());
    let rounds_left = training.as_ref().map_or(0, LearnerTraining::rounds_left);
    use_effect_with((rounds_left, board.clone()), move |(rounds_left, board)| {
        let board = board.clone();
        let timer = training.filter(|_| *rounds_left > 0).map(|mut training| {
            timer::after(REST, move || {
                training.run_round(&mut SmallRng::seed_from_u64(random::seed()));
                dispatch.emit(AppAction::Train(board, Some(training)));
            })
        });
        move || drop(timer)
    });
}

/// The board on which the learner is trained: the board of the setup, if the form can be used, else the board in
/// play.
pub fn board(page: &AppState) -> Position {
    match draft(page).table(true) {
        Ok(table) => table.board,
        Err(_) => page.table.game.table().board.clone(),
    }
}

/// The wins after each round as a line, and in words.
fn curve_of(wins: &[u32]) -> Html {
    let mut line = String::new();
    for (round, &won) in wins.iter().enumerate() {
        line.push(if round == 0 { 'M' } else { 'L' });
        line.push_str(&round.to_string());
        line.push(' ');
        line.push_str(&(TRIAL_GAMES - won.min(TRIAL_GAMES)).to_string());
    }
    let wide = wins.len().max(ROUNDS as usize) - 1;
    let all = TRIAL_GAMES.into();
    let caption = wins.last().map(|&won| {
        let won = won.into();
        words::Chart { won, all }.text()
    });
    let caption = caption.unwrap_or_else(|| words::no_chart().to_owned());
    let view_box = ["0 0 ", &wide.to_string(), " ", &TRIAL_GAMES.to_string()].concat();
    html! {
        <figure class="learner__curve">
            <svg viewBox={view_box} preserveAspectRatio="none" aria-hidden="true">
                <path d={line} />
            </svg>
            <span class="learner__most" aria-hidden="true">{ TRIAL_GAMES }</span>
            <span class="learner__least" aria-hidden="true">{ "0" }</span>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}
