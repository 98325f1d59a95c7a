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
                storage::on_change(move || look(&page, &autosave)),
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
    let status = autosave.borrow_mut().save(&page, &Browser);
    tell(&page, status);
}

fn look(page: &AppHandle, autosave: &RefCell<Autosave>) {
    let page = page.clone();
    let status = autosave.borrow().look(&page, &Browser);
    tell(&page, status);
}

fn tell(page: &AppHandle, status: Option<SaveStatus>) {
    if let Some(status) = status {
        page.dispatch(AppAction::Storage(StorageAction::Status(status)));
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
    /// The texts that the visit began with, or that a person chose to go on from.
    found: Rc<Stored>,
    /// The text that this tab read or wrote last.
    known: Option<String>,
    /// The same of the saves that were set aside.
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
            known: save,
            aside,
            beginning: waits.then(|| page.save().write()),
            last: None,
            found,
        }
    }

    /// Saves what has changed. Returns whether the visit is saved, if that has changed.
    fn save(&mut self, page: &AppState, store: &impl Store) -> Option<SaveStatus> {
        let storage = &page.storage;
        if !Rc::ptr_eq(&self.found, &storage.found) {
            self.found = storage.found.clone();
            self.known.clone_from(&storage.found.save);
            self.aside.clone_from(&storage.found.aside);
            self.beginning = None;
            self.last = None;
        }
        if !storage.status.may_write() {
            return None;
        }
        if self.is_overtaken(store) {
            return Some(SaveStatus::OtherTab);
        }
        let now = (page.save(), storage.aside.clone());
        if self.last.as_ref() == Some(&now) {
            return None;
        }
        let text = now.0.write();
        self.last = Some(now);
        let changed = self.beginning.as_ref() != Some(&text);
        // As on a first visit there is nothing to keep.
        let text = (text != Save::default().write()).then_some(text);
        let is_new = changed && text != self.known;
        if !is_new && self.aside.as_deref() == storage.aside.as_deref() {
            return None;
        }
        // What could not be read is set aside before anything is written over it.
        let is_saved =
            self.set_aside(storage.aside.as_deref(), store) && (!is_new || self.keep(text, store));
        let status = match storage.status {
            // Until that has been read.
            SaveStatus::Damaged if is_saved => SaveStatus::Damaged,
            _ if is_saved => SaveStatus::Saved,
            _ if store.is_there() => SaveStatus::Full,
            _ => SaveStatus::Refused,
        };
        (status != storage.status).then_some(status)
    }

    /// Looks whether another tab has changed the saved text.
    fn look(&self, page: &AppState, store: &impl Store) -> Option<SaveStatus> {
        let writes =
            page.storage.status.may_write() && Rc::ptr_eq(&self.found, &page.storage.found);
        (writes && self.is_overtaken(store)).then_some(SaveStatus::OtherTab)
    }

    /// Whether the saved text is another. If the browser has lost its storage, no other tab has changed that.
    fn is_overtaken(&self, store: &impl Store) -> bool {
        store.read(SAVE) != self.known && store.is_there()
    }

    fn keep(&mut self, text: Option<String>, store: &impl Store) -> bool {
        let is_kept = store.keep(SAVE, text.as_deref());
        if is_kept {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::engine::{Strategy, ai_compute_move};
    use crate::game::{Game, GameAction, Switch};
    use crate::route::Route;
    use crate::state::{Dialog, Stored};

    /// A browser that may have no room, or keep nothing.
    #[derive(Default)]
    struct Shelf {
        texts: RefCell<BTreeMap<String, String>>,
        is_full: Cell<bool>,
        is_gone: Cell<bool>,
    }

    impl Store for Shelf {
        fn read(&self, name: &str) -> Option<String> {
            let text = self.texts.borrow().get(name).cloned();
            text.filter(|_| !self.is_gone.get())
        }

        fn keep(&self, name: &str, text: Option<&str>) -> bool {
            let mut texts = self.texts.borrow_mut();
            match text {
                _ if self.is_gone.get() => return false,
                None => drop(texts.remove(name)),
                Some(_) if self.is_full.get() => return false,
                Some(text) => drop(texts.insert(name.to_owned(), text.to_owned())),
            }
            true
        }

        fn is_there(&self) -> bool {
            !self.is_gone.get()
        }
    }

    fn stored(store: &Shelf) -> Stored {
        Stored {
            save: store.read(SAVE),
            aside: store.read(ASIDE),
        }
    }

    struct Tab {
        page: AppState,
        autosave: Autosave,
    }

    impl Tab {
        fn open(fragment: &str, store: &Shelf) -> Self {
            let page = AppState::resuming(fragment, true, stored(store));
            let autosave = Autosave::beginning(&page);
            Self { page, autosave }
        }

        fn act(&mut self, action: AppAction) {
            self.page = self.page.clone().after(action);
        }

        fn choose(&mut self, action: StorageAction) {
            self.act(AppAction::Storage(action));
        }

        fn save(&mut self, store: &Shelf) {
            let status = self.autosave.save(&self.page, store);
            self.tell(status);
        }

        fn look(&mut self, store: &Shelf) {
            let status = self.autosave.look(&self.page, store);
            self.tell(status);
        }

        fn tell(&mut self, status: Option<SaveStatus>) {
            if let Some(status) = status {
                self.choose(StorageAction::Status(status));
            }
        }

        fn status(&self) -> SaveStatus {
            self.page.storage.status
        }

        fn play(&mut self, made: &str) {
            self.act(AppAction::Act(GameAction::Choose(made.parse().unwrap())));
            self.act(AppAction::Act(GameAction::Take));
        }
    }

    #[test]
    fn what_changes_only_the_screen_is_not_saved() {
        let store = Shelf::default();
        let mut tab = Tab::open("#/play?two=human", &store);
        for action in [
            AppAction::Open(Dialog::Settings),
            AppAction::Close,
            AppAction::Explain,
            AppAction::Go(Route::Learn),
            AppAction::Undo,
        ] {
            tab.act(action);
            tab.save(&store);
        }
        assert!(store.texts.borrow().is_empty());
    }

    #[test]
    fn each_change_is_saved_and_a_first_visit_leaves_nothing() {
        let store = Shelf::default();
        let mut tab = Tab::open("", &store);
        for action in [
            AppAction::Set(Switch::Sound, true),
            AppAction::Act(GameAction::Choose("C4".parse().unwrap())),
            AppAction::Act(GameAction::LetGo),
            AppAction::Follow("#/play?heaps=2,2&two=human".to_owned()),
        ] {
            tab.act(action);
            tab.save(&store);
            assert_eq!(store.read(SAVE), Some(tab.page.save().write()));
        }
        tab.choose(StorageAction::Delete(stored(&store)));
        tab.save(&store);
        assert!(store.texts.borrow().is_empty());
    }

    #[test]
    fn a_full_or_refusing_browser_is_reported_once_and_saving_goes_on_with_room() {
        for (fault, status) in [
            (
                Shelf::is_full as fn(&Shelf) -> &Cell<bool>,
                SaveStatus::Full,
            ),
            (Shelf::is_gone, SaveStatus::Refused),
        ] {
            let store = Shelf::default();
            let mut tab = Tab::open("#/play?two=human", &store);
            fault(&store).set(true);
            for made in ["C4", "B1"] {
                tab.play(made);
                tab.save(&store);
                assert_eq!(tab.status(), status);
                assert_eq!(tab.page.storage.is_read, made == "B1");
                tab.choose(StorageAction::CloseNotice);
            }
            fault(&store).set(false);
            tab.play("A1");
            tab.save(&store);
            assert_eq!(tab.status(), SaveStatus::Saved);
            assert!(store.read(SAVE).unwrap().contains("moves=C4,B1,A1"));
        }
    }

    impl Shelf {
        fn is_full(&self) -> &Cell<bool> {
            &self.is_full
        }

        fn is_gone(&self) -> &Cell<bool> {
            &self.is_gone
        }
    }

    #[test]
    fn nothing_is_written_over_what_could_not_be_set_aside() {
        let store = Shelf::default();
        let damaged = "nim-save 2\nsound=on\nsound=loud\nend\n";
        assert!(store.keep(SAVE, Some(damaged)));
        store.is_full.set(true);
        let mut tab = Tab::open("", &store);
        tab.play("C4");
        tab.save(&store);
        assert_eq!(tab.status(), SaveStatus::Full);
        assert_eq!(store.read(SAVE).as_deref(), Some(damaged));
        // It is tried again with the next change.
        store.is_full.set(false);
        tab.act(AppAction::Undo);
        tab.save(&store);
        assert_eq!(store.read(ASIDE).as_deref(), Some(damaged));
        assert!(store.read(SAVE).unwrap().contains("sound=on"));
        // The next visit keeps it, until a person deletes it.
        let mut next = Tab::open("", &store);
        next.save(&store);
        assert_eq!(next.page.storage.aside.as_deref(), Some(damaged));
        next.choose(StorageAction::DropAside);
        next.save(&store);
        assert_eq!(store.read(ASIDE), None);
    }

    #[test]
    fn what_two_tabs_set_aside_is_kept_until_each_has_dropped_its_own() {
        let store = Shelf::default();
        let mut tabs = [0, 1].map(|_| Tab::open("", &store));
        let mut all = String::new();
        for (tab, text) in tabs.iter_mut().zip(["one", "two"]) {
            let damaged = Stored {
                save: Some(text.to_owned()),
                aside: None,
            };
            tab.choose(StorageAction::GoOnHere(damaged));
            assert!(store.keep(SAVE, Some(text)));
            tab.save(&store);
            all = [&*all, text].join("\n").trim_start().to_owned();
            assert_eq!(store.read(ASIDE).as_deref(), Some(&*all));
        }
        for (tab, left) in tabs.iter_mut().zip([Some("two"), None]) {
            tab.choose(StorageAction::Status(SaveStatus::Saved));
            tab.choose(StorageAction::DropAside);
            assert!(store.keep(SAVE, tab.autosave.known.clone().as_deref()));
            tab.save(&store);
            assert_eq!(store.read(ASIDE).as_deref(), left);
        }
    }

    #[test]
    fn a_newer_save_stays_as_it_is() {
        let store = Shelf::default();
        let newer = "nim-save 999\ngame=three-dimensional\nend\n";
        assert!(store.keep(SAVE, Some(newer)));
        let mut tab = Tab::open("", &store);
        tab.play("C4");
        tab.save(&store);
        assert_eq!(tab.status(), SaveStatus::Newer);
        assert_eq!(store.read(SAVE).as_deref(), Some(newer));
        tab.choose(StorageAction::Delete(stored(&store)));
        tab.save(&store);
        assert!(store.texts.borrow().is_empty());
    }

    /// Two tabs play, look, save, sleep and choose at random. A tab writes only over what it has read or written
    /// last, or what a person has chosen about. So an unfinished game that was saved stays in what is saved, unless
    /// a person has loaded, deleted or ended it.
    #[test]
    fn no_tab_writes_over_what_it_does_not_know() {
        let (mut writes, mut overtaken) = (0, 0);
        for seed in 0..400 {
            let rng = &mut SmallRng::seed_from_u64(seed);
            let store = Shelf::default();
            let mut tabs = [0, 1].map(|_| Tab::open("#/play?two=human", &store));
            let mut known: [Option<String>; 2] = [None, None];
            for step in 0..60 {
                let place = rng.random_range(0..2);
                let tab = &mut tabs[place];
                match rng.random_range(0..12) {
                    0 => tab.look(&store),
                    1 if tab.status() == SaveStatus::OtherTab => {
                        overtaken += 1;
                        known[place] = store.read(SAVE);
                        let games = |text: Option<String>| {
                            let save = text.map(|text| Save::read(&text).unwrap_or_default().save);
                            save.map_or(Vec::new(), |save| {
                                let all = save.waiting.into_iter().chain([save.game]);
                                all.map(|state| state.game).collect::<Vec<Game>>()
                            })
                        };
                        let mine = tab.page.table.game.clone();
                        let theirs = games(store.read(SAVE));
                        let text = stored(&store);
                        let here = rng.random_range(0..2) == 0;
                        tab.choose(if here {
                            StorageAction::GoOnHere(text)
                        } else {
                            StorageAction::LoadOther(text)
                        });
                        tab.save(&store);
                        known[place] = store.read(SAVE);
                        let now = games(store.read(SAVE));
                        let stays = |game: &Game| {
                            let is_same = |known: &Game| known.goes_on(game);
                            !game.is_under_way() || now.iter().any(is_same)
                        };
                        // The saved games are eight and the one on the table at most.
                        assert!(now.len() >= 9 || theirs.iter().all(stays), "seed {seed}");
                        // The two that were seen stay in any case.
                        assert!(stays(&mine), "seed {seed}");
                        assert!(theirs.last().is_none_or(stays), "seed {seed}");
                    }
                    2 if step % 7 == 0 => {
                        *tab = Tab::open("", &store);
                        known[place] = store.read(SAVE);
                    }
                    3 => tab.act(AppAction::Restart),
                    4 => tab.act(AppAction::Set(Switch::Sound, rng.random())),
                    5..=7 => {
                        let before = store.read(SAVE);
                        tab.save(&store);
                        let after = store.read(SAVE);
                        if before != after {
                            writes += 1;
                            assert_eq!(before, known[place], "seed {seed}, step {step}");
                            known[place] = after;
                        } else if before != known[place] {
                            let status = tab.status();
                            assert_eq!(status, SaveStatus::OtherTab, "seed {seed}, step {step}");
                        }
                    }
                    _ => {
                        let board = tab.page.table.game.position();
                        if let Some(answer) = ai_compute_move(Strategy::Beginner, board, rng) {
                            tab.play(&answer.chosen.to_string());
                        }
                    }
                }
            }
        }
        assert!(writes > 1000 && overtaken > 300, "{writes} {overtaken}");
    }
}
