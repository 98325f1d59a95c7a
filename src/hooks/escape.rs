use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::platform::document;

/// Hears Escape wherever it is pressed, but in a dialog, which it closes.
#[hook]
pub fn use_escape(on_escape: &Callback<()>) {
    use_effect_with(on_escape.clone(), |on_escape| {
        let on_escape = on_escape.clone();
        let listener = document::on_key(move |event| {
            if document::plain_key(event).is_some_and(|key| key == "Escape") && !is_in_dialog(event)
            {
                on_escape.emit(());
            }
        });
        move || drop(listener)
    });
}

fn is_in_dialog(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest("dialog").ok().flatten().is_some())
}
