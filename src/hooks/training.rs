use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::later::LATER;
use crate::platform::{random, timer};
use crate::ui::{Happening, Sheet};

/// How long the page rests between two lessons, in milliseconds: long enough to draw and to hear.
const REST: u32 = 20;

/// Gives the learner its lessons, one at a time, while its school is open.
#[derive(Default)]
pub struct Training {
    due: Watched<u32>,
    timer: Option<Timeout>,
}

impl Training {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let open = page.screen.sheet == Some(Sheet::Learner);
        let due = LATER.get().filter(|_| open);
        let due = due.map_or(0, |later| (later.due)(page));
        if self.due.becomes(due) {
            self.timer = (due > 0).then(|| {
                let dispatcher = page.dispatcher();
                timer::after(REST, move || {
                    dispatcher.dispatch(Happening::Lesson(random::seed()));
                })
            });
        }
    }
}
