use yew::prelude::*;

use super::PageHandle;
use crate::game::Action;
use crate::platform::timer;
use crate::ui::Happening;

/// How long a choice waits before it is reminded of, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of a choice that waits on the board that is seen.
#[hook]
pub fn use_reminder(page: &PageHandle) {
    // Behind an open dialog nobody would hear it.
    let board = page.board().filter(|_| page.screen.sheet.is_none());
    let waiting = board.and_then(|board| Some((board.turn_token(), board.choice?)));
    let taught = page.is_away();
    let dispatcher = page.dispatcher();
    use_effect_with((waiting, taught), move |&(waiting, _)| {
        let timer = waiting.map(|(token, choice)| {
            timer::after(PATIENCE, move || {
                dispatcher.dispatch(Happening::Play(Action::Remind(token, choice)));
            })
        });
        move || drop(timer)
    });
}
