//! The screens, in a folder each: component, state and actions.

pub mod analysis;
pub mod more;
pub mod play;
pub mod print;
pub mod review;
pub mod statistics;
pub mod teach;
pub mod tree;

use yew::prelude::*;

use crate::catalogue::{self, study as words};
use crate::components::Dispatch;
use crate::hooks::{AddressBar, AppHandle};
use crate::lazy::{Lazy, Part};
use crate::route::{Location, Route};

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

/// The function that draws the screen of this route, and the heading that stands in its place until then.
pub fn screen_of(route: Route) -> (fn(ScreenProps) -> Html, &'static str) {
    match route {
        Route::Analyse => (analysis::draw, words::analysis()),
        Route::Tree => (tree::draw, words::tree()),
        Route::Path => (teach::draw, words::learn()),
        Route::Learn => (teach::draw, crate::catalogue::lessons::heading()),
        Route::Puzzle => (teach::draw, words::puzzles()),
        Route::Review => (review::draw, words::review()),
        Route::Statistics => (statistics::draw, catalogue::statistics::heading()),
        Route::More => (more::draw, catalogue::page::more()),
        Route::Print => (print::draw, catalogue::print::heading()),
    }
}

/// The open screen.
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
    let draw = Callback::from(move |()| draw(props.clone()));
    let part = Part::Screen(location.route);
    let (bar, location) = (bar.clone(), location.clone());
    let key = location.number;
    // The screen has its entry of the history at once, so that Back leads to the table.
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
    html! { <Lazy {key} {part} {draw} {heading} {on_wait} /> }
}
