use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::platform::document;
use crate::state::{AppAction, Dispatch, KeyCommand};

/// The selector of the elements in which a letter is typed text, and no command.
const TEXT_FIELDS: &str = "input:not([type=range], [type=radio], [type=checkbox]), textarea";

/// Sends the command of a key to the page: letters and the keys of undo outside text fields, and Escape in these too.
/// Keys in a dialog have no command.
///
/// The listener is set in the first drawing, not in an effect. After a slow drawing Yew lets the browser continue
/// before the effects, with any key that was pressed meanwhile.
#[hook]
pub fn use_shortcuts(dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    let _listener = use_mut_ref(|| {
        document::on_key(move |event| {
            // The repeats of a held Enter would choose, take and choose again.
            if event.repeat() && event.key() == "Enter" {
                event.prevent_default();
            } else if let Some(command) = command_of(event).filter(|_| !event.default_prevented()) {
                event.prevent_default();
                dispatch.emit(AppAction::Command(command));
            }
        })
    });
}

/// Calls a screen back with the commands of the same keys; without `shortcuts`, with that of Escape alone.
/// The page receives these commands too, and ignores those that are for the screen.
#[hook]
pub fn use_commands(shortcuts: bool, on_command: &Callback<KeyCommand>) {
    use_effect_with(
        (shortcuts, on_command.clone()),
        |(shortcuts, on_command)| {
            let (shortcuts, on_command) = (*shortcuts, on_command.clone());
            let listener = document::on_key(move |event| {
                let command = command_of(event)
                    .filter(|&command| shortcuts || command == KeyCommand::ClearChoice);
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

/// The command of a key; `None` where the key has none, is typed text, or was pressed in a dialog. A key that is held is
/// one press: a hand that leaves it late asks for one hint, and takes back one move.
fn command_of(event: &KeyboardEvent) -> Option<KeyCommand> {
    if event.alt_key() || event.repeat() {
        return None;
    }
    let control = event.ctrl_key() || event.meta_key();
    let command = KeyCommand::read(&document::key_of(event)?, control, event.shift_key())?;
    let is_typed = command != KeyCommand::ClearChoice && is_in(event, TEXT_FIELDS);
    (!is_typed && !is_in(event, "dialog")).then_some(command)
}

/// Whether a key was pressed in an element that matches `selector`.
fn is_in(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|on| on.dyn_into::<Element>().ok());
    let closest = element.and_then(|element| element.closest(selector).ok());
    closest.flatten().is_some()
}
