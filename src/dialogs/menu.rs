use yew::prelude::*;

use crate::components::{Dispatch, on_press};
use crate::route::Route;
use crate::state::{AppAction, Dialog};
use crate::storage::{Decision, StorageAction};
use crate::text::{keeping as kept_words, page as words, play, settings, statistics, study};

/// The menu of a small screen; with the way back to a game, where one waits.
pub(super) fn menu(waits: bool, dispatch: &Dispatch) -> Html {
    let item = |to: fn() -> AppAction, text: &'static str| {
        html! { <button class="button" type="button" onclick={on_press(dispatch, to)}>{ text }</button> }
    };
    html! {
        <div class="menu">
            if waits {
                { item(back, kept_words::BACK) }
            }
            { item(|| AppAction::Open(Dialog::Setup), words::NEW_GAME) }
            { item(|| AppAction::Restart, play::RESTART) }
            { item(|| AppAction::Go(Route::Learn), study::LEARN) }
            { item(|| AppAction::Go(Route::Puzzle), study::PUZZLES) }
            { item(|| AppAction::Beside(Some(Route::Analyse)), study::BESIDE) }
            { item(|| AppAction::Beside(Some(Route::Review)), study::MOVES_SO_FAR) }
            { item(|| AppAction::Go(Route::Analyse), study::ANALYSIS) }
            { item(|| AppAction::Go(Route::Tree), study::TREE) }
            { item(|| AppAction::Open(Dialog::Share), words::SHARE) }
            { item(|| AppAction::Go(Route::Statistics), statistics::HEADING) }
            { item(|| AppAction::Open(Dialog::HowTo), words::HOW_TO_PLAY) }
            { item(|| AppAction::Open(Dialog::Settings), settings::SETTINGS) }
            <p class="menu__note">{ words::PRIVACY }</p>
        </div>
    }
}

/// Goes back to the game that waits.
fn back() -> AppAction {
    AppAction::Storage(StorageAction::Decide(Decision::Resume))
}
