use web_sys::HtmlElement;
use yew::prelude::*;

use crate::platform::document;

/// Brings the focus to the heading with this id when its screen has just been opened.
#[hook]
pub fn use_focus_on_arrival(heading: &'static str) {
    use_focus_on_step(heading, 0);
}

/// Brings the focus to the heading with this id when its screen has just been opened, and whenever the step changes.
#[hook]
pub fn use_focus_on_step(heading: &'static str, step: usize) {
    use_effect_with((heading, step), |&(heading, _)| {
        if let Some(element) = document::by_id::<HtmlElement>(heading) {
            document::focus_and_scroll(&element);
        }
    });
}
