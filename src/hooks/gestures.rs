use yew::prelude::*;

use crate::components::Dispatch;
use crate::components::heap_board::focus_board;
use crate::platform::document;
use crate::ui::keeping::KEEPING;
use crate::ui::study::Tool;
use crate::ui::{Gesture, Happening, tool_of_key};

/// One listener for each kind of event, for all screens whose elements carry orders.
#[derive(Clone, Debug)]
pub struct Listeners {
    /// Something was clicked, tapped, or pressed by Enter or Space.
    pub onclick: Callback<MouseEvent>,
    /// A field was typed into or chosen.
    pub oninput: Callback<InputEvent>,
}

/// Hears all that people do there by pointer, in fields, and by key.
#[hook]
pub fn use_gestures(dispatch: &Dispatch) -> Listeners {
    let told = dispatch.clone();
    use_effect_with((), move |()| {
        let listener = document::on_key(move |event| {
            let held = event.repeat() && event.key() == "Enter";
            if let Some(tool) = tool_of_key(event).filter(|_| !held) {
                event.prevent_default();
                told.emit(Happening::Gesture(Gesture::Tool(tool)));
            }
        });
        move || drop(listener)
    });
    Listeners {
        onclick: hear(dispatch, |event| {
            let gesture = Gesture::click(event);
            // What is dismissed had the focus.
            if let Some(Gesture::Tool(Tool::Do(order))) = &gesture
                && order.starts_with(KEEPING)
            {
                focus_board();
            }
            gesture
        }),
        oninput: hear(dispatch, |event| {
            document::undo_input(event, "[aria-disabled]");
            Gesture::input(event)
        }),
    }
}

/// A listener that tells the page what `read` makes of an event.
fn hear<E: 'static>(dispatch: &Dispatch, read: fn(&E) -> Option<Gesture>) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |event| {
        if let Some(gesture) = read(&event) {
            dispatch.emit(Happening::Gesture(gesture));
        }
    })
}
