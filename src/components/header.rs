use yew::prelude::*;

use super::icons::{MENU, icon};
use super::{Dispatch, on_press};
use crate::catalogue::{page, play, settings, study};
use crate::platform::places::focus_board;
use crate::route::Route;
use crate::state::{AppAction, Dialog};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The name of the game, and the ways to everything but the board.
#[component]
pub fn Header(Props { dispatch }: &Props) -> Html {
    // A small screen folds these into its menu.
    let wide = |to: fn() -> AppAction, text: &'static str| {
        html! {
            <button class="button button--plain header__wide" type="button" onclick={on_press(dispatch, to)}>
                { text }
            </button>
        }
    };
    html! {
        <header class="header">
            <button class="button skip" type="button" onclick={|_: MouseEvent| focus_board()}>{ page::skip() }</button>
            <h1 class="header__name">{ mark() }{ page::nim() }</h1>
            <nav class="header__nav" aria-label={page::main_menu()}>
                { wide(|| AppAction::Go(Route::Learn), study::learn()) }
                { wide(|| AppAction::Go(Route::Puzzle), study::puzzles()) }
                { wide(|| AppAction::Beside(Some(Route::Analyse)), study::analysis()) }
                { wide(|| AppAction::Open(Dialog::HowTo), page::how_to_play()) }
                { wide(|| AppAction::Open(Dialog::Share), page::share()) }
                { wide(|| AppAction::Restart, play::restart()) }
                { wide(|| AppAction::Open(Dialog::Settings), settings::settings()) }
                <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Open(Dialog::Setup))}>
                    { page::new_game() }
                </button>
                <button
                    class="button button--round button--plain header__fold"
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={page::menu()}
                    onclick={on_press(dispatch, || AppAction::Open(Dialog::Menu))}
                >
                    { icon(MENU) }
                </button>
            </nav>
        </header>
    }
}

/// Three stones, the last of them apart.
fn mark() -> Html {
    html! {
        <svg class="header__mark" viewBox="0 0 38 10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" />
            <circle cx="19" cy="5" r="5" />
            <circle class="header__last" cx="33" cy="5" r="5" />
        </svg>
    }
}
