//! The storage of the browser. The browser may refuse, for lack of space or of permission.

use gloo::events::EventListener;
use web_sys::Storage;

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

/// Calls back whenever another tab may have changed the storage, until the listener is dropped.
pub fn on_change(mut changed: impl FnMut() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "storage", move |_| changed()))
}

/// Reading where it is may already be refused.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
