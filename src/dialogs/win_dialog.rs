use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::{page, study, win};
use crate::components::fetched::{Fetched, fetched};
use crate::components::icons::{CROWN, icon};
use crate::components::{Dispatch, flag, on_press};
use crate::game::{GameState, Player, Seat};
use crate::route::Route;
use crate::state::{AppAction, Dialog};
use crate::text::win::story;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game that is over.
    pub game: Rc<GameState>,
    pub winner: Seat,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// How the game ended, and the ways on from there.
#[component]
pub fn WinDialog(props: &Props) -> Html {
    let Props {
        game: state,
        winner,
        dispatch,
    } = props;
    let game = &state.game;
    // Only a win of a person at this screen is celebrated.
    let celebrated = matches!(game.table().player(*winner), Player::Person(_));
    let moves = u32::try_from(game.ply()).unwrap_or(u32::MAX);
    let help = state.help;
    // The player elsewhere may not have seen the end.
    let is_by_link = game.table().is_by_link();
    let parting = || fetched(0, Fetched::Parting(state.clone()), |_| Html::default());
    let way = |action: fn() -> AppAction, text: &'static str| {
        html! {
            <button class="button" type="button" onclick={on_press(dispatch, action)}>{ text }</button>
        }
    };
    let rematch = on_press(dispatch, || AppAction::Rematch);
    html! {
        <div class="win" data-celebrated={flag(celebrated)}>
            <span class="win__sign" aria-hidden="true">{ icon(CROWN) }</span>
            <p class="win__story">{ story(game, *winner) }</p>
            { for is_by_link.then(parting) }
            <dl class="win__figures">
                { figure(moves, win::Moves { count: moves.into() }.text()) }
                { figure(help.hints, win::Hints { count: help.hints.into() }.text()) }
                { figure(help.undos, win::Undos { count: help.undos.into() }.text()) }
            </dl>
            <div class="win__ways">
                <button class="button button--primary" type="button" onclick={rematch}>{ win::rematch() }</button>
                { way(|| AppAction::Go(Route::Review), study::review()) }
                { way(|| AppAction::Open(Dialog::Setup), page::new_game()) }
                { way(|| AppAction::Open(Dialog::Share), page::share()) }
                { way(|| AppAction::Close, win::see_board()) }
            </div>
        </div>
    }
}

fn figure(number: u32, label: String) -> Html {
    html! {
        <div class="win__figure">
            <dt>{ label }</dt>
            <dd>{ number }</dd>
        </div>
    }
}
