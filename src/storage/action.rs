use std::rc::Rc;

use crate::game::puzzle::Kept;
use crate::game::{Reached, SyncStatus};

/// Something that happens to what is kept; the chunk has the reducer.
#[derive(Clone, Debug, PartialEq)]
pub enum StorageAction {
    /// The code is here, and a visit that nothing was kept of begins to be kept.
    Open,
    /// The browser tells something.
    Tell(Told),
    /// Somebody decides something.
    Decide(Decision),
    /// A lesson was left at another step.
    Lesson(Reached),
    /// Puzzles were solved.
    Puzzles(Kept),
    /// What this text tells takes the place of all that is here.
    Import(Rc<str>),
}

/// What somebody decides about what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// What was said of it has been read.
    Read,
    /// The game that waits goes on.
    Resume,
    /// What is on this page goes on.
    KeepMine,
    /// What another tab has kept goes on.
    TakeTheirs,
    /// Everything is deleted.
    DeleteAll,
}

/// What the browser tells of what is kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Whether the visit is kept.
    SyncStatus(SyncStatus),
    /// What could not be read was put aside.
    PutAside,
    /// Something that is kept was changed elsewhere.
    Elsewhere,
    /// What another tab has kept, for what somebody wished.
    Theirs(Texts),
    /// Everything was deleted.
    Forgotten,
}

/// What the browser keeps, as it is written there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// All but the schools.
    pub save: Option<String>,
    /// The schools of the learner.
    pub schools: Option<String>,
    /// What an older version kept of what was learned.
    pub learned: Option<String>,
}

impl Texts {
    /// Whether there is nothing.
    pub const fn is_empty(&self) -> bool {
        self.save.is_none() && self.schools.is_none() && self.learned.is_none()
    }
}
