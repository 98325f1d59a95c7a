use yew::prelude::*;

use super::{Dispatch, close_button};
use crate::catalogue::keeping as words;
use crate::game::SyncStatus;
use crate::game::path::{Boxes, Skill};
use crate::game::puzzle::Date;
use crate::platform::clock;
use crate::platform::places::focus_board;
use crate::platform::timer::surely;
use crate::route::Route;
use crate::state::{AppAction, AppState};
use crate::storage::{Decision, StorageAction};

/// The notice about the saved data, until it was read; or else the offer to repeat a skill.
pub fn notice(page: &AppState, dispatch: &Dispatch) -> Option<Html> {
    standing(page, dispatch).or_else(|| repeat(page, dispatch))
}

fn standing(page: &AppState, dispatch: &Dispatch) -> Option<Html> {
    let archive = &page.archive;
    if archive.told {
        return None;
    }
    let said = match archive.standing {
        SyncStatus::Kept => {
            archive.replaced(page.board()?)?;
            words::kept()
        }
        SyncStatus::Damaged => words::damaged(),
        SyncStatus::OtherVersion => words::other_version(),
        SyncStatus::Refused => words::refused(),
        SyncStatus::Full => words::full(),
        SyncStatus::Behind => words::behind(),
    };
    let press = |decision| {
        let dispatch = dispatch.clone();
        Callback::from(move |_| {
            dispatch.emit(AppAction::Storage(StorageAction::Decide(decision)));
            // The pressed button goes away, and it had the focus. The board may be another one then.
            surely(0, focus_board);
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
    let close = close_button(press(Decision::Read));
    Some(bar(said, ways, close))
}

/// The offer to repeat a skill of an earlier day on one board.
fn repeat(page: &AppState, dispatch: &Dispatch) -> Option<Html> {
    let (archive, table) = (&page.archive, page.board()?);
    if archive.learned.path.boxes == Boxes::default() {
        return None;
    }
    let [year, month, day] = clock::date();
    let today = Date::new(year, month, day).ok()?;
    let skill = archive.repeats(table, today)?;
    let said = match skill {
        Skill::Singles => words::repeat_singles(),
        Skill::Copy => words::repeat_copy(),
        Skill::Cut => words::repeat_cut(),
        Skill::Pairs => words::repeat_pairs(),
        Skill::Limits => words::repeat_limits(),
    };
    let link = AttrValue::from(["#/path/practice/", skill.name()].concat());
    let rest = AppAction::Storage(StorageAction::Rest(today));
    let open = {
        let (dispatch, rest) = (dispatch.clone(), rest.clone());
        Callback::from(move |_| {
            dispatch.emit(rest.clone());
            dispatch.emit(AppAction::Visit(Route::Path, link.clone()));
        })
    };
    let close = dispatch.reform(move |_| {
        focus_board();
        rest.clone()
    });
    let way = html! {
        <button type="button" class="button" onclick={open}>{ words::one_board() }</button>
    };
    Some(bar(said, way, close_button(close)))
}

/// A sentence, its actions, and a button to close it.
fn bar(said: &'static str, ways: Html, close: Html) -> Html {
    html! {
        <div class="trouble notice">
            <p>{ said }</p>
            <div class="notice__ways">{ ways }</div>
            { close }
        </div>
    }
}
