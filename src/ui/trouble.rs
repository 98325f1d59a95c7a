use super::el::{El, button, el};
use super::icons::{CLOSE, icon};
use super::page::Page;
use super::press::Press;
use crate::game::LinkError;
use crate::keep::keep;
use crate::later::LATER;
use crate::text::page as words;

/// What was wrong with a link, or is with what is kept, until somebody has read it.
#[must_use]
pub fn trouble_bar(page: &Page) -> El {
    let notice = || keep().and_then(|keep| (keep.notice)(page));
    let bar = page.table.link_error.as_ref().map(bar);
    el("div", "alert")
        .attr("role", "alert")
        .child_if(bar.or_else(notice))
}

fn bar(error: &LinkError) -> El {
    el("div", "trouble")
        .child(el("p", "").text(told(error)))
        .child(
            button("button button--round button--plain", Press::Dismiss)
                .label(words::CLOSE)
                .child(icon(CLOSE)),
        )
}

/// The words come with what reads links; where that could not be fetched, that is the trouble.
fn told(error: &LinkError) -> String {
    match LATER.get() {
        Some(later) => (later.trouble)(error),
        None => words::NOT_FETCHED.to_owned(),
    }
}
