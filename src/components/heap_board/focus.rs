use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::BoardView;
use super::cursor::Cursor;
use crate::platform::document;
use crate::platform::focus::focus_board;

/// Keeps the focus on the board where the keyboard stands.
///
/// The focus follows the arrow keys. After a person's move it goes to the top stone of that heap or of
/// the next. On an empty board it goes to the button that goes on. After the computer's move it changes
/// only if that move took the focused stone. A newly opened game takes no focus.
#[hook]
pub fn use_board_focus(view: &Rc<BoardView>, cursor: Option<Cursor>, takes: bool) {
    let before = use_mut_ref(|| None::<(Rc<BoardView>, Option<Cursor>)>);
    let was_here = use_mut_ref(|| false);
    let view = view.clone();
    use_effect(move || {
        let known = before.replace(Some((view.clone(), cursor)));
        if let Some((known, stood)) = known {
            if takes && known.number == view.number && known.taken.len() < view.taken.len() {
                follow_move(&view);
            }
            // Where a board is changed, its stones go without a move.
            let is_lost =
                *was_here.borrow() && known.position != view.position && document::focus_is_lost();
            if let Some(at) = cursor
                && (is_lost || stood != cursor && document::focus_is_in("#board button"))
            {
                focus_stone(at);
            }
        }
        *was_here.borrow_mut() = document::focus_is_in("#board button");
    });
}

fn follow_move(view: &BoardView) {
    if let Some(&(seat, made)) = view.taken.last()
        && (!view.is_computer[seat.index()] || document::focus_is_lost())
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
