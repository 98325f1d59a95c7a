use yew::prelude::*;

use crate::catalogue::page;
use crate::platform::focus::focus_board;

/// The way past the menu for the keyboard, and the name of the game.
///
/// A function instead of a component, because nothing in it changes.
pub fn header() -> Html {
    html! {
        <header class="header">
            <button class="button skip" type="button" onclick={|_: MouseEvent| focus_board()}>{ page::skip() }</button>
            <h1 class="header__name">{ mark() }{ page::nim() }</h1>
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
