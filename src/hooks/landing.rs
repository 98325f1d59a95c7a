//! When the stones of a move leave and land, for the eye and the ear, in milliseconds.

use crate::game::GameState;

/// When the last stone has landed, after the first one left.
pub const LANDED: u32 = 450;

/// How long the stones of the computer stay lifted before they leave.
pub const LIFTED: u32 = 350;

/// When the stones of the last move have landed, after it was made.
pub fn landing(state: &GameState) -> u32 {
    let is_computer = |(seat, _)| state.game.table().strategy(seat).is_some();
    if state.game.last().is_some_and(is_computer) {
        LIFTED + LANDED
    } else {
        LANDED
    }
}

/// More stones travel as a group of so many.
pub const GROUP: u32 = 12;

/// How far apart so many stones leave, and land.
pub fn apart(stones: u32) -> u32 {
    240_u32
        .checked_div(stones.saturating_sub(1))
        .map_or(0, |apart| apart.min(40))
}
