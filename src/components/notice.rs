use yew::prelude::*;

use super::{Dispatch, close_button};
use crate::catalogue::{keeping as words, page as page_words};
use crate::platform::file;
use crate::platform::focus::focus_board;
use crate::platform::timer::after_detached;
use crate::state::{AppAction, AppState, SaveStatus, StorageAction, Trouble};

/// The notice that the messages of the language have not come, with a button that loads them again.
pub fn language_notice(page: &AppState, dispatch: &Dispatch) -> Option<Html> {
    let again = html! {
        <button type="button" class="button" onclick={press(dispatch, || AppAction::RetryLanguage)}>{ page_words::try_again() }</button>
    };
    let close = close_button(press(dispatch, || AppAction::Dismiss(Trouble::Language)));
    page.language
        .missing
        .map(|_| bar(words::language_missing().into(), again, close))
}

/// The notice about the saved data, or once that notice is closed, about a game that another game has replaced.
pub fn notice(page: &AppState, dispatch: &Dispatch) -> Option<Html> {
    let storage = &page.storage;
    let status = if storage.is_dismissed {
        &SaveStatus::Saved
    } else {
        &storage.status
    };
    let button = |name: &'static str, label: Option<&'static str>, action| {
        html! {
            <button type="button" class="button" aria-label={label} onclick={press(dispatch, action)}>{ name }</button>
        }
    };
    let (text, actions) = match status {
        SaveStatus::Saved => {
            page.board().filter(|_| page.replaces_a_game())?;
            let name = Some(words::go_back_to_game());
            let back = button(words::go_back(), name, || {
                AppAction::Storage(StorageAction::Undo)
            });
            (words::kept().into(), back)
        }
        SaveStatus::Damaged(text) => (words::damaged().into(), save_copy(text)),
        SaveStatus::Newer(text) => (words::newer().into(), save_copy(text)),
        SaveStatus::Refused => (words::refused().into(), Html::default()),
        SaveStatus::Full(text) => {
            let copy = text.iter().map(|text| save_copy(text));
            (words::full().into(), copy.collect())
        }
    };
    let close = close_button(press(dispatch, || AppAction::Dismiss(Trouble::Saving)));
    Some(bar(text, actions, close))
}

/// Sends an action, and then focuses the board, maybe a new one: the pressed button, which has the focus, goes away.
fn press(dispatch: &Dispatch, action: fn() -> AppAction) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        dispatch.emit(action());
        after_detached(0, focus_board);
    })
}

/// A link that saves, as a file, a text that could not be read.
fn save_copy(text: &str) -> Html {
    let href = file::address("text/plain", text);
    html! { <a class="button" {href} download="nim-aside.txt">{ words::save_copy() }</a> }
}

/// A sentence, its actions, and a button to close it.
fn bar(text: Html, actions: Html, close: Html) -> Html {
    html! {
        <div class="trouble notice">
            <p>{ text }</p>
            <div class="buttons notice__actions">{ actions }</div>
            { close }
        </div>
    }
}
