use yew::prelude::*;

use crate::game::{GameState, Seat};
use crate::platform::pointer;

/// Sends the stones of a move to the tray of the player who made it. The hook measures the paths, and
/// the styles animate them. Nothing waits for the stones.
#[hook]
pub fn use_flight(table: &GameState) {
    let tray = table.game.last().map(|(seat, _)| match seat {
        Seat::One => "[data-side=\"left\"] .banner__tray",
        Seat::Two => "[data-side=\"right\"] .banner__tray",
    });
    use_effect_with((table.turn_token(), tray), |&(_, tray)| {
        if let Some(tray) = tray {
            pointer::aim(".ghost[data-fresh]", tray);
        }
    });
}
