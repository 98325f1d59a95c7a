//! Places that every screen of the page has, and how the focus gets there.

use web_sys::HtmlElement;

use super::document;
use super::field::LANGUAGE;

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

/// Focuses the chosen language in the settings.
pub fn focus_language() {
    let chosen = [".settings [name=\"", LANGUAGE, "\"]:checked"].concat();
    if let Some(choice) = document::find(&chosen) {
        document::focus(&choice);
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

/// Focuses the board, or in a `watched` game between computers the button that starts them.
pub fn focus_way_on(watched: bool) {
    match document::find::<HtmlElement>(".bar > .take").filter(|_| watched) {
        Some(start) => document::focus(&start),
        None => focus_board(),
    }
}
