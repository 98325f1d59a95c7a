use super::el::{El, button, el};
use super::icons::{CLOSE, icon};
use super::press::Press;
use crate::game::Trouble;
use crate::later::LATER;
use crate::text::page;

/// What was wrong with a link, until somebody has read it.
#[must_use]
pub fn trouble_bar(trouble: Option<&Trouble>) -> El {
    el("div", "alert")
        .attr("role", "alert")
        .child_if(trouble.map(|trouble| {
            el("div", "trouble")
                .child(el("p", "").text(told(trouble)))
                .child(
                    button("button button--round button--plain", Press::Dismiss)
                        .label(page::CLOSE)
                        .child(icon(CLOSE)),
                )
        }))
}

/// The words come with what reads links; where that could not be fetched, that is the trouble.
fn told(trouble: &Trouble) -> String {
    match LATER.get() {
        Some(later) => (later.trouble)(trouble),
        None => page::NOT_FETCHED.to_owned(),
    }
}
