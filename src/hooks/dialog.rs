use std::cell::Cell;

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::AppHandle;
use crate::platform::places::{DIALOG, focus_board, focus_heading, focus_way_on};
use crate::platform::{document, timer::surely};
use crate::state::{AppAction, Dialog, Dispatch, Watched};

/// Opens and closes the dialog as the page says. The browser keeps the focus inside meanwhile, and gives
/// it back afterwards.
#[derive(Default)]
pub struct ShownDialog {
    shown: Watched<Option<Dialog>>,
    was_open: bool,
    /// The game that was on the table when a dialog was opened.
    game: u32,
}

impl ShownDialog {
    /// Follows the page.
    pub fn settle(&mut self, page: &AppHandle) {
        let shown = page.screen.dialog;
        if self.shown.becomes(shown) {
            let left = std::mem::replace(&mut self.was_open, shown.is_some());
            show(shown, left);
            let game = page.table.number;
            let begun = std::mem::replace(&mut self.game, game) != game;
            // The browser gives the focus back to the button that opened the dialog. After a new game,
            // the focus belongs to the board.
            if left && shown.is_none() && begun {
                focus_way_on(page.table.game.table().is_watched());
            }
        }
    }
}

fn show(shown: Option<Dialog>, left: bool) {
    let Some(dialog) = document::by_id::<HtmlDialogElement>(DIALOG) else {
        return;
    };
    if shown.is_none() {
        CLOSING.set(CLOSING.get() + u32::from(dialog.open()));
        dialog.close();
        if left {
            // The element with the focus may be gone, as the stone that ended the game is.
            find_focus();
            // In WebKit the page behind the dialog can take no focus in the moment in which that closes.
            surely(0, find_focus);
        }
        return;
    }
    if !dialog.open() {
        let _already_open = dialog.show_modal();
    }
    focus_heading();
}

fn find_focus() {
    if document::focus_is_lost() {
        focus_board();
    }
}

thread_local! {
    /// The number of times that the page itself has closed the dialog. Browsers report that later.
    static CLOSING: Cell<u32> = const { Cell::new(0) };
}

/// Reports to the page that the browser, and not the page, has closed the dialog.
pub fn on_close(dispatch: &Dispatch) -> Callback<Event> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        if dialog_was_left() {
            dispatch.emit(AppAction::Close);
        }
    })
}

/// Whether the browser closed the dialog, as it does for Escape. When the event arrives, another dialog
/// may be about to open.
fn dialog_was_left() -> bool {
    let closing = CLOSING.get();
    CLOSING.set(closing.saturating_sub(1));
    closing == 0 && !dialog_is_open()
}

/// Whether the browser shows a dialog.
pub fn dialog_is_open() -> bool {
    document::by_id::<HtmlDialogElement>(DIALOG).is_some_and(|dialog| dialog.open())
}
