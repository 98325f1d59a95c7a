use yew::prelude::*;

use super::icons::{SCREEN, icon};
use crate::catalogue::analysis as words;
use crate::platform::document;

/// The round button that fills the screen of a device with this screen, for a class, and gives it back at the next press.
/// The styles show it in a large window.
pub fn full_screen_button() -> Html {
    let name = words::full_screen();
    let onclick = Callback::from(|_: MouseEvent| document::fill_screen(!document::fills_screen()));
    html! {
        <button type="button" class="button button--round full-screen" aria-label={name} title={name} {onclick}>
            { icon(SCREEN) }
        </button>
    }
}
