use super::full_save::{SAVE, SaveRecord};
use super::{STORAGE, StorageAction, write};
use crate::engine::{Move, Strategy};
use crate::game::{GameState, Help, TurnToken, first_save};
use crate::platform::{random, storage};
use crate::state::{AppAction, AppHandle, Watched};

/// Keeps the game after each action. That is all that a first game needs; whatever else there is to
/// keep, and whatever goes wrong, is seen to by the chunk, which is fetched for it.
#[derive(Default)]
pub struct Autosave {
    /// The game as it was when the page was last drawn.
    game: Watched<(TurnToken, Option<Move>)>,
    wanted: Watched<Option<TurnToken>>,
    record: SaveRecord,
}

impl Autosave {
    /// Follows the page.
    pub fn settle(&mut self, page: &AppHandle) {
        let (record, screen, table) = (&mut self.record, &page.screen, &page.table);
        if write(page, record) {
            return;
        }
        // What a visit begins with is kept when something is done with it.
        let begins = !record.is_first;
        record.is_first = true;
        if self.game.becomes((table.turn_token(), table.choice)) && !begins && !record.is_stuck {
            // Where somebody sits elsewhere, there is more to a game than its link.
            record.is_stuck = table.game.table().is_by_link();
            record.keep_game(table);
        }
        let wanted = record.is_stuck
            || table.game.table().seats(Strategy::Learner)
            || table.help != Help::default()
            || table.analysis_seen
            || screen.dialog.is_some()
            || page.is_away()
            || page.panel.is_some();
        // What did not come is asked for again with the next move.
        if self.wanted.becomes(wanted.then(|| table.turn_token())) && wanted {
            let dispatcher = page.dispatcher();
            STORAGE.fetch(move |_| dispatcher.dispatch(AppAction::Storage(StorageAction::Open)));
        }
    }
}

impl SaveRecord {
    /// Keeps the game alone, unless somebody else has kept something meanwhile.
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
