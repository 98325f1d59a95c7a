//! What is said of keeping a visit.

use super::{fill, list};
use crate::engine::Position;

/// A game waits, with these heaps.
pub fn waits(position: &Position) -> String {
    fill("Your game of _ waits.", &[&list(position.heaps())])
}

/// Goes back to it.
pub const BACK: &str = "Back to your game";

/// Some of what was kept could not be read.
pub const DAMAGED: &str = "Some of what was kept here is missing or damaged. What is damaged stands under “Statistics and data”; the rest is as it was.";
/// The browser keeps nothing.
pub const REFUSED: &str =
    "This browser keeps nothing for this page: the game is gone when you leave. You can play on.";
/// There is no room left.
pub const FULL: &str =
    "The browser has no room left to keep this game. You can play on; what was kept before stays.";
/// Another tab has gone on, or has deleted everything.
pub const BEHIND: &str =
    "What is kept was changed in another tab. What you do here is not kept until you choose.";
/// Goes on with what the other tab has kept.
pub const THEIRS: &str = "Show that game";
/// Goes on with this tab.
pub const MINE: &str = "Keep this one";
/// A newer version has kept it.
pub const NEWER: &str = "What is kept here was written by a newer version of Nim. It stays untouched, and this visit is not kept. Reload the page to get the newer version.";
