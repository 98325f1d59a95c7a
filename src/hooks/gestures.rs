use gloo::events::EventListener;
use yew::prelude::*;

use super::PageHandle;
use super::dialog::dialog_was_left;
use super::focus::focus_board;
use crate::platform::{document, random};
use crate::ui::keeping::KEEPING;
use crate::ui::study::Tool;
use crate::ui::{Gesture, Happening, Press};

/// One listener for each kind of event, for the whole page.
#[derive(Clone, Debug)]
pub struct Listeners {
    /// Something was clicked, tapped, or pressed by Enter or Space.
    pub onclick: Callback<MouseEvent>,
    /// The focus arrived somewhere.
    pub onfocusin: Callback<FocusEvent>,
    /// A field was typed into or chosen.
    pub oninput: Callback<InputEvent>,
    /// A form was sent.
    pub onsubmit: Callback<SubmitEvent>,
    /// The dialog was left.
    pub onclose: Callback<Event>,
}

/// Hears all that people do to the page by pointer and in fields.
#[hook]
pub fn use_gestures(page: &PageHandle) -> Listeners {
    Listeners {
        onclick: hear(page, |event| {
            let gesture = Gesture::click(event);
            // What is dismissed had the focus.
            match &gesture {
                Some(Gesture::Press(Press::ToBoard | Press::Dismiss)) => focus_board(),
                Some(Gesture::Tool(Tool::Do(order))) if order.starts_with(KEEPING) => focus_board(),
                _ => {}
            }
            gesture.map(Happening::Gesture)
        }),
        onfocusin: hear(page, |event| Gesture::focus(event).map(Happening::Gesture)),
        oninput: hear(page, |event| {
            document::undo_input(event, "[aria-disabled]");
            Gesture::input(event).map(Happening::Gesture)
        }),
        onsubmit: hear(page, |event: &SubmitEvent| {
            event.prevent_default();
            let coin = random::coin();
            Some(Happening::Gesture(Gesture::Send { coin }))
        }),
        onclose: hear(page, |_| dialog_was_left().then_some(Happening::Left)),
    }
}

/// Hears the keys.
#[derive(Default)]
pub struct Keys {
    listeners: Option<Vec<EventListener>>,
}

impl Keys {
    /// Listens from the first drawing on.
    pub fn settle(&mut self, page: &PageHandle) {
        self.listeners.get_or_insert_with(|| {
            let dispatcher = page.dispatcher();
            let listener = document::on_key(move |event| {
                // A key that is held is one press: it would choose, take and choose again.
                let held = event.repeat() && event.key() == "Enter";
                let gesture = if held { None } else { Gesture::key(event) };
                if held || gesture.is_some() {
                    event.prevent_default();
                }
                if let Some(gesture) = gesture {
                    dispatcher.dispatch(Happening::Gesture(gesture));
                }
            });
            Vec::from_iter(listener)
        });
    }
}

/// A listener that tells the page what `read` makes of an event.
fn hear<E: 'static>(page: &PageHandle, read: fn(&E) -> Option<Happening>) -> Callback<E> {
    let dispatcher = page.dispatcher();
    Callback::from(move |event| {
        if let Some(happening) = read(&event) {
            dispatcher.dispatch(happening);
        }
    })
}
