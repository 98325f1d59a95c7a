use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::TableHandle;
use crate::engine::ai_compute_move;
use crate::game::{Action, Turn};
use crate::platform::random;

/// How long the computer seems to think, in milliseconds: long enough to see whose turn it is.
const PAUSE: u32 = 1000;

/// Answers for the computer when it is to move, after a pause.
///
/// The timer goes with the turn for which it was set; and should an answer be late all the same,
/// its ticket makes it nothing.
#[hook]
pub fn use_computer_turn(table: &TableHandle) {
    let dispatcher = table.dispatcher();
    let position = table.game.position().clone();
    use_effect_with((table.ticket(), table.game.turn()), move |&(ticket, turn)| {
        let timer = match turn {
            Turn::Computer(_, strategy) => Some(Timeout::new(PAUSE, move || {
                if let Some(reply) = ai_compute_move(strategy, &position, &mut random::generator()) {
                    dispatcher.dispatch(Action::Reply(ticket, reply));
                }
            })),
            Turn::Person(_) | Turn::Over { .. } => None,
        };
        move || drop(timer)
    });
}
