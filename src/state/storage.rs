//! What a visit knows of the browser's storage.

use std::rc::Rc;

use crate::game::puzzle::Date;
use crate::game::save::VERSION;
use crate::game::{Save, SaveError};

/// What the browser's storage holds at the start of a visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredTexts {
    pub save: Option<String>,
    /// The text that was set aside, because it could not be read or the page has stopped with it.
    pub aside: Option<String>,
    /// The day here, if the clock knows it: a save keeps no answers of later days.
    pub today: Option<Date>,
}

impl StoredTexts {
    /// The save, if it can be read, and the status with which the visit begins.
    pub fn read(&self) -> (Option<Save>, SaveStatus) {
        let text = self.save.as_deref().unwrap_or_default();
        let read = read_save(text, self.today);
        let status = match (SaveStatus::of(text, &read), &self.aside) {
            // `boot.js` sets the save aside after three stops in a row: then `save` is empty, and `aside` is not.
            (SaveStatus::Saved, Some(aside)) if text.is_empty() => {
                SaveStatus::Damaged(aside.as_str().into())
            }
            (status, _) => status,
        };
        (read.ok(), status)
    }
}

/// Reads a save as [`Save::read`] does, without answers in puzzles of days after this one.
pub(crate) fn read_save(text: &str, today: Option<Date>) -> Result<Save, SaveError> {
    let mut save = Save::read(text)?;
    if let Some(today) = today {
        save.progress.history.drop_ahead(today);
    }
    Ok(save)
}

/// What a visit knows of the browser's storage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Storage {
    /// Whether the visit is saved.
    pub status: SaveStatus,
    /// Whether a person has closed the notice about the status.
    pub is_dismissed: bool,
}

impl Storage {
    /// Closes the notice about the status. The text of a damaged save is not offered again.
    pub(super) fn dismiss(&mut self) {
        if matches!(self.status, SaveStatus::Damaged(_)) {
            self.status = SaveStatus::Saved;
        }
        self.is_dismissed = true;
    }
}

/// Whether a visit is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SaveStatus {
    /// The visit is saved.
    #[default]
    Saved,
    /// The visit is saved, but this earlier text could not be read, and is set aside.
    Damaged(Rc<str>),
    /// A newer version of the page wrote this text, which stays where it is.
    Newer(Rc<str>),
    /// The browser keeps nothing for this page.
    Refused,
    /// The browser has no room left. The text is the one that could not be read before, if there is such a text.
    Full(Option<Rc<str>>),
}

impl SaveStatus {
    /// The status of a visit that has read this from the storage.
    pub fn of(text: &str, read: &Result<Save, SaveError>) -> Self {
        match read {
            Ok(_) | Err(SaveError::Empty) => Self::Saved,
            Err(SaveError::OtherVersion(version)) if *version > VERSION => Self::Newer(text.into()),
            Err(_) => Self::Damaged(text.into()),
        }
    }

    /// Whether the visit is saved, also where an earlier text is set aside.
    pub const fn is_saved(&self) -> bool {
        matches!(self, Self::Saved | Self::Damaged(_))
    }

    /// Whether this visit may write over the saved data.
    pub const fn may_write(&self) -> bool {
        !matches!(self, Self::Newer(_))
    }
}

/// An action on the saved data.
#[derive(Clone, Debug, PartialEq)]
pub enum StorageAction {
    /// The status has changed to this one.
    Status(SaveStatus),
    /// Resumes the last game.
    Resume,
    /// Takes back the game that has replaced an unfinished one.
    Undo,
    /// Joins the first save, which another tab has stored. The second is what both tabs had before.
    Join(Rc<Save>, Rc<Save>),
    /// Deletes everything.
    Delete,
    /// Replaces everything.
    Import(Rc<Save>),
}
