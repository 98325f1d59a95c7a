use yew::prelude::*;

use super::{flag, yes_no};

#[derive(PartialEq, Properties)]
pub struct Props {
    /// The class of the whole part. The styles of its screen say where it is folded.
    pub class: &'static str,
    /// The name of the button that unfolds it.
    pub name: AttrValue,
    pub children: Html,
}

/// A part that is folded below a button on a small screen, and is whole on a large one and on paper.
#[component]
pub fn Folded(props: &Props) -> Html {
    let is_open = use_state(|| false);
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    html! {
        <div class={props.class}>
            <button
                type="button"
                class="button folded__button"
                aria-expanded={yes_no(*is_open)}
                {onclick}
            >
                { &props.name }
            </button>
            <div class="folded__content shown-on-paper" data-open={flag(*is_open)}>{ props.children.clone() }</div>
        </div>
    }
}
