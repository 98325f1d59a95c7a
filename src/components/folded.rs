use yew::prelude::*;

use super::{flag, yes_no};

/// A part that is folded below a button of this name on a small screen, and is whole on a large one and on paper. The
/// styles of its screen say by `class` where it is folded. A function: one more component would make the page 2 KB larger.
pub fn folded(
    class: &'static str,
    name: Html,
    is_open: &UseStateHandle<bool>,
    content: Html,
) -> Html {
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    html! {
        <div {class}>
            <button
                type="button"
                class="button folded__button"
                aria-expanded={yes_no(**is_open)}
                {onclick}
            >
                { name }
            </button>
            <div class="folded__content shown-on-paper" data-open={flag(**is_open)}>{ content }</div>
        </div>
    }
}
