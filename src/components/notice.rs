use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use super::{Dispatch, SaveLink, close_button};
use crate::catalogue::{keeping as words, page as page_words};
use crate::lazy::{Lazy, LazyPart};
use crate::platform::focus::focus_board;
use crate::platform::timer::after_detached;
use crate::state::{AppAction, AppState, SaveStatus, StorageAction, Trouble};

/// A sentence about a subject, with its actions.
pub struct Notice {
    pub subject: Trouble,
    pub text: Html,
    pub actions: Html,
}

/// The notice that the messages of the language have not come, with a button that loads them again.
pub fn language_notice(page: &AppState, dispatch: &Dispatch) -> Option<Notice> {
    let actions = html! {
        <button type="button" class="button" onclick={press(dispatch, || AppAction::RetryLanguage)}>{ page_words::try_again() }</button>
    };
    page.language.missing?;
    Some(Notice {
        subject: Trouble::Language,
        text: html! { <p>{ words::language_missing() }</p> },
        actions,
    })
}

/// The sentence about the saved data and its buttons; once that is closed, about a game that another game has replaced.
pub fn saving_notice(page: &AppState, dispatch: &Dispatch) -> Option<Notice> {
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
    let (subject, text, actions) = match status {
        SaveStatus::Saved => {
            page.board().filter(|_| page.replaces_a_game())?;
            let name = Some(words::go_back_to_game());
            let back = button(words::go_back(), name, || {
                AppAction::Storage(StorageAction::Undo)
            });
            (Trouble::Replaced, words::kept(), back)
        }
        SaveStatus::Damaged(text) => (Trouble::Saving, words::damaged(), save_copy(text)),
        SaveStatus::Newer(text) => (Trouble::Saving, words::newer(), save_copy(text)),
        SaveStatus::Refused => (Trouble::Saving, words::refused(), Html::default()),
        SaveStatus::Full(text) => {
            let copy = text.iter().map(save_copy);
            (Trouble::Saving, words::full(), copy.collect())
        }
    };
    Some(Notice {
        subject,
        text: html! { <p>{ text }</p> },
        actions,
    })
}

/// Sends an action, and then focuses the board, maybe a new one: the pressed button, which has the focus, goes away.
fn press(dispatch: &Dispatch, action: fn() -> AppAction) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| {
        dispatch.emit(action());
        after_detached(0, focus_board);
    })
}

/// What saves, as a file, a text that could not be read.
fn save_copy(text: &Rc<str>) -> Html {
    let text = text.clone();
    let content = Callback::from(move |()| draw_copy(text.clone()));
    html! { <Lazy part={LazyPart::Dialogs} draw={content} /> }
}

chunk!("dialogs", 3: pub fn draw_copy(text: Rc<str>) -> Html {
    let text = Callback::from(move |()| text.to_string());
    html! { <SaveLink name="nim-aside.txt" {text}>{ words::save_copy() }</SaveLink> }
});

/// Notices in one bar, with a button that closes them.
pub fn bar(notices: Vec<Notice>, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    let subjects: Vec<_> = notices.iter().map(|notice| notice.subject).collect();
    let close = Callback::from(move |event: MouseEvent| {
        // The second press of a double press was meant for the notice before.
        if event.detail() < 2 {
            for &subject in &subjects {
                dispatch.emit(AppAction::Dismiss(subject));
            }
            after_detached(0, focus_board);
        }
    });
    let (texts, actions): (Vec<_>, Vec<_>) = notices
        .into_iter()
        .map(|notice| (notice.text, notice.actions))
        .unzip();
    html! {
        <div class="trouble">
            <div>{ for texts }</div>
            <div class="buttons trouble__actions">{ for actions }</div>
            { close_button(close) }
        </div>
    }
}
