//! The date here, and the time.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type Date;

    #[wasm_bindgen(constructor)]
    fn new() -> Date;
    #[wasm_bindgen(method, js_name = getFullYear)]
    fn year(this: &Date) -> u32;
    /// From 0.
    #[wasm_bindgen(method, js_name = getMonth)]
    fn month(this: &Date) -> u32;
    #[wasm_bindgen(method, js_name = getDate)]
    fn day(this: &Date) -> u32;
    /// The milliseconds since the page was opened, by a clock that nobody sets.
    #[wasm_bindgen(js_namespace = performance)]
    pub fn now() -> f64;
}

/// The civil date here: year, month and day, these two from 1.
pub fn date() -> [u32; 3] {
    let now = Date::new();
    [now.year(), now.month() + 1, now.day()]
}
