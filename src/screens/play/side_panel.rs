use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::{Dispatch, close_button, on_press};
use crate::hooks::AppHandle;
use crate::lazy::{Arrival, use_chunk};
use crate::platform::document;
use crate::platform::places::focus_board;
use crate::route::Route;
use crate::screens::{analysis, chunk_of, review};
use crate::state::AppAction;
use crate::text::page as words;
use crate::text::study;

/// What a [`SidePanel`] needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page with its game.
    pub page: AppHandle,
    /// Which is shown.
    pub route: Route,
    /// Tells the page what happens.
    pub dispatch: Dispatch,
}

/// The analysis or the moves, beside the board.
#[component]
pub fn SidePanel(props: &Props) -> Html {
    let Props {
        page,
        route,
        dispatch,
    } = props;
    let analyses = *route == Route::Analyse;
    let (arrival, try_again) = use_chunk(Some(chunk_of(*route)));
    use_effect_with((*route, arrival), |_| focus_tab());
    let content = match arrival {
        Arrival::Here if analyses => analysis::draw(analysis::Props::Panel(analysis::PanelProps {
            game: page.table.clone(),
            dispatch: dispatch.clone(),
        })),
        Arrival::Here => review::draw(review::Props::Panel(review::PanelProps {
            page: page.clone(),
        })),
        Arrival::Missed => html! { <p>{ words::NOT_FETCHED }</p> },
        Arrival::Awaited => html! { <p>{ words::FETCHING }</p> },
    };
    // The panel stands elsewhere until its style is here, which comes with either: a press on what moves
    // would be lost.
    let is_placed = analysis::CHUNK.is_here() || review::CHUNK.is_here();
    if !is_placed && arrival != Arrival::Missed {
        return html! { <aside class="panel" aria-label={study::PANEL}>{ content }</aside> };
    }
    let tab = |which: Route, name: &'static str| {
        let (dispatch, try_again) = (dispatch.clone(), try_again.clone());
        let onclick = Callback::from(move |_| {
            try_again.emit(());
            dispatch.emit(AppAction::Beside(Some(which)));
        });
        let current = (which == *route).then_some("true");
        html! {
            <button class="button panel__tab" type="button" aria-current={current} {onclick}>{ name }</button>
        }
    };
    let way = |to: Route, name: &'static str| {
        let onclick = dispatch.reform(move |_| AppAction::Go(to));
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <aside class="panel" aria-label={study::PANEL}>
            <header class="panel__head">
                <h2 class="heard">{ study::PANEL }</h2>
                { tab(Route::Analyse, study::ANALYSIS) }
                { tab(Route::Review, study::MOVES) }
                { close_button(on_press(dispatch, || AppAction::Beside(None))) }
            </header>
            { content }
            if analyses {
                { way(Route::Analyse, study::WHOLE) }
                { way(Route::Tree, study::TREE) }
            } else {
                { way(Route::Review, study::REVIEW_SO_FAR) }
            }
        </aside>
    }
}

/// Brings the focus to the open tab where it was lost with what was there before.
fn focus_tab() {
    let tab = document::find::<HtmlElement>(".panel [aria-current]");
    if let Some(tab) = tab.filter(|_| document::focus_is_lost()) {
        document::focus(&tab);
    }
}

/// Brings the focus, where it was lost with the panel or with another screen, to the open tab of the
/// panel, or to the board.
#[hook]
pub fn use_lost_focus(page: &AppHandle) {
    // A visit that begins here takes it from nobody, nor does one whose link could not be read.
    let begins = use_mut_ref(|| page.screen.opened == 0 || page.table.link_error.is_some());
    use_effect_with(page.panel, move |panel| {
        let begins = begins.replace(false);
        if panel.is_some() {
            focus_tab();
        } else if !begins && document::focus_is_lost() {
            focus_board();
        }
    });
}
