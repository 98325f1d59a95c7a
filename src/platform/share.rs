//! Text that goes elsewhere: by the device's own ways where it has them, else by the clipboard.

use wasm_bindgen::prelude::*;
use web_sys::ShareData;

#[wasm_bindgen]
extern "C" {
    /// `navigator`, typed by hand because some browsers lack `share`, `canShare` or `clipboard`.
    type Sharing;

    #[wasm_bindgen(method, catch, js_name = canShare)]
    fn can_share(this: &Sharing, what: &ShareData) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn share(this: &Sharing, what: &ShareData) -> Result<BrowserPromise, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &Sharing) -> Option<Clipboard>;

    type Clipboard;

    #[wasm_bindgen(method, catch, js_name = writeText)]
    fn write(this: &Clipboard, text: &str) -> Result<BrowserPromise, JsValue>;

    /// The later result.
    pub(super) type BrowserPromise;

    #[wasm_bindgen(method)]
    pub(super) fn then(this: &BrowserPromise, done: &JsValue, refused: &JsValue);
}

/// Shares a text. Where the device cannot, it is copied, and `copied` is called. Browsers allow both only during a press.
pub fn share(text: &str, copied: impl FnOnce() + 'static) {
    let what = ShareData::new();
    what.set_text(text);
    if !offer(&what) {
        copy(text, |done| {
            if done {
                copied();
            }
        });
    }
}

/// Whether the device has ways of its own to send such a link.
pub fn is_at_hand(title: &str, text: &str, link: &str) -> bool {
    let at_hand = browser().map(|browser| browser.can_share(&parcel(title, text, link)));
    matches!(at_hand, Some(Ok(true)))
}

/// Sends a link by the device's own ways; false where it has none.
pub fn send(title: &str, text: &str, link: &str) -> bool {
    offer(&parcel(title, text, link))
}

/// Copies a text, and calls back with whether that could be done.
pub fn copy(text: &str, on_done: impl FnOnce(bool) + 'static) {
    let answer = browser()
        .and_then(|browser| browser.clipboard())
        .and_then(|clipboard| clipboard.write(text).ok());
    match answer {
        // The browser calls one of the two, so they share `on_done`.
        Some(answer) => {
            let on_done = std::rc::Rc::new(std::cell::Cell::new(Some(on_done)));
            let [done, refused] = [true, false].map(|is_copied| {
                let on_done = on_done.clone();
                Closure::once_into_js(move || {
                    if let Some(on_done) = on_done.take() {
                        on_done(is_copied);
                    }
                })
            });
            answer.then(&done, &refused);
        }
        None => on_done(false),
    }
}

fn offer(what: &ShareData) -> bool {
    let answer = browser().and_then(|browser| browser.share(what).ok());
    if let Some(answer) = answer {
        // A person who cancels has refused. Browsers would report that as an error.
        let ignored = Closure::once_into_js(|| ());
        answer.then(&ignored, &ignored);
        return true;
    }
    false
}

fn parcel(title: &str, text: &str, link: &str) -> ShareData {
    let what = ShareData::new();
    what.set_title(title);
    what.set_text(text);
    what.set_url(link);
    what
}

fn browser() -> Option<Sharing> {
    let window = web_sys::window()?;
    Some(JsValue::from(window.navigator()).unchecked_into())
}
