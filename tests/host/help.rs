//! Help that is switched off, and what the result says.

use std::rc::Rc;

use nim::catalogue::{Who, play, why, win};
use nim::components::{LastStone, TakeBar};
use nim::dialogs::win_dialog::win_dialog;
use nim::engine::{Convention, Strategy};
use nim::game::{GameState, Settings, Switch};
use nim::state::{AppAction, AppState};
use nim::text::play as says;
use nim::text::win::first_win;
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
    let end = |fragment: &str, just_moved: bool, is_told: bool| {
        let game = GameState {
            just_moved,
            ..state(fragment)
        };
        let game = Rc::new(game);
        drawn(html! { <LastStone {game} {is_told} /> })
    };
    let shown = |fragment: &str, just_moved: bool| {
        let told = end(fragment, just_moved, true);
        assert!(!told.contains("data-celebrated"), "{told}");
        end(fragment, just_moved, false).contains("data-celebrated")
    };
    // The last stone loses.
    assert!(shown("#/play?heaps=1,1&two=perfect&moves=A1,B1", true));
    assert!(shown("#/play?heaps=1&two=human&moves=A1", true));
    assert!(!shown("#/play?heaps=1&two=perfect&moves=A1", true));
    assert!(!shown(
        "#/play?heaps=1&one=casual&two=perfect&moves=A1",
        true
    ));
    // Stones are left that nobody may take.
    assert!(shown("#/play?heaps=3&take=2,3&two=human&moves=A2", true));
    // It was celebrated when it was won.
    let misere = "#/play?heaps=1&two=human&moves=A1";
    assert!(!shown(misere, false));
    // The crown of a winner who left the last stone stays.
    for (just_moved, is_told) in [(true, false), (true, true), (false, true)] {
        assert!(end(misere, just_moved, is_told).contains("end__winner"));
    }
}

#[test]
fn a_first_win_over_a_stronger_opponent_is_said_once() {
    // The last stone loses: the computer has to take it.
    let won = |page: AppState, opponent: &str| {
        let table = AppState::opening(&format!("#/play?heaps=1,1&two={opponent}"));
        let table = table.table.game.table().clone();
        let page = keeping::play(page.after(AppAction::Begin(table)), "A1");
        let seed = 0;
        let token = page.table.turn_token();
        page.after(AppAction::ComputerMove(token, seed))
    };
    let said = |page: &AppState| drawn(win_dialog(page, &Callback::noop()));
    let first = |strategy| first_win(strategy);
    for (name, strategy) in [
        ("casual", Strategy::Casual),
        ("skilled", Strategy::Skilled),
        ("perfect", Strategy::Perfect),
        ("minimax", Strategy::Minimax),
    ] {
        let once = won(AppState::opening(""), name);
        assert!(said(&once).contains(&first(strategy)), "{name}");
        let opened = once.clone().after(AppAction::Follow(format!(
            "#/play?heaps=1,2&two={name}&moves=B2,A1"
        )));
        assert!(!said(&opened).contains(&first(strategy)), "{name}");
        let twice = won(once, name);
        assert!(!said(&twice).contains(&first(strategy)), "{name}");
    }
    // A win after a loss was undone is not counted, and so not the first one again.
    let once = won(AppState::opening(""), "skilled");
    let table = AppState::opening("#/play?heaps=2&two=skilled");
    let table = table.table.game.table().clone();
    let lost = keeping::play(once.after(AppAction::Begin(table)), "A2");
    assert!(lost.table.game.position().is_terminal());
    let again = keeping::play(lost.after(AppAction::Undo), "A1");
    let token = again.table.turn_token();
    let again = again.after(AppAction::ComputerMove(token, 0));
    assert!(!said(&again).contains(&first(Strategy::Skilled)));
    let weakest = won(AppState::opening(""), "beginner");
    assert!(!said(&weakest).contains(&first(Strategy::Beginner)));
}

#[test]
fn the_end_says_who_took_the_last_stone_and_that_it_loses_in_misere() {
    let status = |fragment: &str| says::status(&state(fragment), "");
    let ada = Who::Named("Ada".to_owned());
    for (rule, why) in [("misere", play::it_loses()), ("normal", "")] {
        let link = format!("#/play?heaps=1,2&rule={rule}&two=human&names=Ada,Bob&moves=A1,B1,B1");
        let news = status(&link).news;
        let took = play::TookLast { who: &ada }.text();
        assert_eq!(news, [&*took, why].join(" ").trim_end());
    }
    // Where stones are left, nobody may take more of them, and the last move decides.
    for (rule, last) in [
        ("misere", Convention::Misere),
        ("normal", Convention::Normal),
    ] {
        let link = format!("#/play?heaps=3&take=2,3&rule={rule}&two=human&names=Ada,Bob&moves=A2");
        let stuck = status(&link).news;
        let took = play::Took {
            who: &ada,
            stones: 2_u32.into(),
            heap: 0,
        };
        let told = [took.text(), why::OverMove { last }.text()].join(" ");
        assert_eq!(stuck, told);
    }
}
