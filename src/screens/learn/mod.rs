//! The lists of what there is to learn: the path, the chapters of “Go deeper”, and where Nim comes from.

mod history_page;
mod home;
mod lessons_list;
mod pictures;

use nim_later::chunk;
use yew::prelude::*;

use self::history_page::history_page;
use self::home::{HomeView, home_view};
use self::lessons_list::lessons_list;
use crate::catalogue::{history, lessons, path, study};
use crate::components::LIST_HEADING;
use crate::game::{Edit, Route};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::screens::ScreenSource;

chunk!("learn": pub fn draw(source: ScreenSource) -> Html {
    html! { <LearnScreen ..source /> }
});

/// The path, the chapters, or where Nim comes from.
#[component]
fn LearnScreen(
    ScreenSource {
        page,
        dispatch,
        edit,
    }: &ScreenSource,
) -> Html {
    let screen = match page.route {
        Route::History => history::heading(),
        Route::Lessons => lessons::heading(),
        _ => path::heading(),
    };
    use_title(&study::Title { screen }.text());
    use_focus_on_arrival(LIST_HEADING);
    // The rule that holds where the route has none.
    let usual = page.current_game.game.config().board.rules().convention;
    match page.route {
        Route::History => history_page(dispatch),
        Route::Lessons => lessons_list(&page.progress, usual, dispatch),
        ref route => {
            let convention = match route {
                Route::Path(Some(convention)) => *convention,
                _ => usual,
            };
            home_view(&HomeView {
                progress: page.progress.clone(),
                convention,
                on_rule: edit.reform(Edit::Rule),
                dispatch,
            })
        }
    }
}
