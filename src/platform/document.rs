use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Element, EventTarget, FocusOptions, HtmlDialogElement, HtmlElement, KeyboardEvent,
    NodeList, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use super::navigator::BrowserPromise;

/// The element that the page fills.
pub fn root() -> Option<Element> {
    by_id("app")
}

/// Whether a media query is true; not where the browser cannot be asked, and not where the build draws the first board.
pub fn matches_media(query: &str) -> bool {
    if cfg!(not(target_family = "wasm")) {
        return false;
    }
    let list = web_sys::window().and_then(|window| window.match_media(query).ok()?);
    list.is_some_and(|list| list.matches())
}

/// Calls back when the size of the window has changed, until the listener is dropped.
pub fn on_resize(mut resized: impl FnMut() + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "resize", move |_| resized()))
}

/// The value of this attribute of the `html` element, if it has the attribute.
pub fn marked(name: &str) -> Option<String> {
    document()?.document_element()?.get_attribute(name)
}

/// The element of this id.
pub fn by_id<T: JsCast>(id: &str) -> Option<T> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// The first element that matches `selector`.
pub fn find<T: JsCast>(selector: &str) -> Option<T> {
    document()?.query_selector(selector).ok()??.dyn_into().ok()
}

/// All elements that match `selector`, in the order of the document.
pub fn all(selector: &str) -> Vec<Element> {
    let list = document().and_then(|document| document.query_selector_all(selector).ok());
    list.map_or_else(Vec::new, |list| elements(&list))
}

/// All elements within another that match `selector`, in the order of the document.
pub fn within(element: &Element, selector: &str) -> Vec<Element> {
    let list = element.query_selector_all(selector).ok();
    list.map_or_else(Vec::new, |list| elements(&list))
}

// A copy in each caller would make the first visit larger.
#[inline(never)]
fn elements(list: &NodeList) -> Vec<Element> {
    let elements = (0..list.length()).filter_map(|index| list.item(index));
    elements.map(JsCast::unchecked_into).collect()
}

/// Calls back when the page has left the full screen, until the listener is dropped.
pub fn on_fullscreen_exit(mut left: impl FnMut() + 'static) -> Option<EventListener> {
    let document = document()?;
    Some(EventListener::new(
        &document.clone(),
        "fullscreenchange",
        move |_| {
            if document.fullscreen_element().is_none() {
                left();
            }
        },
    ))
}

/// Chooses the colour of the browser's own frame between the two elements `theme-color`, of which the second is dark.
/// `None` follows the colour scheme of the device.
pub fn frame_colour(is_dark: Option<bool>) {
    let conditions = match is_dark {
        None => [
            "(prefers-color-scheme: light)",
            "(prefers-color-scheme: dark)",
        ],
        Some(dark) => {
            if dark {
                ["not all", "all"]
            } else {
                ["all", "not all"]
            }
        }
    };
    let metas = all("meta[name=theme-color]");
    for (meta, condition) in metas.iter().zip(conditions) {
        let _refused = meta.set_attribute("media", condition);
    }
}

/// Sets an attribute of the `html` element; `None` removes it.
pub fn mark(name: &str, value: Option<&str>) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        let _refused = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

