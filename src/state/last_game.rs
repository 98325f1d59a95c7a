//! The last game: an unfinished one that another game has replaced. Links may lead back to it.

use std::rc::Rc;

use super::AppState;
use crate::game::{Game, GameAction, GameState, TryOut};

impl AppState {
    /// Follows a link, or goes back to a game by its address. Each case looks at the current game, then at the last.
    /// A game that has passed the moment of `linked` is resumed. A link resumes it only if it is a game by link, or if
    /// it stands at that very moment; so a link without moves leads to a new game. A game that `linked` extends, as
    /// the answer in a game by link does, gives way to `linked`: without space in the storage, the address may be the
    /// only record of the later moves. In any other case `linked` begins as another game.
    pub fn follow_game(&mut self, linked: Game, is_link: bool) {
        let by_link = linked.config().is_by_link();
        let is_extended = |game: &Game| {
            let loses_nothing = by_link || !(game.config().is_by_link() || game.can_redo());
            loses_nothing && linked.has_passed(game)
        };
        let is_resumed = |game: &Game| {
            // A game of which all moves were undone is not a new one.
            let stands_there = game.ply() == linked.ply() && (linked.ply() > 0 || !game.can_redo());
            (by_link || !is_link || stands_there) && game.is_resumed_by(&linked)
        };
        let last = self.last_game.as_ref().map(|state| &state.game);
        if is_resumed(&self.current_game.game) {
            self.link_error = None;
        } else if last.is_some_and(is_resumed) {
            self.swap_with_last_game();
        } else if is_extended(&self.current_game.game) {
            self.act(GameAction::Replace(linked.into()));
            // The link may have ended the game by link.
            if by_link {
                self.count_end();
            }
        } else {
            let extends_last = last.is_some_and(is_extended);
            if extends_last {
                self.last_game = None;
            }
            // A link without moves only shows a board.
            let is_board = linked.ply() == 0;
            self.replace_game(linked);
            self.current_game_mut().try_out = is_board.then_some(TryOut::Link);
            if extends_last && by_link {
                self.count_end();
            }
        }
    }

    /// Puts another game on the table. If a person would miss the game before, a notice offers to resume the last game:
    /// that one, or after a try-out the game that the try-out has replaced.
    pub(super) fn replace_game(&mut self, game: Game) {
        let was_missed = is_missed(&self.current_game);
        self.keep_table();
        self.act(GameAction::Replace(game.into()));
        let plies = self.current_game.game.ply();
        self.current_game_mut().replaced_at = was_missed.then_some(plies);
    }

    /// Keeps the game on the table as the last game, if a person would miss it. A game that a lesson or a link has put
    /// there to be tried out replaces no other last game.
    pub(super) fn keep_table(&mut self) {
        let gives_way = self.current_game.try_out.is_some() && self.last_game.is_some();
        if is_missed(&self.current_game) && !gives_way {
            self.last_game = Some(self.current_game.clone());
        }
    }

    /// Whether the game on the table has replaced an unfinished one, and no person has moved since.
    pub fn replaces_a_game(&self) -> bool {
        let since = self.current_game.replaced_at;
        self.last_game.is_some()
            && since.is_some_and(|since| !self.current_game.game.went_on_since(since))
    }

    /// Resumes the last game. The game on the table changes places with it, if a person would miss it.
    pub(super) fn swap_with_last_game(&mut self) {
        let Some(last) = self.last_game.take() else {
            return;
        };
        self.keep_table();
        let number = self.current_game.number.wrapping_add(1);
        self.clear_table();
        self.leave();
        self.link_error = None;
        self.current_game = Rc::new(GameState {
            number,
            ..Rc::unwrap_or_clone(last)
        });
    }
}

/// Whether a person would miss this game: it is not over, and a person has moved in it.
fn is_missed(state: &GameState) -> bool {
    state.game.is_under_way() && state.game.went_on_since(0)
}
