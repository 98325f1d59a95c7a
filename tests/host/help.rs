//! Help that is switched off, and what the result says.

use std::rc::Rc;

use nim::catalogue::{play, win};
use nim::components::TakeBar;
use nim::dialogs::win_dialog::win_dialog;
use nim::game::{Settings, Switch};
use nim::state::{AppAction, AppState};
use yew::{Callback, html};

use crate::common::{drawn, keeping, state};

#[test]
fn help_that_is_switched_off_is_not_in_the_bar() {
    let bar = |settings: Settings| {
        let game = Rc::new(state("#/play?two=human&moves=C2"));
        let dispatch = Callback::noop();
        drawn(html! { <TakeBar {game} {settings} {dispatch} /> })
    };
    let mut off = Settings::default();
    for switch in [Switch::Hints, Switch::Undo] {
        off.fill(switch.name(), "off");
    }
    let (with, without) = (bar(Settings::default()), bar(off));
    for name in [play::hint(), play::undo(), play::redo()] {
        assert!(with.contains(name), "{name} is not in {with}");
        assert!(!without.contains(name), "{name} is in {without}");
    }
    assert!(without.contains(play::choose()), "{without}");
}

#[test]
fn help_that_is_switched_off_is_not_given() {
    let help = |on: bool| {
        let page = AppState::opening("#/play?two=human&moves=C2");
        let page = page.after(AppAction::Set(Switch::Hints, on));
        let page = page.after(AppAction::Set(Switch::Undo, on));
        let page = page.after(AppAction::Hint).after(AppAction::Undo);
        (page.table.help.hints, page.table.help.undos)
    };
    assert_eq!([help(true), help(false)], [(1, 1), (0, 0)]);
}

#[test]
fn the_result_lists_the_help_that_was_used() {
    let page = AppState::opening("#/play?heaps=1,2&rule=normal&two=human&moves=A1");
    let page = page.after(AppAction::Hint).after(AppAction::Hint);
    let page = keeping::play(page, "B2");
    let page = page.after(AppAction::Undo).after(AppAction::Undo);
    let page = page.after(AppAction::Redo);
    let page = keeping::play(page, "B2");
    let html = drawn(win_dialog(&page, &Callback::noop()));
    let helped = win::Helped {
        count: 1_u32.into(),
    }
    .text();
    let undos = win::Undos {
        count: 2_u32.into(),
    }
    .text();
    for help in [helped, undos] {
        assert!(html.contains(&help), "“{help}” is not in {html}");
    }
}

#[test]
fn only_the_win_of_a_person_here_is_celebrated() {
    let shown = |fragment: &str| {
        let page = AppState::opening(fragment);
        let html = drawn(win_dialog(&page, &Callback::noop()));
        html.contains("data-celebrated=\"true\"")
    };
    // The last stone loses.
    assert!(shown("#/play?heaps=1,1&two=perfect&moves=A1,B1"));
    assert!(shown("#/play?heaps=1&two=human&moves=A1"));
    assert!(!shown("#/play?heaps=1&two=perfect&moves=A1"));
    assert!(!shown("#/play?heaps=1&one=casual&two=perfect&moves=A1"));
}
