use yew::prelude::*;

use crate::hooks::use_focus_on_heading;
use crate::lazy::Fetch;
use crate::text::page;

/// Stands in the place of what is not here yet, or could not be fetched.
pub fn fetching(fetch: Fetch) -> Html {
    let retry = match fetch {
        Fetch::UnderWay => None,
        Fetch::Failed(retry) => Some(retry),
    };
    html! { <Fetching {retry} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    /// Fetches what could not be fetched once more.
    retry: Option<Callback<MouseEvent>>,
}

#[component]
fn Fetching(Props { retry }: &Props) -> Html {
    let missed = retry.is_some();
    use_focus_on_heading(missed);
    html! {
        <div class="fetching">
            // There is one status on the page already, and this is soon gone.
            <p role={missed.then_some("alert")}>{ if missed { page::NOT_FETCHED } else { page::FETCHING } }</p>
            if let Some(retry) = retry {
                <button class="button" type="button" onclick={retry}>{ page::TRY_AGAIN }</button>
            }
        </div>
    }
}
