//! Text that goes elsewhere: by the device's own ways where it has them, else by the clipboard.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::ShareData;

use super::navigator::{BrowserPromise, NAVIGATOR, Navigator};

#[wasm_bindgen]
extern "C" {
    /// The reason of a rejection.
    type Reason;

    #[wasm_bindgen(method, getter)]
    fn name(this: &Reason) -> JsValue;
}

/// How sending or copying ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareEnd {
    /// The text was sent or copied, or the person gave up.
    Done,
    /// The browser cannot do it, or refused.
    Refused,
}

/// Whether the device has ways of its own to send such a link. Without them the page offers to copy it.
pub fn is_at_hand(title: &str, text: &str, link: &str) -> bool {
    let at_hand = NAVIGATOR.with(|browser| browser.can_share(&parcel(title, text, link)));
    matches!(at_hand, Ok(true))
}

/// Sends a link by the device's own ways, if it has them. Browsers allow it only during a press.
pub fn send(title: &str, text: &str, link: &str, on_end: impl FnOnce(ShareEnd) + 'static) {
    offer(&parcel(title, text, link), on_end);
}

/// Sends a text alone by the device's own ways, if it has them.
pub fn send_text(text: &str, on_end: impl FnOnce(ShareEnd) + 'static) {
    let what = ShareData::new();
    what.set_text(text);
    offer(&what, on_end);
}

/// Copies a text, where the browser has a clipboard. Browsers allow it only during a press.
pub fn copy(text: &str, on_end: impl FnOnce(ShareEnd) + 'static) {
    let clipboard = NAVIGATOR.with(Navigator::clipboard);
    on_answer(
        clipboard.and_then(|clipboard| clipboard.write(text).ok()),
        Box::new(on_end),
    );
}

fn offer(what: &ShareData, on_end: impl FnOnce(ShareEnd) + 'static) {
    let answer = NAVIGATOR.with(|browser| browser.share(what).ok());
    on_answer(answer, Box::new(on_end));
}

/// Calls back once the browser has answered. A person who cancels is no refusal, though browsers reject then too.
///
/// The callback is boxed, or this would be compiled again for each.
fn on_answer(answer: Option<JsValue>, on_end: Box<dyn FnOnce(ShareEnd)>) {
    let Some(answer) = answer else {
        on_end(ShareEnd::Refused);
        return;
    };
    // The browser calls one of the two closures, so they share `on_end`.
    let on_end = Rc::new(Cell::new(Some(on_end)));
    let end = move |end| {
        if let Some(on_end) = on_end.take() {
            on_end(end);
        }
    };
    let done = {
        let end = end.clone();
        Closure::once_into_js(move || end(ShareEnd::Done))
    };
    let refused = Closure::once_into_js(move |reason: JsValue| {
        let is_abort =
            reason.is_object() && reason.unchecked_into::<Reason>().name() == "AbortError";
        end(if is_abort {
            ShareEnd::Done
        } else {
            ShareEnd::Refused
        });
    });
    BrowserPromise::resolve(&answer).then(&done, &refused);
}

fn parcel(title: &str, text: &str, link: &str) -> ShareData {
    let what = ShareData::new();
    what.set_title(title);
    what.set_text(text);
    what.set_url(link);
    what
}
