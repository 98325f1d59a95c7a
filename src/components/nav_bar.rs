use yew::prelude::*;

use super::Dispatch;
use super::icons::{BARS, BOOK, DOTS, PLAY, PUZZLE, icon};
use crate::catalogue::{page, study};
use crate::state::{AppAction, Section};

/// The main menu, with a link to each section. It is the same on every screen.
pub fn nav_bar(open: Section, dispatch: &Dispatch) -> Html {
    let items = Section::ALL.map(|to| item(to, to == open, dispatch));
    html! { <nav class="nav" aria-label={page::main_menu()}>{ for items }</nav> }
}

fn item(section: Section, is_open: bool, dispatch: &Dispatch) -> Html {
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
        <a class="nav__item" {href} aria-current={is_open.then_some("page")} {onclick}>
            { icon(path) }
            <span class="nav__name">{ name }</span>
        </a>
    }
}
