use yew::AttrValue;

use super::el::{El, button, el};
use super::icons::{HINT, PACE, REDO, STEP, UNDO, icon};
use super::press::Press;
use super::screen::Sheet;
use crate::game::{Clock, Settings, State, Switch, Turn};
use crate::text::{play, win};

/// Take, which keeps its place and size, and beside it what helps. Where nobody plays but
/// computers, the bar drives them; after the end the way on stands there.
#[must_use]
pub fn take_bar(state: &State, settings: &Settings) -> El {
    let watched = state.game.table().is_watched();
    let undo = settings.is_on(Switch::Undo) || watched;
    let hints = settings.is_on(Switch::Hints) && !watched;
    let (can_undo, can_redo) = (state.game.can_undo(), state.game.can_redo());
    let over = matches!(state.game.turn(), Turn::Over { .. });
    let onward = if watched && !can_redo {
        side(Press::Step, play::STEP, STEP, !over)
    } else {
        side(Press::Redo, play::REDO, REDO, can_redo)
    };
    let hint = matches!(state.game.turn(), Turn::Person(_));
    el("div", "bar")
        .child_if(undo.then(|| side(Press::Undo, play::UNDO, UNDO, can_undo)))
        .child_if(undo.then_some(onward))
        .child(main(state, watched))
        .child_if(hints.then(|| side(Press::Hint, play::HINT, HINT, hint)))
        .child_if(watched.then(|| {
            side(Press::Pace, play::pace(settings.pace), PACE, true)
                .attr("data-pace", settings.pace.name())
        }))
}

fn main(state: &State, watched: bool) -> El {
    const MAIN: &str = "button button--primary bar__take";
    match state.game.turn() {
        Turn::Over { .. } => button(MAIN, Press::Rematch).text(win::REMATCH),
        Turn::Away(_) => button(MAIN, Press::Open(Sheet::Share)).text(play::SEND),
        Turn::Computer(..) if state.clock == Clock::Paused => {
            button(MAIN, Press::Run).text(play::run(state.game.ply()))
        }
        Turn::Computer(..) if watched => button(MAIN, Press::Pause).text(play::PAUSE),
        Turn::Person(_) | Turn::Computer(..) => {
            let name = state
                .choice
                .map_or(AttrValue::Static(play::CHOOSE), |chosen| {
                    play::take_from(chosen).into()
                });
            button(MAIN, Press::Take)
                .label(name)
                .flag("aria-disabled", state.choice.is_none())
                .text(play::take(state.choice))
        }
    }
}

/// A round button beside Take. One that has nothing to do now stays where it is, and says so when
/// it is pressed.
fn side(press: Press, name: &'static str, path: &'static str, ready: bool) -> El {
    button("button button--round bar__side", press)
        .label(name)
        .attr("title", name)
        .flag("aria-disabled", !ready)
        .child(icon(path))
}
