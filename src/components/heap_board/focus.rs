use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::BoardView;
use super::cursor::Cursor;
use crate::platform::document;
use crate::platform::focus::focus_board;

/// Keeps the focus on the board where the keyboard stands.
///
/// The focus follows the arrow keys and, if `follows_moves` is set, the moves; if `keeps_focus` is set, only those that were
/// made on the board. After a person's move the focus goes to
/// the top stone of that heap or of the next one, and on an empty board to the button that goes on. After a move of the
/// computer, or of a friend elsewhere, the focus changes only if that move took the focused stone. A newly opened game
/// takes no focus.
#[hook]
pub fn use_board_focus(
    view: &Rc<BoardView>,
    cursor: Option<Cursor>,
    follows_moves: bool,
    keeps_focus: bool,
) {
    let before = use_mut_ref(|| None::<(Rc<BoardView>, Option<Cursor>)>);
    let was_here = use_mut_ref(|| false);
    let view = view.clone();
    use_effect(move || {
        let replaced = before.replace(Some((view.clone(), cursor)));
        if let Some((old, old_cursor)) = replaced {
            let leaves = !keeps_focus || *was_here.borrow() || document::focus_is_lost();
            if follows_moves
                && leaves
                && old.number == view.number
                && old.taken.len() < view.taken.len()
            {
                follow_move(&view, *was_here.borrow());
            }
            // Where a board is changed, its stones go without a move.
            let is_lost =
                *was_here.borrow() && old.position != view.position && document::focus_is_lost();
            if let Some(at) = cursor
                && (is_lost || old_cursor != cursor && document::focus_is_in("#board button"))
            {
                focus_stone(at);
            }
        }
        *was_here.borrow_mut() = document::focus_is_in("#board button");
    });
}

fn follow_move(view: &BoardView, was_here: bool) {
    if let Some(&(seat, made)) = view.taken.last()
        && (!view.lifts[seat.index()] || was_here && document::focus_is_lost())
    {
        match Cursor::top_of(made.heap).nearest_stone(view.position.heaps()) {
            Some(at) => focus_stone(at),
            None => focus_board(),
        }
    }
}

fn focus_stone(at: Cursor) {
    let Cursor { heap, stone } = at;
    let selector = format!(r#"#board [data-heap="{heap}"] [data-stone="{stone}"]"#);
    if let Some(element) = document::find::<HtmlElement>(&selector) {
        document::focus(&element);
    }
}
