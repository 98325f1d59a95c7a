use yew::prelude::*;

use super::PageHandle;
use crate::engine::{Thought, ai_level_move};
use crate::game::{Action, Clock, Turn};
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
#[hook]
pub fn use_computer_turn(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    let game = &page.table.game;
    let position = game.position().clone();
    let handle = page.clone();
    let turn = game.turn();
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
    use_effect_with(
        (page.table.ticket(), turn, pause),
        move |&(ticket, turn, pause)| {
            let timer = match (turn, pause) {
                (None | Some(Turn::Person(_)), _) | (Some(Turn::Computer(..)), None) => None,
                (Some(Turn::Computer(_, strategy)), Some(pause)) => {
                    Some(timer::after(pause, move || {
                        let mut rng = random::generator();
                        let reply = match LATER.get().filter(|_| strategy.is_other_mind()) {
                            Some(later) => (later.think)(&handle, strategy, &mut rng),
                            None => ai_level_move(strategy, &position, &mut rng).map(Thought::from),
                        };
                        if let Some(reply) = reply {
                            dispatcher.dispatch(Happening::Act(Action::Reply(ticket, reply)));
                        }
                    }))
                }
                (Some(Turn::Over { .. }), _) => Some(timer::after(LAST_LOOK, move || {
                    dispatcher.dispatch(Happening::Result);
                })),
            };
            move || drop(timer)
        },
    );
}
