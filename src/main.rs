//! Starts the page.

use nim::app::{App, Props};
use nim::catalogue::{Language, language};
use nim::platform::{address, document};
use nim::state::Stored;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    let is_spoken = speak();
    let props = Props {
        fragment: address::fragment().into(),
        is_link: address::is_new(),
        choice: document::marked("data-choice").and_then(|choice| choice.parse().ok()),
        is_taken: document::marked("data-taken").is_some(),
        is_unspoken: !is_spoken,
        stored: Stored::now(),
    };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}

/// Speaks the language that the document is in (`assets/head.js`): whether its messages have come.
fn speak() -> bool {
    let words = nim::lazy::words();
    let language = document::marked("lang").and_then(|tag| Language::of(&tag));
    match language {
        Some(Language::ENGLISH) | None => true,
        Some(language) if !words.is_empty() => {
            language::speak(language, &words);
            true
        }
        Some(_) => {
            document::mark("lang", Some(Language::ENGLISH.tag()));
            false
        }
    }
}
