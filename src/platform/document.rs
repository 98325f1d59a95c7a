use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The element that the page fills.
#[must_use]
pub fn root() -> Option<Element> {
    web_sys::window()?.document()?.get_element_by_id("app")
}

/// Sets the title of the document.
pub fn set_title(title: &str) {
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// The first element below `root` that matches `selector`.
#[must_use]
pub fn find(root: &Element, selector: &str) -> Option<HtmlElement> {
    root.query_selector(selector).ok().flatten().and_then(|found| found.dyn_into().ok())
}

/// Focuses an element where it stands, without scrolling to it.
pub fn focus(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _refused = element.focus_with_options(&options);
}

/// Whether the focus rests on nothing, as it does when the focused element has been removed.
#[must_use]
pub fn focus_is_lost() -> bool {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return false };
    document.active_element().is_none_or(|active| active.tag_name() == "BODY")
}
