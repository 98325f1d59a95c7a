//! When the stones of a move leave and land, for the eye and the ear, in milliseconds.

/// When the last stone has landed, after the first one left.
pub const LANDED: u32 = 450;

/// How long the stones of the computer stay lifted before they leave.
pub const LIFTED: u32 = 350;

/// More stones travel as a group of so many.
pub const GROUP: u32 = 12;

/// How far apart so many stones leave, and land.
pub fn apart(stones: u32) -> u32 {
    240_u32
        .checked_div(stones.saturating_sub(1))
        .map_or(0, |apart| apart.min(40))
}
