use super::PageHandle;
use super::effects::Watched;
use crate::game::Switch;
use crate::later::LATER;
use crate::study::part;
use crate::ui::study::Room;
use crate::ui::{Arrival, Happening, Sheet, Wanted};

/// Fetches what a first game does not need, when somebody first wants something of it.
#[derive(Default)]
pub struct Fetching {
    wanted: Watched<bool>,
    awaited: Watched<Option<Room>>,
}

impl Fetching {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let (screen, table) = (&page.screen, &page.table);
        let wanted = screen.sheet.is_some_and(Sheet::comes_later)
            || table.hint.is_some()
            || page.settings.is_on(Switch::Sound)
            || screen.wanted.is_some()
            || page.panel.is_some();
        let wanted = wanted && screen.more == Arrival::Awaited;
        if self.wanted.becomes(wanted) && wanted {
            let dispatcher = page.dispatcher();
            LATER.fetch(move |here| dispatcher.dispatch(Happening::Fetched { here }));
        }
        if let (Some(Sheet::Share), Some(later)) = (screen.sheet, LATER.get()) {
            (later.share)(page);
        }
        // Where two are, the other follows once the first is here.
        let rooms = [screen.wanted.as_ref().map(Wanted::room), page.panel];
        let awaited = rooms
            .into_iter()
            .flatten()
            .find(|room| room.chunk().is_none() && screen.arrival(*room) == Arrival::Awaited);
        if self.awaited.becomes(awaited)
            && let Some(room) = awaited
        {
            let dispatcher = page.dispatcher();
            part(room).fetch(move |here| dispatcher.dispatch(Happening::Arrived { room, here }));
        }
    }
}
