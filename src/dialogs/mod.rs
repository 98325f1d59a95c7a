//! The contents of the dialog, most with a component each. They share a chunk with other code that a first
//! game does not need before its end.

mod about;
mod how_to_play;
pub mod learner_dialog;
mod settings_dialog;
pub mod setup_modal;
pub mod share_dialog;
pub mod win_dialog;

pub use learner_dialog::LearnerDialog;
pub use setup_modal::SetupModal;
pub use share_dialog::ShareDialog;

use nim_later::chunk;
use yew::prelude::*;

use self::win_dialog::win_dialog;
use self::{about::about, how_to_play::how_to_play, settings_dialog::settings_dialog};
use crate::catalogue::win;
use crate::components::{Dispatch, on_press};
use crate::game::Switch;
use crate::hooks::{AddressBar, AppHandle};
use crate::lazy::{DIALOGS, Fetch, Lazy, fetching};
use crate::state::{AppAction, Dialog};

chunk!("dialogs": pub fn draw(props: DialogProps) -> Html {
    dialog(&props)
});

/// Draws the content of the open dialog once its chunk is here. Until then it says so, or offers a rematch
/// at the end of a game.
pub fn open_dialog(props: DialogProps) -> Html {
    let key = props.dialog as u32;
    let rematch = (props.dialog == Dialog::Win).then(|| props.dispatch.clone());
    let draw = Callback::from(move |()| draw(props.clone()));
    let fallback = Callback::from(move |fetch: Fetch| match &rematch {
        None => fetching(fetch),
        Some(dispatch) => html! {
            <button
                class="button button--primary"
                type="button"
                onclick={on_press(dispatch, || AppAction::Rematch)}
            >
                { win::rematch() }
            </button>
        },
    });
    html! { <Lazy {key} chunk={&DIALOGS} {draw} {fallback} /> }
}

#[derive(Clone, PartialEq)]
pub struct DialogProps {
    /// Which one it is.
    pub dialog: Dialog,
    /// The page.
    pub page: AppHandle,
    /// Knows title and address of the open screen.
    pub address: AddressBar,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The content of the open dialog.
fn dialog(props: &DialogProps) -> Html {
    let DialogProps {
        dialog,
        page,
        address,
        dispatch,
    } = props;
    let (page, dispatch) = (page.clone(), dispatch.clone());
    let settings = page.settings.clone();
    match dialog {
        Dialog::About => about(&dispatch),
        Dialog::Settings => settings_dialog(&settings, &dispatch),
        Dialog::Learner => {
            let (board, schools) = (learner_dialog::board(&page), page.schools.clone());
            html! { <LearnerDialog {board} {schools} {dispatch} /> }
        }
        Dialog::Share => {
            let screen = address.screen();
            let screen = screen.filter(|screen| page.route() == Some(screen.route));
            html! { <ShareDialog game={page.table.clone()} {screen} {dispatch} /> }
        }
        Dialog::HowTo => {
            let rules = page.table.game.table().board.rules();
            how_to_play(rules, &settings)
        }
        // Another game brings another form.
        Dialog::Setup => {
            let key = page.table.number;
            html! { <SetupModal {key} {page} {dispatch} /> }
        }
        Dialog::Win => {
            let may_undo = settings.is_on(Switch::Undo);
            win_dialog(&page.table, may_undo, page.archive(), &dispatch)
        }
    }
}
