use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::engine::ai_compute_move;
use crate::game::{Action, Clock, Turn, TurnToken, opponent};
use crate::platform::{random, timer};
use crate::ui::Happening;

/// How long the empty board is seen before the result covers it, in milliseconds.
const LAST_LOOK: u32 = 600;

/// Answers for the computer when it is to move, and shows the result when the game is over, each
/// after a pause.
///
/// Neither happens behind an open dialog, where nobody would see or hear it: the pause begins
/// anew when the dialog is closed. The timer goes with the turn for which it was set; and should
/// an answer be late all the same, its token makes it nothing.
#[derive(Default)]
pub struct ComputerTurn {
    moment: Watched<(TurnToken, Option<Turn>, Option<u32>)>,
    timer: Option<Timeout>,
}

impl ComputerTurn {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let turn = page.table.game.turn();
        let waits = page.screen.sheet.is_some() || page.is_away() || page.result_is_shown();
        let turn = (!waits).then_some(turn);
        let pause = match page.table.clock {
            Clock::Paused => None,
            Clock::Running => Some(page.settings.pace.pause()),
            // Who asks for a step need not wait for it.
            Clock::Step => Some(0),
        };
        if !self.moment.becomes((page.table.turn_token(), turn, pause)) {
            return;
        }
        self.timer = match (turn, pause) {
            (None | Some(Turn::Person(_) | Turn::Away(_)), _)
            | (Some(Turn::Computer(..)), None) => None,
            (Some(Turn::Computer(..)), Some(pause)) => {
                let page = page.clone();
                Some(timer::after(pause, move || reply(&page)))
            }
            (Some(Turn::Over { .. }), _) => {
                let dispatcher = page.dispatcher();
                Some(timer::after(LAST_LOOK, move || {
                    dispatcher.dispatch(Happening::Result);
                }))
            }
        };
    }
}

/// Makes the computer's move.
fn reply(page: &PageHandle) {
    let game = &page.table.game;
    let Turn::Computer(_, strategy) = game.turn() else {
        return;
    };
    let opponent = opponent(strategy, &game.table().board, &page.schools);
    if let Some(answer) = ai_compute_move(opponent, game.position(), &mut random::generator()) {
        let token = page.table.turn_token();
        page.dispatch(Happening::Act(Action::Reply(token, answer)));
    }
}
