use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::platform::timer;
use crate::study::STUDY;
use crate::ui::study::Tool;
use crate::ui::{Gesture, Happening};

/// How long the desk rests between two steps of what goes on by itself, in milliseconds.
const REST: u32 = 20;

/// Lets what goes on at the desk go on, a step at a time: the proof, and a run of minimax.
#[derive(Default)]
pub struct Work {
    due: Watched<u64>,
    timer: Option<Timeout>,
}

impl Work {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let open = STUDY.get().zip(page.study.as_ref());
        let due = open.map_or(0, |(studying, study)| (studying.due)(study));
        if self.due.becomes(due) {
            self.timer = (due > 0).then(|| {
                let dispatcher = page.dispatcher();
                timer::after(REST, move || {
                    dispatcher.dispatch(Happening::Gesture(Gesture::Tool(Tool::Tick)));
                })
            });
        }
    }
}
