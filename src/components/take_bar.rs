use std::rc::Rc;

use yew::prelude::*;

use super::heap_board::DOUBLE_PRESS_MS;
use super::icons::{HINT, PACE, REDO, STEP, UNDO, icon};
use super::{Dispatch, flag, on_press};
use crate::catalogue::{play as words, win};
use crate::engine::Move;
use crate::game::{Autoplay, GameAction, GameState, Settings, Switch, Turn};
use crate::landing::landing;
use crate::platform::clock;
use crate::state::{AppAction, Dialog};
use crate::text::play;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game with the choice.
    pub game: Rc<GameState>,
    /// Which help is wanted, and how fast the computer plays.
    pub settings: Settings,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The Take button, which keeps its place and size, with help buttons beside it. If only computers play,
/// the bar controls them. After the end the bar shows the next step.
#[component]
pub fn TakeBar(props: &Props) -> Html {
    let Props {
        game: state,
        settings,
        dispatch,
    } = props;
    let game = &state.game;
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
    // A press before the last stone has landed, or just after that, is meant for Take: the button that has taken its
    // place ignores the press.
    let rematch = {
        let (dispatch, ignored_ms) = (
            dispatch.clone(),
            DOUBLE_PRESS_MS + f64::from(landing(state)),
        );
        let (game, trial) = (game.rematch(), state.trial);
        Callback::from(move |_: MouseEvent| {
            if clock::now() - turn_start.borrow().1 > ignored_ms {
                dispatch.emit(AppAction::Start(game.clone().into(), trial));
            }
        })
    };
    let shows_undo = settings.is_on(Switch::Undo) || watched;
    let shows_hint = settings.is_on(Switch::Hints) && game.table().hints && !watched;
    let over = matches!(game.turn(), Turn::Over { .. });
    let can_hint = matches!(game.turn(), Turn::Person(_));
    // A button that has nothing to do now stays where it is, and gives the reason when it is pressed.
    let small_button = |action: fn() -> AppAction, name: &'static str, path, ready: bool| {
        html! {
            <button
                class="button button--round bar__side"
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={flag(!ready)}
                onclick={on_press(dispatch, action)}
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
            !over,
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
            { main_button(state, watched, dispatch, rematch) }
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

/// The button in the middle: Take, or in its place what a person can do instead.
fn main_button(
    state: &GameState,
    watched: bool,
    dispatch: &Dispatch,
    rematch: Callback<MouseEvent>,
) -> Html {
    let button = |text: &'static str, onclick| {
        html! {
            <button class="button button--primary take" type="button" {onclick}>
                { text }
            </button>
        }
    };
    let (action, text): (fn() -> AppAction, _) = match state.game.turn() {
        Turn::Over { .. } => return button(win::rematch(), rematch),
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
