//! A game that another one replaces, and the way back to it.

use std::rc::Rc;

use nim::game::save::MOST_WAITING;
use nim::game::{GameAction, MatchConfig, Save};
use nim::route::Route;
use nim::state::{AppAction, AppState, StorageAction};

use crate::common::keeping::{
    link, mv, next_visit, overtaken, people, play, store, stored, text, visit, waiting,
};

/// A page with an unfinished game of two people, with help, an undone move and a choice.
fn page() -> AppState {
    let page = AppState::opening("#/play?two=human");
    let page = play(page.after(AppAction::Hint), "C4,B1");
    let page = page.after(AppAction::Undo);
    page.after(AppAction::Act(GameAction::Choose(mv("A2"))))
}

fn undo(page: AppState) -> AppState {
    store(page, StorageAction::Undo)
}

fn is_offered(page: &AppState) -> bool {
    page.replaces_a_game()
}

/// Each way to begin another game.
fn ways() -> Vec<AppAction> {
    let table = MatchConfig::default();
    vec![
        AppAction::Restart,
        AppAction::Begin(table.clone()),
        AppAction::PlayBoard(table.board),
        AppAction::Follow("#/play?heaps=2,2&two=human".to_owned()),
    ]
}

/// The same game, but for the number by which a visit knows it.
fn is_same(one: &AppState, other: &AppState) -> bool {
    let (mut one, mut other) = ((*one.table).clone(), (*other.table).clone());
    for table in [&mut one, &mut other] {
        table.number = 0;
        table.notice = None;
        table.just_moved = false;
    }
    one == other
}

#[test]
fn undo_brings_exactly_the_replaced_game_back_and_leaves_no_trace() {
    let page = page();
    for way in ways() {
        let replaced = page.clone().after(way.clone());
        assert_ne!(link(&replaced), link(&page), "{way:?}");
        assert!(is_offered(&replaced), "{way:?}");
        for replaced in [replaced.clone(), next_visit(&replaced, "")] {
            let back = undo(replaced);
            assert!(is_same(&back, &page), "{way:?}");
            assert_eq!(waiting(&back), [""; 0], "{way:?}");
            assert!(!is_offered(&back), "{way:?}");
            // A second press does nothing.
            assert_eq!(undo(back.clone()), back, "{way:?}");
        }
    }
}

#[test]
fn a_second_press_takes_back_no_game_of_earlier() {
    let page = play(page().after(AppAction::Restart), "A1");
    let earlier = waiting(&page);
    let back = undo(page.clone().after(AppAction::Restart));
    assert!(is_same(&back, &page));
    let again = undo(back);
    assert_eq!((link(&again), waiting(&again)), (link(&page), earlier));
}

#[test]
fn the_offer_ends_with_the_next_move_of_a_person() {
    let replaced = page().after(AppAction::Restart);
    let kept = waiting(&replaced);
    let moved = play(replaced, "A1");
    assert!(!is_offered(&moved) && !is_offered(&next_visit(&moved, "")));
    assert_eq!(undo(moved.clone()), moved);
    // The game is still saved.
    assert_eq!(waiting(&moved), kept);
    assert_eq!([link(&store(moved, StorageAction::Resume))], kept[..]);
}

#[test]
fn a_computer_that_starts_ends_no_offer() {
    let own = play(AppState::opening("#/play?two=human"), "C4");
    let link_of = "#/play?heaps=2,3&first=two&rule=normal";
    let replaced = own.clone().after(AppAction::Follow(link_of.to_owned()));
    let token = replaced.table.turn_token();
    let reply = nim::engine::AiMove {
        chosen: mv("B1"),
        search: None,
    };
    let answered = replaced.after(AppAction::Act(GameAction::Reply(token, reply)));
    assert_eq!(answered.table.game.ply(), 1);
    for answered in [answered.clone(), next_visit(&answered, "")] {
        assert!(is_offered(&answered));
        assert_eq!(link(&undo(answered)), link(&own));
    }
    assert!(!is_offered(&play(answered, "A1")));
}

#[test]
fn a_game_of_a_link_that_has_moves_waits_when_it_is_taken_back() {
    let own = play(AppState::opening("#/play?two=human"), "C4");
    let linked = "#/play?heaps=2,2&two=human&moves=A1";
    let replaced = own.clone().after(AppAction::Follow(linked.to_owned()));
    let back = undo(replaced);
    assert_eq!(
        (link(&back), waiting(&back)),
        (link(&own), vec![linked.to_owned()])
    );
}

#[test]
fn only_an_unfinished_game_is_offered_back() {
    let fresh = AppState::opening("#/play?two=human");
    let over = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    for page in [fresh, over] {
        for way in ways() {
            let begun = page.clone().after(way.clone());
            assert!(!is_offered(&begun), "{way:?}");
            assert_eq!(waiting(&begun), [""; 0], "{way:?}");
        }
    }
}

