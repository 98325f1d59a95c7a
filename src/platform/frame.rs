//! What a frame of another page may forbid without a word: paper and files.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::prelude::*;

use super::timer::after_detached;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = print)]
    fn print_page() -> Result<(), JsValue>;
}

/// Opens the browser's dialog for printing the page, and calls back if the browser throws, or if no printing begins in a
/// frame, which may forbid it without a word.
pub fn print(refused: impl FnOnce() + 'static) {
    /// Some browsers begin a moment later.
    const BEGIN_MS: u16 = 1000;
    let Some(window) = web_sys::window() else {
        return;
    };
    let begun = Rc::new(Cell::new(false));
    let begins = begun.clone();
    let listener = EventListener::new(&window, "beforeprint", move |_| begins.set(true));
    let may_fail = print_page().is_err() || is_framed();
    after_detached(BEGIN_MS, move || {
        drop(listener);
        if may_fail && !begun.get() {
            refused();
        }
    });
}

/// Whether another page shows this one in a frame.
fn is_framed() -> bool {
    let window = web_sys::window();
    let parent = window.as_ref().and_then(|window| window.parent().ok()?);
    parent != window
}

/// Whether the page is in a frame that forbids files, or may: a page of another site does not show what its frame allows.
pub fn may_forbid_files() -> bool {
    let frame = web_sys::window().and_then(|window| window.frame_element().ok()?);
    let allows = frame.is_some_and(|frame| {
        let sandbox = frame.get_attribute("sandbox");
        sandbox.is_none_or(|allowed| allowed.contains("allow-downloads"))
    });
    is_framed() && !allows
}
