use super::el::{El, button, el};
use super::icons::{MENU, icon};
use super::press::Press;
use super::screen::Sheet;
use super::study::Room;
use crate::text::{page, play, settings, study};

/// The name of the game, and the ways to everything but the board.
#[must_use]
pub fn header() -> El {
    el("header", "header")
        .child(button("button skip", Press::ToBoard).text(page::SKIP))
        .child(el("h1", "header__name").child(mark()).text(page::NIM))
        .child(
            el("nav", "header__nav")
                .label(page::MAIN_MENU)
                .child(wide(Press::Go(Room::Learn), study::LEARN))
                .child(wide(Press::Go(Room::Puzzle), study::PUZZLES))
                .child(wide(Press::Panel(Room::Analyse), study::ANALYSIS))
                .child(wide(Press::Open(Sheet::HowTo), page::HOW_TO_PLAY))
                .child(wide(Press::Open(Sheet::Share), page::SHARE))
                .child(wide(Press::Restart, play::RESTART))
                .child(wide(Press::Open(Sheet::Settings), settings::SETTINGS))
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

/// A button that a small screen folds into its menu.
fn wide(press: Press, text: &'static str) -> El {
    button("button button--plain header__wide", press).text(text)
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
