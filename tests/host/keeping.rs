//! Saved data in the page, without a browser.

use nim::game::{GameAction, Seat, Turn};
use nim::state::{AppAction, AppState, SaveStatus, StorageAction, Stored};

use crate::common::keeping::{
    self, link, mv, next_visit, overtaken, people, play, store, text, visit,
};

fn follow(page: AppState, link: &str) -> AppState {
    page.after(AppAction::Follow(link.to_owned()))
}

/// The latest game that waits.
fn waiting(page: &AppState) -> Option<String> {
    keeping::waiting(page).pop()
}

#[test]
fn a_game_counts_when_it_ends_and_only_once() {
    let page = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1");
    assert_eq!(people(&page), 0);
    let mut page = play(page, "B1");
    assert_eq!(people(&page), 1);
    for action in [GameAction::Undo, GameAction::Redo, GameAction::Undo] {
        page = page.after(AppAction::Act(action));
        assert_eq!(people(&page), 1);
    }
    page = play(page, "B1");
    assert_eq!(people(&page), 1);
    // Nor in the next visit, even if its end is undone and redone there.
    page = next_visit(&page, "");
    page = play(page.after(AppAction::Act(GameAction::Undo)), "B1");
    assert_eq!(people(&page), 1);
    page = play(page.after(AppAction::Act(GameAction::Restart)), "B1,A1,B1");
    assert_eq!(people(&page), 2);
}

#[test]
fn a_counted_game_that_is_resumed_is_not_counted_again() {
    let page = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let page = page.after(AppAction::Act(GameAction::Undo));
    let page = follow(page, "#/play?heaps=2,2&two=human");
    for page in [page.clone(), next_visit(&page, "")] {
        let page = play(store(page, StorageAction::Resume), "B1");
        assert!(matches!(page.table.game.turn(), Turn::Over { .. }));
        assert_eq!(people(&page), 1);
    }
}

#[test]
fn a_finished_game_opened_by_a_link_is_not_counted() {
    let page = AppState::opening("#/play?heaps=1,2&two=human&moves=B1,A1,B1");
    let page = page.after(AppAction::Act(GameAction::Dismiss));
    assert_eq!(people(&page), 0);
}

#[test]
fn a_link_to_another_game_keeps_the_unfinished_one() {
    let page = play(AppState::opening("#/play?two=human"), "C4");
    let own = link(&page);
    let page = follow(page, "#/play?heaps=2,2&two=human");
    assert_eq!(waiting(&page), Some(own.clone()));
    let page = play(page, "A1");
    let linked = link(&page);
    // A third lets both wait, and going back and back comes to each.
    let page = play(follow(page, "#/play?heaps=5&two=human"), "A1");
    let third = link(&page);
    assert_eq!(waiting(&page), Some(linked.clone()));
    let page = store(page, StorageAction::Resume);
    assert_eq!(
        (link(&page), waiting(&page)),
        (linked.clone(), Some(own.clone()))
    );
    let page = store(page, StorageAction::Resume);
    assert_eq!(
        (link(&page), waiting(&page)),
        (own.clone(), Some(third.clone()))
    );
    // So does a link to a game that is kept, in the next visit too.
    for page in [follow(page.clone(), &linked), next_visit(&page, &linked)] {
        assert_eq!(
            (link(&page), waiting(&page)),
            (linked.clone(), Some(third.clone()))
        );
    }
    let page = store(store(page, StorageAction::Resume), StorageAction::Resume);
    let page = store(page, StorageAction::Resume);
    assert_eq!(link(&page), own);
}

#[test]
fn a_followed_link_lays_its_board_and_going_back_leads_to_the_game_there() {
    let linked = "#/play?heaps=3,4&two=human";
    let page = play(follow(AppState::opening("#/play"), linked), "A1");
    let own = link(&page);
    let followed = |link| [follow(page.clone(), link), visit(link, true, &text(&page))];
    for again in followed(linked) {
        assert_eq!(
            (link(&again), waiting(&again)),
            (linked.to_owned(), Some(own.clone()))
        );
        assert_eq!(link(&store(again, StorageAction::Resume)), own);
    }
    // The board is laid already where the game stands as the link says.
    for same in followed(&own) {
        assert_eq!((link(&same), waiting(&same)), (own.clone(), None));
    }
    // Going back, and a reload, lead to the game as it was left.
    for moment in [linked, &own] {
        let returned = page.clone().after(AppAction::Return(moment.to_owned()));
        for back in [returned, next_visit(&page, moment)] {
            assert_eq!((link(&back), waiting(&back)), (own.clone(), None));
        }
    }
    // From the board that the link has laid again too: no second copy waits.
    for again in followed(linked) {
        let back = again.after(AppAction::Return(own.clone()));
        assert_eq!((link(&back), waiting(&back)), (own.clone(), None));
    }
}

