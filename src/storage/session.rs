//! Changes of the page by saved data: the start of a visit, and the unfinished game that another one
//! replaces.

use std::rc::Rc;

use super::{Decision, StorageAction, Texts, Told};
use crate::game::import::taken;
use crate::game::{
    ConflictChoice, Game, GameAction, GameState, LinkError, Pasting, Profile, Read, Resumed,
    Revision, Save, SyncStatus, read_link, teach,
};
use crate::route::{Location, Route};
use crate::state::{AppState, Shared};

impl Texts {
    /// Reads the save in these texts.
    pub fn read(&self) -> Read {
        let save = self.save.as_ref();
        let read = save.map_or_else(nothing, |text| Save::read(text));
        match &self.schools {
            Some(schools) => read.with_schools(schools),
            None => read,
        }
    }
}

/// An empty save without damage.
fn nothing() -> Read {
    Read {
        complete: true,
        ..Read::default()
    }
}

/// Changes the page's knowledge of the saved data, beginning with an empty save.
fn change(page: &mut AppState, change: impl FnOnce(&mut Profile, &GameState)) {
    let mut changed = (*page.archive).clone();
    change(&mut changed, &page.table);
    page.archive = Shared::new(changed);
}

/// Applies an action on the saved data.
pub fn reduce(page: &mut AppState, action: StorageAction) {
    match action {
        StorageAction::Tell(told) => take_note(page, &told),
        StorageAction::Decide(decision) => decide(page, decision),
        StorageAction::Lessons(now) => change(page, |archive, _| archive.learned.progress = now),
        StorageAction::Puzzles(now) => change(page, |archive, _| archive.learned.puzzles = now),
        StorageAction::Path(now) => change(page, |archive, _| archive.learned.path = now),
        StorageAction::Rest(today) => change(page, |archive, _| archive.rest(today)),
        StorageAction::Import(text) => import(page, taken(&text)),
    }
}

/// All data to save.
pub fn save(page: &AppState, stamp: Revision) -> Save {
    page.archive
        .save(stamp, &page.table, &page.settings, &page.schools)
}

/// Resumes the saved state, with the fragment of an address. A link to the saved game leads back to it.
/// Any other link opens its own game, and the unfinished game is kept.
pub fn resume(page: &mut AppState, fragment: &str, is_link: bool, texts: &Texts) {
    take_over(page, Profile::resume(texts.read()));
    match Route::of(fragment) {
        Some(route) => page.visit(route, fragment.to_owned().into()),
        None => follow(page, read_link(fragment), is_link),
    }
    page.tell_ignored(fragment);
}

/// Continues with another save in the same visit: its game, its settings and all the rest.
fn adopt(page: &mut AppState, read: Read) {
    // Another number, so that nothing that was under way for the old game is done to it.
    let kept = Profile::resume(read).numbered(page.table.number.wrapping_add(1));
    page.clear_table();
    take_over(page, kept);
}

fn take_over(page: &mut AppState, kept: Resumed) {
    page.screen.taught = kept
        .archive
        .has_counted(&kept.table)
        .then_some(kept.table.number);
    page.table = Rc::new(kept.table);
    // The result of a game that was over has been celebrated.
    let over = page.table.game.position().is_terminal();
    page.screen.shown = over.then(|| page.table.turn_token());
    page.settings = kept.settings;
    page.schools = kept.schools;
    page.archive = Shared::new(kept.archive);
}

/// Counts a game that has ended, once. This runs after every action.
pub fn count(page: &mut AppState) {
    if page.archive.awaits(&page.table) {
        change(page, Profile::count);
    }
}

/// Follows a link, or goes back to a game by its address. An address leads back to the current or an
/// unfinished game. A link does so too if it is to a game by link, or if that game stands as the link says;
/// otherwise the link lays its own board. The answer to a game by link continues it. So does a later moment of any game,
/// because without space the address may be the only record.
pub fn follow(page: &mut AppState, read: Result<Option<Game>, LinkError>, is_link: bool) {
    let read = Box::new(read);
    let Ok(Some(linked)) = &*read else {
        page.act(GameAction::Follow(read));
        return;
    };
    let by_link = linked.table().is_by_link();
    let answers = |game: &Game| {
        let is_kept_whole = by_link || !(game.table().is_by_link() || game.can_redo());
        is_kept_whole && linked.has_passed(game)
    };
    let waits = |is_it: &dyn Fn(&Game) -> bool| {
        let waiting = &page.archive.waiting;
        waiting
            .iter()
            .rposition(|playing| is_it(&playing.state.game))
    };
    let is_there = |game: &Game| {
        let stands = by_link || !is_link || game.ply() == linked.ply();
        stands && game.goes_on(linked)
    };
    if is_there(&page.table.game) {
        page.table_mut().link_error = None;
    } else if let Some(place) = waits(&is_there) {
        go_back(page, place);
    } else if answers(&page.table.game) {
        page.act(GameAction::Follow(read));
        // The link may have ended the game by link.
        if by_link {
            change(page, Profile::count_end);
        }
    } else {
        let answered = waits(&answers);
        if let Some(place) = answered {
            change(page, |archive, _| drop(archive.waiting.remove(place)));
        }
        begin(page, GameAction::Follow(read));
        if answered.is_some() && by_link {
            change(page, Profile::count_end);
        }
    }
    change(page, |archive, table| archive.was_linked(table.number));
}

