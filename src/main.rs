//! Starts the page.

use nim::app::{App, Props};
use nim::catalogue::{Language, language};
use nim::platform::{address, document};
use nim::state::{Stored, Wish};

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    let visit = document::marked("data-visit").and_then(|tag| Language::of(&tag));
    speak();
    let props = Props {
        fragment: address::fragment().into(),
        is_link: address::is_new(),
        choice: document::marked("data-choice").and_then(|choice| choice.parse().ok()),
        is_taken: document::marked("data-taken").is_some(),
        is_unspoken: document::marked("data-unspoken").is_some(),
        wish: visit.map_or(Wish::Start, Wish::Visit),
        stored: Stored::now(),
    };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}

/// Speaks the language that the document is in, whose messages have come (`assets/boot.js`).
fn speak() {
    let language = document::marked("lang").and_then(|tag| Language::of(&tag));
    if let Some(language) = language.filter(|&language| language != Language::ENGLISH) {
        language::speak(language, &nim::lazy::words());
    }
}
