//! What the browser keeps of a visit: how a visit goes on from it, what is written and when, and what
//! there is to be said of it.
//!
//! A first game is written by a few lines ([`Autosave`]). All else comes in a part of its own, when there
//! is something to go on with or more to keep than a first game, and is reached through [`keep`] alone.

mod autosave;
mod full_save;
mod session;

use nim_later::later;
use yew::Html;

use crate::components::Dispatch;
use crate::game::{Game, LinkError, teach};
use crate::hooks::AppHandle;
use crate::platform::later::Part;
use crate::state::AppState;

pub use self::autosave::Autosave;
pub use self::full_save::{SaveRecord, kept};
pub use self::session::{
    ASIDE, Decision, Texts, Told, archive, change, decide, decided, import, save, told,
};

/// The functions that come with it.
#[derive(Debug)]
pub struct Keep {
    /// Goes on from what was kept, with the fragment of an address.
    pub resume: fn(&mut AppState, &str, &Texts),
    /// Begins to keep a visit that nothing was kept of.
    pub open: fn(&mut AppState),
    /// Takes note of what has happened to the page.
    pub note: fn(&mut AppState),
    /// Follows a link that was read.
    pub follow: fn(&mut AppState, Result<Option<Game>, LinkError>),
    /// Takes note of what the browser tells of it.
    pub told: fn(&mut AppState, &Told),
    /// Lets a learner learn from the game that it has just played.
    pub teach: fn(&mut AppState),
    /// What there is to be said of it.
    pub notice: fn(&AppState, &Dispatch) -> Option<Html>,
    /// Keeps what has changed.
    pub settle: fn(&AppHandle, &mut SaveRecord),
}

/// What keeps a visit, once it is here.
#[must_use]
pub fn keep() -> Option<&'static Keep> {
    STORAGE.get()
}

/// The part in which it comes.
pub static STORAGE: Part<Keep> = Part::new("storage", storage);

later!(storage in "storage" -> &'static Keep, &Keep {
    resume: session::resume,
    open: |page| session::change(page, |_, _| {}),
    note: session::note,
    follow: session::follow,
    told: session::told,
    teach: |page| {
        let game = page.table.game.clone();
        teach(&mut page.schools, &game.table().board, |school| school.learn(&game));
    },
    notice: session::notice,
    settle: full_save::settle,
});
