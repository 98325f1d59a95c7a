//! Starts the page.

use nim::app::{App, Props};
use nim::platform::{address, document, timer};
use nim::storage::{STORAGE, Texts, kept};

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    let kept = kept();
    if kept.is_empty() {
        begin(None);
    } else {
        resume(kept);
    }
}

/// Begins with a save as soon as the chunk that reads it is here; boot.js has asked for that already. While
/// it cannot be fetched, the page says that Nim is loading: a new game would seem to have lost the old one.
fn resume(kept: Texts) {
    const PAUSE: u16 = 3000;
    STORAGE.fetch(move |is_here| {
        if is_here {
            begin(Some(kept));
        } else {
            timer::surely(PAUSE, || resume(kept));
        }
    });
}

fn begin(kept: Option<Texts>) {
    // No listener existed until now for a link that was followed meanwhile.
    let props = Props {
        fragment: address::fragment().into(),
        is_link: address::is_new(),
        kept,
    };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}
