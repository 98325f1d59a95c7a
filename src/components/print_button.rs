use yew::prelude::*;

use super::icons::{PRINTER, icon};
use crate::catalogue::print as words;
use crate::platform::document;

/// The button that prints what the screen shows. Where there is little room it shows its icon alone.
pub fn print_button() -> Html {
    let name = words::print();
    let onclick = Callback::from(|_: MouseEvent| document::print());
    html! {
        <button type="button" class="button named-icon" aria-label={name} title={name} {onclick}>
            { icon(PRINTER) }
            <span class="named-icon__name">{ name }</span>
        </button>
    }
}
