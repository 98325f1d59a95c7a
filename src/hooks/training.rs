use yew::prelude::*;

use super::PageHandle;
use crate::later::LATER;
use crate::platform::{random, timer};
use crate::ui::{Happening, Sheet};

/// How long the page rests between two lessons, in milliseconds: long enough to draw and to hear.
const REST: u32 = 20;

/// Gives the learner its lessons, one at a time, while its school is open.
#[hook]
pub fn use_training(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    let open = page.screen.sheet == Some(Sheet::Learner);
    let due = LATER
        .get()
        .filter(|_| open)
        .map_or(0, |later| (later.due)(page));
    use_effect_with(due, move |&due| {
        let timer = (due > 0).then(|| {
            timer::after(REST, move || {
                dispatcher.dispatch(Happening::Lesson(random::seed()));
            })
        });
        move || drop(timer)
    });
}
