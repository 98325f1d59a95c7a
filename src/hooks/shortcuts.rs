use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::platform::document;
use crate::state::{AppAction, Command, Dispatch};

/// Where a letter is written rather than meant.
const WRITING: &str = "input:not([type=range], [type=radio], [type=checkbox]), textarea";

/// Handles the single letters and the keys of undo outside text fields, and Escape everywhere. In a
/// dialog it handles none.
///
/// It listens from the first drawing on. Effects come later if that took long, as on a slow phone: Yew lets
/// the browser continue first, with any key that was pressed meanwhile.
#[hook]
pub fn use_shortcuts(dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    let _listener = use_mut_ref(|| {
        document::on_key(move |event| {
            // A key that is held is one press: it would choose, take and choose again.
            if event.repeat() && event.key() == "Enter" {
                event.prevent_default();
            } else if let Some(command) = meant(event) {
                event.prevent_default();
                dispatch.emit(AppAction::Command(command));
            }
        })
    });
}

/// Handles Escape outside dialogs, for a screen where it cancels a choice.
#[hook]
pub fn use_escape(on_escape: &Callback<()>) {
    use_effect_with(on_escape.clone(), |on_escape| {
        let on_escape = on_escape.clone();
        let listener = document::on_key(move |event| {
            let control = event.ctrl_key() || event.meta_key() || event.alt_key();
            let command = Command::read(&event.key(), control, event.shift_key());
            // The page handles the key too, and has kept it from the browser.
            if command == Some(Command::LetGo) && !is_in(event, "dialog") {
                on_escape.emit(());
            }
        });
        move || drop(listener)
    });
}

/// The command of a key, if the key has one and no other element used it.
fn meant(event: &KeyboardEvent) -> Option<Command> {
    if event.default_prevented() || event.alt_key() {
        return None;
    }
    let control = event.ctrl_key() || event.meta_key();
    let command = Command::read(&event.key(), control, event.shift_key())?;
    let written = command != Command::LetGo && is_in(event, WRITING);
    (!written && !is_in(event, "dialog")).then_some(command)
}

/// Whether a key was pressed in an element that matches `selector`.
fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let around = element.and_then(|element| element.closest(selector).ok());
    around.flatten().is_some()
}
