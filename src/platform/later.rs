//! Parts of the page that are fetched when they are first wanted.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// A part of the page that is fetched when it is first wanted.
pub struct Part<T: 'static> {
    name: &'static str,
    here: AtomicBool,
    value: fn() -> &'static T,
}

impl<T> Part<T> {
    /// The part of this name, with the function by which [`later!`](nim_later::later) gives it out.
    #[must_use]
    pub const fn new(name: &'static str, value: fn() -> &'static T) -> Self {
        let here = AtomicBool::new(!seam::CUT);
        Self { name, here, value }
    }

    /// Its name, by which its files are fetched.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The part, once it is here; in a page of one piece that is always.
    pub fn get(&'static self) -> Option<&'static T> {
        self.here.load(Ordering::Relaxed).then(|| (self.value)())
    }

    /// Fetches the part, and tells whether it is here. If it is not, it can be fetched again.
    pub fn fetch(&'static self, told: impl FnOnce(bool) + 'static) {
        fetch(self.name, &self.here, Box::new(told));
    }
}

impl<T> fmt::Debug for Part<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Part").field(&self.name).finish()
    }
}

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