#[test]
fn a_link_to_a_later_moment_of_the_saved_game_resumes_it() {
    // As after a visit in which there was no room to keep the last moves: the address has them.
    let page = play(AppState::opening("#/play?heaps=3,4,5&two=human"), "C1,A1");
    let later = link(&play(page.clone(), "B4"));
    for next in [follow(page.clone(), &later), next_visit(&page, &later)] {
        assert_eq!(link(&next), later);
        assert_eq!(waiting(&next), None);
    }
    let page = follow(page, "#/play?heaps=2,2&two=human");
    let page = follow(page, &later);
    assert_eq!((link(&page), waiting(&page)), (later.clone(), None));

    // No link has moves that were undone and could be redone.
    let page = play(AppState::opening("#/play?heaps=3,4,5&two=human"), "C1,A2");
    let own = link(&page);
    let page = page.after(AppAction::Undo);
    let page = follow(page, &later);
    assert_eq!((link(&page), waiting(&page).is_some()), (later, true));
    assert_ne!(own, link(&page));

    // The finished game of another person was not played here, and the board before had no moves.
    let page = AppState::opening("#/play?heaps=1,1&two=human");
    let page = follow(page, "#/play?heaps=1,1&two=human&moves=A1,B1");
    assert_eq!((waiting(&page), people(&page)), (None, 0));
}

#[test]
fn a_game_by_link_waits_in_the_next_visit_and_its_answer_resumes_it() {
    let page = follow(AppState::opening("#/play"), "#/play?two=human&via=link");
    let page = play(page, "C4");
    assert!(matches!(page.table.game.turn(), Turn::Remote(Seat::Two)));
    let sent = link(&page);
    for fragment in ["", &sent] {
        let next = next_visit(&page, fragment);
        assert_eq!(next.table.game, page.table.game, "{fragment:?}");
    }
    let answer = [&*sent, ",B1"].concat();
    for next in [follow(page.clone(), &answer), next_visit(&page, &answer)] {
        assert_eq!(next.table.game.turn(), Turn::Person(Seat::One));
        assert_eq!(waiting(&next), None, "it is the same game");
        assert_eq!(people(&next), 0);
    }
    // The last stone is the other's, who has lost by it; both sides have played.
    let end = [&*sent, ",B5,A2,C3,A1"].concat();
    let page = follow(page, &end);
    assert!(matches!(page.table.game.turn(), Turn::Over { .. }));
    assert_eq!(people(&page), 1);
    assert_eq!(people(&follow(page, &end)), 1);
}

#[test]
fn a_wrong_link_leaves_the_saved_game_on_the_table() {
    let page = play(AppState::opening("#/play?two=human"), "C4");
    let page = next_visit(&page, "#/play?heaps=3,-1");
    assert!(page.table.link_error.is_some());
    assert_eq!(link(&page), "#/play?two=human&moves=C4");
}

#[test]
fn a_tab_that_is_behind_counts_nothing_until_the_choice() {
    let theirs = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let theirs = play(theirs.after(AppAction::Act(GameAction::Restart)), "B1");
    let theirs = keeping::stored(&text(&theirs));
    let mine = AppState::opening("#/play?heaps=2&two=human");
    let mine = play(overtaken(mine), "A1,A1");
    assert_eq!(people(&mine), 0);

    let loaded = store(mine.clone(), StorageAction::LoadOther(theirs.clone()));
    assert_eq!(link(&loaded), "#/play?heaps=1,2&two=human&moves=B1");
    assert_eq!(people(&loaded), 1);
    assert_eq!(loaded.storage.status, SaveStatus::Saved);

    let here = store(mine.clone(), StorageAction::GoOnHere(theirs));
    assert_eq!(link(&here), "#/play?heaps=2&two=human&moves=A1,A1");
    assert_eq!(
        waiting(&here).as_deref(),
        Some("#/play?heaps=1,2&two=human&moves=B1")
    );
    // Their game and mine.
    assert_eq!(people(&here), 2);
    // Where everything was deleted, this tab goes on as it is, or as on a first visit.
    let deleted = Stored::default();
    let here = store(mine.clone(), StorageAction::GoOnHere(deleted.clone()));
    assert_eq!(link(&here), link(&mine));
    let first = store(mine, StorageAction::LoadOther(deleted));
    assert_eq!(text(&first), text(&AppState::opening("")));
}

