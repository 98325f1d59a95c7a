//! The contents of the dialog, most with a component each.

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
use self::{about::about, how_to_play::how_to_play, settings_dialog::SettingsDialog};
use crate::catalogue::{about as about_words, learner, page, settings};
use crate::components::Dispatch;
use crate::game::Switch;
use crate::hooks::AppHandle;
use crate::lazy::{Lazy, LazyPart};
use crate::state::Dialog;

chunk!("dialogs": pub fn draw(props: DialogProps) -> Html {
    rarer(&props)
});

/// The content of the open dialog.
pub fn open_dialog(props: DialogProps) -> Html {
    let DialogProps {
        dialog,
        page,
        dispatch,
        ..
    } = &props;
    match dialog {
        // The key: another game brings another form.
        Dialog::Setup => {
            let key = page.current_game.number;
            html! { <SetupModal {key} page={page.clone()} dispatch={dispatch.clone()} /> }
        }
        Dialog::Win => win_dialog(page, dispatch),
        _ => {
            let key = *dialog as u32;
            let content = Callback::from(move |()| draw(props.clone()));
            html! { <Lazy {key} part={LazyPart::Dialogs} draw={content} /> }
        }
    }
}

#[derive(Clone, PartialEq)]
pub struct DialogProps {
    /// The open dialog.
    pub dialog: Dialog,
    pub page: AppHandle,
    pub dispatch: Dispatch,
}

/// The content of a rarer dialog.
fn rarer(props: &DialogProps) -> Html {
    let DialogProps {
        dialog,
        page,
        dispatch,
    } = props;
    let (page, dispatch) = (page.clone(), dispatch.clone());
    match dialog {
        Dialog::About => about(&dispatch),
        Dialog::Settings | Dialog::Language => {
            let focuses_language = *dialog == Dialog::Language;
            html! { <SettingsDialog {page} {focuses_language} {dispatch} /> }
        }
        Dialog::Learner => {
            let (board, trainings) = (learner_dialog::board(&page), page.trainings.clone());
            let form = setup_modal::draft(&page);
            html! { <LearnerDialog {board} {form} {trainings} {dispatch} /> }
        }
        Dialog::Share => {
            let (game, route) = (page.current_game.clone(), page.route.clone());
            html! { <ShareDialog {game} {route} {dispatch} /> }
        }
        Dialog::HowTo => {
            let game = &page.current_game.game;
            // In a game without hints, the instructions are those of settings without hints.
            let mut settings = page.settings.clone();
            let hints = settings.is_on(Switch::Hints) && !game.is_without_hints();
            settings.set(Switch::Hints, hints);
            how_to_play(game.config().board.rules(), &settings)
        }
        Dialog::Setup | Dialog::Win => Html::default(),
    }
}

/// The heading of a dialog; the result draws another one of its own.
pub fn heading(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::About => about_words::heading(),
        Dialog::HowTo => page::how_to_play(),
        Dialog::Setup => page::new_game(),
        Dialog::Settings | Dialog::Language => settings::settings(),
        Dialog::Learner => learner::learner(),
        Dialog::Share => page::share(),
        Dialog::Win => page::nim(),
    }
}
