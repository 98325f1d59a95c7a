use yew::prelude::*;

use super::fetched::{Fetched, fetched};
use super::{Dispatch, close_button};
use crate::catalogue::page as words;
use crate::game::{GameAction, LinkError};
use crate::lazy::Fetch;
use crate::platform::places::focus_board;
use crate::state::{AppAction, AppState};
use crate::storage;

/// A problem with a link or with the saved data, until somebody dismisses it.
pub fn trouble_bar(page: &AppState, dispatch: &Dispatch) -> Html {
    let notice = || storage::notice(page, dispatch, close_button);
    let bar = page.table.link_error.as_ref();
    let bar = bar.map(|error| bar_of(error, dispatch)).or_else(notice);
    html! { <div class="alert" role="alert">{ bar.unwrap_or_default() }</div> }
}

fn bar_of(error: &LinkError, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    let dismiss = move |_: MouseEvent| {
        // The dismissed message had the focus.
        focus_board();
        dispatch.emit(AppAction::Act(GameAction::Dismiss));
    };
    html! {
        <div class="trouble">
            <p>{ told(error) }</p>
            { close_button(dismiss.into()) }
        </div>
    }
}

/// The words have to be fetched; where that cannot be done, that is the trouble.
fn told(error: &LinkError) -> Html {
    let until = |fetch| match fetch {
        Fetch::UnderWay => Html::default(),
        Fetch::Failed(_) => html! { { words::not_fetched() } },
    };
    fetched(0, Fetched::LinkError(error.clone()), until)
}
