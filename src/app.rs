use yew::prelude::*;

use crate::game::Turn;
use crate::hooks::{Listeners, use_effects, use_gestures};
use crate::later::LATER;
use crate::study::STUDY;
use crate::text::{self, page as words, win};
use crate::ui::study::Room;
use crate::ui::{
    Arrival, CLOSE, DIALOG, El, HEADING, Page, Press, Sheet, button, dialog, el, fetching, header,
    heap_board, icon, status, take_bar, trouble_bar, turn_banner, win_dialog,
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
    let panel = (page.panel && page.study.is_none()).then_some("true");
    let content = page
        .screen
        .sheet
        .and_then(|sheet| open_dialog(&page, sheet));
    html! {
        <div class="app" data-sheet={name} data-panel={panel} {onclick} {onfocusin} {oninput} {onsubmit}>
            { header() }
            { place(&page) }
            // Where a browser knows `closedby`, a press beside the dialog closes it too.
            <dialog id={DIALOG} class="dialog" data-sheet={name} aria-labelledby={HEADING} closedby="any" {onclose}>
                { content.map_or_else(Html::default, Html::from) }
            </dialog>
        </div>
    }
}

/// The table, with the analysis beside it where somebody asked for that; or the desk.
fn place(page: &Page) -> Html {
    match (STUDY.get(), &page.study) {
        (Some(studying), Some(study)) => html! {
            <>
                { trouble_bar(page.table.trouble.as_ref()) }
                { (studying.screen)(study) }
            </>
        },
        _ => html! {
            <>
                { table(page) }
                { page.panel.then(|| panel(page)) }
            </>
        },
    }
}

/// The analysis beside the board.
fn panel(page: &Page) -> El {
    let close = button("button button--round button--plain", Press::Panel)
        .label(words::CLOSE)
        .child(icon(CLOSE));
    let content = match (STUDY.get(), page.screen.study) {
        (Some(studying), _) => (studying.panel)(&page.table),
        (None, Arrival::Missed) => el("p", "").text(words::NOT_FETCHED),
        (None, _) => el("p", "").text(words::FETCHING),
    };
    let head = el("header", "panel__head")
        .child(el("h2", "").attr("tabindex", "-1").text(text::study::PANEL))
        .child(close);
    el("aside", "panel")
        .label(text::study::PANEL)
        .child(head)
        .child(content)
        .child(button("button", Press::Go(Room::Analyse)).text(text::study::WHOLE))
        .child(button("button", Press::Go(Room::Tree)).text(text::study::TREE))
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
