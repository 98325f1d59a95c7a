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
