use yew::prelude::*;

use super::{CloseButton, Decision, StorageAction};
use crate::game::SyncStatus;
use crate::platform::places::focus_board;
use crate::state::{AppAction, AppState, Dispatch};
use crate::text::keeping as words;

/// The notice about the saved data, until it was read.
pub fn notice(page: &AppState, dispatch: &Dispatch, close_button: CloseButton) -> Option<Html> {
    let archive = page.archive().filter(|archive| !archive.told)?;
    let said: AttrValue = match archive.standing {
        SyncStatus::Kept => words::waits(archive.waiting.last()?.state.game.position()).into(),
        SyncStatus::Damaged => words::DAMAGED.into(),
        SyncStatus::Refused => words::REFUSED.into(),
        SyncStatus::Full => words::FULL.into(),
        SyncStatus::Behind => words::BEHIND.into(),
        SyncStatus::Newer => words::NEWER.into(),
    };
    let press = |decision| {
        dispatch.reform(move |_| {
            // The pressed button goes away, and it had the focus.
            focus_board();
            AppAction::Storage(StorageAction::Decide(decision))
        })
    };
    let way = |name: &'static str, decision| {
        html! { <button type="button" class="button" onclick={press(decision)}>{ name }</button> }
    };
    let ways = match archive.standing {
        SyncStatus::Kept => way(words::BACK, Decision::Resume),
        SyncStatus::Behind => html! {
            <>
                { way(words::THEIRS, Decision::TakeTheirs) }
                { way(words::MINE, Decision::KeepMine) }
            </>
        },
        _ => Html::default(),
    };
    Some(html! {
        <div class="trouble notice">
            <p>{ said }</p>
            <div class="notice__ways">{ ways }</div>
            { close_button(press(Decision::Read)) }
        </div>
    })
}
