use web_sys::Element;
use yew::prelude::*;

use crate::platform::document;

/// Scrolls the reply to an answer into sight when its text changes: a small screen may end above the reply.
#[hook]
pub fn use_verdict_in_sight(selector: &'static str) {
    let before = use_mut_ref(|| None::<String>);
    use_effect(move || {
        let verdict = document::find::<Element>(selector);
        let text = verdict.as_ref().and_then(|verdict| verdict.text_content());
        if let Some(verdict) = verdict.filter(|_| text != *before.borrow()) {
            document::bring_into_sight(&verdict);
        }
        *before.borrow_mut() = text;
    });
}
