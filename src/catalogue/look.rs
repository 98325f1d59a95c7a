//! What lies on the board, for the words that name it: `{ -pieces }` in a message.
//!
//! `App` tells it before it draws. Components whose properties do not change with it have it as a property that is read
//! anew by each drawing: `#[prop_or_else(look::current)]`.

use std::cell::Cell;

pub use super::choices::Look;

thread_local! {
    static CURRENT: Cell<Look> = const { Cell::new(Look::Stones) };
}

/// What lies on the board now.
pub fn current() -> Look {
    CURRENT.get()
}

/// The place of the look among all, in which messages have their words.
pub(super) fn place() -> u8 {
    match current() {
        Look::Stones => 0,
        Look::Matches => 1,
        Look::Coins => 2,
    }
}

/// Sets what lies on the board.
pub fn set(look: Look) {
    CURRENT.set(look);
}

/// Draws what calls the pieces stones, whatever lies on the board: paper shows circles.
pub fn as_stones<T>(draw: impl FnOnce() -> T) -> T {
    let look = CURRENT.replace(Look::Stones);
    let drawn = draw();
    CURRENT.set(look);
    drawn
}

/// The text of a message without arguments in the words of the look: it has one text for all looks, or for each.
pub(super) fn chosen(text: &'static str) -> &'static str {
    if !text.starts_with('\u{2}') {
        return text;
    }
    let mut texts = text.split('\u{3}').skip(1);
    let chosen = texts.nth(place().into()).unwrap_or_default();
    // Before each text stands its key, and behind the last one the end of the selection.
    chosen
        .get(1..)
        .unwrap_or_default()
        .trim_end_matches('\u{4}')
}
