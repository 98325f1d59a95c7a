use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::study as words;
use crate::components::{Dispatch, close_button, on_press};
use crate::hooks::AppHandle;
use crate::lazy::{Lazy, Part};
use crate::platform::document;
use crate::platform::places::focus_board;
use crate::route::Route;
use crate::screens::{ScreenProps, analysis, review};
use crate::state::AppAction;

/// The panel beside the board: the analysis, or the moves.
pub fn beside_board(props: ScreenProps, route: Route) -> Html {
    let draw = match route {
        Route::Review => review::draw,
        _ => analysis::draw,
    };
    let draw = Callback::from(move |()| draw(props.clone()));
    let frame = Callback::from(|content: Html| {
        html! { <aside class="panel" aria-label={words::panel()}>{ content }</aside> }
    });
    html! { <Lazy key={route.name()} part={Part::Screen(route)} {draw} {frame} /> }
}

/// Draws the panel with this in it.
pub fn side_panel(route: Route, dispatch: &Dispatch, content: Html) -> Html {
    html! { <SidePanel {route} dispatch={dispatch.clone()}>{ content }</SidePanel> }
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which is shown.
    pub route: Route,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
    /// The panel's content.
    pub children: Html,
}

/// The panel beside the board, with a tab for each thing that it can show.
#[component]
pub fn SidePanel(props: &Props) -> Html {
    let Props {
        route: shown,
        dispatch,
        children,
        ..
    } = props;
    use_effect_with(*shown, |_| focus_tab());
    let tab = |route: Route, name: &'static str| {
        let onclick = dispatch.reform(move |_| AppAction::Beside(Some(route)));
        let current = (route == *shown).then_some("true");
        html! {
            <button class="panel__tab" type="button" aria-current={current} {onclick}>{ name }</button>
        }
    };
    let way = |to: Route, name: &'static str| {
        let onclick = dispatch.reform(move |_| AppAction::Go(to));
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <aside class="panel" aria-label={words::panel()}>
            <header class="panel__head">
                <h2 class="heard">{ words::panel() }</h2>
                { tab(Route::Analyse, words::analysis()) }
                { tab(Route::Review, words::moves()) }
                { close_button(on_press(dispatch, || AppAction::Beside(None))) }
            </header>
            { children.clone() }
            if *shown == Route::Analyse {
                { way(Route::Analyse, words::whole()) }
                { way(Route::Tree, words::tree()) }
            } else {
                { way(Route::Review, words::review_so_far()) }
            }
        </aside>
    }
}

/// Brings a focus that opened the panel, or that was lost with its content, to the open tab.
fn focus_tab() {
    let comes = document::focus_is_lost() || document::focus_is_in(".status__tool");
    let tab = document::find::<HtmlElement>(".panel [aria-current]");
    if let Some(tab) = tab.filter(|_| comes) {
        document::focus(&tab);
    }
}

/// Brings a focus that was lost with the panel to the button that opens it, and one that was lost with
/// another screen to the board.
#[hook]
pub fn use_lost_focus(page: &AppHandle) {
    // A visit that begins here leaves the focus alone, and so does one with an unreadable link.
    let begins = use_mut_ref(|| page.screen.opened == 0 || page.table.link_error.is_some());
    let opened = use_mut_ref(|| false);
    use_effect_with(page.panel, move |panel| {
        let was_open = opened.replace(panel.is_some());
        let begins = begins.replace(false);
        if panel.is_some() || begins || !document::focus_is_lost() {
            return;
        }
        match document::find::<HtmlElement>(".status__tool[aria-expanded]").filter(|_| was_open) {
            Some(button) => document::focus(&button),
            None => focus_board(),
        }
        // A phone hides that button before the first move.
        if document::focus_is_lost() {
            focus_board();
        }
    });
}
