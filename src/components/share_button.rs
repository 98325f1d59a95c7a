use yew::prelude::*;

use super::icons::{CHAIN, icon};
use super::{Dispatch, on_press};
use crate::catalogue::page;
use crate::state::{AppAction, Dialog};

/// The round button that opens the dialog to share the shown screen.
///
/// Plain text: the type `Classes` of Yew would make the page 1 KB larger.
pub fn share_button(class: &'static str, dispatch: &Dispatch) -> Html {
    html! {
        <button
            type="button"
            {class}
            aria-haspopup="dialog"
            aria-label={page::share()}
            title={page::share()}
            onclick={on_press(dispatch, || AppAction::Open(Dialog::Share))}
        >
            { icon(CHAIN) }
        </button>
    }
}
