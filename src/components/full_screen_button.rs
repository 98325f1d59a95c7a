use yew::prelude::*;

use super::icons::{CLOSE, SCREEN, icon};
use crate::catalogue::{analysis as words, how_to};
use crate::platform::document;

/// The button that fills the screen of a device with this screen, for a class, and then leaves the full screen. The styles
/// show it in a large window, with its name while it leaves. It is missing where the browser has no full screen.
pub fn full_screen_button() -> Html {
    if !document::can_fill_screen() {
        return Html::default();
    }
    let onclick = Callback::from(|_: MouseEvent| document::fill_screen(!document::fills_screen()));
    html! {
        <button type="button" class="button button--round full-screen" {onclick}>
            <span class="full-screen__enter" title={words::full_screen()}>
                { icon(SCREEN) }
                <span class="visually-hidden">{ words::full_screen() }</span>
            </span>
            <span class="full-screen__leave">
                { icon(CLOSE) }
                { words::leave() }
                { " " }
                <kbd>{ how_to::key_escape() }</kbd>
            </span>
        </button>
    }
}
