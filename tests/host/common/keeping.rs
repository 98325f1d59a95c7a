//! The save of a page, and changes of it that only a test makes.

use nim::engine::Move;
use nim::game::statistics::Opponent;
use nim::game::{GameAction, GameState, Part, Profile, Revision, Save, SavedGame, write_link};
use nim::state::{AppAction, AppState, Shared};
use nim::storage::{Decision, StorageAction, Texts, Told};

/// All data of a page to save.
pub fn save(page: &AppState, stamp: Revision) -> Save {
    page.archive
        .save(stamp, &page.table, &page.settings, &page.schools)
}

/// Changes a page's knowledge of the saved data.
pub fn change(page: &mut AppState, change: impl FnOnce(&mut Profile, &GameState)) {
    let mut changed = (*page.archive).clone();
    change(&mut changed, &page.table);
    page.archive = Shared::new(changed);
}

/// Sends a report of the browser about the saved data.
pub fn tell(page: AppState, told: Told) -> AppState {
    page.after(AppAction::Storage(StorageAction::Tell(told)))
}

pub fn mv(made: &str) -> Move {
    made.parse().expect("it is a move")
}

/// The page after these moves, each chosen and taken.
pub fn play(mut page: AppState, moves: &str) -> AppState {
    for made in moves.split(',') {
        page = page.after(AppAction::Act(GameAction::Choose(mv(made))));
        page = page.after(AppAction::Act(GameAction::Take));
    }
    page
}

pub fn decide(page: AppState, decision: Decision) -> AppState {
    page.after(AppAction::Storage(StorageAction::Decide(decision)))
}

/// The address of the game on the table.
pub fn link(page: &AppState) -> String {
    write_link(&page.table.game)
}

/// The links of the games that wait, the latest last.
pub fn waiting(page: &AppState) -> Vec<String> {
    let link = |playing: &SavedGame| write_link(&playing.state.game);
    page.archive.waiting.iter().map(link).collect()
}

/// How many games of two people are counted.
pub fn people(page: &AppState) -> u32 {
    page.archive.statistics.against(Opponent::Person).games
}

/// The texts that a page would have written in this visit.
pub fn texts(page: &AppState, visit: u64) -> Texts {
    Texts {
        save: Some(save(page, Revision::default().next(visit)).write_part(Part::Play)),
        schools: Some(save(page, Revision::default()).write_part(Part::Schools)),
    }
}

/// The page of the next visit.
pub fn next_visit(page: &AppState, fragment: &str) -> AppState {
    AppState::resuming(fragment, false, &texts(page, 5))
}
