use gloo::timers::callback::Timeout;
use web_sys::{Element, HtmlElement};

use super::PageHandle;
use super::effects::Watched;
use crate::components::heap_board::focus_board;
use crate::keep::keep;
use crate::platform::{address, clock, document, random, share, timer};
use crate::study;
use crate::ui::classroom::{COPIED, Classroom};
use crate::ui::study::{Due, Given, Room, Study, Tool};
use crate::ui::{Gesture, Happening, LESSON_HEADING};

/// What goes on beside the table: a step at a time what goes on by itself, and whatever else the open
/// screen wants done.
#[derive(Default)]
pub struct Work {
    due: Watched<Option<Due>>,
    timer: Option<Timeout>,
    /// What was drawn last.
    shown: Option<Shown>,
    memory: Memory,
}

/// What has been done for what is taught.
#[derive(Debug, Default)]
pub struct Memory {
    /// For which screen the browser was asked.
    asked: Option<Study>,
    shared: Option<u32>,
    /// What was said to the last answer.
    told: Option<String>,
    /// What was learned, as it was last told.
    kept: Option<String>,
}

/// The screen with its page, and what stands beside the board once that is here.
type Shown = (Option<(Room, usize)>, Option<Room>);

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
        let place = open.map(|(studying, study)| (study.room, (studying.place)(study)));
        let is_here = |&room: &Room| room.chunk().is_none() && study::part(room).get().is_some();
        let beside = page.panel.filter(is_here);
        let shown = (place, beside);
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
            (studying.settle)(page, &mut self.memory, changed);
        }
    }
}

fn use_tool(page: &PageHandle, tool: Tool) {
    page.dispatch(Happening::Gesture(Gesture::Tool(tool)));
}

/// Gives what is taught what only the browser knows, keeps what was learned, shares what is to be
/// shared, and brings the focus to the heading of what is taught now.
pub fn settle_class(page: &PageHandle, memory: &mut Memory, opened: bool) {
    let class = page
        .study
        .as_ref()
        .and_then(|study| study.desk.get::<Classroom>());
    let Some(class) = class else {
        return;
    };
    if let Some(heading) = document::by_id::<Element>(LESSON_HEADING).filter(|_| opened) {
        document::show(&heading);
    }
    // What is said to an answer may lie under the buttons of a small screen.
    let verdict = document::find::<Element>(".lesson__verdict, .puzzle__verdict");
    let told = verdict.as_ref().and_then(|verdict| verdict.text_content());
    if let Some(verdict) = verdict.filter(|_| told != memory.told) {
        document::bring_into_sight(&verdict);
    }
    memory.told = told;
    if class.asks() && memory.asked != page.study {
        memory.asked.clone_from(&page.study);
        let given = Given {
            kept: keep().and_then(|keep| (keep.learned)(page)),
            date: clock::date(),
            zone: clock::zone(),
            seed: random::seed(),
            page: address::page(),
        };
        use_tool(page, Tool::Begin(given));
    }
    // Whoever keeps it may still be on the way.
    let kept = class.kept().filter(|_| keep().is_some());
    if let Some(kept) = kept.filter(|kept| memory.kept.as_ref() != Some(kept)) {
        memory.kept = Some(kept.clone());
        page.dispatch(Happening::Learned(kept));
    }
    let shared = class.shared();
    let times = shared.map(|&(times, _)| times);
    if let Some((_, text)) = shared.filter(|_| memory.shared != times) {
        let page = page.clone();
        share::share(text, move || use_tool(&page, Tool::Do(COPIED.to_owned())));
    }
    memory.shared = times;
}
