//! `Intl`: how a language writes numbers, lists and dates, by the language's tag. `boot.js` starts no program in a
//! browser without it.

use std::cell::OnceCell;

use js_sys::JSON;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = Intl)]
extern "C" {
    type PluralRules;
    #[wasm_bindgen(constructor)]
    fn new(language: &str) -> PluralRules;
    #[wasm_bindgen(method)]
    fn select(this: &PluralRules, number: u32) -> String;

    type NumberFormat;
    #[wasm_bindgen(constructor)]
    fn new(language: &str) -> NumberFormat;
    #[wasm_bindgen(method)]
    fn format(this: &NumberFormat, digits: &str) -> String;

    type ListFormat;
    #[wasm_bindgen(constructor)]
    fn new(language: &str, options: &JsValue) -> ListFormat;
    #[wasm_bindgen(method)]
    fn format(this: &ListFormat, items: Vec<String>) -> String;

    type DateTimeFormat;
    #[wasm_bindgen(constructor)]
    fn new(language: &str, options: &JsValue) -> DateTimeFormat;
    #[wasm_bindgen(method)]
    fn format(this: &DateTimeFormat, milliseconds: f64) -> String;
}

thread_local! {
    // Each drawing of a board needs this formatter, so it is created only once: a visit has one language.
    static PLURALS: OnceCell<PluralRules> = const { OnceCell::new() };
}

/// The options of a formatter, read from JSON.
fn options(json: &str) -> JsValue {
    JSON::parse(json).unwrap_or_default()
}

/// The plural form of a number by its name in CLDR: `one`, `other`, …
pub fn plural(tag: &str, number: u64) -> String {
    // Plural rules look at the last six digits, or compare the whole number with a small one. So a larger number may be
    // replaced by 1,000,000 with its last six digits.
    let number = u32::try_from(number).unwrap_or(1_000_000 + (number % 1_000_000) as u32);
    PLURALS.with(|plurals| plurals.get_or_init(|| PluralRules::new(tag)).select(number))
}

/// A number given by its digits, as it is written.
pub fn format_number(tag: &str, digits: &str) -> String {
    NumberFormat::new(tag).format(digits)
}

/// A list as it is written. Its type is `conjunction` (3, 5 and 7) or `disjunction` (3, 5 or 7).
pub fn list(tag: &str, items: Vec<String>, r#type: &str) -> String {
    let options = options(&[r#"{"type":""#, r#type, r#""}"#].concat());
    ListFormat::new(tag, &options).format(items)
}

/// A day given as `2026-11-20`, as it is written with the name of the month.
pub fn long_date(tag: &str, day: &str) -> String {
    let long = options(r#"{"dateStyle":"long","timeZone":"UTC"}"#);
    let noon = js_sys::Date::parse(&[day, "T12:00Z"].concat());
    DateTimeFormat::new(tag, &long).format(noon)
}
