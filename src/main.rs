//! Starts the page.

use nim::app::{App, Props};
use nim::catalogue::{Language, language};
use nim::platform::{address, clock, document, storage};
use nim::state::{StoredTexts, VisitLanguage};

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    #[cfg(feature = "test-faults")]
    nim::platform::faults::arm();
    language::start(nim::lazy::messages());
    let props = Props {
        opens_settings: address::opens_settings(),
        arrival: address::arrive(),
        choice: document::marked("data-choice").and_then(|choice| choice.parse().ok()),
        is_taken: document::marked("data-taken").is_some(),
        language: VisitLanguage {
            current: language::current(),
            is_of_link: document::marked("data-visit").is_some(),
            missing: document::marked("data-untranslated").and_then(|tag| Language::of(&tag)),
        },
        stored: StoredTexts {
            save: storage::read(storage::SAVE),
            aside: storage::read(storage::ASIDE),
            today: clock::today(),
        },
    };
    if let Some(root) = document::root() {
        yew::Renderer::<App>::with_root_and_props(root, props).render();
    }
}
