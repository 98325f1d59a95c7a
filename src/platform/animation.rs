use js_sys::JSON;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::document;
use super::pointer::whole;

/// The place of an element in the window: its middle, and its width, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The distance from the left.
    pub x: i32,
    /// The distance from the top.
    pub y: i32,
    /// The width.
    pub size: i32,
}

/// The spot of an element.
pub fn spot(element: &Element) -> Spot {
    let rect = element.get_bounding_client_rect();
    Spot {
        x: whole(rect.x() + rect.width() / 2.0),
        y: whole(rect.y() + rect.height() / 2.0),
        size: whole(rect.width()),
    }
}

/// The width and the height of a part of an element such as `::before`, in pixels; `NaN` where it is not drawn.
pub fn extent(element: &Element, part: &str) -> [f64; 2] {
    let window = web_sys::window();
    let style = window.and_then(|window| {
        window
            .get_computed_style_with_pseudo_elt(element, part)
            .ok()?
    });
    ["width", "height"].map(|name| {
        let length = style
            .as_ref()
            .and_then(|style| style.get_property_value(name).ok());
        parse_float(&length.unwrap_or_default())
    })
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = parseFloat)]
    fn parse_float(text: &str) -> f64;

    type Animated;

    /// An animation that runs. Without it the element is as its styles say.
    pub type Running;

    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> Result<Running, JsValue>;

    #[wasm_bindgen(method, getter, js_name = playState)]
    fn play_state(this: &Running) -> String;

    /// Ends the animation.
    #[wasm_bindgen(method)]
    pub fn cancel(this: &Running);
}

impl Running {
    /// Whether the animation has not run to its end. One that was cancelled counts as running, so
    /// whoever cancels it has to drop it.
    pub fn is_running(&self) -> bool {
        self.play_state() != "finished"
    }
}

/// Animates an element, or a part of it such as `::before`, for `time` milliseconds. `frames` are keyframes in JSON.
/// `None` where the browser cannot: the element is then at once as its styles say.
pub fn animate(element: &Element, part: Option<&str>, frames: &str, time: u32) -> Option<Running> {
    let part = part.map_or_else(|| "null".to_owned(), |part| format!("\"{part}\""));
    let options = format!(r#"{{"duration":{time},"pseudoElement":{part}}}"#);
    let [frames, options] = [frames, &options].map(|text| JSON::parse(text).ok());
    let element: &Animated = element.unchecked_ref();
    element.animate(&frames?, &options?).ok()
}

/// Whether the device or the settings ask for less motion. A device that cannot be asked does not.
pub fn has_less_motion() -> bool {
    document::matches_media("(prefers-reduced-motion: reduce)")
        || document::marked("data-calm").is_some()
}
