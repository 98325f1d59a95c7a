//! Starts the page.

use nim::app::{App, Props};
use nim::platform::{address, document};
use nim::storage::{STORAGE, Texts, kept};

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    let kept = Some(kept()).filter(|kept| !kept.is_empty());
    if kept.is_none() {
        begin(None);
        return;
    }
    // What reads saves is not needed by those who come without. boot.js has asked for it already.
    STORAGE.fetch(move |_| begin(kept));
}

fn begin(kept: Option<Texts>) {
    // Nobody has listened until now to a link that was followed meanwhile.
    let fragment = address::fragment().into();
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, Props { fragment, kept }).render();
    }
}
