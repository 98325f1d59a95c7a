//! The sizes of elements, and numbers for their styles.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// Observes the sizes of elements until it is dropped.
pub struct Watch {
    observer: ResizeObserver,
    _changed: Closure<dyn FnMut()>,
}

/// Calls back once, and then after each change of the size of one of these elements, before it is painted. `None` where the
/// browser observes no sizes: what was measured first then stays.
pub fn watch(elements: &[&Element], changed: impl FnMut() + 'static) -> Option<Watch> {
    let changed: Box<dyn FnMut()> = Box::new(changed);
    let changed = Closure::wrap(changed);
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
    for element in elements {
        observer.observe(element);
    }
    Some(Watch {
        observer,
        _changed: changed,
    })
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The width and height of an element without its border, in pixels.
pub fn size(element: &Element) -> [u32; 2] {
    [element.client_width(), element.client_height()].map(i32::unsigned_abs)
}

/// The factor by which the content of a frame could grow so that all of it is in sight.
pub fn fit_scale(frame: &Element, inside: &Element) -> f64 {
    let [wide, high] = size(frame).map(f64::from);
    let drawn = inside.get_bounding_client_rect();
    // A frame that is exactly as large still scrolls where pixels are fractions.
    ((wide - 1.0) / drawn.width()).min((high - 1.0) / drawn.height())
}

/// Scrolls a frame whose content has grown by the factor `grown`: the same point stays in the middle of the frame.
pub fn keep_middle(frame: &Element, grown: f64) {
    let [half_width, half_height] = size(frame).map(|side| f64::from(side) / 2.0);
    let moved = |from: i32, half: f64| (f64::from(from) + half) * grown - half;
    let left = moved(frame.scroll_left(), half_width);
    let top = moved(frame.scroll_top(), half_height);
    frame.scroll_to_with_x_and_y(left, top);
}
