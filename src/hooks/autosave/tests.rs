//! Tabs that share a storage, which may be full, gone, or damaged.

use std::collections::BTreeMap;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::game::statistics::GamesAndWins;
use crate::game::{GameAction, Route, Setting, Switch};
use crate::platform::address::Arrival;
use crate::state::{Dialog, StoredTexts, Trouble};

/// A browser that may have no room, or keep nothing.
#[derive(Default)]
struct FakeStore {
    texts: RefCell<BTreeMap<String, String>>,
    is_full: Cell<bool>,
    is_gone: Cell<bool>,
}

impl TextStore for FakeStore {
    fn read(&self, name: &str) -> Option<String> {
        let text = self.texts.borrow().get(name).cloned();
        text.filter(|_| !self.is_gone.get())
    }

    fn set(&self, name: &str, text: Option<&str>) -> bool {
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

struct Tab {
    page: AppState,
    autosave: Autosave,
}

impl Tab {
    fn open(fragment: &str, store: &FakeStore) -> Self {
        let stored = StoredTexts {
            save: store.read(SAVE),
            aside: store.read(ASIDE),
            today: Date::read("2026-12-01"),
        };
        let page = AppState::resuming(fragment, true, &stored);
        let autosave = Autosave::beginning(&page, &stored, store);
        Self { page, autosave }
    }

    fn act(&mut self, action: AppAction) {
        self.page = self.page.clone().after(action);
    }

    fn act_on_storage(&mut self, action: StorageAction) {
        self.act(AppAction::Storage(action));
    }

    /// Deletes everything, as the screen of the statistics does.
    fn delete(&mut self, store: &FakeStore) {
        store.set(SAVE, None);
        store.set(ASIDE, None);
        self.act_on_storage(StorageAction::Delete);
    }

    /// Saves as the page does: after each action that the storage asks for, it saves again.
    fn save(&mut self, store: &FakeStore) {
        while let Some(action) = self.autosave.save(&self.page, store) {
            self.act_on_storage(action);
        }
    }

    fn read_again(&mut self, store: &FakeStore) {
        if let Some(action) = self.autosave.read_again(&self.page, store) {
            self.act_on_storage(action);
        }
    }

    fn status(&self) -> SaveStatus {
        self.page.storage.status.clone()
    }

    fn play(&mut self, made: &str) {
        self.act(AppAction::Play(GameAction::Choose(made.parse().unwrap())));
        self.act(AppAction::Play(GameAction::Take));
    }
}

#[test]
fn changes_of_the_screen_alone_are_not_saved() {
    let store = FakeStore::default();
    let mut tab = Tab::open("#/play?two=human", &store);
    for action in [
        AppAction::Open(Dialog::Settings),
        AppAction::Close,
        AppAction::Go(Route::Lessons),
        AppAction::Play(GameAction::Undo),
    ] {
        tab.act(action);
        tab.save(&store);
    }
    assert!(store.texts.borrow().is_empty());
}

#[test]
fn each_change_is_saved_and_deleting_leaves_nothing() {
    let store = FakeStore::default();
    let mut tab = Tab::open("", &store);
    for action in [
        AppAction::Set(Setting::Switch(Switch::Sound, true)),
        AppAction::Play(GameAction::Choose("C4".parse().unwrap())),
        AppAction::Play(GameAction::ClearChoice),
        AppAction::Navigated(Arrival {
            fragment: "#/play?heaps=2,2&two=human".to_owned(),
            entry: 1,
            is_new: true,
            ..Arrival::default()
        }),
    ] {
        tab.act(action);
        tab.save(&store);
        assert_eq!(store.read(SAVE), Some(tab.page.to_save().write()));
    }
    tab.delete(&store);
    tab.save(&store);
    assert!(store.texts.borrow().is_empty());
}

#[test]
fn a_full_storage_is_reported_once_and_saving_resumes() {
    for (fault, status) in [
        (
            FakeStore::is_full as fn(&FakeStore) -> &Cell<bool>,
            SaveStatus::Full(None),
        ),
        (FakeStore::is_gone, SaveStatus::Refused),
    ] {
        let store = FakeStore::default();
        let mut tab = Tab::open("#/play?two=human", &store);
        fault(&store).set(true);
        for made in ["C4", "B1"] {
            tab.play(made);
            tab.save(&store);
            assert_eq!(tab.status(), status);
            assert_eq!(tab.page.storage.is_dismissed, made == "B1");
            tab.act(AppAction::Dismiss(Trouble::Saving));
        }
        fault(&store).set(false);
        tab.play("A1");
        tab.save(&store);
        assert_eq!(tab.status(), SaveStatus::Saved);
        assert!(store.read(SAVE).unwrap().contains("moves=C4,B1,A1"));
    }
}

impl FakeStore {
    fn is_full(&self) -> &Cell<bool> {
        &self.is_full
    }

    fn is_gone(&self) -> &Cell<bool> {
        &self.is_gone
    }
}

#[test]
fn nothing_overwrites_a_text_not_set_aside() {
    let store = FakeStore::default();
    let damaged = "{\"version\":4,\"settings\":{\"sound\":true";
    assert!(store.set(SAVE, Some(damaged)));
    store.is_full.set(true);
    let mut tab = Tab::open("", &store);
    tab.play("C4");
    tab.save(&store);
    // The text is still offered.
    assert_eq!(tab.status(), SaveStatus::Full(Some(damaged.into())));
    assert_eq!(store.read(SAVE).as_deref(), Some(damaged));
    // Setting aside is tried again with the next change.
    store.is_full.set(false);
    tab.act(AppAction::Play(GameAction::Undo));
    tab.save(&store);
    assert_eq!(tab.status(), SaveStatus::Damaged(damaged.into()));
    assert_eq!(store.read(ASIDE).as_deref(), Some(damaged));
    assert!(store.read(SAVE).unwrap().contains("moves=C4"));
    // The next visit keeps the damaged text, and says nothing more.
    let mut next = Tab::open("", &store);
    next.save(&store);
    assert_eq!(next.status(), SaveStatus::Saved);
    assert_eq!(store.read(ASIDE).as_deref(), Some(damaged));
}

#[test]
fn a_newer_save_is_kept() {
    let store = FakeStore::default();
    let newer = "{\"version\":999,\"game\":\"three-dimensional\"}";
    assert!(store.set(SAVE, Some(newer)));
    let mut tab = Tab::open("", &store);
    tab.play("C4");
    tab.save(&store);
    assert_eq!(tab.status(), SaveStatus::Newer(newer.into()));
    assert_eq!(store.read(SAVE).as_deref(), Some(newer));
    tab.delete(&store);
    tab.save(&store);
    assert!(store.texts.borrow().is_empty());
}

#[test]
fn each_unreadable_text_is_set_aside_once() {
    let store = FakeStore::default();
    let mut tab = Tab::open("", &store);
    for (text, aside) in [
        ("torn", "torn"),
        ("torn", "torn"),
        ("old", "torn\nold"),
        ("torn", "torn\nold"),
    ] {
        assert!(store.set(SAVE, Some(text)));
        tab.read_again(&store);
        assert_eq!(tab.status(), SaveStatus::Damaged(text.into()));
        assert_eq!(store.read(ASIDE).as_deref(), Some(aside));
        tab.act(AppAction::Play(GameAction::Undo));
        tab.play("C1");
        tab.save(&store);
        assert!(Save::read(&store.read(SAVE).unwrap()).is_ok());
    }
}

#[test]
fn an_unreadable_text_of_another_tab_counts_no_game_twice() {
    const BOARD: &str = "#/play?heaps=1&rule=normal&two=beginner";
    let store = FakeStore::default();
    let mut tabs = [0, 1].map(|_| Tab::open(BOARD, &store));
    tabs[0].play("A1");
    tabs[0].save(&store);
    tabs[1].read_again(&store);
    assert!(store.set(SAVE, Some("torn")));
    for tab in &mut tabs {
        tab.read_again(&store);
    }
    // Each tab writes twice and joins what the other one has written, so that a game counted twice would show.
    for _ in 0..2 {
        for tab in &mut tabs {
            let again = tab.page.current_game.game.restarted();
            tab.act(AppAction::Start(again.into(), None));
            tab.save(&store);
        }
    }
    for tab in &tabs {
        assert_eq!(tab.page.progress.games.against_computers(), won(1));
    }
}

#[test]
fn a_newer_save_during_a_visit_is_kept() {
    let store = FakeStore::default();
    let mut tab = Tab::open("#/play?two=human", &store);
    tab.play("C4");
    tab.save(&store);
    let newer = "{\"version\":999}";
    assert!(store.set(SAVE, Some(newer)));
    tab.play("B1");
    tab.save(&store);
    tab.read_again(&store);
    tab.play("A1");
    tab.save(&store);
    assert_eq!(tab.status(), SaveStatus::Newer(newer.into()));
    assert_eq!(store.read(SAVE).as_deref(), Some(newer));
}

/// A number of games against computers, all of them won.
const fn won(games: u64) -> GamesAndWins {
    GamesAndWins { games, wins: games }
}

/// Two tabs finish games, save and read again at random. Each game counts once, whoever writes last.
#[test]
fn every_game_of_two_tabs_counts_once() {
    const BOARD: &str = "#/play?heaps=1&rule=normal&two=beginner";
    for seed in 0..100 {
        let rng = &mut SmallRng::seed_from_u64(seed);
        let store = FakeStore::default();
        let mut tabs = [0, 1].map(|_| Tab::open(BOARD, &store));
        let mut finished = 0;
        for _ in 0..40 {
            let tab = &mut tabs[rng.random_range(0..2)];
            match rng.random_range(0..3) {
                0 => tab.read_again(&store),
                1 => tab.save(&store),
                _ => {
                    let again = tab.page.current_game.game.restarted();
                    tab.act(AppAction::Start(again.into(), None));
                    tab.play("A1");
                    finished += 1;
                }
            }
        }
        for _ in 0..2 {
            for tab in &mut tabs {
                tab.save(&store);
            }
        }
        for tab in &tabs {
            assert_eq!(tab.page.progress.games.against_computers(), won(finished));
            assert_eq!(store.read(SAVE), Some(tab.page.to_save().write()));
        }
    }
}

#[test]
fn a_tab_at_rest_follows_the_game_of_the_other() {
    let store = FakeStore::default();
    let mut tabs = [0, 1].map(|_| Tab::open("", &store));
    let [playing, resting] = &mut tabs;
    playing.play("C4");
    playing.save(&store);
    resting.read_again(&store);
    assert_eq!(
        resting.page.current_game.game,
        playing.page.current_game.game
    );
    // A tab in which a person has played keeps its own game.
    resting.act(AppAction::Play(GameAction::Undo));
    resting.play("A1");
    let own = resting.page.current_game.game.clone();
    playing.act(AppAction::Play(GameAction::Undo));
    playing.play("B2");
    playing.save(&store);
    resting.save(&store);
    assert_eq!(resting.page.current_game.game, own);
}

#[test]
fn an_empty_save_leaves_what_was_set_aside() {
    let store = FakeStore::default();
    store.set(SAVE, Some(""));
    store.set(ASIDE, Some("{\"version\":7"));
    let mut tab = Tab::open("", &store);
    tab.play("A1");
    tab.save(&store);
    assert_eq!(tab.status(), SaveStatus::Damaged("{\"version\":7".into()));
    assert_eq!(store.read(ASIDE).as_deref(), Some("{\"version\":7"));
    assert!(Save::read(&store.read(SAVE).unwrap()).is_ok());
}

#[test]
fn answers_of_days_ahead_do_not_come_from_another_tab() {
    use crate::game::puzzle::{Address, PuzzleAnswer};
    let store = FakeStore::default();
    let mut tab = Tab::open("", &store);
    tab.play("A1");
    tab.save(&store);
    let mut theirs = Save::read(&store.read(SAVE).unwrap()).unwrap();
    let days = ["2026-12-01", "2026-12-02"].map(|day| Address::Daily(Date::read(day).unwrap()));
    for day in days {
        theirs.progress.history.add(day, PuzzleAnswer::NoMove);
    }
    store.set(SAVE, Some(&theirs.write()));
    tab.read_again(&store);
    let answers = days.map(|day| tab.page.progress.history.answers(day).len());
    assert_eq!(answers, [1, 0]);
}
