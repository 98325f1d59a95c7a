//! A drawing of the page as a file of its own.

use wasm_bindgen::JsCast;
use web_sys::{Element, XmlSerializer};

use super::document;

/// The namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// The styles of a drawing. An element inherits all but the last.
const STYLES: [&str; 13] = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "paint-order",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "dominant-baseline",
    "opacity",
];

/// Attributes that mean nothing outside of the page.
const LEFT_OUT: [&str; 11] = [
    "class",
    "role",
    "tabindex",
    "focusable",
    "aria-level",
    "aria-posinset",
    "aria-setsize",
    "aria-selected",
    "aria-expanded",
    "aria-hidden",
    "aria-label",
];

/// A drawing as the text of an SVG file: each element has its styles of the page, on the background colour of `ground`.
/// The picture is as large as the drawing at 100 percent. `None` where the browser refuses.
pub fn of(drawing: &Element, ground: &Element) -> Option<String> {
    let copy: Element = drawing.clone_node_with_deep(true).ok()?.unchecked_into();
    style(drawing, &copy, &[const { String::new() }; STYLES.len()])?;
    let view = copy.get_attribute("viewBox")?;
    for (name, length) in ["width", "height"].into_iter().zip(view.split(' ').skip(2)) {
        copy.set_attribute(name, length).ok()?;
    }
    let rect = document::document()?.create_element_ns(Some(SVG), "rect");
    let rect = rect.ok()?;
    let [fill] = computed(ground, ["background-color"])?;
    for (name, value) in [("width", "100%"), ("height", "100%"), ("fill", &*fill)] {
        rect.set_attribute(name, value).ok()?;
    }
    copy.prepend_with_node_1(&rect).ok()?;
    XmlSerializer::new().ok()?.serialize_to_string(&copy).ok()
}

/// Gives the copy of an element the styles that it would not inherit, and removes the attributes that mean nothing
/// outside of the page; then does the same for each child.
fn style(element: &Element, copy: &Element, inherited: &[String; STYLES.len()]) -> Option<()> {
    let values = computed(element, STYLES)?;
    for (index, name) in STYLES.into_iter().enumerate() {
        let usual = if name == "opacity" {
            "1"
        } else {
            &inherited[index]
        };
        if values[index] != usual {
            copy.set_attribute(name, &values[index]).ok()?;
        }
    }
    for name in LEFT_OUT {
        copy.remove_attribute(name).ok()?;
    }
    let inside = document::within(element, ":scope > *");
    let copies = document::within(copy, ":scope > *");
    let mut both = inside.iter().zip(&copies);
    both.try_for_each(|(element, copy)| style(element, copy, &values))
}

/// The computed styles of these names.
fn computed<const N: usize>(element: &Element, names: [&str; N]) -> Option<[String; N]> {
    let style = web_sys::window()?.get_computed_style(element).ok()??;
    Some(names.map(|name| style.get_property_value(name).unwrap_or_default()))
}
