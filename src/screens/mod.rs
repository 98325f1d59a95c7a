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
use crate::text::study as words;

/// What a screen with an address of its own is given.
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