#[test]
fn a_game_counts_once_however_often_it_is_replaced_and_taken_back() {
    let page = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    assert_eq!(people(&page), 1);
    // Its end is undone, and the unfinished game is replaced.
    let mut page = page.after(AppAction::Undo);
    for _ in 0..3 {
        page = undo(next_visit(&page.after(AppAction::Restart), ""));
        page = play(page, "B1");
        assert_eq!(people(&page), 1);
        page = page.after(AppAction::Undo);
    }
    // The game that replaces it is another one.
    let page = play(page.after(AppAction::Restart), "B1,A1,B1");
    assert_eq!(people(&page), 2);
    let page = play(store(page, StorageAction::Resume), "B1");
    assert_eq!(people(&page), 2);
}

#[test]
fn a_read_offer_is_gone_and_the_next_one_is_made() {
    let read = store(page().after(AppAction::Restart), StorageAction::CloseNotice);
    assert!(!is_offered(&read) && !is_offered(&next_visit(&read, "")));
    assert!(is_offered(&play(read, "A1").after(AppAction::Restart)));
}

#[test]
fn of_too_many_replaced_games_the_oldest_goes() {
    let mut page = AppState::opening("#/play?heaps=20&two=human");
    for stones in 1..=12 {
        page = play(page, &format!("A{stones}")).after(AppAction::Restart);
    }
    let kept = waiting(&page);
    assert_eq!(kept.len(), MOST_WAITING);
    assert!(kept.last().unwrap().ends_with("moves=A12"));
    assert!(is_offered(&page));
    // A game that waits already comes to the end, where Undo finds it.
    let again = play(page, "A7").after(AppAction::Restart);
    assert_eq!(waiting(&again).len(), MOST_WAITING);
    assert!(link(&undo(again)).ends_with("moves=A7"));
}

#[test]
fn another_screen_is_left_and_its_way_back_leads_to_the_game() {
    let own = page();
    let away = own.clone().after(AppAction::Go(Route::Learn));
    let board = MatchConfig::default().board;
    let begun = away.after(AppAction::PlayBoard(board));
    assert!(!begun.is_away() && is_offered(&begun));
    assert_eq!(link(&undo(begun)), link(&own));
}

#[test]
fn either_of_two_tabs_keeps_the_games_that_both_have_replaced() {
    let start = || AppState::opening("#/play?heaps=9&two=human");
    let theirs = play(start(), "A1").after(AppAction::Restart);
    let theirs = stored(&text(&play(theirs, "A2")));
    let mine = play(start(), "A3").after(AppAction::Restart);
    let mine = overtaken(mine);

    let loaded = store(mine.clone(), StorageAction::LoadOther(theirs.clone()));
    assert_eq!(waiting(&loaded), ["#/play?heaps=9&two=human&moves=A1"]);

    let here = store(mine, StorageAction::GoOnHere(theirs));
    let all = ["A1", "A2", "A3"].map(|made| format!("#/play?heaps=9&two=human&moves={made}"));
    assert_eq!(waiting(&here), all);
    assert_eq!(link(&undo(here)), all[2]);
}

#[test]
fn the_save_keeps_the_offer_of_the_game_on_the_table() {
    let replaced = page().after(AppAction::Restart);
    let text = text(&replaced);
    assert!(text.contains(" replaced=0"), "{text}");
    let words: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("replaced="))
        .collect();
    assert_eq!(words.len(), 1, "only the game on the table offers it");
    let read = Save::read(&text).unwrap();
    assert_eq!(read.save.game.replaced_at, Some(0));
    // Without the offered game there is none.
    let mut alone = replaced;
    alone.waiting = Rc::default();
    assert!(!is_offered(&alone));
    assert_eq!(undo(alone.clone()), alone);
}

#[test]
fn a_reload_after_the_end_shows_no_result_again() {
    let over = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    assert!(!over.result_is_shown());
    let next = next_visit(&over, "");
    assert!(next.result_is_shown() && next.screen.dialog.is_none());
    // Nor is a game that goes on taken for one that was shown.
    let back = next.after(AppAction::Undo);
    assert!(!back.result_is_shown());
    assert!(!next_visit(&back, "").result_is_shown());
    // The end that a friend's link brings is new.
    let sent = "#/play?heaps=1,1&two=human&via=link&moves=A1";
    let waits = AppState::opening("#/play?heaps=1,1&two=human&via=link");
    let waits = play(waits, "A1");
    assert_eq!(link(&waits), sent);
    let answered = [sent, ",B1"].concat();
    let told = visit(&answered, true, &text(&waits));
    assert!(told.table.game.position().is_terminal() && !told.result_is_shown());
}
