use super::PageHandle;
use super::effects::Watched;
use crate::game::{Seat, TurnToken};
use crate::platform::pointer;

/// Sends the stones of a move to the tray of whoever made it: measures the ways, which the styles
/// then animate. Nothing waits for them.
#[derive(Default)]
pub struct Flight {
    moment: Watched<TurnToken>,
}

impl Flight {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        if !self.moment.becomes(page.table.turn_token()) {
            return;
        }
        let tray = match page.table.game.last() {
            Some((Seat::One, _)) => "[data-seat=\"one\"] .banner__tray",
            Some((Seat::Two, _)) => "[data-seat=\"two\"] .banner__tray",
            None => return,
        };
        pointer::aim(".ghost--fresh", tray);
    }
}
