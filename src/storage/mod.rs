//! Saving a visit in the browser: resuming it, writing it, and notices about it.

mod action;
mod aside;
mod autosave;
mod save_input;
mod session;

use std::rc::Rc;

use crate::game::Revision;
use crate::state::AppState;

pub use self::action::{Decision, StorageAction, Texts, Told};
pub use self::aside::{aside, drop_aside};
pub use self::autosave::{kept, use_autosave};
pub use self::save_input::SaveInput;
pub use self::session::{begin, count, follow, reduce, resume, teach_learner};

/// All saved data, as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: Rc<str>,
    /// How many of the learner's boards do not fit into that.
    pub left_out: usize,
}

impl Export {
    /// All data of the page.
    pub fn of(page: &AppState) -> Self {
        let save = session::save(page, Revision::default());
        Self {
            text: save.write().into(),
            left_out: save.left_out(),
        }
    }
}
