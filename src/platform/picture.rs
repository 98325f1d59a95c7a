//! A drawing of the page as a file of its own.

use wasm_bindgen::JsCast;
use web_sys::{Element, XmlSerializer};

use super::document;

/// The namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// The styles of a drawing. All but the last are those of the element around, where an element has none of its own.
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

/// The text of a drawing in which each element has the styles that it has in the page, on the ground that it has there.
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

/// Gives the copy of an element, and what is in it, the styles that differ from those of the element around.
fn style(element: &Element, copy: &Element, around: &[String; STYLES.len()]) -> Option<()> {
    let values = computed(element, STYLES)?;
    for (place, name) in STYLES.into_iter().enumerate() {
        let usual = if name == "opacity" {
            "1"
        } else {
            &around[place]
        };
        if values[place] != usual {
            copy.set_attribute(name, &values[place]).ok()?;
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
