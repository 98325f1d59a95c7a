use yew::prelude::*;

use super::Sheet;
use super::icons::{MENU, icon};
use crate::text::page;

/// The name of the game, and the ways to everything but the board.
pub fn header(open: &Callback<Sheet>) -> Html {
    let to = |sheet: Sheet| open.reform(move |_: MouseEvent| sheet);
    html! {
        <header class="header">
            <a class="skip" href="#board">{ page::SKIP }</a>
            <h1 class="header__name">
                <svg class="header__mark" viewBox="0 0 38 10" aria-hidden="true" focusable="false">
                    <circle cx="5" cy="5" r="5" /><circle cx="19" cy="5" r="5" /><circle class="header__last" cx="33" cy="5" r="5" />
                </svg>
                { page::NIM }
            </h1>
            <nav class="header__nav" aria-label={page::MAIN_MENU}>
                <button type="button" class="button button--plain header__wide" onclick={to(Sheet::HowTo)}>{ page::HOW_TO_PLAY }</button>
                <button type="button" class="button" onclick={to(Sheet::Setup)}>{ page::NEW_GAME }</button>
                <button type="button" class="button button--round button--plain header__fold" aria-haspopup="dialog" aria-label={page::MENU} onclick={to(Sheet::Menu)}>
                    { icon(MENU) }
                </button>
            </nav>
        </header>
    }
}
