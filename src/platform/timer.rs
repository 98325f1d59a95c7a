use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::document::document;

/// Calls back once, this many milliseconds from now, unless the returned [`Timeout`] is dropped before.
///
/// The callback is boxed: `Timeout::new` is generic, and would be compiled again for each closure.
pub fn after(milliseconds: u32, callback: impl FnOnce() + 'static) -> Timeout {
    boxed(milliseconds, Box::new(callback))
}

fn boxed(milliseconds: u32, callback: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(milliseconds, callback)
}

/// Calls back once, this many milliseconds from now; it cannot be cancelled. A [`Timeout`] that is forgotten would keep
/// its closure for ever.
pub fn after_detached(milliseconds: u16, callback: impl FnOnce() + 'static) {
    let callback: Box<dyn FnOnce()> = Box::new(callback);
    let callback = Closure::once_into_js(callback);
    if let Some(window) = web_sys::window() {
        let callback = callback.unchecked_ref();
        let _id = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(callback, milliseconds.into());
    }
}

/// Calls back after the next frame was drawn; in a hidden page, which draws none, soon.
pub fn after_frame(callback: impl FnOnce() + 'static) {
    let later = move || after_detached(0, callback);
    let window = web_sys::window();
    let hidden = document().is_none_or(|document| document.hidden());
    match window.filter(|_| !hidden) {
        Some(window) => {
            let on_frame = Closure::once_into_js(later);
            let _asked = window.request_animation_frame(on_frame.unchecked_ref());
        }
        None => later(),
    }
}
