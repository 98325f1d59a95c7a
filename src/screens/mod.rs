//! The screens, in a folder each: component, state and actions.

pub mod analysis;
pub mod learn;
pub mod more;
pub mod play;
pub mod print;
pub mod review;
pub mod statistics;
pub mod teach;
mod teachers;
pub mod tree;

#[cfg(test)]
#[path = "../../docs/screen.rs"]
#[allow(
    dead_code,
    reason = "CONTRIBUTING.md shows it, and no address leads there"
)]
mod example;

use yew::prelude::*;

use self::play::{PlayScreen, side_panel};
use crate::catalogue::{self, study as words};
use crate::components::{Dispatch, trouble_bar};
use crate::game::{Edit, Route};
use crate::hooks::AppHandle;
use crate::lazy::{Lazy, LazyPart};
use crate::state::AppState;

/// The page of which a screen draws its part, and the ways to change it. In a listener the page is the newest.
#[derive(Clone, PartialEq, Properties)]
pub struct ScreenSource {
    /// The page; its route is that of the screen.
    pub page: AppHandle,
    pub dispatch: Dispatch,
    /// Changes what this screen shows, as long as it is open.
    pub edit: Callback<Edit>,
}

/// The open screen.
pub fn open_screen(
    page: &AppHandle,
    is_hidden: bool,
    dispatch: &Dispatch,
    edit: &Callback<Edit>,
) -> Html {
    let Some(part) = LazyPart::of(&page.route) else {
        let panel = page.panel.map(|panel| side_panel(panel, page, dispatch));
        return html! {
            <>
                { table(page, is_hidden, dispatch) }
                // Always one child, else Yew would draw the table anew.
                { panel.unwrap_or_default() }
            </>
        };
    };
    let source = ScreenSource {
        page: page.clone(),
        dispatch: dispatch.clone(),
        edit: edit.clone(),
    };
    let heading = heading(&page.route);
    let draw = Callback::from(move |()| match part {
        LazyPart::Analysis => analysis::draw(source.clone()),
        LazyPart::Tree => tree::draw(source.clone()),
        LazyPart::Learn => learn::draw(source.clone()),
        LazyPart::Teach => teach::draw(source.clone()),
        LazyPart::Review => review::draw(source.clone()),
        LazyPart::Statistics => statistics::draw(source.clone()),
        LazyPart::Dialogs => more::draw(source.clone()),
        LazyPart::Classroom if source.page.route == Route::Teachers => {
            teachers::draw(source.dispatch.clone())
        }
        LazyPart::Classroom => print::draw(source.clone()),
    });
    // Each visit to a screen begins it anew.
    let key = page.transient.screen_key;
    html! {
        <>
            { trouble_bar(page, dispatch) }
            <Lazy {key} {part} {draw} {heading} />
        </>
    }
}

fn table(page: &AppState, is_hidden: bool, dispatch: &Dispatch) -> Html {
    let (game, transient) = (&page.current_game, &page.transient);
    html! {
        <PlayScreen
            game={game.clone()}
            settings={page.settings.clone()}
            panel={page.panel}
            is_obscured={transient.dialog.is_some() || is_hidden}
            is_result_shown={page.result_is_shown()}
            pause={page.pause()}
            is_friend_move_pending={page.is_friend_move_pending()}
            // An unreadable link begins a visit too.
            begins={transient.screen_key == 0 || page.link_error.is_some()}
            dispatch={dispatch.clone()}
        >
            { trouble_bar(page, dispatch) }
        </PlayScreen>
    }
}

/// The heading that stands in the place of a screen until its code is here.
fn heading(route: &Route) -> &'static str {
    match route {
        Route::Play(_) => catalogue::page::play(),
        Route::Analysis { .. } => words::analysis(),
        Route::Tree { .. } => words::tree(),
        Route::Review { .. } => words::review(),
        Route::Path(_) | Route::Step(..) | Route::Why(_) => words::learn(),
        Route::Puzzle { .. } => words::puzzles(),
        Route::Lessons | Route::Chapter(_) | Route::History => catalogue::lessons::heading(),
        Route::Teachers => catalogue::path::teachers(),
        Route::Print(_) => catalogue::print::print(),
        Route::Statistics => catalogue::statistics::heading(),
        Route::More => catalogue::page::more(),
    }
}
