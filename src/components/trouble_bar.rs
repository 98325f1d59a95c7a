use nim_later::chunk;
use yew::prelude::*;

use super::notice::{language_notice, notice};
use super::{Dispatch, close_button};
use crate::game::LinkError;
use crate::lazy::{Lazy, LazyPart};
use crate::platform::focus::focus_board;
use crate::state::{AppAction, AppState, Trouble};
use crate::text::link;

// Few links are wrong, and many sentences say why.
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
    let link_error = link_error.map(|error| bar_of(error, dispatch));
    // One notice at a time: closing it shows the next.
    let notice = language_notice(page, dispatch)
        .or(link_error)
        .or_else(|| notice(page, dispatch));
    html! { <div class="alert" role="alert">{ notice.unwrap_or_default() }</div> }
}

fn bar_of(error: LinkError, dispatch: &Dispatch) -> Html {
    let draw = Callback::from(move |()| draw(error.clone()));
    let dispatch = dispatch.clone();
    let dismiss = move |_: MouseEvent| {
        // The dismissed message had the focus.
        focus_board();
        dispatch.emit(AppAction::Dismiss(Trouble::Link));
    };
    html! {
        <div class="trouble">
            <Lazy part={LazyPart::Dialogs} {draw} />
            { close_button(dismiss.into()) }
        </div>
    }
}
