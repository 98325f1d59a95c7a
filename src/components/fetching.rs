use yew::prelude::*;

use super::Dispatch;
use crate::text::page;
use crate::ui::{Arrival, Happening, Sheet};

/// Stands in a sheet that is not here yet, or that could not be fetched.
pub fn fetching(sheet: Sheet, arrival: Arrival, dispatch: &Dispatch) -> Html {
    let missed = arrival == Arrival::Missed;
    html! {
        <div class="fetching">
            // There is one status on the page already, and this is soon gone.
            <p role={missed.then_some("alert")}>{ if missed { page::NOT_FETCHED } else { page::FETCHING } }</p>
            if missed {
                <button class="button" type="button" onclick={dispatch.reform(move |_| Happening::Open(sheet))}>
                    { page::TRY_AGAIN }
                </button>
            }
        </div>
    }
}
