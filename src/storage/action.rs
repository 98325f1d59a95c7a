use std::rc::Rc;

use crate::game::path::PathProgress;
use crate::game::puzzle::{Date, Kept};
use crate::game::{Progress, SyncStatus};

/// An action on the saved data.
#[derive(Clone, Debug, PartialEq)]
pub enum StorageAction {
    /// An answer of the browser.
    Tell(Told),
    /// A choice that the player made.
    Decide(Decision),
    /// A lesson was left at another step.
    Lessons(Progress),
    /// Puzzles were solved.
    Puzzles(Kept),
    /// The path went on, or a skill was practised.
    Path(PathProgress),
    /// Nothing more is to be repeated on this day.
    Rest(Date),
    /// Replace everything by the save in this text.
    Import(Rc<str>),
}

/// A choice about the saved data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The notice was read.
    Read,
    /// Resumes the unfinished game.
    Resume,
    /// Takes back the game that has replaced an unfinished one.
    Undo,
    /// Keep this tab's game.
    KeepMine,
    /// Take the other tab's game.
    TakeTheirs,
    /// Delete everything.
    DeleteAll,
}

/// The answer of the browser about the saved data.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Whether the visit can be saved.
    SyncStatus(SyncStatus),
    /// A damaged save was put aside.
    PutAside,
    /// Another tab has written a save.
    Elsewhere,
    /// The other tab's save, which the player chose.
    Theirs(Texts),
    /// Everything was deleted.
    Forgotten,
}

/// The saved texts, as the browser stores them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// All but the schools.
    pub save: Option<String>,
    /// The schools of the learner.
    pub schools: Option<String>,
}

impl Texts {
    /// Whether it is empty.
    pub const fn is_empty(&self) -> bool {
        self.save.is_none() && self.schools.is_none()
    }
}
