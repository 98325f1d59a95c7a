use super::el::{El, button, el};
use super::icons::{CLOSE, icon};
use super::page::Page;
use super::press::Press;
use crate::game::Trouble;
use crate::keep::keep;
use crate::later::LATER;
use crate::text::page as words;

/// What was wrong with a link, or is with what is kept, until somebody has read it.
#[must_use]
pub fn trouble_bar(page: &Page) -> El {
    let notice = || keep().and_then(|keep| (keep.notice)(page));
    let bar = page.table.trouble.as_ref().map(bar);
    el("div", "alert")
        .attr("role", "alert")
        .child_if(bar.or_else(notice))
}

fn bar(trouble: &Trouble) -> El {
    el("div", "trouble")
        .child(el("p", "").text(told(trouble)))
        .child(
            button("button button--round button--plain", Press::Dismiss)
                .label(words::CLOSE)
                .child(icon(CLOSE)),
        )
}

/// The words come with what reads links; where that could not be fetched, that is the trouble.
fn told(trouble: &Trouble) -> String {
    match LATER.get() {
        Some(later) => (later.trouble)(trouble),
        None => words::NOT_FETCHED.to_owned(),
    }
}
