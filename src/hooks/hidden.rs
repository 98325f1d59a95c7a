use yew::prelude::*;

use crate::platform::document;

/// Whether the tab is hidden.
#[hook]
pub fn use_is_hidden() -> bool {
    let is_hidden = use_state_eq(document::is_hidden);
    let setter = is_hidden.setter();
    use_effect_with((), move |()| {
        let listeners = document::on_visibility(move || setter.set(document::is_hidden()));
        move || drop(listeners)
    });
    *is_hidden
}
