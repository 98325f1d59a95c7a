use super::el::{El, button, el};
use super::press::Press;
use super::screen::{Arrival, Sheet};
use crate::text::page;

/// Stands in a sheet that is not here yet, or that could not be fetched.
#[must_use]
pub fn fetching(sheet: Sheet, arrival: Arrival) -> El {
    let missed = arrival == Arrival::Missed;
    let again = || button("button", Press::Open(sheet)).text(page::TRY_AGAIN);
    let (role, says) = if missed {
        ("alert", page::NOT_FETCHED)
    } else {
        ("status", page::FETCHING)
    };
    el("div", "fetching")
        .child(el("p", "").attr("role", role).text(says))
        .child_if(missed.then(again))
}
