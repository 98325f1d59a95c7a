use nim_later::chunk;
use yew::prelude::*;

use super::notice::{language_notice, notice};
use super::{Dispatch, close_button};
use crate::game::LinkError;
use crate::lazy::{Lazy, LazyPart};
use crate::platform::focus::focus_board;
use crate::state::{AppAction, AppState, Trouble};
use crate::text::link;

// The sentences about wrong links are many and seldom needed, so they are in the chunk of the dialogs.
chunk!("dialogs", 1: pub fn draw(error: LinkError) -> Html {
    html! {
        <p>
            { link::trouble(&error) }
            if let Some((list, name)) = link::list(&error) {
                { " " }
                <a href={list.to_string()}>{ name }</a>
            }
        </p>
    }
});

/// A problem with the language, a link or the saved data, until somebody dismisses it.
pub fn trouble_bar(page: &AppState, dispatch: &Dispatch) -> Html {
    let link_error = page.link_error.clone();
    let link_notice = link_error.map(|error| bar_of(error, dispatch));
    // One notice at a time: closing a notice shows the next.
    let shown = language_notice(page, dispatch)
        .or(link_notice)
        .or_else(|| notice(page, dispatch));
    html! { <div class="alert" role="alert">{ shown.unwrap_or_default() }</div> }
}

fn bar_of(error: LinkError, dispatch: &Dispatch) -> Html {
    let content = Callback::from(move |()| draw(error.clone()));
    let dispatch = dispatch.clone();
    let dismiss = move |_: MouseEvent| {
        // The pressed button, which has the focus, goes away.
        focus_board();
        dispatch.emit(AppAction::Dismiss(Trouble::Link));
    };
    html! {
        <div class="trouble">
            <Lazy part={LazyPart::Dialogs} draw={content} />
            { close_button(dismiss.into()) }
        </div>
    }
}
