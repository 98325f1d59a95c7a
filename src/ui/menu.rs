use yew::prelude::*;

use super::Sheet;
use crate::text::{page, play};

/// The menu of a small screen.
pub fn menu(open: &Callback<Sheet>, restart: &Callback<()>) -> Html {
    let to = |sheet: Sheet| open.reform(move |_: MouseEvent| sheet);
    html! {
        <>
            <div class="menu__items">
                <button type="button" class="button menu__item" onclick={to(Sheet::Setup)}>{ page::NEW_GAME }</button>
                <button type="button" class="button menu__item" onclick={restart.reform(|_: MouseEvent| ())}>{ play::RESTART }</button>
                <button type="button" class="button menu__item" onclick={to(Sheet::HowTo)}>{ page::HOW_TO_PLAY }</button>
            </div>
            <p class="menu__note">{ page::PRIVACY }</p>
        </>
    }
}
