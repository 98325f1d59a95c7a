use yew::AttrValue;

use super::el::{El, button, el};
use super::icons::{RESTART, icon};
use super::press::Press;
use super::screen::Sheet;
use crate::game::{State, Turn};
use crate::text::{page, play, win};

/// Take, which keeps its place and size; after the end, the way on stands there.
#[must_use]
pub fn take_bar(state: &State) -> El {
    const MAIN: &str = "button button--primary bar__take";
    const SIDE: &str = "button button--round bar__side";
    let main = match state.game.turn() {
        Turn::Over { .. } => button(MAIN, Press::Rematch).text(win::REMATCH),
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
    };
    let side = |press, name| button(SIDE, press).label(name).attr("title", name);
    el("div", "bar")
        .child(side(Press::Restart, play::RESTART).child(icon(RESTART)))
        .child(main)
        .child(
            side(Press::Open(Sheet::HowTo), page::HOW_TO_PLAY)
                .child(el("span", "bar__mark").unheard().text("?")),
        )
}
