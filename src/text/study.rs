//! The screens on which positions are studied.

use super::fill;
use crate::engine::{Position, write_heaps};
use crate::route::Route;

/// What the document is called: `Game tree of 3,5,7 – Nim`.
pub fn title(room: Route, position: &Position) -> String {
    let screen = if room == Route::Tree { TREE } else { ANALYSIS };
    fill("_ of _ – Nim", &[screen, &write_heaps(position.heaps())])
}

/// What the document is called while this is shown: `Learn Nim – Nim`.
pub fn named(screen: &str) -> String {
    fill("_ – Nim", &[screen])
}

/// The name of the ways between lessons and puzzles.
pub const TEACHING: &str = "Learning";
/// The name of its tabs.
pub const SCREENS: &str = "Study";
/// Opens the analysis.
pub const ANALYSIS: &str = "Analysis";
/// Opens the game tree.
pub const TREE: &str = "Game tree";
/// Lays the board that is looked at.
pub const PLAY_BOARD: &str = "Play this board";
/// Sends the link to this screen.
pub const SHARE: &str = "Share link";
/// Goes back to the game.
pub const TO_GAME: &str = "Back to the game";
/// Shows the analysis beside the board.
pub const BESIDE: &str = "Analysis of this game";
/// The moves so far.
pub const MOVES: &str = "Moves";
/// Shows them beside the board.
pub const MOVES_SO_FAR: &str = "Moves of this game";
/// The lessons.
pub const LEARN: &str = "Learn";
/// The puzzles.
pub const PUZZLES: &str = "Puzzles";
/// The game that was played, looked at again.
pub const REVIEW: &str = "Review";
/// The same, of a game that may go on.
pub const REVIEW_SO_FAR: &str = "Review the moves so far";
/// What stands beside the board.
pub const PANEL: &str = "Beside the board";
/// Takes the position to the whole analysis.
pub const WHOLE: &str = "Open the whole analysis";
