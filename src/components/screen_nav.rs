use yew::prelude::*;

use super::icons::{CHAIN, icon};
use super::{Dispatch, on_press};
use crate::catalogue::study as words;
use crate::engine::Position;
use crate::route::Route;
use crate::state::{AppAction, Dialog};

/// The buttons above a screen. They lead to the neighbouring screens, play the position if there is one,
/// share this screen, and go back to the game.
pub fn screen_nav(
    label: &'static str,
    tabs: &[(Route, &'static str)],
    current: Route,
    on_tab: &Callback<Route>,
    position: Option<Position>,
    dispatch: &Dispatch,
) -> Html {
    let tab = |&(route, name): &(Route, &'static str)| {
        let onclick = on_tab.reform(move |_| route);
        let here = (route == current).then_some("page");
        html! {
            <button type="button" class="button study__tab" aria-current={here} {onclick}>{ name }</button>
        }
    };
    let play = position.map(|position| {
        let onclick = dispatch.reform(move |_| AppAction::PlayBoard(position.clone()));
        html! {
            <button type="button" class="button study__play" {onclick}>{ words::play_board() }</button>
        }
    });
    html! {
        <nav class="study__tabs" aria-label={label}>
            { for tabs.iter().map(tab) }
            { play.unwrap_or_default() }
            <button
                type="button"
                class="button button--round study__share"
                aria-label={words::share()}
                title={words::share()}
                onclick={on_press(dispatch, || AppAction::Open(Dialog::Share))}
            >
                { icon(CHAIN) }
            </button>
            <button type="button" class="button" onclick={on_press(dispatch, || AppAction::ToGame)}>
                { words::to_game() }
            </button>
        </nav>
    }
}
