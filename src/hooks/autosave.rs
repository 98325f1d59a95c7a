use std::cell::{Cell, RefCell};
use std::mem;
use std::rc::Rc;

use yew::prelude::*;

use super::AppHandle;
use crate::game::puzzle::Date;
use crate::game::{Save, SaveError};
use crate::platform::storage::{ASIDE, SAVE};
use crate::platform::{document, storage, timer};
use crate::state::{AppAction, AppState, SaveStatus, StorageAction, StoredTexts, read_save};

/// Saves the visit after each action, when the next frame is drawn, and at once when the page is left.
#[hook]
pub fn use_autosave(page: &AppHandle, stored: &StoredTexts) {
    let autosave = use_mut_ref(|| Autosave::beginning(page, stored, &Browser));
    // Whether a save waits for a frame. One save does for all actions before it: the handle reads the newest state.
    let is_due = use_memo((), |()| Cell::new(false));
    {
        let (page, autosave, is_due) = (page.clone(), autosave.clone(), is_due.clone());
        use_effect_with((), move |()| {
            let save_now = {
                let (page, autosave) = (page.clone(), autosave.clone());
                move || {
                    // A hidden page draws no frame, so a save that waits for a frame is no longer due.
                    is_due.set(false);
                    save(&page, &autosave);
                }
            };
            let listeners = [
                document::on_leave(save_now),
                storage::on_change(move || read_again(&page, &autosave)),
            ];
            move || drop(listeners)
        });
    }
    let page = page.clone();
    use_effect(move || {
        if !is_due.replace(true) {
            timer::after_frame(move || {
                is_due.set(false);
                save(&page, &autosave);
            });
        }
    });
}

fn save(page: &AppHandle, autosave: &RefCell<Autosave>) {
    // A handle reads the newest state, but keeps each state that it has read. So a clone reads, and is dropped.
    let page = page.clone();
    let action = autosave.borrow_mut().save(&page, &Browser);
    dispatch(&page, action);
}

fn read_again(page: &AppHandle, autosave: &RefCell<Autosave>) {
    let page = page.clone();
    let action = autosave.borrow_mut().read_again(&page, &Browser);
    dispatch(&page, action);
}

fn dispatch(page: &AppHandle, action: Option<StorageAction>) {
    if let Some(action) = action {
        page.dispatch(AppAction::Storage(action));
    }
}

/// A store of texts under names: the browser, or a test.
trait TextStore {
    fn read(&self, name: &str) -> Option<String>;
    /// Stores a text, or where `text` is `None` deletes the stored text; returns whether that was done.
    fn set(&self, name: &str, text: Option<&str>) -> bool;
    /// Whether there is a storage at all.
    fn is_there(&self) -> bool;
}

struct Browser;

impl TextStore for Browser {
    fn read(&self, name: &str) -> Option<String> {
        storage::read(name)
    }

    fn set(&self, name: &str, text: Option<&str>) -> bool {
        storage::set(name, text)
    }

    fn is_there(&self) -> bool {
        storage::is_there()
    }
}

/// The knowledge of this tab about the browser's storage.
struct Autosave {
    /// The text that this tab read or wrote last.
    known: Option<String>,
    /// The data in the last such text that could be read; before that, the data of a first visit.
    base: Rc<Save>,
    /// Whether `known` cannot be read, and has still to be set aside.
    is_unreadable: bool,
    /// The data with which the visit began, as text, until something is saved: it is saved with the first change.
    beginning: Option<String>,
    /// The data of the last attempt to save.
    last: Option<Save>,
    /// The day on which the visit began.
    today: Option<Date>,
}

impl Autosave {
    /// The knowledge at the start of a visit. A text that cannot be read is set aside at once.
    fn beginning(page: &AppState, stored: &StoredTexts, store: &impl TextStore) -> Self {
        let (known, today) = (stored.save.clone(), stored.today);
        let is_damaged = matches!(page.storage.status, SaveStatus::Damaged(_));
        // On a first visit there may have been an action before the program was there.
        let has_acted = page.current_game.choice.is_some() || page.current_game.just_moved;
        let waits = !is_damaged && (known.is_some() || !has_acted);
        let mut autosave = Self {
            base: Rc::new(data(known.as_deref(), today).unwrap_or_default()),
            is_unreadable: is_damaged && known.is_some(),
            known,
            beginning: waits.then(|| page.to_save().write()),
            last: None,
            today,
        };
        autosave.set_aside(store);
        autosave
    }

