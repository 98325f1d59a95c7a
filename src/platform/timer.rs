use gloo::timers::callback::Timeout;

/// Calls back once, this many milliseconds from now, unless it is dropped before.
///
/// The callback is boxed, so that the browser's side of a timer is compiled once for all of them.
pub fn after(milliseconds: u32, callback: impl FnOnce() + 'static) -> Timeout {
    boxed(milliseconds, Box::new(callback))
}

fn boxed(milliseconds: u32, callback: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(milliseconds, callback)
}
