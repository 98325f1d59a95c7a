use super::PageHandle;
use super::effects::Watched;
use crate::game::Switch;
use crate::later::LATER;
use crate::study::part;
use crate::ui::study::{Room, Wing};
use crate::ui::{Arrival, Happening, Sheet, Wanted};

/// Fetches what a first game does not need, when somebody first wants something of it.
#[derive(Default)]
pub struct Fetching {
    wanted: Watched<bool>,
    rooms: [Watched<Option<Room>>; Wing::ALL.len()],
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
        let rooms = [screen.wanted.as_ref().map(Wanted::room), page.panel];
        for (watched, wing) in self.rooms.iter_mut().zip(Wing::ALL) {
            let awaited = rooms
                .into_iter()
                .flatten()
                .find(|room| room.wing() == wing && screen.arrival(*room) == Arrival::Awaited);
            if watched.becomes(awaited)
                && let Some(room) = awaited
            {
                let dispatcher = page.dispatcher();
                part(room)
                    .fetch(move |here| dispatcher.dispatch(Happening::Arrived { room, here }));
            }
        }
    }
}
