//! Places that every screen of the page has, and how the focus gets there.

use super::document;

/// The id of the one dialog element, in which every dialog is shown.
pub const DIALOG: &str = "dialog";

/// The id of the heading by which the dialog is named.
pub const HEADING: &str = "dialog-heading";

/// Focuses the heading of the open dialog: the harmless place, which is read out and where Enter does
/// nothing.
pub fn focus_heading() {
    if let Some(heading) = document::by_id(HEADING) {
        document::focus(&heading);
    }
}

/// Focuses what Tab reaches on the board; on an empty board the button that goes on, else the heading.
pub fn focus_board() {
    let places = [
        "#board [tabindex=\"0\"], #board input:not(:disabled)",
        ".bar > .take, .step__main",
        "main h2[tabindex]",
    ];
    if let Some(element) = places.into_iter().find_map(document::find) {
        document::focus(&element);
    }
}
