//! Saved data in the page, without a browser.

use std::rc::Rc;

use nim::game::{GameAction, Profile, Revision, Seat, Settings, SyncStatus, Turn};
use nim::state::{AppAction, AppState};
use nim::storage::{Decision, Texts, Told};

use crate::common::keeping::{self, decide, link, mv, next_visit, people, play, save, tell, texts};

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
        let page = play(decide(page, Decision::Resume), "B1");
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
    let page = decide(page, Decision::Resume);
    assert_eq!(
        (link(&page), waiting(&page)),
        (linked.clone(), Some(own.clone()))
    );
    let page = decide(page, Decision::Resume);
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
    let page = decide(decide(page, Decision::Resume), Decision::Resume);
    let page = decide(page, Decision::Resume);
    assert_eq!(link(&page), own);
}

#[test]
fn a_followed_link_lays_its_board_and_going_back_leads_to_the_game_there() {
    let linked = "#/play?heaps=3,4&two=human";
    let page = play(follow(AppState::opening("#/play"), linked), "A1");
    let own = link(&page);
    let followed = |link| {
        [
            follow(page.clone(), link),
            AppState::resuming(link, true, &texts(&page, 5)),
        ]
    };
    for again in followed(linked) {
        assert_eq!(
            (link(&again), waiting(&again)),
            (linked.to_owned(), Some(own.clone()))
        );
        assert_eq!(link(&decide(again, Decision::Resume)), own);
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
    let theirs = Texts {
        save: Some(save(&theirs, Revision::default().next(9)).write()),
        ..Texts::default()
    };
    let mine = AppState::opening("#/play?heaps=2&two=human");
    let mine = tell(mine, Told::SyncStatus(SyncStatus::Behind));
    let mine = play(mine, "A1,A1");
    assert_eq!(people(&mine), 0);

    let shown = tell(
        decide(mine.clone(), Decision::TakeTheirs),
        Told::Theirs(theirs.clone()),
    );
    assert_eq!(link(&shown), "#/play?heaps=1,2&two=human&moves=B1");
    assert_eq!(people(&shown), 1);
    assert_eq!(shown.archive.standing, SyncStatus::Kept);

    let taken = tell(decide(mine, Decision::KeepMine), Told::Theirs(theirs));
    assert_eq!(link(&taken), "#/play?heaps=2&two=human&moves=A1,A1");
    assert_eq!(
        waiting(&taken).as_deref(),
        Some("#/play?heaps=1,2&two=human&moves=B1")
    );
    // Their game and mine.
    assert_eq!(people(&taken), 2);
}

#[test]
fn a_save_of_another_version_is_put_aside_whole() {
    let text = "nim-save 2 00000000\nstamp 50 7 ~00000000\n";
    let other = Texts {
        save: Some(text.to_owned()),
        ..Texts::default()
    };
    let aside = |page: &AppState| {
        let archive = &page.archive;
        (archive.standing, archive.damaged.join("\n") + "\n")
    };
    let expected = (SyncStatus::OtherVersion, text.to_owned());
    let page = AppState::resuming("", true, &other);
    assert_eq!(aside(&page), expected);
    assert_eq!(page.table.game.ply(), 0);

    // A tab of this version keeps all its data beside it, and writes again.
    let mine = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let mine = tell(mine, Told::SyncStatus(SyncStatus::Behind));
    let mine = tell(decide(mine, Decision::KeepMine), Told::Theirs(other));
    assert_eq!(aside(&mine), expected);
    assert!(mine.archive.standing.may_write());
    assert_eq!(people(&mine), 1);
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
    let written = |page| save(page, Revision::default()).write();
    assert_eq!(written(&next), written(&page));
}

#[test]
fn a_game_finished_at_the_end_of_a_visit_counts_in_the_next() {
    let page = play(AppState::opening("#/play?heaps=1,2&two=human"), "B1,A1,B1");
    let state = &page.table;
    let stamp = Revision::default().next(3);
    let saved = Profile::default().save(stamp, state, &Settings::default(), &Rc::default());
    let texts = Texts {
        save: Some(saved.write()),
        ..Texts::default()
    };
    let page = AppState::resuming("", true, &texts);
    assert_eq!(people(&page), 1);
    assert_eq!(people(&next_visit(&page, "")), 1);
}
