use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::engine::{Thought, ai_level_move};
use crate::game::{Action, Clock, Ticket, Turn};
use crate::later::LATER;
use crate::platform::{random, timer};
use crate::ui::{Arrival, Happening};

/// How long the empty board is seen before the result covers it, in milliseconds.
const LAST_LOOK: u32 = 600;

/// Answers for the computer when it is to move, and shows the result when the game is over, each
/// after a pause.
///
/// Neither happens behind an open dialog, where nobody would see or hear it: the pause begins
/// anew when the dialog is closed. The timer goes with the turn for which it was set; and should
/// an answer be late all the same, its ticket makes it nothing.
#[derive(Default)]
pub struct ComputerTurn {
    moment: Watched<(Ticket, Option<Turn>, Option<u32>)>,
    timer: Option<Timeout>,
}

impl ComputerTurn {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let turn = page.table.game.turn();
        // Another mind has to be fetched first; where it cannot be, its stand-in plays.
        let comes = matches!(turn, Turn::Computer(_, mind) if mind.is_other_mind())
            && LATER.get().is_none()
            && page.screen.more != Arrival::Missed;
        let waits = page.screen.sheet.is_some() || page.result_is_shown() || comes;
        let turn = (!waits).then_some(turn);
        let pause = match page.table.clock {
            Clock::Paused => None,
            Clock::Running => Some(page.settings.pace.pause()),
            // Who asks for a step need not wait for it.
            Clock::Step => Some(0),
        };
        if !self.moment.becomes((page.table.ticket(), turn, pause)) {
            return;
        }
        self.timer = match (turn, pause) {
            (None | Some(Turn::Person(_)), _) | (Some(Turn::Computer(..)), None) => None,
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
    let mut rng = random::generator();
    let thought = match LATER.get().filter(|_| strategy.is_other_mind()) {
        Some(later) => (later.think)(page, strategy, &mut rng),
        None => ai_level_move(strategy, game.position(), &mut rng).map(Thought::from),
    };
    if let Some(thought) = thought {
        let ticket = page.table.ticket();
        page.dispatch(Happening::Act(Action::Reply(ticket, thought)));
    }
}
