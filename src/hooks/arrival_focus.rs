use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::document;

/// Brings the focus to the heading of a screen that has just been opened.
#[hook]
pub fn use_focus_on_arrival(heading: &'static str) {
    use_focus_on_step(heading, 0);
}

/// Brings the focus to the heading of a screen that has just been opened, and again whenever the step changes.
#[hook]
pub fn use_focus_on_step(heading: &'static str, step: usize) {
    use_effect_with((heading, step), |&(heading, _)| {
        if let Some(heading) = document::by_id::<HtmlElement>(heading) {
            document::show(&heading);
        }
    });
}
