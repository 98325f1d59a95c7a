use std::rc::Rc;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use yew::prelude::*;

use super::setup_modal::draft;
use crate::catalogue::learner as words;
use crate::components::{Dispatch, flag, on_press};
use crate::engine::Position;
use crate::game::{COURSE, LESSON, LearnerTraining, TRIAL};
use crate::platform::{random, timer};
use crate::state::{AppAction, AppState, Dialog};
use crate::text::learner;

/// The pause between two lessons, in milliseconds: long enough to draw and to handle events.
const REST: u32 = 20;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The board that the learner is taught.
    pub board: Position,
    /// The schools of all boards that are open.
    pub schools: Rc<Vec<LearnerTraining>>,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The training of the learner: an explanation, the results so far, and more training.
#[component]
pub fn LearnerDialog(props: &Props) -> Html {
    let Props {
        board, dispatch, ..
    } = props;
    // Whether the second press for forgetting is due.
    let sure = use_state_eq(|| false);
    let school = props.schools.iter().find(|school| school.teaches(board));
    use_training(board, school, dispatch);
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
    let Ok(known) = school.map_or_else(|| LearnerTraining::new(board), |school| Ok(school.clone()))
    else {
        return html! {
            <div class="learner">
                { about }
                <p>{ words::too_large() }</p>
                { back }
            </div>
        };
    };
    let due = school.map_or(0, LearnerTraining::due);
    let games = school.map_or(0, |school| school.learner().games());
    let curve = school.map_or(&[][..], LearnerTraining::curve);
    let all = TRIAL.into();
    let last = curve.last().filter(|_| due == 0);
    let done = last.map(|&won| {
        let (games, won) = (games.into(), won.into());
        words::Trained { games, won, all }.text()
    });
    let train = if due > 0 {
        words::stop().to_owned()
    } else {
        words::Train {
            games: (COURSE * LESSON).into(),
        }
        .text()
    };
    let on_train = {
        let (sure, board, dispatch) = (sure.clone(), board.clone(), dispatch.clone());
        move |_: MouseEvent| {
            sure.set(false);
            let mut known = known.clone();
            known.enrol(due == 0);
            dispatch.emit(AppAction::Train(board.clone(), Some(known)));
        }
    };
    let on_forget = {
        let (sure, board, dispatch) = (sure.clone(), board.clone(), dispatch.clone());
        let known = school.is_some();
        // One press must not forget long training.
        move |_: MouseEvent| {
            if *sure {
                dispatch.emit(AppAction::Train(board.clone(), None));
            }
            sure.set(!*sure && known);
        }
    };
    html! {
        <div class="learner">
            { about }
            <p>{ words::Games { games: games.into() }.text() }</p>
            <p>{ learner::record(school.map_or([0; 2], LearnerTraining::record)) }</p>
            if due > 0 {
                <progress
                    class="learner__progress"
                    aria-label={words::training()}
                    max={COURSE.to_string()}
                    value={(COURSE - due).to_string()}
                />
            }
            <p class="visually-hidden" aria-live="polite">{ done.unwrap_or_default() }</p>
            { curve_of(curve) }
            <button class="button button--primary" type="button" onclick={on_train}>{ train }</button>
            <div class="learner__ways">
                <button class="button" type="button" aria-disabled={flag(games == 0)} onclick={on_forget}>
                    { if *sure { words::really_forget() } else { words::forget() } }
                </button>
                { back }
            </div>
        </div>
    }
}

/// Gives the learner its lessons, one at a time.
#[hook]
fn use_training(board: &Position, school: Option<&LearnerTraining>, dispatch: &Dispatch) {
    let (school, dispatch) = (school.cloned(), dispatch.clone());
    let due = school.as_ref().map_or(0, LearnerTraining::due);
    use_effect_with((due, board.clone()), move |(due, board)| {
        let board = board.clone();
        let timer = school.filter(|_| *due > 0).map(|mut school| {
            timer::after(REST, move || {
                school.lesson(&mut SmallRng::seed_from_u64(random::seed()));
                dispatch.emit(AppAction::Train(board, Some(school)));
            })
        });
        move || drop(timer)
    });
}

/// The board that the learner is taught: the one in the setup, if that is one, else the one in
/// play.
pub fn board(page: &AppState) -> Position {
    match draft(page).table(true) {
        Ok(table) => table.board,
        Err(_) => page.table.game.table().board.clone(),
    }
}

/// The wins after each lesson as a line, and in words.
fn curve_of(wins: &[u32]) -> Html {
    let mut line = String::new();
    for (place, &won) in wins.iter().enumerate() {
        line.push(if place == 0 { 'M' } else { 'L' });
        line.push_str(&place.to_string());
        line.push(' ');
        line.push_str(&(TRIAL - won.min(TRIAL)).to_string());
    }
    let wide = wins.len().max(COURSE as usize) - 1;
    let all = TRIAL.into();
    let caption = wins.last().map(|&won| {
        let won = won.into();
        words::Chart { won, all }.text()
    });
    let caption = caption.unwrap_or_else(|| words::no_chart().to_owned());
    let field = ["0 0 ", &wide.to_string(), " ", &TRIAL.to_string()].concat();
    html! {
        <figure class="learner__curve">
            <svg viewBox={field} preserveAspectRatio="none" aria-hidden="true">
                <path d={line} />
            </svg>
            <span class="learner__most" aria-hidden="true">{ TRIAL }</span>
            <span class="learner__least" aria-hidden="true">{ "0" }</span>
            <figcaption>{ caption }</figcaption>
        </figure>
    }
}
