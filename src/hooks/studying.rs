use gloo::timers::callback::Timeout;
use web_sys::{Element, HtmlElement};

use super::PageHandle;
use super::effects::Watched;
use crate::components::heap_board::focus_board;
use crate::lazy::Chunk;
use crate::platform::{document, timer};
use crate::study;
use crate::ui::study::{Due, Room, Tool};
use crate::ui::{Gesture, Happening};

/// What goes on beside the table: a step at a time what goes on by itself, and whatever else the open
/// screen wants done.
#[derive(Default)]
pub struct Work {
    due: Watched<Option<Due>>,
    timer: Option<Timeout>,
    /// What was drawn last.
    shown: Option<Shown>,
}

/// The screen, the number of the visit to it, and what stands beside the board once that is here.
type Shown = (Option<Room>, u32, Option<Room>);

impl Work {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let open = study::open(page);
        let due = open.and_then(|(studying, study)| (studying.due)(study));
        if self.due.becomes(due) {
            self.timer = due.map(|due| {
                let page = page.clone();
                timer::after(due.wait, move || use_tool(&page, Tool::Tick))
            });
        }
        let place = open.map(|(_, study)| study.room);
        let visit = page.location.as_ref().map_or(0, |location| location.number);
        let is_here = |room: &Room| {
            let chunk = room.chunk().map(Chunk::is_here);
            chunk.unwrap_or_else(|| study::part(*room).get().is_some())
        };
        let beside = page.panel.filter(is_here);
        let shown = (place, visit, beside);
        let before = self.shown.replace(shown);
        let changed = before != Some(shown);
        // What has just been opened takes the focus only where it was lost with what was there
        // before; and a visit that begins there takes it from nobody.
        if changed && before.is_some() && document::focus_is_lost() {
            match document::find::<HtmlElement>(".desk h2, .panel [aria-current]") {
                Some(heading) => document::focus(&heading),
                None => focus_board(),
            }
        }
        if let Some((studying, _)) = open {
            (studying.settle)(page, changed);
        }
    }
}

fn use_tool(page: &PageHandle, tool: Tool) {
    page.dispatch(Happening::Gesture(Gesture::Tool(tool)));
}

/// Keeps the focus on the node where the keyboard stands, and shows the middle of a wide tree.
pub fn settle_desk(_page: &PageHandle, opened: bool) {
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
