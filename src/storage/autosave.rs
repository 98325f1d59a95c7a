use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use super::aside::ASIDE;
use super::save_input::Written;
use super::session::save;
use super::{StorageAction, Texts, Told};
use crate::game::save::ROOM;
use crate::game::{ConflictChoice, LearnerTraining, Part, Profile, Revision, Save, SyncStatus};
use crate::platform::{random, storage};
use crate::state::{AppAction, AppHandle, Dialog};

/// The name for all saved data but the training of learners.
pub const SAVE: &str = "nim-save";
/// The name for the training of learners.
const SCHOOLS: &str = "nim-schools";

/// The most characters to put aside: all that can be damaged at once, so that repeated damage fills no
/// browser.
const MOST_ASIDE: usize = ROOM + 200_000;

/// The saved texts of the browser.
pub fn kept() -> Texts {
    Texts {
        save: storage::read(SAVE),
        schools: storage::read(SCHOOLS),
    }
}

/// Saves the visit after each action.
#[hook]
pub fn use_autosave(page: &AppHandle) {
    let autosave = use_mut_ref(Autosave::default);
    let page = page.clone();
    use_effect(move || autosave.borrow_mut().save(&page));
}

/// The save as this visit knows it.
#[derive(Debug, Default)]
struct Autosave {
    /// The stamp of the last save.
    stamp: Revision,
    /// The number by which other tabs know this visit; 0 before there is one.
    visit: u64,
    /// The last save, as this visit wrote or found it.
    kept: Option<String>,
    /// The same without its stamp.
    written: Written,
    schools: Option<Rc<Vec<LearnerTraining>>>,
    /// Whether the schools are still to be written, because there was no room for them or lines of them were
    /// put aside.
    owes_schools: bool,
    others: Option<Vec<EventListener>>,
}

fn tell(page: &AppHandle, told: Told) {
    page.dispatch(AppAction::Storage(StorageAction::Tell(told)));
}

impl Autosave {
    /// Saves the changes, and reports the result to the page.
    fn save(&mut self, page: &AppHandle) {
        let archive = &page.archive;
        self.others.get_or_insert_with(|| {
            let dispatcher = page.dispatcher();
            storage::on_change(move || {
                dispatcher.dispatch(AppAction::Storage(StorageAction::Tell(Told::Elsewhere)));
            })
        });
        let is_safe = archive.damaged.is_empty() || put_aside(&archive.damaged);
        if is_safe && !archive.damaged.is_empty() {
            self.owes_schools = true;
            tell(page, Told::PutAside);
        }
        if archive.wish == Some(ConflictChoice::Nothing) {
            self.forget();
            tell(page, Told::Forgotten);
            return;
        }
        match archive.standing {
            SyncStatus::Behind => {
                if let Some(wish) = archive.wish {
                    let theirs = kept();
                    self.meet();
                    // Either this tab's data has still to be written, or the stored data stays.
                    self.written = match wish {
                        ConflictChoice::Mine => Written::of_nothing(),
                        _ => Written::default(),
                    };
                    tell(page, Told::Theirs(theirs));
                }
            }
            standing => {
                let now = self.write(page, archive, is_safe);
                if now.is_some_and(|now| now != standing) {
                    tell(page, Told::SyncStatus(now.unwrap_or_default()));
                }
            }
        }
    }

    /// Saves the changes, if all damaged lines are safe; returns the new status, if it may have changed.
    fn write(&mut self, page: &AppHandle, archive: &Profile, is_safe: bool) -> Option<SyncStatus> {
        // The start of a visit is saved with its first action. On a first visit there may have been one
        // before the program was there.
        if !self.written.is_known() {
            self.schools = Some(page.schools.clone());
            self.meet();
            let acts = page.table.choice.is_some() || page.table.just_moved;
            if self.kept.is_some() || !acts {
                self.written.note(page);
                return None;
            }
        }
        let overtaken = self.overtaken();
        if overtaken.is_some() {
            return overtaken;
        }
        let changed = self.written.change(page);
        let taught = self.is_taught(page) || changed.is_some() && self.owes_schools;
        if changed.is_none() && !taught {
            return None;
        }
        // If something could not be put aside, nothing is written over it, and the next visit finds it.
        let kept = is_safe && {
            if let Some(text) = changed {
                self.written.set(page, text);
            }
            self.keep_all(page, taught)
        };
        Some(match (kept, archive.standing) {
            // Until that has been read.
            (true, standing @ (SyncStatus::Damaged | SyncStatus::OtherVersion)) => standing,
            (true, _) => SyncStatus::Kept,
            (false, _) if storage::is_there() => SyncStatus::Full,
            (false, _) => SyncStatus::Refused,
        })
    }

