use yew::prelude::*;

use crate::catalogue::{keeping, page as words, play, settings, statistics, study};
use crate::components::{Dispatch, on_press};
use crate::route::Route;
use crate::state::{AppAction, Dialog};
use crate::storage::{Decision, StorageAction};

/// The menu of a small screen, with the way back to an unfinished game.
pub(super) fn menu(waits: bool, dispatch: &Dispatch) -> Html {
    let item = |to: fn() -> AppAction, text: &'static str| {
        html! { <button class="button" type="button" onclick={on_press(dispatch, to)}>{ text }</button> }
    };
    html! {
        <div class="menu">
            if waits {
                { item(back, keeping::back()) }
            }
            { item(|| AppAction::Open(Dialog::Setup), words::new_game()) }
            { item(|| AppAction::Restart, play::restart()) }
            { item(|| AppAction::Go(Route::Learn), study::learn()) }
            { item(|| AppAction::Go(Route::Puzzle), study::puzzles()) }
            { item(|| AppAction::Beside(Some(Route::Analyse)), study::beside()) }
            { item(|| AppAction::Beside(Some(Route::Review)), study::moves_so_far()) }
            { item(|| AppAction::Go(Route::Analyse), study::analysis()) }
            { item(|| AppAction::Go(Route::Tree), study::tree()) }
            { item(|| AppAction::Open(Dialog::Share), words::share()) }
            { item(|| AppAction::Go(Route::Statistics), statistics::heading()) }
            { item(|| AppAction::Open(Dialog::HowTo), words::how_to_play()) }
            { item(|| AppAction::Open(Dialog::Settings), settings::settings()) }
            <p class="menu__note">{ words::privacy() }</p>
        </div>
    }
}

/// Resumes the unfinished game.
fn back() -> AppAction {
    AppAction::Storage(StorageAction::Decide(Decision::Resume))
}
