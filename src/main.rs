//! Starts the page.

use nim::app::{App, Props};
use nim::later::LATER;
use nim::platform::{address, document};
use nim::study::STUDY;
use nim::ui::study::Room;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    let fragment = address::fragment();
    if Room::of(&fragment).is_some() {
        STUDY.fetch(move |_| LATER.fetch(move |_| begin(fragment)));
    } else if fragment.is_empty() {
        begin(fragment);
    } else {
        // What reads links is not needed by those who come without one.
        LATER.fetch(move |_| begin(fragment));
    }
}

fn begin(fragment: String) {
    let fragment = fragment.into();
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, Props { fragment }).render();
    }
}