/// Begins another game. An unfinished one is kept, and a notice offers to take the other game back.
pub fn begin(page: &mut AppState, action: GameAction) {
    let mut is_kept = false;
    change(page, |archive, table| is_kept = archive.put_aside(table));
    page.act(action);
    let plies = page.table.game.ply();
    page.table_mut().replaced_at = is_kept.then_some(plies);
}

/// Carries out a decision.
fn decide(page: &mut AppState, decision: Decision) {
    match decision {
        Decision::Read => {
            page.table_mut().replaced_at = None;
            change(page, |archive, _| {
                archive.told = archive.standing != SyncStatus::Kept;
            });
        }
        Decision::Resume => {
            if let Some(last) = page.archive.waiting.len().checked_sub(1) {
                go_back(page, last);
            }
        }
        Decision::Undo => {
            // The second press of a double press takes no other game back.
            if page.archive.replaced(&page.table).is_some() {
                decide(page, Decision::Resume);
            }
        }
        Decision::KeepMine => change(page, |archive, _| archive.wish = Some(ConflictChoice::Mine)),
        Decision::TakeTheirs => change(page, |archive, _| {
            archive.wish = Some(ConflictChoice::Theirs);
        }),
        Decision::DeleteAll => change(page, |archive, _| {
            archive.wish = Some(ConflictChoice::Nothing);
        }),
    }
}

/// Lets a learner learn from the game that it has just played.
pub fn teach_learner(page: &mut AppState) {
    let game = page.table.game.clone();
    let board = &game.table().board;
    teach(&mut page.schools, board, |school| school.learn(&game));
}

/// Resumes the unfinished game at this place. The current game takes its turn to wait if it is not over.
fn go_back(page: &mut AppState, place: usize) {
    let mut next = None;
    change(page, |archive, table| {
        next = Some(archive.take_out(place, table));
    });
    let Some(next) = next else {
        return;
    };
    let number = page.table.number.wrapping_add(1);
    page.clear_table();
    page.table = Rc::new(GameState {
        number,
        ..next.state
    });
    // The end may have been counted, and undone before the game was set aside.
    if next.counted {
        page.screen.taught = Some(number);
        change(page, |archive, _| archive.was_counted(number));
    }
}

/// Applies a report of the browser.
fn take_note(page: &mut AppState, told: &Told) {
    match told {
        &Told::SyncStatus(standing) => change(page, |archive, _| archive.stand(standing)),
        Told::Elsewhere => change(page, |archive, _| archive.look_again()),
        Told::PutAside => change(page, |archive, _| archive.damaged.clear()),
        Told::Theirs(texts) => wished(page, texts.read()),
        Told::Forgotten => forget(page),
    }
}

/// Replaces all data with an import. The statistics screen stays open, and reports damaged lines.
fn import(page: &mut AppState, read: Read) {
    let location = page.location.clone();
    adopt(page, read);
    page.location = location;
    change(page, |archive, _| {
        archive.told = archive.standing == SyncStatus::Damaged;
    });
}

/// Begins as on a first visit.
fn forget(page: &mut AppState) {
    import(page, nothing());
    page.pasting = Pasting::default();
}

/// Carries out a choice between this tab and another. Either all data of the other tab is taken. Or this
/// tab's data stays, and the other game is kept unfinished.
fn wished(page: &mut AppState, theirs: Read) {
    let wish = page.archive.wish;
    if wish == Some(ConflictChoice::Mine) && theirs.other_version().is_some() {
        // Nothing of it can join this tab's data.
        change(page, |archive, _| {
            archive.damaged.extend(theirs.damaged);
            archive.stand(SyncStatus::OtherVersion);
        });
    } else if wish == Some(ConflictChoice::Mine) {
        let mine = page.archive.clone();
        let Resumed {
            table,
            schools,
            mut archive,
            ..
        } = Profile::resume(theirs);
        archive.put_aside(&table);
        // So are the games that this tab has replaced.
        for waiting in mine.waiting.iter().cloned() {
            archive.keep(waiting);
        }
        archive.told = true;
        archive.counted_as(&mine);
        page.schools = schools;
        page.archive = Shared::new(archive);
        // An open lesson knows only the progress made here.
        let learns = |location: &Location| {
            matches!(location.route, Route::Path | Route::Learn | Route::Puzzle)
        };
        page.location = page.location.take().filter(|location| !learns(location));
    } else {
        adopt(page, theirs);
    }
}
