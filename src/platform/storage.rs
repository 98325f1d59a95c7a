//! The storage of the browser. The browser may refuse, for lack of space or of permission.

use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use web_sys::PageTransitionEvent;

use super::document;
use super::navigator::{BrowserPromise, NAVIGATOR, Navigator};

// A host may have several copies of the page. The browser's key is one of these with the folder of this page behind it.

/// The key of the saved data.
pub const SAVE: &str = "nim-save";

/// The key of the saves that were set aside.
pub const ASIDE: &str = "nim-aside";

/// The saved text under this key; `None` also where the browser refuses access.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(&here(key)).ok()?
}

/// Stores a text under a key; `None` deletes the key. Returns whether the browser did. A program that has stopped
/// has no root any more (`boot.js`), and stores nothing, because its state may be inconsistent.
pub fn set(key: &str, text: Option<&str>) -> bool {
    let has_stopped = document::root().is_none();
    let storage = storage().filter(|_| !has_stopped);
    storage.is_some_and(|storage| {
        let kept = match text {
            Some(text) => storage.set_item(&here(key), text),
            None => storage.remove_item(&here(key)),
        };
        kept.is_ok()
    })
}

/// Whether the browser keeps anything at all.
pub fn is_there() -> bool {
    storage().is_some()
}

/// Asks the browser never to delete what is stored by itself, and calls back with whether it agrees. One that cannot be
/// asked does not agree.
pub fn ask_to_keep(on_answer: impl Fn(bool) + Clone + 'static) {
    let manager = NAVIGATOR.with(Navigator::storage);
    let Some(answer) = manager.and_then(|manager| manager.persist().ok()) else {
        on_answer(false);
        return;
    };
    let refused = on_answer.clone();
    BrowserPromise::resolve(&answer).then(
        &Closure::once_into_js(move |agrees: JsValue| on_answer(agrees.is_truthy())),
        &Closure::once_into_js(move || refused(false)),
    );
}

/// Removes the language of a link, which `head.js` has stored for the visit.
pub fn end_language_of_link() {
    let storage = web_sys::window().and_then(|window| window.session_storage().ok()?);
    if let Some(storage) = storage {
        let _ignored = storage.remove_item(&here("nim-lang"));
    }
}

/// Calls back whenever another tab may have changed the storage, and when this tab is seen again, until the listeners
/// are dropped. A page that comes out of the back-forward cache has missed such changes.
pub fn on_change(changed: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let listen = |event| {
        let changed = changed.clone();
        EventListener::new(&window, event, move |event| {
            let shown = event.dyn_ref::<PageTransitionEvent>();
            if shown.is_none_or(PageTransitionEvent::persisted) {
                changed();
            }
        })
    };
    let mut listeners: Vec<_> = ["storage", "pageshow"].map(listen).into();
    listeners.extend(document::on_visibility(move || {
        if !document::is_hidden() {
            changed();
        }
    }));
    listeners
}

/// The browser's key for this one. Without `head.js`, as on the page that Trunk builds, there is no folder.
fn here(key: &str) -> String {
    [key, &document::marked("data-folder").unwrap_or_default()].concat()
}

/// The local storage; `None` where the browser refuses access to it.
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
