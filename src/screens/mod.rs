//! The screens, a folder each: what one shows, its own state, and what happens to that.

pub mod analysis;
pub mod lessons;
pub mod play;
pub mod puzzles;
pub mod review;
pub mod statistics;
pub mod tree;

use yew::prelude::*;

use crate::components::{Dispatch, ScreenNav};
use crate::hooks::{AddressBar, AppHandle};
use crate::lazy::{Chunk, Lazy};
use crate::route::{Location, Route};
use crate::state::AppAction;
use crate::text::{self, study as words};

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

/// The chunk with this screen.
#[must_use]
pub const fn chunk_of(route: Route) -> &'static Chunk {
    match route {
        Route::Analyse => &analysis::CHUNK,
        Route::Tree => &tree::CHUNK,
        Route::Learn => &lessons::CHUNK,
        Route::Puzzle => &puzzles::CHUNK,
        Route::Review => &review::CHUNK,
        Route::Statistics => &statistics::CHUNK,
    }
}

/// The open screen, whose code is in a chunk.
pub fn open_screen(
    page: &AppHandle,
    bar: &AddressBar,
    location: &Location,
    dispatch: &Dispatch,
) -> Html {
    let (page, address) = (page.clone(), bar.clone());
    let props = ScreenProps {
        page: page.clone(),
        address: address.clone(),
        dispatch: dispatch.clone(),
        fragment: location.fragment.clone(),
    };
    let (draw, heading) = match location.route {
        Route::Statistics => {
            let draw = move |()| {
                statistics::draw(statistics::Props {
                    page: page.clone(),
                    address: address.clone(),
                })
            };
            (Callback::from(draw), text::yours::HEADING)
        }
        Route::Learn => {
            let draw = move |()| lessons::draw(props.clone());
            (Callback::from(draw), text::lesson::HEADING)
        }
        Route::Puzzle => {
            let draw = move |()| puzzles::draw(props.clone());
            (Callback::from(draw), words::PUZZLES)
        }
        Route::Review => {
            let draw = move |()| review::draw(review::Props::Screen(props.clone()));
            (Callback::from(draw), words::REVIEW)
        }
        Route::Analyse => {
            let draw = move |()| {
                analysis::draw(analysis::Props::Screen(analysis::ScreenProps {
                    fragment: props.fragment.clone(),
                    address: props.address.clone(),
                    dispatch: props.dispatch.clone(),
                }))
            };
            (Callback::from(draw), words::ANALYSIS)
        }
        Route::Tree => {
            let draw = move |()| {
                tree::draw(tree::Props {
                    fragment: props.fragment.clone(),
                    address: props.address.clone(),
                    dispatch: props.dispatch.clone(),
                })
            };
            (Callback::from(draw), words::TREE)
        }
    };
    let chunk = chunk_of(location.route);
    html! { <Lazy key={location.number} {chunk} {draw} {heading} /> }
}

/// The names of all screens as they stand in addresses, each with the name of the chunk that has it.
pub fn chunks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let chunk = |route: Route| (route.name(), chunk_of(route).name());
    Route::ALL.into_iter().map(chunk)
}

/// A screen where Nim is taught, under the buttons that lead to the others.
fn teaching(current: Route, dispatch: &Dispatch, content: Html) -> Html {
    let on_tab = dispatch.reform(AppAction::Go);
    html! {
        <div class="course">
            <ScreenNav
                label={words::TEACHING}
                tabs={&[(Route::Learn, words::LEARN), (Route::Puzzle, words::PUZZLES)][..]}
                {current}
                {on_tab}
                dispatch={dispatch.clone()}
            />
            { content }
        </div>
    }
}
