//! The sizes of elements, and numbers for their styles.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// Observes the sizes of elements until it is dropped.
pub struct Watch {
    observer: ResizeObserver,
    _changed: Closure<dyn FnMut()>,
}

/// Calls back once, and then after each change of the size of one of these elements, before it is painted.
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
