use super::el::{El, button, el};
use super::press::Press;
use super::screen::Sheet;
use super::study::Room;
use crate::text::{page, play, settings, study, yours};

/// The menu of a small screen.
#[must_use]
pub fn menu() -> El {
    let item = |press, text| button("button", press).text(text);
    el("div", "menu")
        .child(item(Press::Open(Sheet::Setup), page::NEW_GAME))
        .child(item(Press::Restart, play::RESTART))
        .child(item(Press::Go(Room::Learn), study::LEARN))
        .child(item(Press::Go(Room::Puzzle), study::PUZZLES))
        .child(item(Press::Panel(Room::Analyse), study::BESIDE))
        .child(item(Press::Panel(Room::Review), study::MOVES_SO_FAR))
        .child(item(Press::Go(Room::Analyse), study::ANALYSIS))
        .child(item(Press::Go(Room::Tree), study::TREE))
        .child(item(Press::Go(Room::Statistics), yours::HEADING))
        .child(item(Press::Open(Sheet::HowTo), page::HOW_TO_PLAY))
        .child(item(Press::Open(Sheet::Settings), settings::SETTINGS))
        .child(el("p", "menu__note").text(page::PRIVACY))
}