    /// Saves what has changed. If another tab has changed the stored text, the page has to join that first, and nothing
    /// is saved. Returns the action for either; `None` if there is nothing to report.
    fn save(&mut self, page: &AppState, store: &impl TextStore) -> Option<StorageAction> {
        let before = &page.storage.status;
        if !before.may_write() {
            return None;
        }
        if let Some(join) = self.read_again(page, store) {
            return Some(join);
        }
        let now = page.to_save();
        if self.last.as_ref() == Some(&now) {
            return None;
        }
        let text = now.write();
        let changed = self.beginning.as_ref() != Some(&text);
        // The data of a first visit is not kept: the stored text is deleted.
        let text = (text != Save::default().write()).then_some(text);
        self.last = Some(now.clone());
        // Another tab may have saved the same, once there was room.
        let is_stored = text.is_some() && text == self.known;
        if !is_stored && (!changed || text == self.known) {
            return None;
        }
        let is_saved = is_stored || self.set_aside(store) && store.set(SAVE, text.as_deref());
        if is_saved {
            self.base = Rc::new(now);
            self.known = text;
            self.beginning = None;
        }
        let unreadable = match before {
            SaveStatus::Damaged(text) | SaveStatus::Full(Some(text)) => Some(text.clone()),
            _ => None,
        };
        let status = match unreadable {
            // The notice about that text stays.
            Some(text) if is_saved => SaveStatus::Damaged(text),
            None if is_saved => SaveStatus::Saved,
            unreadable if store.is_there() => SaveStatus::Full(unreadable),
            _ => SaveStatus::Refused,
        };
        (status != *before).then_some(StorageAction::Status(status))
    }

    /// Reads the stored text again. If another tab has changed it, returns the action by which the page joins the text,
    /// or says that the text cannot be read. A storage that the browser has lost was changed by no tab.
    fn read_again(&mut self, page: &AppState, store: &impl TextStore) -> Option<StorageAction> {
        let text = store.read(SAVE);
        let is_changed = text != self.known && store.is_there();
        if !is_changed || !page.storage.status.may_write() {
            return None;
        }
        let read = data(text.as_deref(), self.today);
        let status = SaveStatus::of(text.as_deref().unwrap_or_default(), &read);
        self.known = text;
        self.beginning = None;
        self.last = None;
        self.is_unreadable = matches!(status, SaveStatus::Damaged(_));
        let Ok(theirs) = read else {
            // `base` stays: that data is still what both tabs have had.
            self.set_aside(store);
            return Some(StorageAction::Status(status));
        };
        let theirs = Rc::new(theirs);
        let base = mem::replace(&mut self.base, theirs.clone());
        Some(StorageAction::Join(theirs, base))
    }

    /// Sets aside the stored text if it cannot be read, behind what was set aside before. Returns `false` where the
    /// browser has no room for that.
    fn set_aside(&mut self, store: &impl TextStore) -> bool {
        if self.is_unreadable {
            let text = self.known.as_deref().unwrap_or_default();
            let mut aside = store.read(ASIDE).unwrap_or_default();
            // An empty text is aside already, and has no windows.
            let mut parts = aside.as_bytes().windows(text.len().max(1));
            let is_aside = text.is_empty() || parts.any(|part| part == text.as_bytes());
            if !aside.is_empty() {
                aside.push('\n');
            }
            aside.push_str(text);
            self.is_unreadable = !is_aside && !store.set(ASIDE, Some(&aside));
        }
        !self.is_unreadable
    }
}

/// The data in a stored text.
fn data(text: Option<&str>, today: Option<Date>) -> Result<Save, SaveError> {
    match read_save(text.unwrap_or_default(), today) {
        Err(SaveError::Empty) => Ok(Save::default()),
        read => read,
    }
}

#[cfg(test)]
mod tests;
