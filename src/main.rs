//! Starts the page.

use nim::app::{App, Props};
use nim::platform::{address, document};
use nim::state::Stored;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    let props = Props {
        fragment: address::fragment().into(),
        is_link: address::is_new(),
        choice: document::marked("data-choice").and_then(|choice| choice.parse().ok()),
        is_taken: document::marked("data-taken").is_some(),
        stored: Stored::now(),
    };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}
