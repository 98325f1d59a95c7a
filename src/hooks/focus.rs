use web_sys::HtmlElement;
use yew::prelude::*;

use super::PageHandle;
use super::effects::Watched;
use crate::game::TurnToken;
use crate::platform::document;
use crate::ui::Cursor;
use crate::ui::study::Room;

/// Keeps the focus on the board where the keyboard stands.
///
/// It follows the arrow keys. After a person's move it goes to the top stone of that heap, or of
/// the next, and from an empty board to the way on; after the computer's move only where that took
/// away the stone that had it. A game that is opened takes the focus from nobody.
#[derive(Default)]
pub struct BoardFocus {
    before: Option<(Option<Room>, TurnToken)>,
    cursor: Watched<Option<Cursor>>,
}

impl BoardFocus {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let Some(state) = page.board() else {
            return;
        };
        let game = &state.game;
        let heaps = game.position().heaps();
        let (room, now) = (
            page.study.as_ref().map(|study| study.room),
            state.turn_token(),
        );
        let moved = match self.before.replace((room, now)) {
            Some((there, before)) => {
                there == room && before.game == now.game && before.ply < now.ply
            }
            None => false,
        };
        if let Some((seat, made)) = game.last().filter(|_| moved)
            && (game.table().strategy(seat).is_none() || document::focus_is_lost())
        {
            match Cursor::top_of(made.heap).settle(heaps) {
                Some(at) => focus_stone(at),
                None => focus_board(),
            }
        }
        let cursor = page.screen.cursor.settle(heaps);
        if self.cursor.becomes(cursor)
            && document::focus_is_in("#board button")
            && let Some(at) = cursor
        {
            focus_stone(at);
        }
    }
}

/// Focuses the board where the keyboard stands, or on an empty board the way on.
pub fn focus_board() {
    let board = document::find("#board [tabindex=\"0\"], #board input:not(:disabled)");
    if let Some(element) = board.or_else(|| document::find(".bar__take, main h2[tabindex]")) {
        document::focus(&element);
    }
}

/// Focuses the board, or where computers play the button that starts them.
pub fn focus_way_on(watched: bool) {
    match document::find::<HtmlElement>(".bar__take").filter(|_| watched) {
        Some(start) => document::focus(&start),
        None => focus_board(),
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

/// Brings the focus to the heading of a screen that has just been opened.
#[hook]
pub fn use_focus_on_arrival(heading: &'static str) {
    use_effect_with(heading, |heading| {
        if let Some(heading) = document::by_id::<HtmlElement>(heading) {
            document::show(&heading);
        }
    });
}
