//! What Yew and its runtime call of gloo. The rest, for requests and workers, takes the compiler 19 s.

pub use {gloo_timers as timers, gloo_utils as utils};
#[doc(hidden)]
pub use {wasm_bindgen::JsValue, web_sys::console::error_1};

pub mod console {
    pub use crate::error;
}

/// Writes each value to the console.
#[macro_export]
macro_rules! error {
    ($($value:expr),+) => { $($crate::error_1(&$crate::JsValue::from($value));)+ };
}
