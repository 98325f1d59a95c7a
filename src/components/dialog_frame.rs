use yew::prelude::*;

use super::icons::{CLOSE, icon};
use super::{Dispatch, close_button, on_press};
use crate::catalogue::win;
use crate::platform::focus::{DIALOG, HEADING};
use crate::state::{AppAction, Dialog};

/// The frame of the dialog: its heading and name, a button to close, and its content. The frame is empty
/// without content.
///
/// A function instead of a component, because every drawing of the page draws the content again.
pub fn dialog_frame(
    dialog: Option<Dialog>,
    shown: Option<(AttrValue, Html)>,
    onclose: Callback<Event>,
    dispatch: &Dispatch,
) -> Html {
    let close = on_press(dispatch, || AppAction::Close);
    let close = if dialog == Some(Dialog::Win) {
        html! {
            <button
                class="button button--round button--plain"
                type="button"
                aria-label={win::see_board()}
                title={win::see_board()}
                onclick={close}
            >
                { icon(CLOSE) }
            </button>
        }
    } else {
        close_button(close)
    };
    html! {
        // A press beside the dialog also closes it, in browsers that know `closedby`.
        <dialog
            id={DIALOG}
            class="dialog"
            data-dialog={dialog.map(Dialog::name)}
            aria-labelledby={HEADING}
            closedby="any"
            {onclose}
        >
            if let Some((heading, content)) = shown {
                <div class="dialog__body">
                    <header class="dialog__head">
                        <h2 class="dialog__heading" id={HEADING} tabindex="-1">{ heading }</h2>
                        { close }
                    </header>
                    { content }
                </div>
            }
        </dialog>
    }
}
