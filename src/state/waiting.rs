//! Unfinished games that wait while another is on the table, and links to them.

use std::rc::Rc;

use super::AppState;
use crate::game::puzzle::Date;
use crate::game::save::MOST_WAITING;
use crate::game::teach::Skill;
use crate::game::{Game, GameAction, GameState, LinkError, Turn};

impl AppState {
    /// Follows a link, or goes back to a game by its address. An address leads back to the current or an
    /// unfinished game. A link does so too if it is to a game by link, or if that game stands as the link
    /// says; otherwise the link lays its own board. So a link without moves always lays a fresh board. The
    /// answer to a game by link continues it. So does a later moment of any game, because without space the
    /// address may be the only record.
    pub fn follow_game(&mut self, read: Result<Option<Game>, LinkError>, is_link: bool) {
        let read = Box::new(read);
        let Ok(Some(linked)) = &*read else {
            self.act(GameAction::Follow(read));
            return;
        };
        let by_link = linked.table().is_by_link();
        let answers = |game: &Game| {
            let is_kept_whole = by_link || !(game.table().is_by_link() || game.can_redo());
            is_kept_whole && linked.has_passed(game)
        };
        let is_there = |game: &Game| {
            // From its start a game has nothing to redo.
            let is_fresh = linked.ply() > 0 || !game.can_redo();
            let stands = by_link || !is_link || game.ply() == linked.ply() && is_fresh;
            stands && game.goes_on(linked)
        };
        if is_there(&self.table.game) {
            self.table_mut().link_error = None;
        } else if let Some(place) = self.waiting.iter().rposition(|state| is_there(&state.game)) {
            self.go_back(Some(place));
        } else if answers(&self.table.game) {
            self.act(GameAction::Follow(read));
            // The link may have ended the game by link.
            if by_link {
                self.count_end();
            }
        } else {
            let answered = self.waiting.iter().rposition(|state| answers(&state.game));
            if let Some(place) = answered {
                Rc::make_mut(&mut self.waiting).remove(place);
            }
            self.begin_game(GameAction::Follow(read));
            if answered.is_some() && by_link {
                self.count_end();
            }
        }
        self.screen.linked = Some(self.table.number);
    }

    /// Begins another game. An unfinished one waits, and a notice offers to take the other game back.
    pub(super) fn begin_game(&mut self, action: GameAction) {
        let waits = self.table.game.is_under_way();
        if waits {
            self.keep((*self.table).clone());
        }
        self.act(action);
        let plies = self.table.game.ply();
        self.table_mut().replaced_at = waits.then_some(plies);
    }

    /// Keeps a game as the next to resume. Of too many the oldest is dropped.
    pub(super) fn keep(&mut self, state: GameState) {
        let waiting = Rc::make_mut(&mut self.waiting);
        waiting.retain(|known| known.game != state.game);
        if waiting.len() == MOST_WAITING {
            waiting.remove(0);
        }
        waiting.push(state);
    }

    /// Whether the game on the table has replaced an unfinished one, and no person has moved since.
    pub fn replaces_a_game(&self) -> bool {
        let since = self.table.replaced_at;
        !self.waiting.is_empty() && since.is_some_and(|since| !self.table.game.went_on_since(since))
    }

    /// Resumes the unfinished game at this place. The current game is kept behind all others if it is not
    /// over, so going back repeatedly comes to each of them.
    pub(super) fn go_back(&mut self, place: Option<usize>) {
        let Some(place) = place else {
            return;
        };
        let waiting = Rc::make_mut(&mut self.waiting);
        let next = waiting.remove(place);
        let table = &*self.table;
        let is_known = waiting.iter().any(|known| known.game == table.game);
        if table.game.is_under_way() && !is_known {
            waiting.insert(0, table.clone());
        }
        let number = table.number.wrapping_add(1);
        self.clear_table();
        self.table = Rc::new(GameState { number, ..next });
    }

    /// The skill to repeat today before this game. It is offered only before the first move, never with a
    /// game that a link has opened or while an unfinished one waits.
    pub fn repeats(&self, today: Date) -> Option<Skill> {
        let table = self.board()?;
        let game = &table.game;
        let begun = game.ply() > 0 || game.can_redo() || table.choice.is_some();
        let waits = matches!(game.turn(), Turn::Person(_)) && !game.table().is_by_link();
        let linked = self.screen.linked == Some(table.number);
        let free = self.waiting.is_empty() && self.screen.rested != Some(today);
        let offers = waits && free && !begun && !linked;
        self.learned.boxes.due(today).filter(|_| offers)
    }
}
