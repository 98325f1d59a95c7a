//! The shared parts of screens and dialogs. Each draws its props, and reports the actions of people by
//! callbacks.

mod dialog_frame;
pub mod fields;
pub mod figures;
mod folded;
mod full_screen_button;
mod header;
pub mod heap_board;
pub mod icons;
mod last_stone;
mod list_heading;
mod nav_bar;
mod notice;
mod picture;
mod print_button;
pub mod qr_code;
mod save_link;
mod share_button;
mod status_line;
mod study_line;
mod study_screen;
mod take_bar;
mod trouble_bar;
mod turn_banner;

pub use dialog_frame::dialog_frame;
pub use folded::folded;
pub use full_screen_button::full_screen_button;
pub use header::header;
pub use heap_board::HeapBoard;
pub use icons::sign;
pub use last_stone::{lands, last_stone, shower, use_last_stone_motion};
pub use list_heading::{LIST_HEADING, list_heading};
pub use nav_bar::nav_bar;
pub use picture::{Picture, on_ground};
pub use print_button::PrintButton;
pub use qr_code::qr_code;
pub use save_link::SaveLink;
pub use share_button::share_button;
pub use status_line::{StatusProps, status_line};
pub use study_line::{line_moves, mover};
pub use study_screen::{Study, use_study};
pub use take_bar::{take_bar, take_button};
pub use trouble_bar::trouble_bar;
pub use turn_banner::turn_banner;

use yew::prelude::*;

pub use crate::state::Dispatch;

use crate::game::{GameState, Seat};
use crate::platform::document;
use crate::state::AppAction;

/// The side of a player, whose colour and sign are the same everywhere.
pub const fn side(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "left",
        Seat::Two => "right",
    }
}

/// Sends an action when a button is pressed. The action is made at the press, so nothing has to be
/// copied.
pub(crate) fn on_press(dispatch: &Dispatch, action: fn() -> AppAction) -> Callback<MouseEvent> {
    dispatch.reform(move |_| action())
}

/// Starts the game on the table again from its first move.
pub(crate) fn restart(state: &GameState, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let (game, try_out) = (state.game.restarted(), state.try_out);
    dispatch.reform(move |_| AppAction::Start(game.clone().into(), try_out))
}

/// A round button that closes something, with an icon, and a name for screen readers.
pub(crate) fn close_button(onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="button button--round button--plain" type="button" aria-label={crate::catalogue::page::close()} {onclick}>
            { icons::icon(icons::CLOSE) }
        </button>
    }
}

/// The value of an attribute that is either there or not.
pub(crate) fn flag(set: bool) -> Option<&'static str> {
    set.then_some("true")
}

/// The value of an attribute that says yes or no.
pub(crate) const fn yes_no(yes: bool) -> &'static str {
    if yes { "true" } else { "false" }
}

/// Calls back when Enter is pressed in a field. A key that is held counts once.
pub(crate) fn on_enter(entered: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if document::plain_key(&event).as_deref() == Some("Enter") {
            event.prevent_default();
            entered.emit(());
        }
    })
}
