//! The screens, in a folder each: component, state and actions.

pub mod analysis;
pub mod lessons;
pub mod more;
pub mod path;
pub mod play;
pub mod print;
pub mod puzzles;
pub mod review;
pub mod statistics;
pub mod tree;
mod withheld;

use yew::prelude::*;

use crate::catalogue::{self, study as words};
use crate::components::Dispatch;
use crate::hooks::{AddressBar, AppHandle};
use crate::lazy::{Chunk, DIALOGS, Lazy, PRINT};
use crate::route::{Location, Route};

use self::withheld::Withheld;

/// The properties of a screen with an address, and of the panel beside the board.
#[derive(Clone, Properties, PartialEq)]
pub struct ScreenProps {
    /// The page.
    pub page: AppHandle,
    /// Where it tells its address.
    pub address: AddressBar,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
    /// The fragment of the address that led there.
    pub fragment: AttrValue,
    /// Whether it stands beside the board; else it is a screen of its own.
    pub beside: bool,
}

/// The chunk with this screen.
pub const fn chunk_of(route: Route) -> &'static Chunk {
    match route {
        Route::Analyse => &analysis::CHUNK,
        Route::Tree => &tree::CHUNK,
        Route::Path => &path::CHUNK,
        Route::Learn => &lessons::CHUNK,
        Route::Puzzle => &puzzles::CHUNK,
        Route::Review => &review::CHUNK,
        Route::Statistics => &statistics::CHUNK,
        Route::More => &DIALOGS,
        Route::Print => &PRINT,
    }
}

/// The function that draws the screen of this route once its chunk is here, and the heading that is
/// shown until then.
pub fn screen_of(route: Route) -> (fn(ScreenProps) -> Html, &'static str) {
    match route {
        Route::Analyse => (analysis::draw, words::analysis()),
        Route::Tree => (tree::draw, words::tree()),
        Route::Path => (path::draw, words::learn()),
        Route::Learn => (lessons::draw, crate::catalogue::lessons::heading()),
        Route::Puzzle => (puzzles::draw, words::puzzles()),
        Route::Review => (review::draw, words::review()),
        Route::Statistics => (statistics::draw, catalogue::statistics::heading()),
        Route::More => (more::draw, catalogue::page::more()),
        Route::Print => (print::draw, catalogue::print::heading()),
    }
}

/// The open screen, whose code is in a chunk.
pub fn open_screen(
    page: &AppHandle,
    bar: &AddressBar,
    location: &Location,
    dispatch: &Dispatch,
) -> Html {
    let (draw, heading) = screen_of(location.route);
    let props = ScreenProps {
        page: page.clone(),
        address: bar.clone(),
        dispatch: dispatch.clone(),
        fragment: location.fragment.clone(),
        beside: false,
    };
    if page.withholds(location.route, &location.fragment) {
        return html! { <Withheld key={location.number} screen={props} route={location.route} {heading} /> };
    }
    let draw = Callback::from(move |()| draw(props.clone()));
    let chunk = chunk_of(location.route);
    let (bar, location) = (bar.clone(), location.clone());
    let key = location.number;
    // The screen has its entry of the history before its code is here, so that Back leads to the table.
    let on_wait = Callback::from(move |()| {
        let Location {
            route, fragment, ..
        } = &location;
        bar.show(
            Some(*route),
            &words::Title { screen: heading }.text(),
            Some(fragment),
            0,
        );
    });
    html! { <Lazy {key} {chunk} {draw} {heading} {on_wait} /> }
}

/// The names of all screens as they stand in addresses, each with the name of the chunk that has it.
pub fn chunks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let chunk = |route: Route| (route.name(), chunk_of(route).name());
    Route::ALL.into_iter().map(chunk)
}
