use yew::prelude::*;

use super::icons::{PRINTER, icon};
use super::save_link::{pressed, said};
use crate::catalogue::print as words;
use crate::platform::{document, frame};

/// The button that prints what the screen shows, and the place to say that it cannot. Where there is little room the
/// button shows its icon alone.
pub fn print_button() -> Html {
    let name = words::print();
    let onclick = on_print();
    html! {
        <>
            <button type="button" class="button named-icon" aria-label={name} title={name} {onclick}>
                { icon(PRINTER) }
                <span class="named-icon__name">{ name }</span>
            </button>
            { said() }
        </>
    }
}

/// The handler of a button that prints, beside which `said` stands.
pub fn on_print() -> Callback<MouseEvent> {
    let print = |button| frame::print(move || document::say_beside(&button, words::not_printed()));
    pressed("button", Box::new(print))
}
