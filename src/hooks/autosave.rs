use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use super::AppHandle;
use crate::game::Save;
use crate::platform::storage::{ASIDE, SAVE};
use crate::platform::{document, storage, timer};
use crate::state::{AppAction, AppState, SaveStatus, StorageAction, Stored};

/// Saves the visit after each action, when the next frame is drawn, and at once when the page is left.
#[hook]
pub fn use_autosave(page: &AppHandle) {
    let autosave = use_mut_ref(|| Autosave::beginning(page));
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
    // A handle keeps every state that was read through it.
    let page = page.clone();
    let action = autosave.borrow_mut().save(&page, &Browser);
    dispatch(&page, action);
}

fn read_again(page: &AppHandle, autosave: &RefCell<Autosave>) {
    let page = page.clone();
    let action = autosave.borrow().read_again(&page, &Browser);
    dispatch(&page, action);
}

fn dispatch(page: &AppHandle, action: Option<StorageAction>) {
    if let Some(action) = action {
        page.dispatch(AppAction::Storage(action));
    }
}

/// Where texts are kept under names: the browser, or a test.
trait Store {
    fn read(&self, name: &str) -> Option<String>;
    /// Keeps a text, or deletes it; returns whether that was done.
    fn keep(&self, name: &str, text: Option<&str>) -> bool;
    /// Whether anything is kept at all.
    fn is_there(&self) -> bool;
}

struct Browser;

impl Store for Browser {
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

/// What this tab knows of the browser's storage.
struct Autosave {
    /// The texts that the visit began with, or that this tab read last.
    found: Rc<Stored>,
    /// The text that this tab read or wrote last.
    known: Option<String>,
    /// The data in that text.
    base: Rc<Save>,
    /// The text of the saves that were set aside, as this tab read or wrote it last.
    aside: Option<String>,
    /// The text of the page as the visit began with it. It is saved with the first action.
    beginning: Option<String>,
    /// What was saved last, or tried.
    last: Option<(Save, Option<Rc<str>>)>,
}

impl Autosave {
    /// What it knows at the start of a visit.
    fn beginning(page: &AppState) -> Self {
        let found = page.storage.found.clone();
        let Stored { save, aside } = (*found).clone();
        // On a first visit there may have been an action before the program was there.
        let acts = page.table.choice.is_some() || page.table.just_moved;
        let is_damaged = page.storage.status == SaveStatus::Damaged;
        let waits = !is_damaged && (save.is_some() || !acts);
        Self {
            base: data(save.as_deref()),
            known: save,
            aside,
            beginning: waits.then(|| page.save().write()),
            last: None,
            found,
        }
    }

    /// Saves what has changed. Before that, a text of another tab has to be joined. Returns the action that reports
    /// either.
    fn save(&mut self, page: &AppState, store: &impl Store) -> Option<StorageAction> {
        let storage = &page.storage;
        if !Rc::ptr_eq(&self.found, &storage.found) {
            self.found = storage.found.clone();
            self.known.clone_from(&storage.found.save);
            self.base = data(self.known.as_deref());
            self.aside.clone_from(&storage.found.aside);
            self.beginning = None;
            self.last = None;
        }
        if !storage.status.may_write() {
            return None;
        }
        if let Some(join) = self.read_again(page, store) {
            return Some(join);
        }
        let now = (page.save(), storage.aside.clone());
        if self.last.as_ref() == Some(&now) {
            return None;
        }
        let text = now.0.write();
        let save = Rc::new(now.0.clone());
        self.last = Some(now);
        let changed = self.beginning.as_ref() != Some(&text);
        // As on a first visit there is nothing to keep.
        let text = (text != Save::default().write()).then_some(text);
        let is_new = changed && text != self.known;
        if !is_new && self.aside.as_deref() == storage.aside.as_deref() {
            return None;
        }
        // What could not be read is set aside before anything is written over it.
        let is_saved = self.set_aside(storage.aside.as_deref(), store)
            && (!is_new || self.keep(text, save, store));
        let status = match storage.status {
            // Until that has been read.
            SaveStatus::Damaged if is_saved => SaveStatus::Damaged,
            _ if is_saved => SaveStatus::Saved,
            _ if store.is_there() => SaveStatus::Full,
            _ => SaveStatus::Refused,
        };
        (status != storage.status).then_some(StorageAction::Status(status))
    }

    /// Reads the stored text again. If another tab has changed it, the page has to join it. If the browser has lost its
    /// storage, no other tab has changed that.
    fn read_again(&self, page: &AppState, store: &impl Store) -> Option<StorageAction> {
        let writes =
            page.storage.status.may_write() && Rc::ptr_eq(&self.found, &page.storage.found);
        let save = store.read(SAVE);
        let is_changed = save != self.known && store.is_there();
        (writes && is_changed).then(|| {
            let aside = store.read(ASIDE);
            StorageAction::Join(Stored { save, aside }, self.base.clone())
        })
    }

    fn keep(&mut self, text: Option<String>, save: Rc<Save>, store: &impl Store) -> bool {
        let is_kept = store.keep(SAVE, text.as_deref());
        if is_kept {
            self.base = save;
            self.known = text;
            self.beginning = None;
        }
        is_kept
    }

    /// Keeps what is set aside, which grows at its end, or deletes it. What another tab has set aside meanwhile
    /// stays.
    fn set_aside(&mut self, text: Option<&str>, store: &impl Store) -> bool {
        if self.aside.as_deref() == text {
            return true;
        }
        let before = self.aside.as_deref().unwrap_or_default();
        let there = store.read(ASIDE).unwrap_or_default();
        let there = match text {
            Some(text) => [&*there, text.strip_prefix(before).unwrap_or(text)].join("\n"),
            None => there.replacen(before, "", 1),
        };
        let there = there.trim_start();
        let is_kept = store.keep(ASIDE, (!there.is_empty()).then_some(there));
        if is_kept {
            self.aside = text.map(str::to_owned);
        }
        is_kept
    }
}

/// The data in a stored text; that of a first visit, where nothing of it can be read.
fn data(text: Option<&str>) -> Rc<Save> {
    let read = Save::read(text.unwrap_or_default());
    Rc::new(read.map(|read| read.save).unwrap_or_default())
}

#[cfg(test)]
mod tests;
