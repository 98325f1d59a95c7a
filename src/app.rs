use yew::prelude::*;

use crate::catalogue::look;
use crate::components::{Dispatch, dialog_frame, header, nav_bar};
use crate::dialogs::{self, DialogProps};
use crate::engine::Move;
use crate::game::{GameAction, Switch, Turn};
use crate::hooks::{
    AppHandle, use_appearance, use_autosave, use_dialog, use_history, use_is_hidden, use_reload,
    use_shortcuts,
};
use crate::platform::address::Arrival;
use crate::platform::clock;
use crate::screens::open_screen;
use crate::state::{AppAction, AppState, Dialog, Section, StoredTexts, VisitLanguage};
use crate::text::win;

/// The start of a visit.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The entry of the browser's history to which the page has come.
    #[prop_or_default]
    pub arrival: Arrival,
    /// The stones that were chosen on the board of the document before the program was there, on a first visit.
    #[prop_or_default]
    pub choice: Option<Move>,
    /// Whether the stones of `choice` are to be taken at once.
    #[prop_or_default]
    pub is_taken: bool,
    #[prop_or_default]
    pub language: VisitLanguage,
    /// Whether the page was loaded again for a language that was chosen in the settings, which stay open.
    #[prop_or_default]
    pub opens_settings: bool,
    /// The contents of the browser's storage.
    #[prop_or_default]
    pub stored: StoredTexts,
}

/// The page: its state, the header, the screen that is open, and the dialog.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| {
        let mut state = match props.stored.save {
            Some(_) => {
                AppState::resuming(&props.arrival.fragment, props.arrival.is_new, &props.stored)
            }
            None => opening(props),
        };
        state.entry = props.arrival.entry;
        state.language = props.language;
        if props.opens_settings {
            state.transient.open(Dialog::Language);
        }
        state
    });
    // One dispatch for the whole visit, so its users are not drawn again.
    let dispatch = use_callback(page.dispatcher(), |action, sender| sender.dispatch(action));
    let edit = use_callback(
        (dispatch.clone(), page.transient.screen_key),
        |edit, (dispatch, opened)| dispatch.emit(AppAction::Edit(*opened, edit)),
    );
    use_history(&page, &props.arrival.fragment);
    let on_close = use_dialog(&page, &dispatch);
    use_appearance(&page.settings);
    use_autosave(&page, &props.stored);
    use_reload(&page);
    use_shortcuts(&dispatch);
    // A drawing reads the day again, so whoever sees the tab again sees the day of now.
    let is_hidden = use_is_hidden();
    let today = clock::today().filter(|_| page.settings.is_on(Switch::Daily));
    let has_dot = today.is_some_and(|today| page.progress.is_daily_open(today));
    look::set(page.settings.look);
    let dialog = page.transient.dialog;
    let panel = (page.panel.is_some() && !page.is_away()).then_some("true");
    let shown = dialog.and_then(|dialog| draw_dialog(&page, dialog, &dispatch));
    html! {
        <div class="app" data-dialog={dialog.map(Dialog::name)} data-panel={panel}>
            { header() }
            { nav_bar(Section::of(&page.route), has_dot, &dispatch) }
            { open_screen(&page, is_hidden, &dispatch, &edit) }
            { dialog_frame(dialog, shown, on_close, &dispatch) }
        </div>
    }
}

/// The state of a first visit, which goes on from the board of the document.
fn opening(props: &Props) -> AppState {
    let mut state = AppState::opening(&props.arrival.fragment);
    (_, state.storage.status) = props.stored.read();
    let Some(choice) = props.choice.filter(|_| props.arrival.fragment.is_empty()) else {
        return state;
    };
    let chosen = state.after(AppAction::Play(GameAction::Choose(choice)));
    if props.is_taken {
        chosen.after(AppAction::Play(GameAction::Take))
    } else {
        chosen
    }
}

/// Heading and content of the open dialog; `None` where its reason is gone, as with the result of a game
/// that was undone.
fn draw_dialog(page: &AppHandle, dialog: Dialog, dispatch: &Dispatch) -> Option<(AttrValue, Html)> {
    let game = &page.current_game.game;
    let heading = match (dialog, game.turn()) {
        (Dialog::Win, Turn::Over { winner }) => win::heading(game, winner).into(),
        (Dialog::Win, _) => return None,
        (dialog, _) => dialogs::heading(dialog).into(),
    };
    let props = DialogProps {
        dialog,
        page: page.clone(),
        dispatch: dispatch.clone(),
    };
    Some((heading, dialogs::open_dialog(props)))
}
