use yew::AttrValue;

use super::el::{El, button, el};
use super::press::Press;
use super::screen::Sheet;
use crate::game::{State, Turn};
use crate::text::{page, play, win};

/// Take, which keeps its place and size; after the end, the way on stands there.
#[must_use]
pub fn take_bar(state: &State) -> El {
    const MAIN: &str = "button button--primary bar__take";
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
    el("div", "bar").child(main).child(
        button("button button--round bar__side", Press::Open(Sheet::HowTo))
            .label(page::HOW_TO_PLAY)
            .attr("title", page::HOW_TO_PLAY)
            .child(el("span", "bar__mark").unheard().text("?")),
    )
}
