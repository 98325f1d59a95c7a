//! The date here, and the time.

use wasm_bindgen::prelude::*;

use crate::game::puzzle::Date;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Date)]
    type JsDate;

    #[wasm_bindgen(constructor, js_class = "Date")]
    fn new() -> JsDate;
    /// The start of a day here; a day after the last of the month is one of the next.
    #[wasm_bindgen(constructor, js_class = "Date")]
    fn of_day(year: u32, month: u32, day: u32) -> JsDate;
    /// The milliseconds since 1970.
    #[wasm_bindgen(method, js_name = getTime)]
    fn time(this: &JsDate) -> f64;
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

/// The day here; `None` where the clock is wrong, before 2020 or after 2100. The build draws the first board without a day.
pub fn today() -> Option<Date> {
    if cfg!(not(target_family = "wasm")) {
        return None;
    }
    let now = JsDate::new();
    let today = Date::new(now.year(), now.month() + 1, now.day());
    today.filter(|day| (2020..=2100).contains(&day.year()))
}

/// The milliseconds until the next day begins here: 23 to 25 hours at the start of a day.
pub fn until_tomorrow() -> u32 {
    let now = JsDate::new();
    let tomorrow = JsDate::of_day(now.year(), now.month(), now.day() + 1);
    let left = (tomorrow.time() - now.time()).max(0.0);
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a day has fewer milliseconds"
    )]
    let left = left as u32;
    left
}