/// Whether the browser can fill the screen with the page.
pub fn can_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Whether the page fills the screen.
pub fn fills_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Enters the full screen, or leaves it. Browsers let a page enter only after a press, and some never: the page then
/// stays in its window.
pub fn fill_screen(enters: bool) {
    let Some(document) = document() else {
        return;
    };
    if !enters && document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    }
    if let Some(root) = document.document_element().filter(|_| enters) {
        let root: FullscreenElement = root.unchecked_into();
        if let Ok(answer) = root.fill() {
            // Browsers would report a refusal that nothing catches as an error.
            let ignore = Closure::once_into_js(|| ());
            BrowserPromise::resolve(&answer).then(&JsValue::UNDEFINED, &ignore);
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// The element that fills the screen. `web-sys` does not return the promise of `requestFullscreen`.
    type FullscreenElement;

    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn fill(this: &FullscreenElement) -> Result<JsValue, JsValue>;
}

/// Sets the title of the document.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// The title of the document.
pub fn title() -> String {
    document().map_or_else(String::new, |document| document.title())
}

/// Calls back for every key that goes down, wherever the focus is, until the listener is dropped.
pub fn on_key(mut pressed: impl FnMut(&KeyboardEvent) + 'static) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let listener =
        EventListener::new_with_options(&document()?.into(), "keydown", options, move |event| {
            if let Some(event) = event.dyn_ref() {
                pressed(event);
            }
        });
    Some(listener)
}

/// Calls back for every press of a pointer or a key, before any other listener, until the listeners are dropped.
pub fn on_press(pressed: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let Some(document) = document() else {
        return Vec::new();
    };
    let listen = |name| {
        let (pressed, options) = (
            pressed.clone(),
            EventListenerOptions::run_in_capture_phase(),
        );
        EventListener::new_with_options(&document, name, options, move |_| pressed())
    };
    ["pointerdown", "keydown"].map(listen).into()
}

/// The meaning of a key: its name, or what is written on it where that is an ASCII letter (in lower case), an ASCII digit or
/// `?`. Any other key with the place of a letter or a digit on a US keyboard means these: `г` means `u`, `&` on a French
/// keyboard `1`, and `Process`, the name of every key of a Japanese one, what is at its place.
fn meaning(key: &str, code: &str) -> String {
    let is_ascii = key == "?" || key.starts_with(|first: char| first.is_ascii_alphanumeric());
    let by_place = code
        .strip_prefix("Key")
        .or_else(|| code.strip_prefix("Digit"));
    match by_place.filter(|_| !is_ascii || key == "Process") {
        Some(place) => place.to_ascii_lowercase(),
        None if key.len() == 1 => key.to_ascii_lowercase(),
        None => key.to_owned(),
    }
}

/// The meaning of the key of an event; `None` while a word is composed of several keys, as in Japanese, and where a
/// password manager has sent an event without a key.
pub fn key_of(event: &KeyboardEvent) -> Option<String> {
    /// Safari gives this code to the Enter that ends a composition, after the end.
    const COMPOSED: u32 = 229;
    let has_key = event.has_type::<KeyboardEvent>() && !event.is_composing();
    let key = has_key.then(|| event.key())?;
    let ends_word = key == "Enter" && event.key_code() == COMPOSED;
    (!ends_word).then(|| meaning(&key, &event.code()))
}

/// As [`key_of`]; also `None` with Control, Alt or Meta, and at the repeats of a held Enter.
pub fn plain_key(event: &KeyboardEvent) -> Option<String> {
    let is_with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
    let key = key_of(event).filter(|_| !is_with_others)?;
    (!event.repeat() || key != "Enter").then_some(key)
}

/// Opens a dialog in front of all else. Where the browser refuses, the dialog stands on the page, which can still be used.
pub fn open_dialog(dialog: &HtmlDialogElement) {
    if dialog.show_modal().is_err() {
        dialog.set_open(true);
    }
}

/// Selects the text of the first element that matches `selector`, so that a person can copy it. A browser that refuses selects nothing.
pub fn select(selector: &str) {
    let selection = web_sys::window().and_then(|window| window.get_selection().ok().flatten());
    if let (Some(selection), Some(element)) = (selection, find::<Element>(selector)) {
        let _refused = selection.select_all_children(&element);
    }
}

/// Sets a property of the styles of an element.
pub fn set_property(element: &HtmlElement, name: &str, value: &str) {
    let _refused = element.style().set_property(name, value);
}

/// Focuses an element where it stands, without scrolling to it.
pub fn focus(element: &HtmlElement) {
    // Focusing the focused element again would make a browser lay out again.
    let active = document().and_then(|document| document.active_element());
    if active.as_ref() == Some(element) {
        return;
    }
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _refused = element.focus_with_options(&options);
}

/// Takes the focus from an element, if it has it.
pub fn blur(element: &Element) {
    let _refused = element.unchecked_ref::<HtmlElement>().blur();
}

/// Focuses an element, scrolling to it where it is out of sight.
pub fn focus_and_scroll(element: &Element) {
    // SVG elements can have the focus too.
    let _refused = element.unchecked_ref::<HtmlElement>().focus();
}

/// Scrolls no further than until an element is in sight.
pub fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Scrolls an element into sight, and to the middle from side to side.
pub fn bring_to_the_middle(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Center);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Whether the focus rests on nothing, as it does when the focused element has been removed.
pub fn focus_is_lost() -> bool {
    focus_is_in("body")
}

/// Whether the element that has the focus matches `selector`.
pub fn focus_is_in(selector: &str) -> bool {
    document()
        .and_then(|document| document.active_element())
        .is_some_and(|active| active.matches(selector).unwrap_or(false))
}

/// Whether the tab is hidden.
pub fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// Calls back whenever the tab is hidden or seen again, until the listeners are dropped.
pub fn on_visibility(changed: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let Some(document) = document() else {
        return Vec::new();
    };
    // A page that the browser froze gets `resume` alone.
    let listen = |event| {
        let changed = changed.clone();
        EventListener::new(&document, event, move |_| changed())
    };
    ["visibilitychange", "resume"].map(listen).into()
}

/// The document, where there is a window: on the host, where the build draws the page, there is none.
pub fn document() -> Option<Document> {
    let window = cfg!(target_family = "wasm").then(web_sys::window);
    window.flatten()?.document()
}

/// Calls back whenever the page is left or hidden, after which the browser may end it without a word, until the
/// listeners are dropped.
pub fn on_leave(left: impl Fn() + Clone + 'static) -> Vec<EventListener> {
    let window = web_sys::window().map(EventTarget::from);
    let document = document().map(EventTarget::from);
    let places = [(window, "pagehide"), (document, "visibilitychange")];
    let listen = |(target, event): (Option<EventTarget>, &'static str)| {
        let left = left.clone();
        Some(EventListener::new(&target?, event, move |_| left()))
    };
    places.into_iter().filter_map(listen).collect()
}

#[cfg(test)]
mod tests {
    use super::meaning;

    #[test]
    fn a_key_means_what_is_written_on_it_or_its_place() {
        for (key, code, expected) in [
            ("u", "KeyF", "u"),
            ("Z", "KeyZ", "z"),
            ("3", "Digit3", "3"),
            ("?", "Minus", "?"),
            ("ArrowLeft", "ArrowLeft", "ArrowLeft"),
            ("Enter", "NumpadEnter", "Enter"),
            ("&", "Digit1", "1"),
            ("é", "Digit2", "2"),
            ("\"", "Digit3", "3"),
            ("г", "KeyU", "u"),
            ("Process", "KeyU", "u"),
            ("Process", "Digit2", "2"),
            ("ArrowLeft", "KeyS", "ArrowLeft"),
            ("Dead", "Digit6", "Dead"),
            ("ו", "KeyU", "u"),
            ("w", "KeyZ", "w"),
            ("ß", "Minus", "ß"),
            ("+", "NumpadAdd", "+"),
        ] {
            assert_eq!(meaning(key, code), expected, "{key} {code}");
        }
    }
}
