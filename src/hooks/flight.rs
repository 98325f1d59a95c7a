use yew::prelude::*;

use super::PageHandle;
use crate::game::Seat;
use crate::platform::pointer;

/// Sends the stones of a move to the tray of whoever made it: measures the ways, which the styles
/// then animate. Nothing waits for them.
#[hook]
pub fn use_flight(page: &PageHandle) {
    let taker = page.table.game.last().map(|(seat, _)| seat);
    use_effect_with(page.table.ticket(), move |_| {
        let tray = match taker {
            Some(Seat::One) => "[data-seat=\"one\"] .banner__tray",
            Some(Seat::Two) => "[data-seat=\"two\"] .banner__tray",
            None => return,
        };
        pointer::aim(".ghost--fresh", tray);
    });
}
