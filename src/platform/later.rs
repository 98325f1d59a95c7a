//! Fetches the parts of the page that are in files of their own.

use std::sync::atomic::{AtomicBool, Ordering};

/// Fetches the part of this name, and tells whether it is here; from then on `here` says so too.
///
/// The callback is boxed, so that the browser's side is compiled once for all parts.
pub fn fetch(name: &str, here: &'static AtomicBool, told: Box<dyn FnOnce(bool)>) {
    let told = move |is_here| {
        if is_here {
            here.store(true, Ordering::Relaxed);
        }
        told(is_here);
    };
    seam::fetch(name, Box::new(told));
}

/// Whether the page is in several files.
pub const CUT: bool = seam::CUT;

/// The page is in several files, which `boot.js` fetches.
#[cfg(all(target_family = "wasm", feature = "later"))]
mod seam {
    use wasm_bindgen::prelude::*;

    pub(super) const CUT: bool = true;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = nimFetch)]
        fn nim_fetch(part: &str, told: JsValue);
    }

    pub(super) fn fetch(part: &str, told: Box<dyn FnOnce(bool)>) {
        nim_fetch(part, Closure::once_into_js(told));
    }
}

/// The page is in one piece.
#[cfg(not(all(target_family = "wasm", feature = "later")))]
mod seam {
    pub(super) const CUT: bool = false;

    pub(super) fn fetch(_part: &str, told: Box<dyn FnOnce(bool)>) {
        told(true);
    }
}
