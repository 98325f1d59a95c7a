use yew::prelude::*;

use crate::catalogue::{about as words, history as history_words, page};
use crate::components::Dispatch;
use crate::game::Route;
use crate::state::AppAction;

/// The page itself: what it is, where the game comes from, the licences and the version.
pub(super) fn about(dispatch: &Dispatch) -> Html {
    let history = dispatch.reform(|_: MouseEvent| AppAction::Go(Route::History));
    let version = env!("CARGO_PKG_VERSION");
    html! {
        <div class="about">
            <p>{ words::what() }</p>
            <p>{ words::offline() }{ " " }{ page::privacy() }</p>
            <div class="buttons">
                <button class="button" type="button" onclick={history}>{ history_words::heading() }</button>
                <a class="button" href="./licences.txt">{ words::licences() }</a>
            </div>
            <p class="about__version">{ words::Version { version }.text() }</p>
        </div>
    }
}
