use super::PageHandle;
use super::effects::Watched;
use crate::study::part;
use crate::ui::study::Room;
use crate::ui::{Arrival, Happening, Wanted};

/// Fetches what a screen belongs to, when somebody first wants it.
#[derive(Default)]
pub struct Fetching {
    awaited: Watched<Option<Room>>,
}

impl Fetching {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let screen = &page.screen;
        // Where two are, the other follows once the first is here.
        let rooms = [screen.wanted.as_ref().map(Wanted::room), page.panel];
        let awaited = rooms
            .into_iter()
            .flatten()
            .filter(|room| room.chunk().is_none())
            .find(|room| screen.arrival(*room) == Arrival::Awaited);
        if self.awaited.becomes(awaited)
            && let Some(room) = awaited
        {
            let dispatcher = page.dispatcher();
            part(room).fetch(move |here| dispatcher.dispatch(Happening::Arrived { room, here }));
        }
    }
}
