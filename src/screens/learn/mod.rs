//! The lists of what there is to learn: the path, the chapters of “Go deeper”, where Nim comes from, and the page for
//! teachers.

mod history_page;
mod home;
mod lessons_list;
mod pictures;
mod teachers;

use nim_later::chunk;
use yew::prelude::*;

use self::history_page::history_page;
use self::home::{HomeView, home_view};
use self::lessons_list::lessons_list;
use crate::catalogue::{history, lessons, path, study};
use crate::components::Dispatch;
use crate::engine::Convention;
use crate::game::Route;
use crate::game::teach::Progress;
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::lazy::{Lazy, LazyPart};
use crate::screens::ScreenSource;

chunk!("learn": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, edit } = source;
    if page.route == Route::Teachers {
        let draw = Callback::from(move |()| teachers::draw(dispatch.clone()));
        return html! { <Lazy part={LazyPart::Print} {draw} heading={path::teachers()} /> };
    }
    html! {
        <LearnScreen
            route={page.route.clone()}
            usual={page.current_game.game.config().board.rules().convention}
            progress={page.progress.clone()}
            {dispatch}
            {edit}
        />
    }
});

/// The heading, which takes the focus when a list is opened.
const HEADING: &str = "learn-heading";

#[derive(Properties, PartialEq)]
struct Props {
    /// Which list is open.
    route: Route,
    /// The rule that holds where the route has none: that of the game on the table.
    usual: Convention,
    progress: Progress,
    dispatch: Dispatch,
    edit: Callback<Route>,
}

/// The path, the chapters, or where Nim comes from.
#[component]
fn LearnScreen(props: &Props) -> Html {
    let Props {
        route,
        usual,
        progress,
        dispatch,
        edit,
    } = props;
    let screen = match route {
        Route::History => history::heading(),
        Route::Lessons => lessons::heading(),
        _ => path::heading(),
    };
    use_title(&study::Title { screen }.text());
    use_focus_on_arrival(HEADING);
    match route {
        Route::History => history_page(dispatch),
        Route::Lessons => lessons_list(progress, *usual, dispatch),
        route => {
            let convention = match route {
                Route::Path(Some(convention)) => *convention,
                _ => *usual,
            };
            home_view(&HomeView {
                progress: progress.clone(),
                convention,
                on_rule: edit.reform(|convention| Route::Path(Some(convention))),
                dispatch,
            })
        }
    }
}
