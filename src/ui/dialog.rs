use yew::prelude::*;

use super::el::{El, button, el};
use super::icons::{CLOSE, icon};
use super::press::Press;
use crate::text::page;

/// The id of the one dialog element, in which every sheet is shown.
pub const DIALOG: &str = "dialog";

/// A dialog's frame: its heading, which names it, a way out, and its content.
#[must_use]
pub fn dialog(heading: AttrValue, content: El) -> El {
    el("div", "dialog__body")
        .child(
            el("header", "dialog__head")
                .child(
                    el("h2", "dialog__heading")
                        .attr("id", HEADING)
                        .attr("tabindex", "-1")
                        .text(heading),
                )
                .child(
                    button("button button--round button--plain", Press::Close)
                        .label(page::CLOSE)
                        .child(icon(CLOSE)),
                ),
        )
        .child(content)
}

/// The id of the heading by which the dialog is named.
pub const HEADING: &str = "dialog-heading";
