use super::el::{El, button, el};
use super::keeping::{BACK, archive};
use super::page::Page;
use super::press::Press;
use super::screen::Sheet;
use super::study::{Room, order};
use crate::text::{keeping, page as words, play, settings, study, yours};

/// The menu of a small screen, with the way back to a game that waits.
#[must_use]
pub fn menu(page: &Page) -> El {
    let item = |press, text| button("button", press).text(text);
    let waits = archive(page).is_some_and(|archive| !archive.waiting.is_empty());
    let back = waits.then(|| order("button", BACK).text(keeping::BACK));
    el("div", "menu")
        .children(back)
        .child(item(Press::Open(Sheet::Setup), words::NEW_GAME))
        .child(item(Press::Restart, play::RESTART))
        .child(item(Press::Go(Room::Learn), study::LEARN))
        .child(item(Press::Go(Room::Puzzle), study::PUZZLES))
        .child(item(Press::Panel(Room::Analyse), study::BESIDE))
        .child(item(Press::Panel(Room::Review), study::MOVES_SO_FAR))
        .child(item(Press::Go(Room::Analyse), study::ANALYSIS))
        .child(item(Press::Go(Room::Tree), study::TREE))
        .child(item(Press::Open(Sheet::Share), words::SHARE))
        .child(item(Press::Go(Room::Statistics), yours::HEADING))
        .child(item(Press::Open(Sheet::HowTo), words::HOW_TO_PLAY))
        .child(item(Press::Open(Sheet::Settings), settings::SETTINGS))
        .child(el("p", "menu__note").text(words::PRIVACY))
}
