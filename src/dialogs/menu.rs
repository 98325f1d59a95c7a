use yew::prelude::*;

use crate::components::{Dispatch, on_press};
use crate::route::Route;
use crate::text::{keeping as kept_words, page as words, play, settings, study, yours};
use crate::ui::keeping::{self, Decision};
use crate::ui::{Happening, Sheet};

/// What a [`Menu`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whether a game waits.
    pub waits: bool,
    /// Tells the page where somebody wants to go.
    pub dispatch: Dispatch,
}

/// The menu of a small screen, with the way back to a game that waits.
#[component]
pub fn Menu(Props { waits, dispatch }: &Props) -> Html {
    let item = |to: fn() -> Happening, text: &'static str| {
        html! { <button class="button" type="button" onclick={on_press(dispatch, to)}>{ text }</button> }
    };
    html! {
        <div class="menu">
            if *waits {
                { item(back, kept_words::BACK) }
            }
            { item(|| Happening::Open(Sheet::Setup), words::NEW_GAME) }
            { item(|| Happening::Restart, play::RESTART) }
            { item(|| Happening::Go(Route::Learn), study::LEARN) }
            { item(|| Happening::Go(Route::Puzzle), study::PUZZLES) }
            { item(|| Happening::Beside(Some(Route::Analyse)), study::BESIDE) }
            { item(|| Happening::Beside(Some(Route::Review)), study::MOVES_SO_FAR) }
            { item(|| Happening::Go(Route::Analyse), study::ANALYSIS) }
            { item(|| Happening::Go(Route::Tree), study::TREE) }
            { item(|| Happening::Open(Sheet::Share), words::SHARE) }
            { item(|| Happening::Go(Route::Statistics), yours::HEADING) }
            { item(|| Happening::Open(Sheet::HowTo), words::HOW_TO_PLAY) }
            { item(|| Happening::Open(Sheet::Settings), settings::SETTINGS) }
            <p class="menu__note">{ words::PRIVACY }</p>
        </div>
    }
}

/// Goes back to the game that waits.
fn back() -> Happening {
    keeping::decided(Decision::Resume)
}
