use yew::prelude::*;

use super::{Dispatch, share_button};

/// The id of the heading, which takes the focus when the screen is opened.
pub const LIST_HEADING: &str = "learn-heading";

pub fn list_heading(name: &'static str, dispatch: &Dispatch) -> Html {
    html! {
        <div class="teaching__head">
            <h2 class="lessons__heading" id={LIST_HEADING} tabindex="-1">{ name }</h2>
            { share_button("button button--round", dispatch) }
        </div>
    }
}
