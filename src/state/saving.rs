//! The saved data in the page: what a visit takes from it, and what becomes of two tabs.

use std::rc::Rc;

use super::{AppState, Reload};
use crate::engine::Strategy;
use crate::game::save::VERSION;
use crate::game::{BoardError, GameState, Save, SaveError, Turn, teach};
use crate::platform::storage::Stored;

/// What a visit knows of the browser's storage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Storage {
    /// Whether the visit is saved.
    pub status: SaveStatus,
    /// Whether a person has closed the notice about that.
    pub is_read: bool,
    /// The stored texts, as this tab last read them.
    pub found: Rc<Stored>,
    /// Saves that were set aside, because they could not be read whole or the page has stopped with them.
    pub aside: Option<Rc<str>>,
    /// Why a saved board is none of this page, if one is not.
    pub refused: Option<BoardError>,
}

/// Whether a visit is saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveStatus {
    /// The visit is saved.
    #[default]
    Saved,
    /// The visit is saved, but some of the earlier data could not be read, and is set aside.
    Damaged,
    /// A newer version of the page wrote the saved data, which stays as it is.
    Newer,
    /// The browser keeps nothing for this page.
    Refused,
    /// The browser has no room left.
    Full,
}

impl SaveStatus {
    /// Whether this visit may write over the saved data.
    pub const fn may_write(self) -> bool {
        !matches!(self, Self::Newer)
    }
}

/// An action on the saved data.
#[derive(Clone, Debug, PartialEq)]
pub enum StorageAction {
    /// Whether the visit is saved has changed.
    Status(SaveStatus),
    /// Resumes the last game.
    Resume,
    /// Takes back the game that has replaced an unfinished one.
    Undo,
    /// Joins what another tab has stored since this tab saved or read the second.
    Join(Stored, Rc<Save>),
    /// Deletes everything, where these texts are stored.
    Delete(Stored),
    /// Deletes the saves that were set aside.
    DropAside,
    /// Replaces everything.
    Import(Rc<Save>),
}

impl AppState {
    /// Applies an action on the saved data.
    pub(super) fn store(&mut self, action: StorageAction) {
        let language = self.settings.language.clone();
        let replaces = matches!(action, StorageAction::Delete(_) | StorageAction::Import(_));
        self.change_storage(action);
        if replaces && self.settings.language != language {
            self.reload = Some(Reload::Data);
        }
    }

    /// Closes the notice about the saved data; without one it tells of the game that another one has replaced.
    pub(super) fn close_saving_notice(&mut self) {
        match self.storage.status {
            SaveStatus::Saved => self.table_mut().replaced_at = None,
            SaveStatus::Damaged => self.storage.status = SaveStatus::Saved,
            _ if self.storage.is_read => self.table_mut().replaced_at = None,
            _ => self.storage.is_read = true,
        }
    }

    fn change_storage(&mut self, action: StorageAction) {
        match action {
            StorageAction::Status(status) => {
                self.storage.status = status;
                self.storage.is_read = false;
            }
            StorageAction::Resume => self.go_back(),
            StorageAction::Undo => {
                // The second press of a double press takes no other game back.
                if self.replaces_a_game() {
                    self.go_back();
                }
            }
            StorageAction::Join(stored, base) => self.join(stored, &base),
            StorageAction::Delete(stored) => {
                self.storage = Storage {
                    found: Rc::new(stored),
                    ..Storage::default()
                };
                self.adopt(Save::default());
            }
            StorageAction::DropAside => self.storage.aside = None,
            StorageAction::Import(save) => {
                self.adopt(Rc::unwrap_or_clone(save));
            }
        }
    }

    /// All data to save.
    pub fn save(&self) -> Save {
        Save {
            settings: self.settings.clone(),
            game: (*self.table).clone(),
            last_game: self.last_game.as_deref().cloned(),
            statistics: self.statistics.clone(),
            learned: self.learned.clone(),
            schools: self.schools.clone(),
        }
    }

