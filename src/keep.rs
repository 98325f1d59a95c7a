//! What keeps a visit: it comes when there is something to go on with, or more to keep than a first
//! game.
//!
//! It comes in a part of its own, and is reached through [`keep`] alone.

use nim_later::later;
use yew::Html;

use crate::components::Dispatch;
use crate::game::{Game, LinkError, teach};
use crate::hooks::{Books, PageHandle, settle_keeping};
use crate::platform::later::Part;
use crate::ui::Page;
use crate::ui::keeping::{self, Texts, Told};

/// The functions that come with it.
#[derive(Debug)]
pub struct Keep {
    /// Goes on from what was kept, with the fragment of an address.
    pub resume: fn(&mut Page, &str, &Texts),
    /// Begins to keep a visit that nothing was kept of.
    pub open: fn(&mut Page),
    /// Takes note of what has happened to the page.
    pub note: fn(&mut Page),
    /// Follows a link that was read.
    pub follow: fn(&mut Page, Result<Option<Game>, LinkError>),
    /// Takes note of what the browser tells of it.
    pub told: fn(&mut Page, &Told),
    /// Lets a learner learn from the game that it has just played.
    pub teach: fn(&mut Page),
    /// What there is to be said of it.
    pub notice: fn(&Page, &Dispatch) -> Option<Html>,
    /// Keeps what has changed.
    pub settle: fn(&PageHandle, &mut Books),
}

/// What keeps a visit, once it is here.
#[must_use]
pub fn keep() -> Option<&'static Keep> {
    STORAGE.get()
}

/// The part in which it comes.
pub static STORAGE: Part<Keep> = Part::new("storage", storage);

later!(storage in "storage" -> &'static Keep, &Keep {
    resume: keeping::resume,
    open: |page| keeping::change(page, |_, _| {}),
    note: keeping::note,
    follow: keeping::follow,
    told: keeping::told,
    teach: |page| {
        let game = page.table.game.clone();
        teach(&mut page.schools, &game.table().board, |school| school.learn(&game));
    },
    notice: keeping::notice,
    settle: settle_keeping,
});
