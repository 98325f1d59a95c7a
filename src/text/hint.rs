//! Hints.

use crate::engine::Position;
use crate::game::Depth;

/// What a hint of this depth says.
#[must_use]
pub fn hint(_position: &Position, _depth: Depth) -> String {
    String::new()
}
