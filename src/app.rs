use yew::prelude::*;

use crate::game::Turn;
use crate::hooks::{Listeners, use_effects, use_gestures};
use crate::later::LATER;
use crate::text::win;
use crate::ui::{
    DIALOG, El, HEADING, Page, Sheet, dialog, el, fetching, header, heap_board, status, take_bar,
    trouble_bar, turn_banner, win_dialog,
};

/// What a visit begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The fragment of the address, with its `#`; empty for the first visit's table.
    #[prop_or_default]
    pub fragment: AttrValue,
}

/// The page: it owns the state, installs the hooks, and lays out the screen.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| Page::opening(&props.fragment));
    use_effects(&page);
    let Listeners {
        onclick,
        onfocusin,
        oninput,
        onsubmit,
        onclose,
    } = use_gestures(&page);
    let name = page.screen.sheet.map(Sheet::name);
    let content = page
        .screen
        .sheet
        .and_then(|sheet| open_dialog(&page, sheet));
    html! {
        <div class="app" data-sheet={name} {onclick} {onfocusin} {oninput} {onsubmit}>
            { header() }
            { table(&page) }
            // Where a browser knows `closedby`, a press beside the dialog closes it too.
            <dialog id={DIALOG} class="dialog" data-sheet={name} aria-labelledby={HEADING} closedby="any" {onclose}>
                { content.map_or_else(Html::default, Html::from) }
            </dialog>
        </div>
    }
}

/// Board, banner, status and buttons.
fn table(page: &Page) -> El {
    let state = &page.table;
    el("main", "table")
        .flag("data-dragging", page.screen.dragging)
        .child(trouble_bar(state.trouble.as_ref()))
        .child(turn_banner(state))
        .child(status(state, page.screen.explained, page.screen.more))
        .child(heap_board(state, page.screen.cursor))
        .child(take_bar(state, &page.settings))
}

/// The open dialog; none where its reason is gone, as with the result of a game that was undone.
fn open_dialog(page: &Page, sheet: Sheet) -> Option<El> {
    let (heading, content) = match (sheet, page.table.game.turn()) {
        (Sheet::Win, Turn::Over { winner }) => (
            win::heading(&page.table.game, winner).into(),
            win_dialog(&page.table, winner),
        ),
        (Sheet::Win, _) => return None,
        (sheet, _) => {
            let content = match LATER.get() {
                Some(later) => (later.content)(page, sheet),
                None => fetching(sheet, page.screen.more),
            };
            (sheet.heading().into(), content)
        }
    };
    Some(dialog(heading, content))
}
