use yew::prelude::*;

use super::{CloseButton, Decision, StorageAction};
use crate::catalogue::keeping as words;
use crate::game::SyncStatus;
use crate::platform::places::focus_board;
use crate::state::{AppAction, AppState, Dispatch};

/// The notice about the saved data, until it was read.
pub fn notice(page: &AppState, dispatch: &Dispatch, close_button: CloseButton) -> Option<Html> {
    let archive = page.archive().filter(|archive| !archive.told)?;
    let said = match archive.standing {
        SyncStatus::Kept => {
            archive.replaced(page.board()?)?;
            words::kept()
        }
        SyncStatus::Damaged => words::damaged(),
        SyncStatus::Refused => words::refused(),
        SyncStatus::Full => words::full(),
        SyncStatus::Behind => words::behind(),
        SyncStatus::Newer => words::newer(),
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
        SyncStatus::Kept => html! {
            <button
                type="button"
                class="button"
                aria-label={words::go_back_to_game()}
                onclick={press(Decision::Undo)}
            >
                { words::go_back() }
            </button>
        },
        SyncStatus::Behind => html! {
            <>
                { way(words::theirs(), Decision::TakeTheirs) }
                { way(words::mine(), Decision::KeepMine) }
            </>
        },
        _ => Html::default(),
    };
    let is_offer = archive.standing == SyncStatus::Kept;
    Some(html! {
        <div class={classes!("trouble", "notice", is_offer.then_some("notice--offer"))}>
            <p>{ said }</p>
            <div class="notice__ways">{ ways }</div>
            { close_button(press(Decision::Read)) }
        </div>
    })
}
