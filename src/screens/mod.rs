//! The screens, a folder each: what one shows, its own state, and what happens to that.

pub mod analysis;
pub mod lessons;
pub mod play;
pub mod puzzles;
pub mod review;
pub mod statistics;
pub mod tree;

use yew::prelude::*;

use crate::components::{Dispatch, screen_nav};
use crate::hooks::{AddressBar, AppHandle};
use crate::route::Route;
use crate::state::AppAction;
use crate::text::{lesson, study as words, yours};

/// What a screen with an address of its own is given, and what is shown beside the board.
#[derive(Clone, Properties, PartialEq)]
pub struct ScreenProps {
    /// The page.
    pub page: AppHandle,
    /// Where it tells its address.
    pub address: AddressBar,
    /// Tells the page what happens.
    pub dispatch: Dispatch,
    /// The fragment of the address that led there.
    pub fragment: AttrValue,
    /// Whether it stands beside the board; else it is a screen of its own.
    pub beside: bool,
}

/// What draws the screen of this route, once its chunk is here; and the heading that stands there until then.
#[must_use]
pub fn screen_of(route: Route) -> (fn(ScreenProps) -> Html, &'static str) {
    match route {
        Route::Analyse => (analysis::draw, words::ANALYSIS),
        Route::Tree => (tree::draw, words::TREE),
        Route::Learn => (lessons::draw, lesson::HEADING),
        Route::Puzzle => (puzzles::draw, words::PUZZLES),
        Route::Review => (review::draw, words::REVIEW),
        Route::Statistics => (statistics::draw, yours::HEADING),
    }
}

/// The screens that stand side by side where Nim is taught.
const TABS: &[(Route, &str)] = &[
    (Route::Learn, words::LEARN),
    (Route::Puzzle, words::PUZZLES),
];

/// A screen where Nim is taught, under the buttons that lead to the others.
fn teaching(current: Route, dispatch: &Dispatch, content: Html) -> Html {
    let on_tab = dispatch.reform(AppAction::Go);
    html! {
        <div class="course">
            { screen_nav(words::TEACHING, TABS, current, &on_tab, None, dispatch) }
            { content }
        </div>
    }
}
