use yew::prelude::*;

use super::icons::{BARS, BOOK, DOTS, PLAY, PUZZLE, icon};
use super::{Dispatch, flag};
use crate::catalogue::{page, puzzle, study};
use crate::state::{AppAction, Section};

/// The main menu, with a link to each section. It is the same on every screen. Puzzles has a dot while that of today
/// is open, and another section is shown.
pub fn nav_bar(open: Section, has_dot: bool, dispatch: &Dispatch) -> Html {
    let items = Section::ALL.map(|to| {
        item(
            to,
            to == open,
            has_dot && to == Section::Puzzles && to != open,
            dispatch,
        )
    });
    html! { <nav class="nav" aria-label={page::main_menu()}>{ for items }</nav> }
}

fn item(section: Section, is_open: bool, has_dot: bool, dispatch: &Dispatch) -> Html {
    let (path, name) = match section {
        Section::Play => (PLAY, page::play()),
        Section::Learn => (BOOK, study::learn()),
        Section::Puzzles => (PUZZLE, study::puzzles()),
        Section::Analysis => (BARS, study::analysis()),
        Section::More => (DOTS, page::more()),
    };
    let dispatch = dispatch.clone();
    let onclick = move |event: MouseEvent| {
        // With one of these keys the browser opens a link in another tab or window.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            dispatch.emit(AppAction::Enter(section));
        }
    };
    let href = match section {
        Section::Play => "#/",
        Section::Learn => "#/path",
        Section::Puzzles => "#/puzzle",
        Section::Analysis => "#/analyse",
        Section::More => "#/more",
    };
    html! {
        <a
            class="nav__item"
            {href}
            aria-current={is_open.then_some("page")}
            title={has_dot.then(puzzle::todays_is_open)}
            data-dot={flag(has_dot)}
            {onclick}
        >
            { icon(path) }
            <span class="nav__name">{ name }</span>
        </a>
    }
}