    /// Reads the stored save; `None` where nothing of it can be read. What cannot be read whole is set aside.
    pub fn read_save(&mut self, stored: Stored) -> Option<Save> {
        let text = stored.save.as_deref().unwrap_or_default();
        let read = Save::read(text);
        let status = match &read {
            Ok(read) if read.is_complete() => SaveStatus::Saved,
            // After three stops in a row the page has set its data aside, and starts without.
            Err(SaveError::Empty) if stored.aside.is_some() => SaveStatus::Damaged,
            Err(SaveError::Empty) => SaveStatus::Saved,
            Err(SaveError::OtherVersion(version)) if *version > VERSION => SaveStatus::Newer,
            Ok(_) | Err(_) => SaveStatus::Damaged,
        };
        self.set_aside(stored.aside.as_deref().unwrap_or_default());
        if status == SaveStatus::Damaged {
            self.set_aside(text);
        }
        self.storage.refused = read.as_ref().ok().and_then(|read| read.refused);
        self.storage.status = status;
        self.storage.is_read = false;
        self.storage.found = Rc::new(stored);
        read.ok().map(|read| read.save)
    }

    fn set_aside(&mut self, text: &str) {
        let before = self.storage.aside.as_deref().unwrap_or_default();
        if !before.contains(text) {
            let both = [before, text].join("\n");
            self.storage.aside = Some(both.trim_start().into());
        }
    }

    /// Takes over all saved data.
    pub(super) fn take_over(&mut self, save: Save) {
        self.table = Rc::new(save.game);
        // The result of a game that was over has been celebrated.
        let over = self.table.game.position().is_terminal();
        self.screen.shown = over.then(|| self.table.turn_token());
        self.settings = save.settings;
        self.schools = save.schools;
        self.statistics = save.statistics;
        self.learned = save.learned;
        self.last_game = save.last_game.map(Rc::new);
    }

    /// Continues with other saved data in the same visit.
    fn adopt(&mut self, save: Save) {
        // Another number, so that nothing that was under way for the old game is done to the new one.
        let number = self.table.number.wrapping_add(1);
        self.clear_table();
        self.link_error = None;
        let game = GameState {
            number,
            ..save.game
        };
        self.take_over(Save { game, ..save });
    }

    /// Takes over what another tab has changed since `base`. What this tab has changed stays, and results of games and
    /// lessons of both are joined. Where nothing of the other can be read, all of this tab stays.
    fn join(&mut self, stored: Stored, base: &Save) {
        let mine = self.save();
        let was_deleted = stored.save.is_none();
        let read = self.read_save(stored);
        let Some(theirs) = read.or_else(|| was_deleted.then(Save::default)) else {
            return;
        };
        let is_other_game = theirs.game.game != mine.game.game;
        let joined = mine.joined(base, theirs);
        if is_other_game && joined.game.game != self.table.game {
            self.adopt(joined);
        } else {
            // Of the same game the other tab may have changed the choice.
            let mut game = joined.game;
            game.number = self.table.number;
            self.table = Rc::new(game);
            self.settings = joined.settings;
            self.schools = joined.schools;
            self.statistics = joined.statistics;
            self.learned = joined.learned;
            self.last_game = joined.last_game.map(Rc::new);
        }
    }

    /// Counts the game that has just ended, once. This runs after every action.
    pub(super) fn count(&mut self) {
        let table = &self.table;
        let over = matches!(table.game.turn(), Turn::Over { .. });
        if over && table.just_moved && !table.counted {
            self.count_end();
        }
    }

    /// Counts the game that has ended, and lets a learner that played it learn from it.
    pub(super) fn count_end(&mut self) {
        let game = self.table.game.clone();
        let over = matches!(game.turn(), Turn::Over { .. });
        if !over {
            return;
        }
        self.statistics.record(&game);
        let beaten = self.statistics.first_win(&game);
        self.screen.first_win = beaten.map(|beaten| (self.table.turn_token(), beaten));
        if game.table().seats(Strategy::Learner) {
            let board = &game.table().board;
            teach(&mut self.schools, board, |school| school.learn(&game));
        }
        self.table_mut().counted = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::AppAction;

    #[test]
    fn each_damaged_save_of_another_tab_is_set_aside_once() {
        let mut page = AppState::opening("");
        for (damaged, kept) in [
            ("nim-save 3\ntorn", "nim-save 3\ntorn"),
            ("nim-save 3\ntorn", "nim-save 3\ntorn"),
            ("old", "nim-save 3\ntorn\nold"),
            ("nim-save 3\ntorn", "nim-save 3\ntorn\nold"),
        ] {
            let save = Some(damaged.to_owned());
            let join = StorageAction::Join(Stored { save, aside: None }, Rc::default());
            page = page.after(AppAction::Storage(join));
            assert_eq!(page.storage.status, SaveStatus::Damaged);
            assert_eq!(page.storage.aside.as_deref(), Some(kept));
        }
    }
}
