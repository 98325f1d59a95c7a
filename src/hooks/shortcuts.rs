use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::platform::document;
use crate::state::{AppAction, Dispatch, KeyCommand};

/// The elements in which a letter is typed text, and no command.
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
            } else if let Some(command) = meant(event).filter(|_| !event.default_prevented()) {
                event.prevent_default();
                dispatch.emit(AppAction::Command(command));
            }
        })
    });
}

/// Tells a screen the commands of the same keys, or where a person has turned shortcuts off, Escape alone.
/// The page gets them too, and does nothing with those that are for the screen.
#[hook]
pub fn use_commands(shortcuts: bool, on_command: &Callback<KeyCommand>) {
    use_effect_with(
        (shortcuts, on_command.clone()),
        |(shortcuts, on_command)| {
            let (shortcuts, on_command) = (*shortcuts, on_command.clone());
            let listener = document::on_key(move |event| {
                let command =
                    meant(event).filter(|&command| shortcuts || command == KeyCommand::LetGo);
                if let Some(command) = command {
                    on_command.emit(command);
                }
            });
            move || drop(listener)
        },
    );
}

/// Handles Escape outside dialogs, for a screen where it cancels a choice.
#[hook]
pub fn use_escape(on_escape: &Callback<()>) {
    let on_command = use_callback(on_escape.clone(), |_, on_escape| on_escape.emit(()));
    use_commands(false, &on_command);
}

/// The command of a key, if the key has one.
fn meant(event: &KeyboardEvent) -> Option<KeyCommand> {
    if event.alt_key() {
        return None;
    }
    let control = event.ctrl_key() || event.meta_key();
    let command = KeyCommand::read(&event.key(), control, event.shift_key())?;
    let written = command != KeyCommand::LetGo && is_in(event, WRITING);
    (!written && !is_in(event, "dialog")).then_some(command)
}

/// Whether a key was pressed in an element that matches `selector`.
fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let around = element.and_then(|element| element.closest(selector).ok());
    around.flatten().is_some()
}
