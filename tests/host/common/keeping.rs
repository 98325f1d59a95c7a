//! The saved data of a page.

use nim::engine::Move;
use nim::game::statistics::Opponent;
use nim::game::{GameAction, write_link};
use nim::state::{AppAction, AppState, StorageAction, Stored};

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

pub fn store(page: AppState, action: StorageAction) -> AppState {
    page.after(AppAction::Storage(action))
}

/// The address of the game on the table.
pub fn link(page: &AppState) -> String {
    write_link(&page.table.game)
}

/// The link of the last game.
pub fn last_game(page: &AppState) -> Option<String> {
    page.last_game.as_ref().map(|state| write_link(&state.game))
}

/// How many games of two people are counted.
pub fn people(page: &AppState) -> u32 {
    page.statistics.against(Opponent::Person).games
}

/// The text that a page would have saved.
pub fn text(page: &AppState) -> String {
    page.save().write()
}

/// This save in the browser's storage.
pub fn stored(text: &str) -> Stored {
    Stored {
        save: Some(text.to_owned()),
        aside: None,
    }
}

/// A visit that finds this save.
pub fn visit(fragment: &str, is_link: bool, text: &str) -> AppState {
    AppState::resuming(fragment, is_link, stored(text))
}

/// The page of the next visit.
pub fn next_visit(page: &AppState, fragment: &str) -> AppState {
    visit(fragment, false, &text(page))
}
