use yew::prelude::*;

use super::icons::{PRINTER, icon};
use crate::catalogue::print as words;
use crate::platform::frame;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// Where there is little room, `named-icon` shows the icon alone.
    #[prop_or("button named-icon")]
    pub class: &'static str,
}

/// The button that prints what the screen shows, and says where it cannot.
#[component]
pub fn PrintButton(&Props { class }: &Props) -> Html {
    let said = use_state_eq(|| "");
    let (name, setter) = (words::print(), said.setter());
    let onclick = Callback::from(move |_: MouseEvent| {
        setter.set("");
        let setter = setter.clone();
        frame::print(move || setter.set(words::not_printed()));
    });
    html! {
        <>
            <button type="button" {class} aria-label={name} title={name} {onclick}>
                { icon(PRINTER) }
                <span class="named-icon__name">{ name }</span>
            </button>
            <span class="said" aria-live="polite">{ *said }</span>
        </>
    }
}
