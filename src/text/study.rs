//! The desk where positions are studied.

use super::fill;
use crate::engine::{Position, write_heaps};
use crate::ui::study::Room;

/// What the document is called: `Game tree of 3,5,7 – Nim`.
#[must_use]
pub fn title(room: Room, position: &Position) -> String {
    let screen = match room {
        Room::Analyse => ANALYSIS,
        Room::Tree => TREE,
    };
    fill("_ of _ – Nim", &[screen, &write_heaps(position.heaps())])
}

/// The name of its tabs.
pub const SCREENS: &str = "Study";
/// Opens the analysis.
pub const ANALYSIS: &str = "Analysis";
/// Opens the game tree.
pub const TREE: &str = "Game tree";
/// Lays the board that is looked at.
pub const PLAY_BOARD: &str = "Play this board";
/// Goes back to the game.
pub const TO_GAME: &str = "Back to the game";
/// Shows the analysis beside the board.
pub const BESIDE: &str = "Analysis of this game";
/// The name of the analysis beside the board.
pub const PANEL: &str = "Analysis";
/// Takes the position to the whole analysis.
pub const WHOLE: &str = "Open the whole analysis";
