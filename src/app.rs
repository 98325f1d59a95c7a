use yew::prelude::*;

use crate::components::{DialogFrame, Dispatch, Header, trouble_bar};
use crate::dialogs::{self, DialogProps, WinDialog};
use crate::game::Turn;
use crate::hooks::{AddressBar, AppHandle, on_close, use_effects, use_shortcuts};
use crate::lazy::Lazy;
use crate::route::{Location, Route};
use crate::screens::play::PlayScreen;
use crate::screens::{ScreenProps, analysis, lessons, puzzles, review, statistics, tree};
use crate::state::{AppState, Dialog};
use crate::storage::Texts;
use crate::text::{lesson, study as screens, win, yours};

/// What a visit begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The fragment of the address, with its `#`; empty for the first visit's table.
    #[prop_or_default]
    pub fragment: AttrValue,
    /// What was kept, if anything was.
    #[prop_or_default]
    pub kept: Option<Texts>,
}

/// The page: its state, the header, the screen that is open, and the dialog.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| match &props.kept {
        Some(kept) => AppState::resuming(&props.fragment, kept),
        None => AppState::opening(&props.fragment),
    });
    let bar = use_state(AddressBar::default);
    // One for the whole visit, so that what has it is not drawn anew.
    let dispatch = use_callback(
        (page.dispatcher(), (*bar).clone()),
        |happening, (page, bar)| page.dispatch(bar.leads(happening)),
    );
    use_effects(&page, &bar);
    use_shortcuts(&dispatch);
    let sheet = page.screen.sheet;
    let panel = (page.panel.is_some() && !page.is_away()).then_some("true");
    let (heading, content) = sheet
        .and_then(|sheet| open_dialog(&page, &bar, sheet, &dispatch))
        .unzip();
    html! {
        <div class="app" data-sheet={sheet.map(Dialog::name)} data-panel={panel}>
            <Header dispatch={dispatch.clone()} />
            { screen(&page, &bar, &dispatch) }
            <DialogFrame {sheet} {heading} onclose={on_close(&dispatch)} dispatch={dispatch.clone()}>
                { content.unwrap_or_default() }
            </DialogFrame>
        </div>
    }
}

/// The screen that is open; the table, if no other is.
fn screen(page: &AppHandle, bar: &AddressBar, dispatch: &Dispatch) -> Html {
    if let Some(location) = &page.location {
        return html! {
            <>
                { trouble_bar(page, dispatch) }
                { lazy_screen(page, bar, location, dispatch) }
            </>
        };
    }
    html! { <PlayScreen page={page.clone()} dispatch={dispatch.clone()} /> }
}

/// The open screen, whose code is in a chunk.
fn lazy_screen(
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
    let (chunk, draw, heading) = match location.route {
        Route::Statistics => {
            let draw = move |()| {
                statistics::draw(statistics::Props {
                    page: page.clone(),
                    address: address.clone(),
                })
            };
            (&statistics::CHUNK, Callback::from(draw), yours::HEADING)
        }
        Route::Learn => {
            let draw = move |()| lessons::draw(props.clone());
            (&lessons::CHUNK, Callback::from(draw), lesson::HEADING)
        }
        Route::Puzzle => {
            let draw = move |()| puzzles::draw(props.clone());
            (&puzzles::CHUNK, Callback::from(draw), screens::PUZZLES)
        }
        Route::Review => {
            let draw = move |()| review::draw(review::Props::Screen(props.clone()));
            (&review::CHUNK, Callback::from(draw), screens::REVIEW)
        }
        Route::Analyse => {
            let draw = move |()| {
                analysis::draw(analysis::Props::Screen(analysis::ScreenProps {
                    fragment: props.fragment.clone(),
                    address: props.address.clone(),
                    dispatch: props.dispatch.clone(),
                }))
            };
            (&analysis::CHUNK, Callback::from(draw), screens::ANALYSIS)
        }
        Route::Tree => {
            let draw = move |()| {
                tree::draw(tree::Props {
                    fragment: props.fragment.clone(),
                    address: props.address.clone(),
                    dispatch: props.dispatch.clone(),
                })
            };
            (&tree::CHUNK, Callback::from(draw), screens::TREE)
        }
    };
    html! { <Lazy key={location.number} {chunk} {draw} {heading} /> }
}

/// Heading and content of the open dialog; none where its reason is gone, as with the result of a game
/// that was undone.
fn open_dialog(
    page: &AppHandle,
    bar: &AddressBar,
    sheet: Dialog,
    dispatch: &Dispatch,
) -> Option<(AttrValue, Html)> {
    let game = &page.table;
    match (sheet, game.game.turn()) {
        (Dialog::Win, Turn::Over { winner }) => Some((
            win::heading(&game.game, winner).into(),
            html! { <WinDialog game={game.clone()} {winner} dispatch={dispatch.clone()} /> },
        )),
        (Dialog::Win, _) => None,
        (sheet, _) => {
            let props = DialogProps {
                sheet,
                page: page.clone(),
                address: bar.clone(),
                dispatch: dispatch.clone(),
            };
            Some((sheet.heading().into(), dialogs::open_dialog(props)))
        }
    }
}
