//! The save of a page, and changes of it that only a test makes.

use nim::game::{GameState, Profile, Revision, Save};
use nim::state::{AppAction, AppState, Shared};
use nim::storage::{StorageAction, Told};

/// All data of a page to save.
pub fn save(page: &AppState, stamp: Revision) -> Save {
    let archive = page.archive().cloned().unwrap_or_default();
    archive.save(stamp, &page.table, &page.settings, &page.schools)
}

/// Changes a page's knowledge of the saved data.
pub fn change(page: &mut AppState, change: impl FnOnce(&mut Profile, &GameState)) {
    let mut changed = page.archive().cloned().unwrap_or_default();
    change(&mut changed, &page.table);
    page.archive = Some(Shared::new(changed));
}

/// Sends a report of the browser about the saved data.
pub fn tell(page: AppState, told: Told) -> AppState {
    page.after(AppAction::Storage(StorageAction::Tell(told)))
}
