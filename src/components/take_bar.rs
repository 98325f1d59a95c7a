use yew::prelude::*;

use super::icons::{HINT, PACE, REDO, STEP, UNDO, icon};
use super::{Dispatch, flag, on_press};
use crate::catalogue::{play as words, win};
use crate::engine::Move;
use crate::game::{Autoplay, GameAction, GameState, Player, Setting, Settings, Switch, Turn};
use crate::state::{AppAction, Dialog};
use crate::text::{lanes, play};

/// The Take button, which keeps its place and size, with help buttons beside it. If only computers play,
/// the bar controls them. Between the last move and the result nothing changes, and a press only brings the result. Then
/// the bar shows the next step.
pub fn take_bar(
    state: &GameState,
    is_result_shown: bool,
    settings: &Settings,
    dispatch: &Dispatch,
) -> Html {
    let game = &state.game;
    let over = matches!(game.turn(), Turn::Over { .. });
    let waits = over && !is_result_shown;
    let watched = game.config().is_watched();
    let hurry = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: MouseEvent| {
            // The second press of a double press was meant for Take.
            if event.detail() < 2 {
                dispatch.emit(AppAction::Open(Dialog::Win));
            }
        })
    };
    let shows_undo = settings.is_on(Switch::Undo) || watched;
    let shows_hint = settings.is_on(Switch::Hints) && game.config().hints && !watched;
    let can_hint = match game.turn() {
        Turn::Person(_) => true,
        Turn::Over { .. } if waits => {
            let last = game.last().map(|(seat, _)| game.config().player(seat));
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

/// The button that changes how fast watched computers play.
fn pace(settings: &Settings, dispatch: &Dispatch) -> Html {
    let pace = settings.watch_pace;
    let name = AttrValue::from(words::Pace { pace }.text());
    let onclick = dispatch.reform(move |_| AppAction::Set(Setting::WatchPace(pace.next())));
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
                let (game, try_out) = (state.game.rematch(), state.try_out);
                let again = move |_| AppAction::Start(game.clone().into(), try_out);
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
        Turn::Person(_) if let Some(lanes) = state.lanes() => {
            let dispatch = dispatch.clone();
            let onclick = Callback::from(move |event: MouseEvent| {
                // The second press of a double one would skip a step.
                if event.detail() < 2 {
                    dispatch.emit(AppAction::Play(GameAction::Hint));
                }
            });
            return button(lanes::onward(&lanes), onclick);
        }
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
