use gloo::timers::callback::Timeout;
use web_sys::Element;

use super::PageHandle;
use super::effects::Watched;
use crate::platform::{address, clock, document, random, share, storage, timer};
use crate::study;
use crate::ui::study::{COPIED, Due, Given, Room, Tool};
use crate::ui::{Gesture, Happening, LESSON_HEADING};

/// The name under which is kept what somebody has learned.
const LEARNED: &str = "nim-learned";

/// What goes on beside the table: what goes on by itself, a step at a time; what is kept from visit
/// to visit; what is shared; and the focus.
#[derive(Default)]
pub struct Work {
    due: Watched<Option<Due>>,
    timer: Option<Timeout>,
    place: Watched<Option<(Room, usize)>>,
    asks: Watched<bool>,
    shared: Option<u32>,
    /// What is kept, where the browser keeps nothing.
    kept: Option<String>,
}

impl Work {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let open = study::open(page);
        let due = open.and_then(|(studying, study)| (studying.due)(study));
        if self.due.becomes(due) {
            self.timer = due.map(|due| {
                let dispatcher = page.dispatcher();
                timer::after(due.wait, move || {
                    dispatcher.dispatch(Happening::Gesture(Gesture::Tool(Tool::Tick)));
                })
            });
        }
        let place = open.map(|(studying, study)| (study.room, (studying.place)(study)));
        let opened = self.place.becomes(place);
        let Some((studying, study)) = open else {
            return;
        };
        (studying.settle)(opened);
        let asks = (studying.asks)(study);
        if self.asks.becomes(asks) && asks {
            let given = Given {
                kept: storage::read(LEARNED).or_else(|| self.kept.clone()),
                date: clock::date(),
                zone: clock::zone(),
                seed: random::seed(),
                page: address::page(),
            };
            page.dispatch(Happening::Gesture(Gesture::Tool(Tool::Begin(given))));
        }
        if let Some(kept) = (studying.kept)(study)
            && self.kept.as_ref() != Some(&kept)
        {
            storage::write(LEARNED, &kept);
            self.kept = Some(kept);
        }
        let (times, text) = (studying.shared)(study).unzip();
        if let Some(text) = text.filter(|_| self.shared != times) {
            let dispatcher = page.dispatcher();
            share::share(&text, move || {
                let copied = Tool::Do(COPIED.to_owned());
                dispatcher.dispatch(Happening::Gesture(Gesture::Tool(copied)));
            });
        }
        self.shared = times;
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

/// Brings the focus to the heading of what is taught now.
pub fn settle_class(opened: bool) {
    if let Some(heading) = document::by_id::<Element>(LESSON_HEADING).filter(|_| opened) {
        document::show(&heading);
    }
}
