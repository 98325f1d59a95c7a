use gloo::timers::callback::Timeout;
use web_sys::Element;

use super::PageHandle;
use super::effects::Watched;
use crate::platform::{document, timer};
use crate::study::STUDY;
use crate::ui::study::{Due, Room, Tool};
use crate::ui::{Gesture, Happening};

/// Lets what goes on at the desk go on, a step at a time, and sees to the focus there.
#[derive(Default)]
pub struct Work {
    due: Watched<Option<Due>>,
    timer: Option<Timeout>,
    room: Watched<Option<Room>>,
}

impl Work {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let open = STUDY.get().zip(page.study.as_ref());
        let due = open.and_then(|(studying, study)| (studying.due)(study));
        if self.due.becomes(due) {
            self.timer = due.map(|due| {
                let dispatcher = page.dispatcher();
                timer::after(due.wait, move || {
                    dispatcher.dispatch(Happening::Gesture(Gesture::Tool(Tool::Tick)));
                })
            });
        }
        let opened = self.room.becomes(open.map(|(_, study)| study.room));
        if let Some((studying, _)) = open {
            (studying.settle)(opened);
        }
    }
}

/// Keeps the focus on the node where the keyboard stands, and shows the middle of a wide tree.
pub fn settle_desk(opened: bool) {
    const FRAME: &str = ".tree__frame";
    let Some(here) = document::find::<Element>(".tree__frame [tabindex=\"0\"]") else {
        return;
    };
    if document::focus_is_in(".tree__frame [tabindex]") {
        document::show(&here);
    } else if opened && let Some(frame) = document::find::<Element>(FRAME) {
        document::centre(&frame, &here);
    }
}
