use std::rc::Rc;

use yew::prelude::*;

use super::heap_board::DOUBLE_PRESS_MS;
use super::icons::{HINT, PACE, REDO, STEP, UNDO, icon};
use super::{Dispatch, flag, on_press};
use crate::catalogue::{play as words, win};
use crate::engine::Move;
use crate::game::{Autoplay, GameAction, GameState, Player, Settings, Switch, Turn};
use crate::platform::clock;
use crate::state::{AppAction, Dialog};
use crate::text::play;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game with the choice.
    pub game: Rc<GameState>,
    /// Whether the result of the game has been shown.
    pub is_result_shown: bool,
    /// Which help is wanted, and how fast the computer plays.
    pub settings: Settings,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The Take button, which keeps its place and size, with help buttons beside it. If only computers play,
/// the bar controls them. Between the last move and the result nothing changes, and a press only brings the result. Then
/// the bar shows the next step.
#[component]
pub fn TakeBar(props: &Props) -> Html {
    let Props {
        game: state,
        is_result_shown,
        settings,
        dispatch,
    } = props;
    let game = &state.game;
    let over = matches!(game.turn(), Turn::Over { .. });
    let waits = over && !is_result_shown;
    let watched = game.table().is_watched();
    let token = state.turn_token();
    let turn_start = use_mut_ref(|| (token, f64::NEG_INFINITY));
    {
        let turn_start = turn_start.clone();
        use_effect_with(token, move |&token| {
            let mut turn_start = turn_start.borrow_mut();
            if turn_start.0 != token {
                *turn_start = (token, clock::now());
            }
        });
    }
    // The second press of a double press was meant for Take.
    let hurry = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            if clock::now() - turn_start.borrow().1 > DOUBLE_PRESS_MS {
                dispatch.emit(AppAction::Open(Dialog::Win));
            }
        })
    };
    let shows_undo = settings.is_on(Switch::Undo) || watched;
    let shows_hint = settings.is_on(Switch::Hints) && game.table().hints && !watched;
    let can_hint = match game.turn() {
        Turn::Person(_) => true,
        Turn::Over { .. } if waits => {
            let last = game.last().map(|(seat, _)| game.table().player(seat));
            matches!(last, Some(Player::Person(_)))
        }
        _ => false,
    };
    // A button that has nothing to do now stays where it is, and gives the reason when it is pressed.
    let small_button = |action: fn() -> AppAction, name: &'static str, path, ready: bool| {
        html! {
            <button
                class="button button--round bar__side"
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={flag(!ready)}
                onclick={if waits { hurry.clone() } else { on_press(dispatch, action) }}
            >
                { icon(path) }
            </button>
        }
    };
    let onward = if watched && !game.can_redo() {
        small_button(
            || AppAction::Play(GameAction::Autoplay(Autoplay::Step)),
            words::step(),
            STEP,
            !over || waits,
        )
    } else {
        small_button(
            || AppAction::Play(GameAction::Redo),
            words::redo(),
            REDO,
            game.can_redo(),
        )
    };
    html! {
        <div class="bar">
            if shows_undo {
                { small_button(|| AppAction::Play(GameAction::Undo), words::undo(), UNDO, game.can_undo()) }
                { onward }
            }
            { main_button(state, watched, dispatch, waits.then_some(hurry.clone())) }
            if shows_hint {
                { small_button(|| AppAction::Play(GameAction::Hint), words::hint(), HINT, can_hint) }
            }
            if watched {
                { pace(settings, dispatch) }
            }
        </div>
    }
}

/// The button that changes how fast the computer plays.
fn pace(settings: &Settings, dispatch: &Dispatch) -> Html {
    let pace = settings.pace;
    let name = AttrValue::from(words::Pace { pace }.text());
    let mut changed = settings.clone();
    changed.pace = pace.next();
    let onclick = dispatch.reform(move |_| AppAction::Set(changed.clone()));
    html! {
        <button
            class="button button--round bar__side"
            type="button"
            aria-label={name.clone()}
            title={name}
            data-pace={pace.name()}
            {onclick}
        >
            { icon(PACE) }
        </button>
    }
}

/// The button in the middle: Take, or in its place what a person can do instead. While the result is waited for, `hurry`
/// brings it.
fn main_button(
    state: &GameState,
    watched: bool,
    dispatch: &Dispatch,
    hurry: Option<Callback<MouseEvent>>,
) -> Html {
    let button = |text: &'static str, onclick| {
        html! {
            <button class="button button--primary take" type="button" {onclick}>
                { text }
            </button>
        }
    };
    let (action, text): (fn() -> AppAction, _) = match state.game.turn() {
        Turn::Over { .. } => match hurry {
            Some(hurry) if watched => return button(words::pause(), hurry),
            Some(hurry) => return take_button(None, hurry),
            None => {
                let (game, trial) = (state.game.rematch(), state.trial);
                let again = move |_| AppAction::Start(game.clone().into(), trial);
                return button(win::rematch(), dispatch.reform(again));
            }
        },
        Turn::Remote(_) => (|| AppAction::Open(Dialog::Share), words::send()),
        Turn::Computer(..) if state.autoplay == Autoplay::Paused => (
            || AppAction::Play(GameAction::Autoplay(Autoplay::Running)),
            play::run(state.game.ply()),
        ),
        Turn::Computer(..) if watched => (
            || AppAction::Play(GameAction::Autoplay(Autoplay::Paused)),
            words::pause(),
        ),
        Turn::Person(_) | Turn::Computer(..) => {
            let onclick = on_press(dispatch, || AppAction::Play(GameAction::Take));
            return take_button(state.choice, onclick);
        }
    };
    button(text, on_press(dispatch, action))
}

/// The button that takes the choice, on the table and on every other board that can be played.
///
/// A function instead of a component, so the button that replaces this one is the same element and keeps the
/// focus.
pub fn take_button(choice: Option<Move>, onclick: Callback<MouseEvent>) -> Html {
    let name = choice.map_or(AttrValue::Static(words::choose()), |chosen| {
        play::take_from(chosen).into()
    });
    html! {
        <button
            class="button button--primary take"
            type="button"
            aria-label={name}
            aria-disabled={flag(choice.is_none())}
            {onclick}
        >
            { play::take(choice) }
        </button>
    }
}
