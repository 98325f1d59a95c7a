//! When the stones of a move leave and land, in milliseconds: for the eye, the ear, and what waits for the last one.

use crate::game::{GameState, MatchConfig, Player, Seat};

/// The time from the start of the first stone to the landing of the last one.
pub const FLIGHT_MS: u32 = 450;

/// The time for which the stones of the computer stay lifted before they leave.
pub const LIFT_MS: u32 = 350;

/// How long the last stone of a game is seen where it has landed, before the result comes: longer than a win is
/// celebrated (`--celebration`).
pub const RESULT_DELAY_MS: u32 = 1050;

/// The most stones of a move that travel. Of a larger move, this many travel for all.
pub const GROUP: u32 = 12;

/// Whether the stones that this player takes are lifted before they leave: those of the computer, and of a friend
/// elsewhere, so that everybody sees the move.
pub fn is_lifted(table: &MatchConfig, seat: Seat) -> bool {
    !matches!(table.player(seat), Player::Person(_))
}

/// The time from the last move to the landing of its stones.
pub fn landing(state: &GameState) -> u32 {
    let lifts = |(seat, _)| is_lifted(state.game.config(), seat);
    let lifted = state.game.last().is_some_and(lifts);
    FLIGHT_MS + if lifted { LIFT_MS } else { 0 }
}

/// The time between two starts, and between two landings, of this many stones: at most 40, and 240 in all.
pub fn apart(stones: u32) -> u32 {
    240_u32
        .checked_div(stones.saturating_sub(1))
        .map_or(0, |apart| apart.min(40))
}
