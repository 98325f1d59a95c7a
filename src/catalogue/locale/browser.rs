//! The rules as the browser has them: `Intl`. `boot.js` starts no program in a browser without it.

use js_sys::JSON;
use wasm_bindgen::prelude::*;

use super::{Date, List, tag};

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
    // Each drawing of a board needs this formatter, so it is created only once.
    static PLURALS: PluralRules = PluralRules::new(tag());
}

/// The options of a formatter, read from JSON.
fn options(json: &str) -> JsValue {
    JSON::parse(json).unwrap_or_default()
}

pub fn plural(number: u64) -> String {
    // Plural rules look at the last six digits, or compare the whole number with a small one. So a larger number may be
    // replaced by 1,000,000 with its last six digits.
    let number = u32::try_from(number).unwrap_or(1_000_000 + (number % 1_000_000) as u32);
    PLURALS.with(|plurals| plurals.select(number))
}

pub fn format_number(digits: &str) -> String {
    NumberFormat::new(tag()).format(digits)
}

pub fn list(items: Vec<String>, kind: List) -> String {
    let json = match kind {
        List::And => "{}",
        List::Or => r#"{"type":"disjunction"}"#,
        List::Sizes => r#"{"type":"unit"}"#,
    };
    ListFormat::new(tag(), &options(json)).format(items)
}

pub fn day(date: Date) -> String {
    let long = options(r#"{"dateStyle":"long","timeZone":"UTC"}"#);
    let noon = js_sys::Date::parse(&[&date.write(), "T12:00Z"].concat());
    DateTimeFormat::new(tag(), &long).format(noon)
}
