//! The face of each place: a picture of its subject.

use yew::prelude::*;

use crate::components::Picture;
use crate::components::icons::{PRINTER, SCREEN, icon};
use crate::game::teach::Chapter;

/// The board of a first game, which stands for the whole path.
pub fn path() -> Picture {
    Picture::heaps(&[3, 5, 7])
}

/// A chapter of “Go deeper”.
pub fn chapter(chapter: Chapter) -> Picture {
    match chapter {
        // Five in columns of 4, 2 and 1.
        Chapter::Binary => Picture::heaps(&[4, 2, 1])
            .without(1, 0..2)
            .around(0, 0..4)
            .around(2, 0..1),
        Chapter::Move => Picture::heaps(&[1, 4, 5]).without(1, 2..4),
        // At most two a turn, so three go together.
        Chapter::Limits => Picture::heaps(&[3, 3, 1]).around(0, 0..3).around(1, 0..3),
        // The values of heaps of 1 to 5, where a turn takes 1, 3 or 4.
        Chapter::Values => Picture::heaps(&[1, 0, 1, 2, 3]),
        Chapter::Tree => Picture::tree(),
        Chapter::Proof => Picture::heaps(&[3, 0, 3]).joined((0, 1), (2, 1)),
    }
}

/// The proof on a page of its own.
pub fn proof_page() -> Html {
    html! { <span class="face">{ icon(PRINTER) }</span> }
}

/// The board of Marienbad.
pub fn history() -> Picture {
    Picture::heaps(&[1, 3, 5, 7])
}

/// The page for teachers.
pub fn teachers() -> Html {
    html! { <span class="face">{ icon(SCREEN) }</span> }
}
