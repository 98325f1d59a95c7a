use web_sys::HtmlElement;
use yew::prelude::*;

use super::PageHandle;
use crate::platform::document;
use crate::ui::Cursor;

/// Keeps the focus on the board where the keyboard stands.
///
/// It follows the arrow keys. After a person's move it goes to the top stone of that heap, or of
/// the next, and from an empty board to the way on; after the computer's move only where that took
/// away the stone that had it. A game that is opened takes the focus from nobody.
#[hook]
pub fn use_board_focus(page: &PageHandle) {
    let game = &page.table.game;
    let heaps = game.position().heaps();
    let by_person = game
        .last()
        .is_some_and(|(seat, _)| game.table().strategy(seat).is_none());
    let after_move = game
        .last()
        .and_then(|(_, made)| Cursor::top_of(made.heap).settle(heaps));
    let before = use_mut_ref(|| None);
    use_effect_with(page.table.ticket(), move |&ticket| {
        let before = before.replace(Some(ticket));
        let moved =
            before.is_some_and(|before| before.game == ticket.game && before.ply < ticket.ply);
        if moved && (by_person || document::focus_is_lost()) {
            match after_move {
                Some(at) => focus_stone(at),
                None => focus_board(),
            }
        }
    });

    let cursor = page.screen.cursor.settle(heaps);
    use_effect_with(cursor, |&cursor| {
        if let Some(at) = cursor.filter(|_| document::focus_is_in("#board button")) {
            focus_stone(at);
        }
    });
}

/// Focuses the board where the keyboard stands, or on an empty board the way on.
pub fn focus_board() {
    let board = document::find("#board [tabindex=\"0\"], #board input:not(:disabled)");
    if let Some(element) = board.or_else(|| document::find(".bar__take")) {
        document::focus(&element);
    }
}

/// Focuses a stone, or the field of its heap where the heap is one control.
fn focus_stone(at: Cursor) {
    let heap = ["#board [data-heap=\"", &at.heap.to_string(), "\"] "].concat();
    let selector = [
        &heap,
        "[data-stone=\"",
        &at.stone.to_string(),
        "\"], ",
        &heap,
        "input",
    ]
    .concat();
    if let Some(element) = document::find::<HtmlElement>(&selector) {
        document::focus(&element);
    }
}
