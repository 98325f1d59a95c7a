use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::study as words;
use crate::components::{Dispatch, close_button, on_press};
use crate::game::{Game, Route};
use crate::hooks::AppHandle;
use crate::lazy::{Lazy, LazyPart};
use crate::platform::document;
use crate::platform::focus::focus_board;
use crate::screens::{ScreenSource, analysis, review};
use crate::state::{AppAction, Panel};

/// The panel beside the board, with a tab for each thing that it can show, and buttons that open the whole screen.
pub fn side_panel(shown: Panel, page: &AppHandle, dispatch: &Dispatch) -> Html {
    let tab = |panel: Panel, name: &'static str| {
        let onclick = dispatch.reform(move |_| AppAction::SetPanel(Some(panel)));
        let current = (panel == shown).then_some("true");
        html! {
            <button class="panel__tab" type="button" aria-current={current} {onclick}>{ name }</button>
        }
    };
    let screen_button = |to: fn(&Game) -> Route, name: &'static str| {
        let game = page.current_game.clone();
        let onclick = dispatch.reform(move |_| AppAction::Go(to(&game.game)));
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <aside class="panel" aria-label={words::panel()}>
            <header class="panel__head">
                <h2 class="visually-hidden">{ words::panel() }</h2>
                { tab(Panel::Analysis, words::analysis()) }
                { tab(Panel::Moves, words::moves()) }
                { close_button(on_press(dispatch, || AppAction::SetPanel(None))) }
            </header>
            { content(shown, page, dispatch) }
            if shown == Panel::Analysis {
                { screen_button(|game| Route::analysis_of(game, false), words::whole()) }
                { screen_button(Route::tree_of, words::tree()) }
            } else {
                { screen_button(Route::review, words::review_so_far()) }
            }
        </aside>
    }
}

/// The analysis, or the moves, once their code is here.
fn content(panel: Panel, page: &AppHandle, dispatch: &Dispatch) -> Html {
    let edit = Callback::noop();
    let source = ScreenSource {
        edit,
        page: page.clone(),
        dispatch: dispatch.clone(),
    };
    let draw = Callback::from(move |()| match panel {
        Panel::Analysis => analysis::panel(source.clone()),
        Panel::Moves => review::panel(source.clone()),
    });
    let part = match panel {
        Panel::Analysis => LazyPart::Analysis,
        Panel::Moves => LazyPart::Review,
    };
    html! { <Lazy key={part.chunk()} {part} {draw} /> }
}

/// Moves the focus to the open tab, if it is on the button that opened the panel, or was lost with the old content.
fn focus_tab() {
    let should_move = document::focus_is_lost() || document::focus_is_in(".status__tool");
    let tab = document::find::<HtmlElement>(".panel [aria-current]");
    if let Some(tab) = tab.filter(|_| should_move) {
        document::focus(&tab);
    }
}

/// Moves the focus when the panel changes. If the panel opens, to its tab. If it closes and had the focus, to the button
/// that opens it. If a person comes back from another screen that had the focus, to the board.
#[hook]
pub fn use_lost_focus(panel: Option<Panel>, is_first_screen: bool) {
    // The focus is left alone at the beginning of a visit, not after it.
    let is_first = use_mut_ref(|| is_first_screen);
    let opened = use_mut_ref(|| false);
    use_effect_with(panel, move |panel| {
        let was_open = opened.replace(panel.is_some());
        let is_first = is_first.replace(false);
        if panel.is_some() {
            focus_tab();
        }
        if panel.is_some() || is_first || !document::focus_is_lost() {
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
