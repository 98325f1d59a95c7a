use yew::prelude::*;

use super::AppHandle;
use crate::game::{Autoplay, Turn};
use crate::landing::{LAST_LOOK, landing};
use crate::platform::{document, random, timer};
use crate::state::{AppAction, Dialog};

/// How much longer a tab waits that follows the game of another one, in milliseconds.
const FOLLOWS: u32 = 3000;

/// Answers for the computer when it is to move, and shows the result when the game is over, each
/// after a pause.
///
/// Neither happens behind an open dialog or in a hidden tab, where nobody would see or hear it. The pause restarts when
/// the dialog closes, or when the tab is seen. A tab that follows the game of another one waits for that one to answer,
/// and answers itself when that one is gone. The timer ends with its turn. If an answer still comes late, its token
/// makes it invalid.
#[hook]
pub fn use_computer_turn(page: &AppHandle) {
    let table = &page.table;
    let is_hidden = use_is_hidden();
    let waits = is_hidden || page.screen.dialog.is_some() || page.result_is_shown();
    let turn = (!waits).then(|| table.game.turn());
    let pause = match table.clock {
        Autoplay::Paused => None,
        Autoplay::Running if page.screen.followed == Some(table.turn_token()) => {
            Some(page.settings.pace.pause() + FOLLOWS)
        }
        Autoplay::Running => Some(page.settings.pace.pause()),
        // A step that was asked for needs no pause.
        Autoplay::Step => Some(0),
    };
    let last_look = landing(table) + LAST_LOOK;
    let moment = (table.turn_token(), turn, pause);
    let page = page.clone();
    use_effect_with(moment, move |&(token, turn, pause)| {
        let timer = match (turn, pause) {
            (Some(Turn::Computer(..)), Some(pause)) => {
                let moves = move || page.dispatch(AppAction::ComputerMove(token, random::seed()));
                Some(timer::after(pause, moves))
            }
            (Some(Turn::Over { .. }), _) => Some(timer::after(last_look, move || {
                page.dispatch(AppAction::Open(Dialog::Win));
            })),
            _ => None,
        };
        move || drop(timer)
    });
}

/// Whether the tab is hidden.
#[hook]
fn use_is_hidden() -> bool {
    let is_hidden = use_state_eq(document::is_hidden);
    let setter = is_hidden.setter();
    use_effect_with((), move |()| {
        let listeners = document::on_visibility(move || setter.set(document::is_hidden()));
        move || drop(listeners)
    });
    *is_hidden
}