    /// Saves everything, and the learners after training. A text without space is tried again only with
    /// the next change, because writing a large text is slow.
    fn keep_all(&mut self, page: &AppHandle, taught: bool) -> bool {
        if taught {
            self.schools = Some(page.schools.clone());
        }
        let kept = self.keep(page);
        self.owes_schools = taught && !(kept && self.keep_schools(page));
        kept && !self.owes_schools
    }

    /// Deletes all saved data. The fresh state is saved with the first action. The stamp continues, so
    /// other tabs see that it is newer than theirs.
    fn forget(&mut self) {
        self.meet();
        for name in [SAVE, SCHOOLS, ASIDE] {
            storage::remove(name);
        }
        *self = Self {
            stamp: self.stamp,
            visit: self.visit,
            ..Self::default()
        };
    }

    /// Marks the stored data as known.
    fn meet(&mut self) {
        self.kept = storage::read(SAVE);
        let there = self.kept.as_ref().map(|text| Save::read(text).save.stamp);
        self.stamp = self.stamp.max(there.unwrap_or_default());
    }

    /// The status after another tab has changed the saved data.
    fn overtaken(&self) -> Option<SyncStatus> {
        let there = storage::read(SAVE);
        let found = SyncStatus::found(there.as_deref(), self.kept.as_deref());
        // If the browser has lost its storage, nobody has deleted the data.
        found.filter(|_| storage::is_there())
    }

    /// Whether a learner has learned something, and its course is not under way.
    fn is_taught(&self, page: &AppHandle) -> bool {
        let known = self.schools.as_ref();
        let learning = page.screen.dialog == Some(Dialog::Learner)
            && page.schools.iter().any(|school| school.due() > 0);
        let is_new = |known: &Rc<Vec<LearnerTraining>>| {
            let none = known.is_empty() && page.schools.is_empty();
            !none && !Rc::ptr_eq(known, &page.schools)
        };
        !learning && known.is_none_or(is_new)
    }

    fn keep(&mut self, page: &AppHandle) -> bool {
        if self.visit == 0 {
            self.visit = random::seed();
        }
        self.stamp = self.stamp.next(self.visit);
        let text = save(page, self.stamp).write_part(Part::Play);
        let kept = storage::write(SAVE, &text);
        if kept {
            self.kept = Some(text);
        }
        kept
    }

    fn keep_schools(&self, page: &AppHandle) -> bool {
        let text = save(page, self.stamp).write_part(Part::Schools);
        storage::write(SCHOOLS, &text)
    }
}

/// Puts unreadable lines aside, each once; returns whether there was space.
fn put_aside(damaged: &[String]) -> bool {
    let mut aside = storage::read(ASIDE).unwrap_or_default();
    for line in damaged {
        if !aside.lines().any(|known| known == line) {
            aside.push_str(line);
            aside.push('\n');
        }
    }
    aside.len() <= MOST_ASIDE && storage::write(ASIDE, &aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_finds_the_data_put_aside_after_a_stop() {
        let script = include_str!("../../assets/fault.js");
        for told in [
            format!("const KEPT = {:?};", [SAVE, SCHOOLS]),
            format!("const ASIDE = {ASIDE:?};"),
            format!("const MOST_ASIDE = {MOST_ASIDE};"),
        ] {
            assert!(script.contains(&told), "{told}");
        }
    }
}
