use yew::prelude::*;

use super::icons::{CLOSE, icon};
use crate::game::Trouble;
use crate::text::{link, page};

/// What was wrong with a link, until somebody has read it.
pub fn trouble_bar(trouble: Option<&Trouble>, dismiss: &Callback<()>) -> Html {
    html! {
        <div role="alert">
            if let Some(trouble) = trouble {
                <div class="trouble">
                    <p>{ link::trouble(trouble) }</p>
                    <button type="button" class="button button--round button--plain" aria-label={page::CLOSE} onclick={dismiss.reform(|_: MouseEvent| ())}>
                        { icon(CLOSE) }
                    </button>
                </div>
            }
        </div>
    }
}
