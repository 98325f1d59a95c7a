use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::components::Dispatch;
use crate::platform::document;
use crate::state::Command;
use crate::ui::Happening;

/// Where a letter is written rather than meant.
const WRITING: &str = "input:not([type=range], [type=radio], [type=checkbox]), textarea";

/// Hears the single letters and the keys of undo wherever nobody writes, and Escape in fields too;
/// none of them in a dialog.
#[hook]
pub fn use_shortcuts(dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    use_effect_with((), move |()| {
        let listener = document::on_key(move |event| {
            // A key that is held is one press: it would choose, take and choose again.
            if event.repeat() && event.key() == "Enter" {
                event.prevent_default();
            } else if let Some(command) = meant(event) {
                event.prevent_default();
                dispatch.emit(Happening::Command(command));
            }
        });
        move || drop(listener)
    });
}

/// What a key is pressed for, where it means something and was not for somebody else.
fn meant(event: &KeyboardEvent) -> Option<Command> {
    if event.default_prevented() || event.alt_key() {
        return None;
    }
    let control = event.ctrl_key() || event.meta_key();
    let command = Command::read(&event.key(), control, event.shift_key())?;
    let element: Element = event.target()?.dyn_into().ok()?;
    let is_in = |selector| element.closest(selector).ok().flatten().is_some();
    let written = command != Command::LetGo && is_in(WRITING);
    (!written && !is_in("dialog")).then_some(command)
}
