use gloo::timers::callback::Timeout;
use web_sys::{Element, HtmlElement};

use super::PageHandle;
use super::effects::Watched;
use super::focus::focus_board;
use crate::platform::{document, timer};
use crate::study::STUDY;
use crate::ui::study::{Due, Room, Tool};
use crate::ui::{Gesture, Happening};

/// Lets what goes on at the desk go on, a step at a time, and sees to the focus there.
#[derive(Default)]
pub struct Work {
    due: Watched<Option<Due>>,
    timer: Option<Timeout>,
    /// What was drawn last.
    shown: Option<Shown>,
}

/// Whether what studies positions is here, the screen of the desk, and whether the analysis is beside
/// the board.
type Shown = (bool, Option<Room>, bool);

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
        let room = page.study.as_ref().map(|study| study.room);
        let shown = (STUDY.get().is_some(), room, page.panel);
        let before = self.shown.replace(shown);
        if let Some(studying) = STUDY.get() {
            // A visit that begins at the desk takes the focus from nobody.
            (studying.settle)(before != Some(shown), before.is_some());
        }
    }
}

/// Keeps the focus on the node where the keyboard stands, and shows the middle of a wide tree. Where
/// something else is shown and what had the focus is gone with what was shown before, the focus goes
/// to its heading, or to the board.
pub fn settle_desk(changed: bool, by_somebody: bool) {
    const FRAME: &str = ".tree__frame";
    if changed && by_somebody && document::focus_is_lost() {
        match document::find::<HtmlElement>(".desk h2, .panel h2") {
            Some(heading) => document::focus(&heading),
            None => focus_board(),
        }
    }
    let Some(here) = document::find::<Element>(".tree__frame [tabindex=\"0\"]") else {
        return;
    };
    if document::focus_is_in(".tree__frame [tabindex]") {
        document::show(&here);
    } else if changed && let Some(frame) = document::find::<Element>(FRAME) {
        document::centre(&frame, &here);
    }
}
