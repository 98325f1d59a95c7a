use yew::prelude::*;

use super::icons::{CHAIN, icon};
use super::{Dispatch, on_press};
use crate::engine::Position;
use crate::route::Route;
use crate::state::{AppAction, Dialog};
use crate::text::study as words;

/// What a [`ScreenNav`] needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Names the row of buttons.
    pub label: AttrValue,
    /// The screens that stand side by side, each with its name.
    pub tabs: &'static [(Route, &'static str)],
    /// The open one, if it is one of them.
    pub current: Route,
    /// Goes to another of them.
    pub on_tab: Callback<Route>,
    /// The position that can be played from here, if there is one.
    #[prop_or_default]
    pub position: Option<Position>,
    /// Tells the page where somebody wants to go.
    pub dispatch: Dispatch,
}

/// The buttons above a screen: the screens that stand side by side, the way to send this one to
/// somebody, and the way back to the game.
#[component]
pub fn ScreenNav(props: &Props) -> Html {
    let Props {
        dispatch, current, ..
    } = props;
    let tab = |&(route, name): &(Route, &'static str)| {
        let onclick = props.on_tab.reform(move |_| route);
        let here = (route == *current).then_some("page");
        html! {
            <button type="button" class="button desk__tab" aria-current={here} {onclick}>{ name }</button>
        }
    };
    let play = props.position.clone().map(|position| {
        let onclick = dispatch.reform(move |_| AppAction::PlayBoard(position.clone()));
        html! {
            <button type="button" class="button desk__play" {onclick}>{ words::PLAY_BOARD }</button>
        }
    });
    html! {
        <nav class="desk__tabs" aria-label={props.label.clone()}>
            { for props.tabs.iter().map(tab) }
            { play.unwrap_or_default() }
            <button
                type="button"
                class="button button--round desk__share"
                aria-label={words::SHARE}
                title={words::SHARE}
                onclick={on_press(dispatch, || AppAction::Open(Dialog::Share))}
            >
                { icon(CHAIN) }
            </button>
            <button type="button" class="button" onclick={on_press(dispatch, || AppAction::ToGame)}>
                { words::TO_GAME }
            </button>
        </nav>
    }
}
