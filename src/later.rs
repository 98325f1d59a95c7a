//! What a first game does not need: it comes in a file of its own when it is first wanted.
//!
//! It is reached through [`LATER`] alone. A function that is also called by its name comes with
//! the first visit.

use nim_later::later;
use yew::prelude::*;

use crate::components::heap_board::{HeapProps, HeapSlider};
use crate::engine::{Move, Position};
use crate::game::{Action, Depth, Game, LinkError, State, Table, follow_link};
use crate::hooks::{Event as Sound, PageHandle, settle_share};
use crate::keep::{KEEP, Keep};
use crate::platform::later::Part;
use crate::text::play::Status;
use crate::text::{hint, link, share};
use crate::ui::{El, Page, Press, Sheet, sheets, teaching};

/// The functions that come later.
#[derive(Debug)]
pub struct Later {
    /// Reads the fragment of an address, while a game may be on the table already.
    pub read: fn(&str, Option<&Game>) -> Result<Option<Game>, LinkError>,
    /// What is wrong with it.
    pub trouble: fn(&LinkError) -> String,
    /// Draws the content of a sheet.
    pub content: fn(&Page, Sheet) -> El,
    /// Draws a heap whose stones are too many to press.
    pub slider: fn(HeapProps, Callback<Action>) -> Html,
    /// Fills in a field of a sheet.
    pub fill: fn(&mut Page, &str, String),
    /// Sends the form of a sheet. The setup is read, or judged; the coin decides where either side may
    /// start.
    pub send: fn(&mut Page, bool) -> Option<Table>,
    /// What the status says while somebody elsewhere is to move.
    pub waiting: fn(&State) -> Status,
    /// What the result says beside, where somebody elsewhere does not know it yet.
    pub parting: fn(&Game) -> Option<String>,
    /// Sends what is to be sent.
    pub share: fn(&PageHandle),
    /// Presses a button of the learner's school.
    pub press: fn(&mut Page, Press),
    /// Gives the learner a lesson; chance enters by the seed.
    pub lesson: fn(&mut Page, u64),
    /// How many lessons are still to be had.
    pub due: fn(&Page) -> u32,
    /// Lets a learner learn from the game that it has just played.
    pub learn: fn(&mut Page),
    /// What a hint of this depth says.
    pub hint: fn(&Position, Depth) -> String,
    /// The move that it speaks of.
    pub suggested: fn(&Position) -> Option<Move>,
    /// Lets an event be heard.
    pub sound: fn(Sound),
    /// What keeps a visit.
    pub keep: Keep,
}

/// What comes later.
pub static LATER: Part<Later> = Part::new("more", more);

later!(more in "more" -> &'static Later, &Later {
    read: follow_link,
    trouble: link::trouble,
    content: sheets::content,
    slider: |heap, on_action| html! { <HeapSlider {heap} {on_action} /> },
    fill: sheets::fill,
    send: sheets::send,
    waiting: share::waiting,
    parting: share::parting,
    share: settle_share,
    press: teaching::press,
    lesson: teaching::lesson,
    due: teaching::due,
    learn: teaching::learn,
    hint: hint::hint,
    suggested: Position::suggested_move,
    sound: Sound::sound,
    keep: KEEP,
});
