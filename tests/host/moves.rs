//! The list of moves during play.

use nim::catalogue::moves as words;
use nim::game::{Game, read_link};
use nim::screens::review::moves_view;

use crate::common::elements::Drawn;

fn game(query: &str) -> Game {
    let link = ["#/play?", query].concat();
    read_link(&link).unwrap().unwrap()
}

#[test]
fn the_list_has_a_column_for_each_side_the_starter_first() {
    let panel = moves_view(&game("first=two&moves=A1,C4,B3&two=human&names=Ada,Bob"));
    let panel = Drawn::of(&panel);
    let cells = |tag| panel.tags(tag);
    assert_eq!(cells("th"), [words::round(), "Bob", "Ada", "1.", "2."]);
    assert_eq!(cells("td"), ["A1", "C4", "B3", ""]);
    let last: Vec<String> = panel
        .with("data-last")
        .iter()
        .map(|cell| cell.text())
        .collect();
    assert_eq!(last, ["B3"]);
    // The list is explained by its first move.
    let (short, take, heap) = ("A1", 1_u32.into(), 0);
    let told = words::Short { short, take, heap }.text();
    assert_eq!(panel.one("moves__said").text(), told);
}

#[test]
fn before_the_first_move_there_is_no_list() {
    let panel = moves_view(&game(""));
    let panel = Drawn::of(&panel);
    assert_eq!(panel.one("moves__said").text(), words::none());
    assert!(panel.all("moves__table").is_empty());
}
