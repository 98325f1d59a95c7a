//! The offer to repeat a skill of the path: on a later day, before a game that nobody has begun.

use nim::game::puzzle::Date;
use nim::game::teach::Skill;
use nim::game::{GameAction, Save, Seat};
use nim::state::{AppAction, AppState, StorageAction};

use crate::common::keeping::{mv, play, store, text, visit};
use crate::common::state;

fn day(day: u32) -> Date {
    Date::new(2026, 11, day).unwrap()
}

/// A save in which copying was practised on the first day, with a game from a link.
fn kept(game: Option<&str>) -> String {
    let mut save = Save::default();
    save.learned.boxes.record(Skill::Copy, true, day(1));
    if let Some(link) = game {
        save.game = state(link);
    }
    save.write()
}

/// The skill that the page offers on this day.
fn offered(page: &AppState, today: u32) -> Option<Skill> {
    page.repeats(day(today))
}

fn choose(page: AppState, made: &str) -> AppState {
    page.after(AppAction::Act(GameAction::Choose(mv(made))))
}

#[test]
fn a_skill_is_offered_from_the_day_on_which_it_is_due() {
    let page = visit("", true, &kept(None));
    assert_eq!(
        [1, 2, 9].map(|day| offered(&page, day)),
        [None, Some(Skill::Copy), Some(Skill::Copy)]
    );
    let other_board = visit("", true, &kept(Some("#/play?heaps=4,4")));
    assert_eq!(offered(&other_board, 2), Some(Skill::Copy));
    let new = visit("", true, &Save::default().write());
    assert_eq!(offered(&new, 2), None);
}

#[test]
fn nothing_is_offered_before_a_link_or_with_an_unfinished_game() {
    for link in ["#/play?heaps=4,4", "#/play", "#/play?heaps=2,2&via=link"] {
        let page = visit(link, true, &kept(None));
        assert_eq!(offered(&page, 2), None, "{link}");
        let followed = visit("", true, &kept(None)).after(AppAction::Follow(link.to_owned()));
        assert_eq!(offered(&followed, 2), None, "{link}");
        // Its next game is no longer that of the link.
        if !link.contains("via") {
            let next = page.after(AppAction::Restart);
            assert_eq!(offered(&next, 2), Some(Skill::Copy), "{link}");
        }
    }
    let unfinished = visit("", true, &kept(Some("#/play?two=human&moves=A1")));
    assert_eq!(offered(&unfinished, 2), None);
    let waits = unfinished.after(AppAction::Restart);
    assert_eq!(waits.table.game.ply(), 0);
    assert_eq!(offered(&waits, 2), None, "the unfinished game waits");
}

#[test]
fn nothing_is_offered_during_a_game() {
    let fresh = visit("", true, &kept(Some("#/play?two=human")));
    assert_eq!(offered(&fresh, 2), Some(Skill::Copy));
    assert_eq!(offered(&choose(fresh.clone(), "C2"), 2), None);
    let begun = play(fresh.clone(), "C2");
    assert_eq!(offered(&begun, 2), None);
    let undone = begun.after(AppAction::Undo);
    assert_eq!(undone.table.game.ply(), 0);
    assert_eq!(offered(&undone, 2), None);
    let computer = visit("", true, &kept(None));
    let computer = computer.after(AppAction::Act(GameAction::Start(Seat::Two)));
    assert_eq!(offered(&computer, 2), None, "the computer is to move");
    let watched = visit("", true, &kept(Some("#/play?one=casual&two=casual")));
    assert_eq!(offered(&watched, 2), None);
    let away = fresh.after(AppAction::Go(nim::route::Route::Learn));
    assert_eq!(offered(&away, 2), None);
}

#[test]
fn a_closed_offer_comes_back_the_next_day_and_is_not_saved() {
    let page = visit("", true, &kept(None));
    let before = text(&page);
    let page = store(page, StorageAction::Rest(day(2)));
    assert_eq!(offered(&page, 2), None);
    assert_eq!(offered(&page, 3), Some(Skill::Copy));
    assert_eq!(text(&page), before);
}
