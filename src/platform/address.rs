use gloo::events::EventListener;
use wasm_bindgen::JsValue;

/// The fragment of the address, with its `#`; empty where there is none.
#[must_use]
pub fn fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Puts another fragment into the address, without a new entry in the history.
///
/// Browsers refuse after a hundred calls or so in a short time: the address is then a little
/// behind the game, which is no reason to trouble anybody.
pub fn replace(fragment: &str) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _late = history.replace_state_with_url(&state, "", Some(fragment));
    }
}

/// Calls back with the new fragment whenever somebody changes it, until the listener is dropped.
pub fn on_change(mut changed: impl FnMut(String) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "hashchange", move |_| {
        changed(fragment());
    }))
}
