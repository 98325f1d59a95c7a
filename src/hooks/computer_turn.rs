use yew::prelude::*;

use crate::game::{Autoplay, GameState, Turn};
use crate::platform::{random, timer};
use crate::state::landing::{RESULT_DELAY_MS, landing};
use crate::state::{AppAction, Dialog, Dispatch};

/// How long the board of a friend's link waits until it shows the friend's move, in milliseconds.
const ARRIVAL: u32 = 900;

/// Answers for the computer when it is to move, plays on the board the move of a friend that has come by link, and shows
/// the result when the game is over, each after a pause.
///
/// None of this happens while `waits` is set, as behind an open dialog, or in a hidden tab, where nobody would see or hear
/// it. The pause, in milliseconds, restarts when the dialog closes or the tab is seen again. The timer ends with its
/// turn. If an answer still comes late, its token makes the answer invalid.
#[hook]
pub fn use_computer_turn(
    table: &GameState,
    pause: u32,
    is_friend_move_pending: bool,
    waits: bool,
    dispatch: &Dispatch,
) {
    let turn = (!waits).then(|| table.game.turn());
    let pause = match table.autoplay {
        Autoplay::Paused => None,
        Autoplay::Running => Some(pause),
        // A step that was asked for needs no pause.
        Autoplay::Step => Some(0),
    };
    let last_look = landing(table) + RESULT_DELAY_MS;
    let moment = (table.turn_token(), turn, pause, is_friend_move_pending);
    let dispatch = dispatch.clone();
    use_effect_with(
        moment,
        move |&(token, turn, pause, is_friend_move_pending)| {
            let timer = match (turn, pause) {
                (Some(_), _) if is_friend_move_pending => Some(timer::after(ARRIVAL, move || {
                    dispatch.emit(AppAction::FriendMoveShown);
                })),
                (Some(Turn::Computer(..)), Some(pause)) => {
                    let answer =
                        move || dispatch.emit(AppAction::ComputerMove(token, random::seed()));
                    Some(timer::after(pause, answer))
                }
                (Some(Turn::Over { .. }), _) => Some(timer::after(last_look, move || {
                    dispatch.emit(AppAction::Open(Dialog::Win));
                })),
                _ => None,
            };
            move || drop(timer)
        },
    );
}
