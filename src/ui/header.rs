use super::el::{El, button, el};
use super::icons::{MENU, icon};
use super::press::Press;
use super::screen::Sheet;
use crate::text::page;

/// The name of the game, and the ways to everything but the board.
#[must_use]
pub fn header() -> El {
    el("header", "header")
        .child(button("button skip", Press::ToBoard).text(page::SKIP))
        .child(el("h1", "header__name").child(mark()).text(page::NIM))
        .child(
            el("nav", "header__nav")
                .label(page::MAIN_MENU)
                .child(
                    button(
                        "button button--plain header__wide",
                        Press::Open(Sheet::HowTo),
                    )
                    .text(page::HOW_TO_PLAY),
                )
                .child(button("button", Press::Open(Sheet::Setup)).text(page::NEW_GAME))
                .child(
                    button(
                        "button button--round button--plain header__fold",
                        Press::Open(Sheet::Menu),
                    )
                    .attr("aria-haspopup", "dialog")
                    .label(page::MENU)
                    .child(icon(MENU)),
                ),
        )
}

/// Three stones, the last of them apart.
fn mark() -> El {
    let stone = |class, x| {
        el("circle", class)
            .number("cx", x)
            .attr("cy", "5")
            .attr("r", "5")
    };
    el("svg", "header__mark")
        .attr("viewBox", "0 0 38 10")
        .unheard()
        .children([stone("", 5), stone("", 19), stone("header__last", 33)])
}
