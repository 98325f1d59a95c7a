use yew::prelude::*;

use super::Sheet;
use super::icons::{CROWN, icon};
use crate::game::{Action, Game, Seat};
use crate::text::{page, win};

/// How the game ended, and the ways on from there.
pub fn win_dialog(game: &Game, winner: Seat, act: &Callback<Action>, open: &Callback<Sheet>, close: &Callback<Sheet>) -> Html {
    // What the computer won is not celebrated.
    let celebrated = game.table().strategy(winner).is_none();
    html! {
        <div class={classes!("win", celebrated.then_some("win--celebrated"))}>
            <span class="win__sign" aria-hidden="true">{ icon(CROWN) }</span>
            <p class="win__story">{ win::story(game, winner) }</p>
            <dl class="win__figures">
                { figure(u32::try_from(game.ply()).unwrap_or(u32::MAX), win::moves(game.ply()).into()) }
                { for Seat::BOTH.into_iter().map(|seat| figure(game.taken(seat), win::taken_by(game, seat).into())) }
            </dl>
            <button type="button" class="button button--primary" onclick={act.reform(|_: MouseEvent| Action::Rematch)}>{ win::REMATCH }</button>
            <div class="win__ways">
                <button type="button" class="button" onclick={open.reform(|_: MouseEvent| Sheet::Setup)}>{ page::NEW_GAME }</button>
                <button type="button" class="button" onclick={close.reform(|_: MouseEvent| Sheet::Win)}>{ win::SEE_BOARD }</button>
            </div>
        </div>
    }
}

fn figure(number: u32, label: AttrValue) -> Html {
    html! { <div class="win__figure"><dt>{ label }</dt><dd>{ number }</dd></div> }
}
