use std::cell::{Cell, RefCell};
use std::mem;
use std::rc::Rc;

use yew::prelude::*;

use super::AppHandle;
use crate::game::{Save, SaveError};
use crate::platform::storage::{ASIDE, SAVE};
use crate::platform::{document, storage, timer};
use crate::state::{AppAction, AppState, SaveStatus, StorageAction, StoredTexts};

/// Saves the visit after each action, when the next frame is drawn, and at once when the page is left.
#[hook]
pub fn use_autosave(page: &AppHandle, stored: &StoredTexts) {
    let autosave = use_mut_ref(|| Autosave::beginning(page, stored.save.clone(), &Browser));
    // The handle reads the newest state, so one save does for all actions before it.
    let is_due = use_memo((), |()| Cell::new(false));
    {
        let (page, autosave, is_due) = (page.clone(), autosave.clone(), is_due.clone());
        use_effect_with((), move |()| {
            let save = {
                let (page, autosave) = (page.clone(), autosave.clone());
                move || {
                    // A hidden page draws no frame.
                    is_due.set(false);
                    save(&page, &autosave);
                }
            };
            let listeners = [
                document::on_leave(save),
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
    // A handle reads the newest state, but keeps every state that it has read. The clone is dropped with them.
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
    /// Keeps a text, or deletes it; returns whether that was done.
    fn keep(&self, name: &str, text: Option<&str>) -> bool;
    /// Whether anything is kept at all.
    fn is_there(&self) -> bool;
}

struct Browser;

impl TextStore for Browser {
    fn read(&self, name: &str) -> Option<String> {
        storage::read(name)
    }

    fn keep(&self, name: &str, text: Option<&str>) -> bool {
        storage::keep(name, text)
    }

    fn is_there(&self) -> bool {
        storage::is_there()
    }
}

/// The knowledge of this tab about the browser's storage.
struct Autosave {
    /// The text that this tab read or wrote last.
    known: Option<String>,
    /// The data in that text; that of a first visit, where it cannot be read.
    base: Rc<Save>,
    /// Whether that text has still to be set aside, because it cannot be read.
    is_unreadable: bool,
    /// The text of the page as the visit began with it. It is saved with the first action.
    beginning: Option<String>,
    /// The text that was saved last, or tried.
    last: Option<Save>,
}

impl Autosave {
    /// The knowledge at the start of a visit. A text that cannot be read is set aside at once.
    fn beginning(page: &AppState, known: Option<String>, store: &impl TextStore) -> Self {
        let is_damaged = matches!(page.storage.status, SaveStatus::Damaged(_));
        // On a first visit there may have been an action before the program was there.
        let acts = page.table.choice.is_some() || page.table.just_moved;
        let waits = !is_damaged && (known.is_some() || !acts);
        let mut autosave = Self {
            base: Rc::new(data(known.as_deref()).unwrap_or_default()),
            is_unreadable: is_damaged && known.is_some(),
            known,
            beginning: waits.then(|| page.to_save().write()),
            last: None,
        };
        autosave.set_aside(store);
        autosave
    }

    /// Saves what has changed. Before that, a text of another tab has to be joined. Returns the action that reports
    /// either.
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
        // As on a first visit there is nothing to keep.
        let text = (text != Save::default().write()).then_some(text);
        self.last = Some(now.clone());
        // Another tab may have saved the same, once there was room.
        let is_there = text.is_some() && text == self.known;
        if !is_there && (!changed || text == self.known) {
            return None;
        }
        let is_saved = is_there || self.set_aside(store) && store.keep(SAVE, text.as_deref());
        if is_saved {
            self.base = Rc::new(now);
            self.known = text;
            self.beginning = None;
        }
        let unread = match before {
            SaveStatus::Damaged(text) | SaveStatus::Full(Some(text)) => Some(text.clone()),
            _ => None,
        };
        let status = match unread {
            // Until that has been read.
            Some(text) if is_saved => SaveStatus::Damaged(text),
            None if is_saved => SaveStatus::Saved,
            unread if store.is_there() => SaveStatus::Full(unread),
            _ => SaveStatus::Refused,
        };
        (status != *before).then_some(StorageAction::Status(status))
    }

    /// Reads the stored text again. If another tab has changed it, the page has to join it, or to say that it cannot be
    /// read. If the browser has lost its storage, no other tab has changed that.
    fn read_again(&mut self, page: &AppState, store: &impl TextStore) -> Option<StorageAction> {
        let text = store.read(SAVE);
        let is_changed = text != self.known && store.is_there();
        if !is_changed || !page.storage.status.may_write() {
            return None;
        }
        let read = data(text.as_deref());
        let status = SaveStatus::of(text.as_deref().unwrap_or_default(), &read);
        self.known = text;
        self.beginning = None;
        self.last = None;
        self.is_unreadable = matches!(status, SaveStatus::Damaged(_));
        let Ok(theirs) = read else {
            // The data before is still what both tabs have had.
            self.set_aside(store);
            return Some(StorageAction::Status(status));
        };
        let theirs = Rc::new(theirs);
        let base = mem::replace(&mut self.base, theirs.clone());
        Some(StorageAction::Join(theirs, base))
    }

    /// Sets aside the stored text if it cannot be read, behind what was set aside before. Returns false where the browser
    /// has no room.
    fn set_aside(&mut self, store: &impl TextStore) -> bool {
        if self.is_unreadable {
            let text = self.known.as_deref().unwrap_or_default();
            let mut aside = store.read(ASIDE).unwrap_or_default();
            let mut parts = aside.as_bytes().windows(text.len());
            let is_aside = parts.any(|part| part == text.as_bytes());
            if !aside.is_empty() {
                aside.push('\n');
            }
            aside.push_str(text);
            self.is_unreadable = !is_aside && !store.keep(ASIDE, Some(&aside));
        }
        !self.is_unreadable
    }
}

/// The data in a stored text.
fn data(text: Option<&str>) -> Result<Save, SaveError> {
    match Save::read(text.unwrap_or_default()) {
        Err(SaveError::Empty) => Ok(Save::default()),
        read => read,
    }
}

#[cfg(test)]
mod tests;
