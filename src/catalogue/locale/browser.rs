//! The rules that the browser brings: `Intl`. A formatter is made when it is first wanted.

use js_sys::Intl::{DateTimeFormat, ListFormat, NumberFormat, PluralRules};
use js_sys::{Array, Date as Time, Function, Object, Reflect};
use wasm_bindgen::JsValue;

use super::{Date, LANGUAGE};

thread_local! {
    static PLURALS: PluralRules = PluralRules::new(&language(), &Object::new());
    static NUMBERS: Function = NumberFormat::new(&language(), &Object::new()).format();
    static AND: ListFormat = ListFormat::new(&language(), &Object::new());
    static SIZES: ListFormat = ListFormat::new(&language(), &options(&[("type", "unit")]));
    static DAYS: Function = DateTimeFormat::new(
        &language(),
        &options(&[("dateStyle", "long"), ("timeZone", "UTC")]),
    )
    .format();
}

fn language() -> Array {
    Array::of1(&LANGUAGE.into())
}

fn options(pairs: &[(&str, &str)]) -> Object {
    let options = Object::new();
    for (name, value) in pairs {
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options
}

/// A text that `Intl` has made; nothing it is given here makes it throw.
fn called(format: &Function, value: &JsValue) -> String {
    let text = format.call1(&JsValue::UNDEFINED, value).ok();
    text.and_then(|text| text.as_string()).unwrap_or_default()
}

pub fn plural(number: u64) -> String {
    // No rule of a language looks further than the last six digits.
    let number = u32::try_from(number).unwrap_or(1_000_000 + (number % 1_000_000) as u32);
    PLURALS.with(|plurals| plurals.select(number.into()).into())
}

pub fn digits(digits: &str) -> String {
    NUMBERS.with(|numbers| called(numbers, &digits.into()))
}

pub fn list(items: &[String], and: bool) -> String {
    let items: Array = items.iter().map(JsValue::from).collect();
    let format = if and { &AND } else { &SIZES };
    format.with(|lists| lists.format(&items).into())
}

pub fn day(date: Date) -> String {
    let time = Time::new(&[&date.write(), "T12:00Z"].concat().into());
    DAYS.with(|days| called(days, &time))
}
