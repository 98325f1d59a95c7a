use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::AppHandle;
use crate::platform::focus::{DIALOG, focus_board, focus_heading};
use crate::platform::{document, resize, timer::after_detached};
use crate::state::{AppAction, Dialog, Dispatch};

/// Opens and closes the dialog as the page says, and returns the handler for the event that the dialog was closed. The
/// browser keeps the focus inside the open dialog, and gives the focus back afterwards.
#[hook]
pub fn use_dialog(page: &AppHandle, dispatch: &Dispatch) -> Callback<Event> {
    let (game_number, is_watched) = (
        page.current_game.number,
        page.current_game.game.config().is_watched(),
    );
    let shown = use_mut_ref(|| ((None, 0), game_number));
    let on_close = {
        let (shown, dispatch) = (shown.clone(), dispatch.clone());
        Callback::from(move |_| {
            // The event comes a moment later, when the next dialog may be open already.
            if element().is_some_and(|dialog| !dialog.open()) {
                let ((_, dialogs_opened), _) = *shown.borrow();
                dispatch.emit(AppAction::DialogClosed(dialogs_opened));
            }
        })
    };
    let opened = (page.transient.dialog, page.transient.dialogs_opened);
    use_effect_with(opened, move |&opened| {
        let ((dialog_before, _), number_before) = shown.replace((opened, game_number));
        if opened.0.is_some() {
            open();
        } else if dialog_before.is_some() {
            close();
            // The browser gives the focus back to the button that opened the dialog. After a new game,
            // the focus belongs to the board.
            if game_number != number_before {
                focus_way_on(is_watched);
            }
        }
    });
    use_effect_with(page.transient.dialog == Some(Dialog::Win), |&is_shown| {
        let watch = element().filter(|_| is_shown).and_then(|sheet| {
            // The first height is set before the board is drawn beside the result.
            set_height(&sheet);
            let seen = sheet.clone();
            resize::watch(&[&sheet], move || set_height(&seen))
        });
        move || drop(watch)
    });
    on_close
}

/// Tells the styles how high the result is, so that the last stone stays in sight above it.
fn set_height(sheet: &HtmlElement) {
    if let Some(root) = document::root() {
        let height = [&*sheet.offset_height().to_string(), "px"].concat();
        document::set_property(root.unchecked_ref(), "--sheet", &height);
    }
}

fn element() -> Option<HtmlDialogElement> {
    document::by_id(DIALOG)
}

fn open() {
    if let Some(dialog) = element().filter(|dialog| !dialog.open()) {
        document::open_dialog(&dialog);
    }
    focus_heading();
}

fn close() {
    if let Some(dialog) = element() {
        dialog.close();
    }
    // The element with the focus may be gone, as the stone that ended the game is.
    find_focus();
    // In WebKit the page behind the dialog can take no focus in the moment in which the dialog closes.
    after_detached(0, find_focus);
}

fn find_focus() {
    if document::focus_is_lost() {
        focus_board();
    }
}

/// Focuses the board, or in a `watched` game between computers the button that starts them.
fn focus_way_on(watched: bool) {
    match document::find::<HtmlElement>(".bar > .take").filter(|_| watched) {
        Some(start) => document::focus(&start),
        None => focus_board(),
    }
}
