//! The saved data in the page: how a visit takes it over, joins it with that of another tab, and counts games.

use std::rc::Rc;

use super::{AppState, Reload, Storage, StorageAction};
use crate::engine::Strategy;
use crate::game::{GameState, Save, Seat, Turn, saves_equal, train_on};

impl AppState {
    /// Applies an action on the saved data. Other data in another language loads the page again.
    pub(super) fn apply_storage_action(&mut self, action: StorageAction) {
        let language = self.settings.language.clone();
        let replaces = matches!(action, StorageAction::Delete | StorageAction::Import(_));
        self.apply_without_reload(action);
        if replaces && self.settings.language != language {
            self.reload = Some(Reload::Data);
        }
    }

    fn apply_without_reload(&mut self, action: StorageAction) {
        match action {
            StorageAction::Status(status) => {
                self.storage.status = status;
                self.storage.is_dismissed = false;
            }
            // The second press of a double one would swap the games back: after the first the table is shown, and no
            // game is replaced.
            StorageAction::Resume if self.is_away() => self.swap_with_last_game(),
            StorageAction::Undo if self.replaces_a_game() => self.swap_with_last_game(),
            StorageAction::Resume | StorageAction::Undo => {}
            StorageAction::Join(theirs, base) => self.join(Rc::unwrap_or_clone(theirs), &base),
            StorageAction::Delete => {
                self.storage = Storage::default();
                self.continue_with(Save::default());
            }
            StorageAction::Import(save) => {
                let mut save = Rc::unwrap_or_clone(save);
                save.progress.keep_puzzles(&self.progress);
                self.continue_with(save);
            }
        }
    }

    /// All data to save.
    pub fn to_save(&self) -> Save {
        Save {
            settings: self.settings.clone(),
            game: (*self.current_game).clone(),
            last_game: self.last_game.as_deref().cloned(),
            progress: self.progress.clone(),
            trainings: self.trainings.clone(),
        }
    }

    /// Replaces all data that are saved.
    pub(super) fn set_data(&mut self, save: Save) {
        self.current_game = Rc::new(save.game);
        // The result of a finished game was shown before it was saved.
        let is_over = self.current_game.game.position().is_terminal();
        self.transient.result_shown_at = is_over.then(|| self.current_game.turn_token());
        self.settings = save.settings;
        self.trainings = save.trainings;
        self.progress = save.progress;
        self.last_game = save.last_game.map(Rc::new);
    }

    /// Continues with other saved data in the same visit.
    fn continue_with(&mut self, save: Save) {
        // A late action carries the number of the old game, and does nothing to a game of another number.
        let number = self.current_game.number.wrapping_add(1);
        self.clear_table();
        self.link_error = None;
        let game = GameState {
            number,
            ..save.game
        };
        self.set_data(Save { game, ..save });
    }

    /// Takes over what another tab has changed since `base`. What this tab has changed stays, and results of games and
    /// lessons of both are joined.
    fn join(&mut self, theirs: Save, base: &Save) {
        let joined = self.to_save().joined(base, theirs);
        if joined.game.game != self.current_game.game {
            let dialog = self.transient.dialog.filter(|dialog| dialog.is_of_page());
            self.continue_with(joined);
            self.transient.dialog = dialog;
            self.transient.followed = Some(self.current_game.turn_token());
            return;
        }
        // In the same game, the other tab may have changed the choice of stones.
        if !saves_equal(&joined.game, &self.current_game) {
            let number = self.current_game.number;
            self.current_game = Rc::new(GameState {
                number,
                ..joined.game
            });
        }
        self.settings = joined.settings;
        self.trainings = joined.trainings;
        self.progress = joined.progress;
        self.last_game = joined.last_game.map(Rc::new);
    }

    /// Counts the game that has just ended, once. The score follows each end, also another one after an undo.
    pub(super) fn count(&mut self) {
        let table = &self.current_game;
        match table.game.turn() {
            Turn::Over { winner } if table.just_moved && table.counted => self.add_win(winner),
            Turn::Over { .. } if table.just_moved => self.count_end(),
            _ => {}
        }
    }

    fn add_win(&mut self, winner: Seat) {
        let table = self.current_game_mut();
        if table.game.config().has_two_people() {
            let wins = &mut table.score[winner.index()];
            *wins = wins.saturating_add(1);
        }
    }

    /// Counts the game if it is over, and lets a learner that played in it learn from it.
    pub(super) fn count_end(&mut self) {
        let game = self.current_game.game.clone();
        let Turn::Over { winner } = game.turn() else {
            return;
        };
        self.progress.games.record(&game);
        let beaten = self.progress.games.first_win(&game);
        self.transient.first_win = beaten.map(|beaten| (self.current_game.turn_token(), beaten));
        if game.config().seats(Strategy::Learner) {
            let board = &game.config().board;
            train_on(&mut self.trainings, board, |training| training.learn(&game));
        }
        self.current_game_mut().counted = true;
        self.add_win(winner);
    }
}
