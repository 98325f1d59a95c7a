use yew::prelude::*;

use crate::catalogue::page;
use crate::platform::focus::focus_board;

/// The button by which people with a keyboard skip the menu, and the name of the game.
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

/// The logo: three stones, the last one dark.
fn mark() -> Html {
    html! {
        <svg class="header__mark" viewBox="0 0 38 10" aria-hidden="true">
            <circle cx="5" cy="5" r="5" />
            <circle cx="19" cy="5" r="5" />
            <circle class="header__last" cx="33" cy="5" r="5" />
        </svg>
    }
}