#[test]
fn loading_the_other_tab_loses_no_game_and_nothing_for_a_text_that_cannot_be_read() {
    let start = play(AppState::opening("#/play?two=human"), "C4");
    let mine = overtaken(play(start.clone(), "B1"));
    let other = play(AppState::opening("#/play?heaps=9&two=human"), "A1");
    let loaded = store(
        mine.clone(),
        StorageAction::LoadOther(keeping::stored(&text(&other))),
    );
    assert_eq!(link(&loaded), link(&other));
    assert_eq!(waiting(&loaded), Some(link(&mine)));
    // The same game, which has gone on there, does not wait besides.
    let later = keeping::stored(&text(&play(mine.clone(), "A1")));
    let loaded = store(mine.clone(), StorageAction::LoadOther(later));
    assert_eq!(waiting(&loaded), None);
    // Nor does it in the tab that goes on, where only a setting was changed in the other.
    let same = keeping::stored(&text(&mine));
    let here = store(mine.clone(), StorageAction::GoOnHere(same));
    assert_eq!(waiting(&here), None);
    for unread in ["nim-save 999\nend\n", "torn", "nim-save 2\nx\nend\n"] {
        let unread = keeping::stored(unread);
        for choice in [
            StorageAction::LoadOther(unread.clone()),
            StorageAction::GoOnHere(unread),
        ] {
            let page = store(mine.clone(), choice);
            assert_eq!(text(&page), text(&mine));
        }
    }
}

#[test]
fn a_newer_save_is_left_alone() {
    let newer = "nim-save 999\ngame=three-dimensional\nend\n";
    let page = visit("", true, newer);
    assert_eq!(page.storage.status, SaveStatus::Newer);
    assert!(!page.storage.status.may_write() && page.storage.aside.is_none());
    assert_eq!(page.table.game.ply(), 0);
    // So is one that another tab has written.
    let mine = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let mine = store(
        overtaken(mine),
        StorageAction::GoOnHere(keeping::stored(newer)),
    );
    assert_eq!(mine.storage.status, SaveStatus::Newer);
    assert_eq!((people(&mine), mine.table.game.ply()), (1, 3));
}

#[test]
fn what_cannot_be_read_whole_is_set_aside_once() {
    let whole = text(&play(AppState::opening("#/play?two=human"), "C4"));
    let torn = &whole[..whole.len() - 4];
    let earlier = "nim-save 1 52a1c3f0\nstamp 42 7 ~0e1ba2d5\n";
    for (damaged, plies) in [(torn, 1), (earlier, 0), ("torn", 0)] {
        let page = visit("", true, damaged);
        assert_eq!(page.storage.status, SaveStatus::Damaged, "{damaged}");
        assert_eq!(page.storage.aside.as_deref(), Some(damaged));
        assert_eq!(page.table.game.ply(), plies, "{damaged}");
        // Again, and after another.
        let again = store(
            page.clone(),
            StorageAction::LoadOther(keeping::stored(damaged)),
        );
        assert_eq!(again.storage.aside.as_deref(), Some(damaged));
        let other = store(page, StorageAction::LoadOther(keeping::stored("other")));
        assert_eq!(
            other.storage.aside.as_deref(),
            Some(&*[damaged, "other"].join("\n"))
        );
    }
}

#[test]
fn everything_of_a_page_comes_back_in_the_next_visit() {
    let page = play(AppState::opening("#/play?two=human&names=Ada,Bob"), "C4,B1");
    let page = page.after(AppAction::Act(GameAction::Undo));
    let page = page.after(AppAction::Act(GameAction::Choose(mv("A2"))));
    let mut dark = page.settings.clone();
    assert!(dark.fill("theme", "dark"));
    let page = AppState {
        settings: dark,
        ..page
    };
    let next = next_visit(&page, "");
    assert_eq!(next.table.game, page.table.game);
    assert_eq!(next.table.choice, page.table.choice);
    assert_eq!(next.table.help, page.table.help);
    assert_eq!(next.settings, page.settings);
    assert_eq!(text(&next), text(&page));
}
