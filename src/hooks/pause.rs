use yew::prelude::*;

use crate::platform::timer;

/// Calls `on_over` after `wait` milliseconds; `None` is no pause. Another `wait` or `step` restarts the pause.
#[hook]
pub fn use_pause<T: PartialEq + 'static>(wait: Option<u32>, step: T, on_over: &Callback<()>) {
    let on_over = on_over.clone();
    use_effect_with(wait.map(|wait| (wait, step)), move |due| {
        let wait = due.as_ref().map(|&(wait, _)| wait);
        let timer = wait.map(|wait| timer::after(wait, move || on_over.emit(())));
        move || drop(timer)
    });
}
