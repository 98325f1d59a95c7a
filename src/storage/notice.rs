use yew::prelude::*;

use super::{CloseButton, Decision, StorageAction};
use crate::catalogue::keeping as words;
use crate::game::SyncStatus;
use crate::platform::places::focus_board;
use crate::state::{AppAction, AppState, Dispatch};

/// The notice about the saved data, until it was read.
pub fn notice(page: &AppState, dispatch: &Dispatch, close_button: CloseButton) -> Option<Html> {
    let archive = page.archive().filter(|archive| !archive.told)?;
    let said: AttrValue = match archive.standing {
        SyncStatus::Kept => {
            let heaps = archive.waiting.last()?.state.game.position().heaps();
            words::Waits { heaps }.text().into()
        }
        SyncStatus::Damaged => words::damaged().into(),
        SyncStatus::Refused => words::refused().into(),
        SyncStatus::Full => words::full().into(),
        SyncStatus::Behind => words::behind().into(),
        SyncStatus::Newer => words::newer().into(),
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
        SyncStatus::Kept => way(words::back(), Decision::Resume),
        SyncStatus::Behind => html! {
            <>
                { way(words::theirs(), Decision::TakeTheirs) }
                { way(words::mine(), Decision::KeepMine) }
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
