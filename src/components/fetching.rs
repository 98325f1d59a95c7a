use yew::prelude::*;

use crate::lazy::Fetch;
use crate::text::page;

/// Stands in the place of what is not here yet, or could not be fetched.
pub fn fetching(fetch: Fetch) -> Html {
    let retry = match fetch {
        Fetch::UnderWay => None,
        Fetch::Failed(retry) => Some(retry),
    };
    let missed = retry.is_some();
    html! {
        <div class="fetching">
            // There is one status on the page already, and this is soon gone.
            <p role={missed.then_some("alert")}>{ if missed { page::NOT_FETCHED } else { page::FETCHING } }</p>
            if let Some(onclick) = retry {
                <button class="button" type="button" {onclick}>{ page::TRY_AGAIN }</button>
            }
        </div>
    }
}
