//! What the browser keeps for the page. It may refuse: then nothing is kept, and nobody is troubled.

use web_sys::Storage;

/// What is kept under this name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under a name.
pub fn write(name: &str, text: &str) {
    if let Some(storage) = storage() {
        let _refused = storage.set_item(name, text);
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
