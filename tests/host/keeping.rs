//! Saved data in the page, without a browser.

use std::rc::Rc;

use nim::game::Save;
use nim::game::{GameAction, Seat, Turn};
use nim::state::{AppAction, AppState, SaveStatus, StorageAction};

use crate::common::keeping::{
    self, last_game, link, mv, next_visit, people, play, store, text, visit,
};

fn follow(page: AppState, link: &str) -> AppState {
    page.after(AppAction::Follow(link.to_owned()))
}

/// The latest game that waits.

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
fn a_link_without_moves_pushes_no_game_out() {
    let page = play(AppState::opening("#/play?two=human"), "C4");
    let own = link(&page);
    let page = play(follow(page, "#/play?heaps=2,2&two=human"), "A1");
    assert_eq!(last_game(&page), Some(own.clone()));
    // Nor does the next one, although a person has moved in the first.
    let page = follow(page, "#/play?heaps=5&two=human");
    assert!(page.replaces_a_game(), "the way back is offered again");
    let page = play(page, "A1");
    assert_eq!(last_game(&page), Some(own.clone()));
    // Going back changes places, and a link to the game that is kept does so too, in the next visit as well.
    let third = link(&page);
    let back = store(page.clone(), StorageAction::Resume);
    assert_eq!((link(&back), last_game(&back)), (own.clone(), Some(third)));
    for page in [follow(page.clone(), &own), next_visit(&page, &own)] {
        assert_eq!(link(&page), own);
    }
    // A trial that is begun again, or goes on in the next visit, stays a trial.
    for again in [
        next_visit(&page, ""),
        play(page.clone().after(AppAction::Restart), "A2"),
        play(page.after(AppAction::Rematch), "A2"),
    ] {
        let next = follow(again, "#/play?heaps=4&two=human");
        assert_eq!(last_game(&next), Some(own.clone()));
    }
}

#[test]
fn only_a_game_in_which_a_person_has_moved_is_kept() {
    let page = AppState::opening("#/play?two=human");
    let page = follow(page, "#/play?heaps=2,2&two=human&moves=A1");
    assert_eq!(last_game(&page), None);
    let page = follow(page, "#/play?heaps=1,2&one=casual&two=casual&moves=B1");
    assert_eq!(
        last_game(&page).as_deref(),
        Some("#/play?heaps=2,2&two=human&moves=A1")
    );
}

#[test]
fn a_followed_link_lays_its_board_and_going_back_leads_to_the_game_there() {
    let linked = "#/play?heaps=3,4&two=human";
    let page = play(follow(AppState::opening("#/play"), linked), "A1");
    let own = link(&page);
    let followed = |link| [follow(page.clone(), link), visit(link, true, &text(&page))];
    for again in followed(linked) {
        assert_eq!(
            (link(&again), last_game(&again)),
            (linked.to_owned(), Some(own.clone()))
        );
        assert_eq!(link(&store(again, StorageAction::Resume)), own);
    }
    // The board is laid already where the game stands as the link says.
    for same in followed(&own) {
        assert_eq!((link(&same), last_game(&same)), (own.clone(), None));
    }
    // Going back, and a reload, lead to the game as it was left.
    for moment in [linked, &own] {
        let returned = page.clone().after(AppAction::Return(moment.to_owned()));
        for back in [returned, next_visit(&page, moment)] {
            assert_eq!((link(&back), last_game(&back)), (own.clone(), None));
        }
    }
    // From the board that the link has laid again too: no second copy waits.
    for again in followed(linked) {
        let back = again.after(AppAction::Return(own.clone()));
        assert_eq!((link(&back), last_game(&back)), (own.clone(), None));
    }
}

#[test]
fn a_link_to_a_later_moment_of_the_saved_game_resumes_it() {
    // As after a visit in which there was no room to keep the last moves: the address has them.
    let page = play(AppState::opening("#/play?heaps=3,4,5&two=human"), "C1,A1");
    let later = link(&play(page.clone(), "B4"));
    for next in [follow(page.clone(), &later), next_visit(&page, &later)] {
        assert_eq!(link(&next), later);
        assert_eq!(last_game(&next), None);
    }
    let page = follow(page, "#/play?heaps=2,2&two=human");
    let page = follow(page, &later);
    assert_eq!((link(&page), last_game(&page)), (later.clone(), None));

    // No link has moves that were undone and could be redone.
    let page = play(AppState::opening("#/play?heaps=3,4,5&two=human"), "C1,A2");
    let own = link(&page);
    let page = page.after(AppAction::Undo);
    let page = follow(page, &later);
    assert_eq!((link(&page), last_game(&page).is_some()), (later, true));
    assert_ne!(own, link(&page));

    // The finished game of another person was not played here, and the board before had no moves.
    let page = AppState::opening("#/play?heaps=1,1&two=human");
    let page = follow(page, "#/play?heaps=1,1&two=human&moves=A1,B1");
    assert_eq!((last_game(&page), people(&page)), (None, 0));
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
        assert_eq!(last_game(&next), None, "it is the same game");
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
fn a_newer_save_is_left_alone() {
    let newer = "nim-save 999\ngame=three-dimensional\nend\n";
    let page = visit("", true, newer);
    assert_eq!(page.storage.status, SaveStatus::Newer);
    assert!(!page.storage.status.may_write() && page.storage.aside.is_none());
    assert_eq!(page.table.game.ply(), 0);
    // So is one that another tab has written.
    let mine = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let mine = store(
        mine,
        StorageAction::Join(keeping::stored(newer), Rc::default()),
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
            StorageAction::Join(keeping::stored(damaged), Rc::default()),
        );
        assert_eq!(again.storage.aside.as_deref(), Some(damaged));
        let other = store(
            page,
            StorageAction::Join(keeping::stored("other"), Rc::default()),
        );
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

/// A second tab that has only been opened takes over each choice and move of the first one.
#[test]
fn a_tab_that_did_nothing_follows_the_other() {
    let mut first = play(AppState::opening("#/play?two=human"), "A1");
    let mut second = next_visit(&first, "");
    for action in [GameAction::Choose(mv("C1")), GameAction::Take] {
        let base = Save::read(&text(&second)).unwrap().save;
        first = first.after(AppAction::Act(action));
        let join = StorageAction::Join(keeping::stored(&text(&first)), base.into());
        second = store(second, join);
        assert_eq!(text(&second), text(&first));
    }
}
