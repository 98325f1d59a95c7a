//! The list of all that has no section of its own: statistics, instructions, settings, about.

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{about, keeping, more as words, page, settings, statistics, study};
use crate::components::icons::{ABOUT, CHART, FORWARD, HELP, SCREEN, SETTINGS, UNDO, icon};
use crate::components::{Dispatch, on_press};
use crate::game::statistics::GamesAndWins;
use crate::game::{Game, GameState, Route, Statistics};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::document;
use crate::screens::ScreenSource;
use crate::state::{AppAction, Dialog, StorageAction};

chunk!("dialogs", 2: pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, .. } = source;
    let (game, statistics) = (page.current_game.clone(), page.progress.games.clone());
    let has_last_game = page.last_game.is_some();
    html! { <MoreScreen {game} {statistics} {has_last_game} {dispatch} /> }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "more-heading";

#[derive(Properties, PartialEq)]
struct Props {
    game: Rc<GameState>,
    /// The results of games.
    statistics: Statistics,
    /// Whether there is an unfinished game to go back to.
    has_last_game: bool,
    dispatch: Dispatch,
}

/// The list.
#[component]
fn MoreScreen(props: &Props) -> Html {
    let dispatch = &props.dispatch;
    let title = study::Title {
        screen: page::more(),
    };
    use_title(&title.text());
    use_focus_on_arrival(HEADING);
    html! {
        <main class="more">
            <h2 class="more__heading" id={HEADING} tabindex="-1">{ page::more() }</h2>
            <ul class="more__list">
                if props.has_last_game {
                    { entry(UNDO, keeping::back(), words::back().into(), resume, dispatch) }
                }
                { entry(CHART, statistics::heading(), results(&props.statistics), || AppAction::Go(Route::Statistics), dispatch) }
                { entry(HELP, page::how_to_play(), words::how_to_play().into(), || AppAction::Open(Dialog::HowTo), dispatch) }
                { big_screen(&props.game.game, dispatch) }
                { entry(SETTINGS, settings::settings(), words::settings().into(), || AppAction::Open(Dialog::Settings), dispatch) }
                { entry(ABOUT, about::heading(), words::about().into(), || AppAction::Open(Dialog::About), dispatch) }
            </ul>
            <p class="more__note">{ page::privacy() }</p>
        </main>
    }
}

/// Opens the analysis of the game enlarged for a class; offered in a large window.
fn big_screen(game: &Game, dispatch: &Dispatch) -> Html {
    let analysis = Route::analysis_of(game, true);
    let onclick = dispatch.reform(move |_| {
        // Browsers allow the full screen only in answer to a press.
        document::fill_screen(true);
        AppAction::Go(analysis.clone())
    });
    html! {
        <li class="more__entry more__entry--big">
            { entry_content(SCREEN, words::big_screen(), words::about_big_screen().into(), onclick) }
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
    let inside = entry_content(path, name, content, on_press(dispatch, to));
    html! { <li class="more__entry">{ inside }</li> }
}

/// The icon, the button and the line of an entry.
fn entry_content(
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
            // The button has this text as its description already.
            <p class="more__content" aria-hidden="true">{ content }</p>
            { icon(FORWARD) }
        </>
    }
}

/// The line on statistics: the games against computers, and how many of them a person here has won.
fn results(statistics: &Statistics) -> AttrValue {
    let GamesAndWins { games, wins } = statistics.against_computers();
    if games == 0 {
        return words::statistics().into();
    }
    let (games, won) = (games.into(), wins.into());
    words::Results { games, won }.text().into()
}
