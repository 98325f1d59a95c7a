//! The list of all that has no section of its own: statistics, instructions, settings, about.

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{about, keeping, more as words, page, settings, statistics, study};
use crate::components::icons::{ABOUT, CHART, FORWARD, HELP, SCREEN, SETTINGS, UNDO, icon};
use crate::components::{Dispatch, on_press};
use crate::game::{Game, Statistics, enlarged};
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::platform::document;
use crate::route::Route;
use crate::screens::ScreenProps;
use crate::state::{AppAction, Dialog, StorageAction};

chunk!("dialogs", 2: pub fn draw(props: ScreenProps) -> Html {
    html! { <MoreScreen ..props /> }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "more-heading";

/// The list.
#[component]
pub fn MoreScreen(props: &ScreenProps) -> Html {
    let ScreenProps {
        page,
        address,
        dispatch,
        ..
    } = props;
    let title = study::Title {
        screen: page::more(),
    }
    .text();
    use_address(address, Route::More, &title, "#/more");
    use_focus_on_arrival(HEADING);
    html! {
        <main class="more">
            <h2 class="more__heading" id={HEADING} tabindex="-1">{ page::more() }</h2>
            <ul class="more__list">
                if page.last_game.is_some() {
                    { entry(UNDO, keeping::back(), words::back().into(), resume, dispatch) }
                }
                { entry(CHART, statistics::heading(), results(&page.statistics), || AppAction::Go(Route::Statistics), dispatch) }
                { entry(HELP, page::how_to_play(), words::how_to_play().into(), || AppAction::Open(Dialog::HowTo), dispatch) }
                { big_screen(&page.table.game, dispatch) }
                { entry(SETTINGS, settings::settings(), words::settings().into(), || AppAction::Open(Dialog::Settings), dispatch) }
                { entry(ABOUT, about::heading(), words::about().into(), || AppAction::Open(Dialog::About), dispatch) }
            </ul>
            <p class="more__note">{ page::privacy() }</p>
        </main>
    }
}

/// Opens the analysis of the game enlarged for a class; offered in a large window.
fn big_screen(game: &Game, dispatch: &Dispatch) -> Html {
    let link = enlarged(&Route::Analyse.from_game(game));
    let onclick = dispatch.reform(move |_| {
        // Browsers allow it in answer to a press alone.
        document::fill_screen(true);
        AppAction::Visit(Route::Analyse, link.clone().into())
    });
    html! {
        <li class="more__entry more__entry--big">
            { named(SCREEN, words::big_screen(), words::about_big_screen().into(), onclick) }
        </li>
    }
}

/// Resumes the unfinished game.
fn resume() -> AppAction {
    AppAction::Storage(StorageAction::Resume)
}

/// An entry of the list, with a line on its content.
fn entry(
    path: &'static str,
    name: &'static str,
    content: AttrValue,
    to: fn() -> AppAction,
    dispatch: &Dispatch,
) -> Html {
    let named = named(path, name, content, on_press(dispatch, to));
    html! { <li class="more__entry">{ named }</li> }
}

/// The content of an entry.
fn named(
    path: &'static str,
    name: &'static str,
    content: AttrValue,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <>
            <span class="more__sign">{ icon(path) }</span>
            <button
                class="more__name"
                type="button"
                aria-description={content.clone()}
                {onclick}
            >
                { name }
            </button>
            // It is the description of the button already.
            <p class="more__content" aria-hidden="true">{ content }</p>
            { icon(FORWARD) }
        </>
    }
}

/// The number of games against computers, and of those that a person here has won.
fn results(statistics: &Statistics) -> AttrValue {
    let (games, won) = statistics.computers();
    if games == 0 {
        return words::statistics().into();
    }
    let (games, won) = (games.into(), won.into());
    words::Results { games, won }.text().into()
}
