use yew::prelude::*;

use super::{Dispatch, close_button, on_press};
use crate::platform::places::{DIALOG, HEADING};
use crate::state::{AppAction, Dialog};

/// What a [`DialogFrame`] shows.
#[derive(Properties)]
pub struct Props {
    /// Which dialog is open.
    pub sheet: Option<Dialog>,
    /// What heads it; where nothing does, it is empty.
    pub heading: Option<AttrValue>,
    /// Hears that the browser has closed it.
    pub onclose: Callback<Event>,
    /// Tells the page that it is to be closed.
    pub dispatch: Dispatch,
    /// Its content.
    #[prop_or_default]
    pub children: Html,
}

/// Whoever draws the page makes its content anew, and comparing that would take as long as drawing it.
impl PartialEq for Props {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The dialog's frame: its heading, which names it, a way out, and its content.
#[component]
pub fn DialogFrame(props: &Props) -> Html {
    let onclose = props.onclose.clone();
    html! {
        // Where a browser knows `closedby`, a press beside the dialog closes it too.
        <dialog
            id={DIALOG}
            class="dialog"
            data-sheet={props.sheet.map(Dialog::name)}
            aria-labelledby={HEADING}
            closedby="any"
            {onclose}
        >
            if let Some(heading) = &props.heading {
                <div class="dialog__body">
                    <header class="dialog__head">
                        <h2 class="dialog__heading" id={HEADING} tabindex="-1">{ heading }</h2>
                        { close_button(on_press(&props.dispatch, || AppAction::Close)) }
                    </header>
                    { props.children.clone() }
                </div>
            }
        </dialog>
    }
}
