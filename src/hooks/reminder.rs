use yew::prelude::*;

use crate::game::{GameAction, GameState};
use crate::platform::timer;

/// The time from a choice to its reminder, in milliseconds.
const DELAY: u32 = 3000;

/// Reminds a person once of a choice on this board that is not made; without a board there is no reminder.
#[hook]
pub fn use_reminder(board: Option<&GameState>, on_action: &Callback<GameAction>) {
    let waiting = board.and_then(|board| Some((board.turn_token(), board.choice?)));
    let on_action = on_action.clone();
    use_effect_with(waiting, move |&waiting| {
        let timer = waiting.map(|(token, choice)| {
            timer::after(DELAY, move || {
                on_action.emit(GameAction::Remind(token, choice));
            })
        });
        move || drop(timer)
    });
}
