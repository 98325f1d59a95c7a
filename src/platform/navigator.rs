//! What `navigator` has in some browsers only, typed by hand: each part may be missing, and each method may throw.

use wasm_bindgen::prelude::*;
use web_sys::ShareData;

#[wasm_bindgen]
extern "C" {
    pub(super) type Navigator;

    #[wasm_bindgen(thread_local_v2, js_name = navigator)]
    pub(super) static NAVIGATOR: Navigator;

    #[wasm_bindgen(method, catch, js_name = canShare)]
    pub(super) fn can_share(this: &Navigator, what: &ShareData) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(super) fn share(this: &Navigator, what: &ShareData) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    pub(super) fn vibrate(this: &Navigator, milliseconds: u32) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn clipboard(this: &Navigator) -> Option<Clipboard>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn storage(this: &Navigator) -> Option<StorageManager>;
    #[wasm_bindgen(method, getter, js_name = userActivation)]
    pub(super) fn activation(this: &Navigator) -> Option<UserActivation>;

    pub(super) type Clipboard;
    #[wasm_bindgen(method, catch, js_name = writeText)]
    pub(super) fn write(this: &Clipboard, text: &str) -> Result<JsValue, JsValue>;

    pub(super) type StorageManager;
    #[wasm_bindgen(method, catch)]
    pub(super) fn persist(this: &StorageManager) -> Result<JsValue, JsValue>;

    pub(super) type UserActivation;
    #[wasm_bindgen(method, getter, js_name = hasBeenActive)]
    pub(super) fn has_been(this: &UserActivation) -> bool;

    /// The later result.
    #[wasm_bindgen(js_name = Promise)]
    pub(super) type BrowserPromise;

    /// A promise of any value, also of what is no promise.
    #[wasm_bindgen(static_method_of = BrowserPromise, js_class = "Promise")]
    pub(super) fn resolve(value: &JsValue) -> BrowserPromise;
    #[wasm_bindgen(method)]
    pub(super) fn then(this: &BrowserPromise, done: &JsValue, refused: &JsValue);
}
