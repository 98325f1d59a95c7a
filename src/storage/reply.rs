//! The moves of the computers that are no level: the learner, whose training is saved, and minimax.

use crate::engine::ai_compute_move;
use crate::game::{GameAction, Turn, opponent};
use crate::platform::random;
use crate::state::{AppAction, AppHandle};

/// Makes the computer's move.
pub fn reply(page: &AppHandle) {
    let game = &page.table.game;
    let Turn::Computer(_, strategy) = game.turn() else {
        return;
    };
    let opponent = opponent(strategy, &game.table().board, &page.schools);
    if let Some(answer) = ai_compute_move(opponent, game.position(), &mut random::generator()) {
        let token = page.table.turn_token();
        page.dispatch(AppAction::Act(GameAction::Reply(token, answer)));
    }
}
