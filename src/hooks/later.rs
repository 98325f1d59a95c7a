use super::PageHandle;
use super::effects::Watched;
use crate::game::Switch;
use crate::later::LATER;
use crate::study::STUDY;
use crate::ui::{Arrival, Happening, Sheet};

/// Fetches what a first game does not need, when somebody first wants something of it.
#[derive(Default)]
pub struct Fetching {
    wanted: Watched<bool>,
    studied: Watched<bool>,
}

impl Fetching {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let (screen, table) = (&page.screen, &page.table);
        let wanted = screen.sheet.is_some_and(Sheet::comes_later)
            || table.hint.is_some()
            || page.settings.is_on(Switch::Sound)
            || screen.wanted.is_some()
            || page.panel;
        let wanted = wanted && screen.more == Arrival::Awaited;
        if self.wanted.becomes(wanted) && wanted {
            let dispatcher = page.dispatcher();
            LATER.fetch(move |here| dispatcher.dispatch(Happening::Fetched { here }));
        }
        let studied = screen.wanted.is_some() || page.panel;
        let studied = studied && screen.study == Arrival::Awaited;
        if self.studied.becomes(studied) && studied {
            let dispatcher = page.dispatcher();
            STUDY.fetch(move |here| dispatcher.dispatch(Happening::Arrived { here }));
        }
    }
}
