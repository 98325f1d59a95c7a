//! Text that goes elsewhere: by the device's own ways where it has them, else by the clipboard.

use wasm_bindgen::prelude::*;
use web_sys::ShareData;

#[wasm_bindgen]
extern "C" {
    /// The browser, as far as it may share: some lack one or the other.
    type Sharing;

    #[wasm_bindgen(method, catch)]
    fn share(this: &Sharing, what: &ShareData) -> Result<Answer, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &Sharing) -> Option<Clipboard>;

    type Clipboard;

    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write(this: &Clipboard, text: &str) -> Result<Answer, JsValue>;

    /// What becomes of it later.
    pub(super) type Answer;

    #[wasm_bindgen(method)]
    pub(super) fn then(this: &Answer, done: &JsValue, refused: &JsValue);
}

/// Shares a text, and tells if it was copied instead. Browsers grant either to a press alone.
pub fn share(text: &str, copied: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let sharing: Sharing = JsValue::from(window.navigator()).unchecked_into();
    let what = ShareData::new();
    what.set_text(text);
    let refused = || Closure::once_into_js(|| ());
    if let Ok(answer) = sharing.share(&what) {
        // Whoever thinks better of it has refused, which browsers would report as an error.
        answer.then(&refused(), &refused());
    } else if let Some(Ok(answer)) = sharing.clipboard().map(|board| board.write(text)) {
        answer.then(&Closure::once_into_js(copied), &refused());
    }
}
