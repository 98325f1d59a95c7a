use std::cell::Cell;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HashChangeEvent;

/// The fragment of the address, with its `#`; empty where there is none.
pub fn fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The address of the page without its fragment.
pub fn page() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Puts another fragment into the address, without a new entry in the history.
///
/// Browsers refuse after about a hundred calls in a short time. The address is then a little behind the
/// game, which is harmless.
pub fn replace(fragment: &str) {
    if let Some(history) = history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _late = history.replace_state_with_url(&state, "", Some(&whole(fragment)));
    }
}

/// Calls back with the new fragment whenever a person changes it, until the listener is dropped.
///
/// The event holds the fragment, because the page may have written its own address meanwhile.
pub fn on_change(mut changed: impl FnMut(String) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "hashchange", move |event| {
        let address = event.unchecked_ref::<HashChangeEvent>().new_url();
        let fragment = address.find('#').map_or("", |start| &address[start..]);
        changed(fragment.to_owned());
    }))
}

/// Calls back whenever a person goes back or forward, until the listener is dropped.
pub fn on_travel(mut travelled: impl FnMut() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "popstate", move |_| {
        travelled();
    }))
}

/// The place of the page in the history, as stored in the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The table, or a dialog in front of it, since the last followed link.
    Own {
        /// Whether it is a dialog.
        dialog: bool,
    },
    /// Any other place: an address that a person typed or followed.
    Other,
}

thread_local! {
    /// How many links were followed: entries from before the last one lead elsewhere.
    static VISIT: Cell<u32> = const { Cell::new(0) };
    /// Whether the page is going back. Browsers report that later.
    static LEAVING: Cell<bool> = const { Cell::new(false) };
}

/// The stored state of an entry.
fn name(dialog: bool) -> String {
    let place = if dialog { "dialog " } else { "table " };
    [place, &VISIT.get().to_string()].concat()
}

/// Where in the history the page stands.
pub fn place() -> Place {
    let state = history().and_then(|history| history.state().ok()?.as_string());
    let is = |dialog| state.as_deref() == Some(&name(dialog));
    match (is(true), is(false)) {
        (true, _) => Place::Own { dialog: true },
        (_, true) => Place::Own { dialog: false },
        _ => Place::Other,
    }
}

/// Takes note that a link was followed.
pub fn follow() {
    VISIT.set(VISIT.get().wrapping_add(1));
}

/// Adds an entry for another screen.
pub fn enter(fragment: &str) {
    let on_dialog = place() == Place::Own { dialog: true };
    follow();
    if let Some(history) = history() {
        // The screen came from a dialog, and going back must not open that dialog.
        let _refused = if on_dialog {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&whole(fragment)))
        } else {
            history.push_state_with_url(&JsValue::NULL, "", Some(&whole(fragment)))
        };
    }
}

/// Adds an entry for a dialog, so that going back closes it.
pub fn enter_dialog() {
    let on_dialog = place() == Place::Own { dialog: true };
    if let Some(history) = history().filter(|_| !on_dialog) {
        let _refused = history.replace_state(&name(false).into(), "");
        let _refused = history.push_state(&name(true).into(), "");
    }
}

/// Goes back from the entry of a dialog, unless the page is on its way already: twice would leave the
/// page.
pub fn leave_dialog() {
    let on_dialog = place() == Place::Own { dialog: true };
    if let Some(history) = history().filter(|_| on_dialog && !LEAVING.get()) {
        LEAVING.set(history.back().is_ok());
    }
}

/// Whether it was the page itself that went back; asked once of each time.
pub fn is_leaving() -> bool {
    LEAVING.replace(false)
}

/// The address with this fragment: an empty one would be no change to browsers.
fn whole(fragment: &str) -> String {
    let path = web_sys::window().and_then(|window| window.location().pathname().ok());
    match path {
        Some(path) if fragment.is_empty() => path,
        _ => fragment.to_owned(),
    }
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}
