//! The date here, and the time.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Date)]
    type JsDate;

    #[wasm_bindgen(constructor, js_class = "Date")]
    fn new() -> JsDate;
    #[wasm_bindgen(method, js_name = getFullYear)]
    fn year(this: &JsDate) -> u32;
    /// The month, from 0.
    #[wasm_bindgen(method, js_name = getMonth)]
    fn month(this: &JsDate) -> u32;
    #[wasm_bindgen(method, js_name = getDate)]
    fn day(this: &JsDate) -> u32;
    /// The milliseconds since the page was opened, by a monotonic clock.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}

/// The civil date here: year, month (from 1) and day (from 1).
pub fn date() -> [u32; 3] {
    let now = JsDate::new();
    [now.year(), now.month() + 1, now.day()]
}
