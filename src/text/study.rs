//! The screens on which positions are studied.

use crate::catalogue::study as words;
use crate::engine::{Position, write_heaps};
use crate::route::Route;

/// The title of the document: `Game tree of 3,5,7 – Nim`.
pub fn title(route: Route, position: &Position) -> String {
    let screen = if route == Route::Tree {
        words::tree()
    } else {
        words::analysis()
    };
    let heaps = &write_heaps(position.heaps());
    words::TitleOfBoard { screen, heaps }.text()
}
