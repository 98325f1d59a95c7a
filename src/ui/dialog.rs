use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::icons::{CLOSE, icon};
use crate::platform::document;
use crate::text::page;

/// The dialogs of the page; at most one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The setup of a new game.
    Setup,
    /// The instructions.
    HowTo,
    /// The menu of a small screen.
    Menu,
    /// The result of a game.
    Win,
}

impl Sheet {
    /// A name for styles, and for the heading by which the dialog is labelled.
    const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::HowTo => "how-to",
            Self::Menu => "menu",
            Self::Win => "win",
        }
    }
}

/// What a [`Dialog`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which dialog this is.
    pub sheet: Sheet,
    /// Whether it is open.
    pub open: bool,
    /// Its heading, which is its name too.
    pub heading: AttrValue,
    /// Somebody closed it, by Escape, by the cross or by a press beside it.
    pub onclose: Callback<Sheet>,
    /// What stands below the heading; left out while it is closed.
    #[prop_or_default]
    pub children: Html,
}

/// A modal dialog: the browser keeps the focus inside and gives it back afterwards.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let dialog = use_node_ref();
    let sheet = props.sheet;
    {
        let dialog = dialog.clone();
        use_effect_with(props.open, move |&open| {
            if let Some(element) = dialog.cast::<HtmlDialogElement>() {
                show(&element, open);
            }
        });
    }
    let closed = props.onclose.reform(move |_: Event| sheet);
    let leave = props.onclose.reform(move |_: MouseEvent| sheet);
    let beside = {
        let (dialog, onclose) = (dialog.clone(), props.onclose.clone());
        // The dialog itself is pressed only where its content is not: on the backdrop.
        move |event: MouseEvent| {
            if event.target().as_ref() == dialog.get().as_deref() {
                onclose.emit(sheet);
            }
        }
    };
    let name = sheet.name();
    let id = [name, "-heading"].concat();
    html! {
        <dialog ref={dialog} class={classes!("dialog", ["dialog--", name].concat())} aria-labelledby={id.clone()}
            onclose={closed} onclick={beside}>
            if props.open {
                <div class="dialog__body">
                    <header class="dialog__head">
                        <h2 id={id} class="dialog__heading" tabindex="-1">{ &props.heading }</h2>
                        <button type="button" class="button button--round button--plain" aria-label={page::CLOSE} onclick={leave}>
                            { icon(CLOSE) }
                        </button>
                    </header>
                    { props.children.clone() }
                </div>
            }
        </dialog>
    }
}

fn show(element: &HtmlDialogElement, open: bool) {
    if open == element.open() {
        return;
    }
    if open {
        let _already_open = element.show_modal();
        // The heading is the harmless place: it is read out, and Enter does nothing on it.
        if let Some(heading) = document::find(element, "h2") {
            document::focus(&heading);
        }
    } else {
        element.close();
    }
}
