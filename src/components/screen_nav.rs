use yew::prelude::*;

use super::icons::{PLAY, icon};
use super::{Dispatch, flag, print_button, share_button};
use crate::catalogue::study as words;
use crate::game::Game;
use crate::route::Route;
use crate::state::AppAction;

/// The row above the screens of one section: a tab for each, and the actions on the board that they
/// show. `game` is what Play begins.
pub fn screen_nav(
    tabs: &[(Route, &'static str)],
    current: Route,
    on_tab: &Callback<Route>,
    game: Game,
    dispatch: &Dispatch,
) -> Html {
    let tab = |&(route, name): &(Route, &'static str)| {
        let onclick = on_tab.reform(move |_| route);
        let here = (route == current).then_some("page");
        html! {
            <button type="button" class="study__tab" aria-current={here} {onclick}>{ name }</button>
        }
    };
    // A board on which nobody can move is no game.
    let is_over = game.position().is_terminal();
    let play = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            if !is_over {
                dispatch.emit(AppAction::Start(game.clone().into(), None));
            }
        })
    };
    html! {
        <div class="study__row">
            <nav class="study__tabs" aria-label={words::screens()}>{ for tabs.iter().map(tab) }</nav>
            <button
                type="button"
                class="button named-icon"
                aria-label={words::play_board()}
                title={words::play_board()}
                aria-disabled={flag(is_over)}
                onclick={play}
            >
                { icon(PLAY) }
                <span class="named-icon__name">{ words::play_board() }</span>
            </button>
            { share_button("button button--round", dispatch) }
            { print_button() }
        </div>
    }
}
