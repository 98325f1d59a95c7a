use yew::prelude::*;

use crate::game::{GameAction, GameState};
use crate::platform::timer;

/// The time before a reminder of an unused choice, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of an unused choice on this board; without a board there is no reminder.
#[hook]
pub fn use_reminder(board: Option<&GameState>, on_action: &Callback<GameAction>) {
    let waiting = board.and_then(|board| Some((board.turn_token(), board.choice?)));
    let on_action = on_action.clone();
    use_effect_with(waiting, move |&waiting| {
        let timer = waiting.map(|(token, choice)| {
            timer::after(PATIENCE, move || {
                on_action.emit(GameAction::Remind(token, choice));
            })
        });
        move || drop(timer)
    });
}
