use super::el::{El, button, el};
use super::press::Press;
use super::screen::{Arrival, Sheet};
use crate::text::page;

/// Stands in a sheet that is not here yet, or that could not be fetched.
#[must_use]
pub fn fetching(sheet: Sheet, arrival: Arrival) -> El {
    let missed = arrival == Arrival::Missed;
    let again = || button("button", Press::Open(sheet)).text(page::TRY_AGAIN);
    // There is one status on the page already, and this is soon gone.
    let says = if missed {
        el("p", "").attr("role", "alert").text(page::NOT_FETCHED)
    } else {
        el("p", "").text(page::FETCHING)
    };
    el("div", "fetching")
        .child(says)
        .child_if(missed.then(again))
}
