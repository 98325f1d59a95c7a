//! The storage of the browser. The browser may refuse, for lack of space or of permission.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{PageTransitionEvent, Storage};

/// The saved text under this name.
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under a name: whether the browser did.
pub fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Deletes the text under this name.
pub fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _refused = storage.remove_item(name);
    }
}

/// Whether the browser keeps anything at all.
pub fn is_there() -> bool {
    storage().is_some()
}

/// Calls back whenever another tab may have changed the storage, until the listeners are dropped. A page
/// that waited in the browser's cache for going back missed such changes.
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
    ["storage", "pageshow"].map(listen).into()
}

/// Reading where it is may already be refused.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
