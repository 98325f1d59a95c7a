use super::full_save::{SAVE, SaveRecord};
use super::{STORAGE, StorageAction, write};
use crate::engine::{Move, Strategy};
use crate::game::{GameState, Help, LinkError, TurnToken, first_save};
use crate::platform::{random, storage};
use crate::state::{AppAction, AppHandle, Watched};

/// Saves the game after each action. A first game needs no more. The chunk, which loads on demand, saves
/// all other data and handles errors.
#[derive(Default)]
pub struct Autosave {
    /// The game as it was when the page was last drawn.
    game: Watched<(TurnToken, Option<Move>)>,
    wanted: Watched<Option<(TurnToken, bool)>>,
    record: SaveRecord,
}

impl Autosave {
    /// Follows the page.
    pub fn settle(&mut self, page: &AppHandle) {
        let (record, screen, table) = (&mut self.record, &page.screen, &page.table);
        if write(page, record) {
            return;
        }
        // The start of a visit is saved with its first action.
        let begins = !record.is_first;
        record.is_first = true;
        if self.game.becomes((table.turn_token(), table.choice)) && !begins && !record.is_stuck {
            // A game by link has more state than its link.
            record.is_stuck = table.game.table().is_by_link();
            record.keep_game(table);
        }
        let wanted = record.is_stuck
            || table.game.table().seats(Strategy::Learner)
            || table.help != Help::default()
            || table.analysis_seen
            || screen.dialog.is_some()
            || page.is_away()
            || page.panel.is_some()
            || screen.due.is_some()
            // The link may turn hints off.
            || matches!(table.link_error, Some(LinkError::Ignored(_)));
        // A chunk that failed to load is requested again with the next move.
        let wanted = wanted.then(|| (table.turn_token(), screen.due.is_some()));
        if self.wanted.becomes(wanted) && wanted.is_some() {
            let dispatcher = page.dispatcher();
            STORAGE.fetch(move |_| dispatcher.dispatch(AppAction::Storage(StorageAction::Open)));
        }
    }
}

impl SaveRecord {
    /// Saves the game alone, unless another tab has saved something meanwhile.
    fn keep_game(&mut self, state: &GameState) {
        self.is_stuck |= storage::read(SAVE) != self.kept;
        if !self.is_stuck {
            if self.visit == 0 {
                self.visit = random::seed();
            }
            self.stamp = self.stamp.next(self.visit);
            let text = first_save(self.stamp, state);
            self.is_stuck = !storage::write(SAVE, &text);
            if !self.is_stuck {
                self.kept = Some(text);
            }
        }
    }
}
