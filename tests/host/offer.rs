//! The offer of sound and vibration after the first game.

use nim::catalogue::win;
use nim::dialogs::win_dialog::win_dialog;
use nim::game::{Save, Switch};
use nim::state::{AppAction, AppState};
use yew::Callback;

use crate::common::drawn;
use crate::common::keeping::play;

fn is_offered(page: &AppState) -> bool {
    drawn(win_dialog(page, &Callback::noop())).contains(win::offer())
}

/// The end of a first game.
fn first(players: &str) -> AppState {
    let link = ["#/play?heaps=1,2&rule=normal&", players].concat();
    play(play(AppState::opening(&link), "B2"), "A1")
}

fn answered(on: bool) -> AppState {
    let page = first("two=human").after(AppAction::Set(Switch::Sound, on));
    page.after(AppAction::Set(Switch::Vibration, on))
}

#[test]
fn sound_is_offered_after_the_first_game_and_not_after_the_second() {
    let page = first("two=human");
    assert_eq!(page.statistics.games(), 1);
    assert!(is_offered(&page));
    let table = page.table.game.table().clone();
    let page = play(play(page.after(AppAction::Begin(table)), "B2"), "A1");
    assert_eq!(page.statistics.games(), 2);
    assert!(!is_offered(&page));
}

#[test]
fn no_answer_is_asked_for_twice() {
    for on in [true, false] {
        let page = answered(on);
        assert!(!is_offered(&page));
        assert_eq!(page.settings.is_on(Switch::Sound), on);
        assert_eq!(page.settings.is_on(Switch::Vibration), on);
        // Also after a reload.
        let settings = page.settings.clone();
        let save = Save {
            settings,
            ..Save::default()
        };
        let read = Save::read(&save.write()).unwrap();
        assert!(read.is_complete());
        assert_eq!(read.save.settings, page.settings);
    }
    // What was on and is off again was an answer too.
    let off = answered(true).after(AppAction::Set(Switch::Sound, false));
    assert!(!is_offered(
        &off.after(AppAction::Set(Switch::Vibration, false))
    ));
}

#[test]
fn nobody_is_asked_about_a_game_of_computers() {
    let page = first("two=human");
    let mut watched = AppState::opening("#/play?heaps=1&one=casual&two=perfect&moves=A1");
    watched.statistics = page.statistics;
    assert!(!is_offered(&watched));
}
