use yew::prelude::*;

use crate::game::Turn;
use crate::hooks::{AddressBar, Listeners, PageHandle, use_effects, use_gestures};
use crate::later::LATER;
use crate::lazy::Lazy;
use crate::route::{Location, Route};
use crate::screens::statistics;
use crate::study::{self, part};
use crate::text::{self, page as words, win, yours};
use crate::ui::keeping::Texts;
use crate::ui::study::Room;
use crate::ui::{
    Arrival, CLOSE, DIALOG, El, HEADING, Page, Press, Sheet, Wanted, button, dialog, el, fetching,
    header, heap_board, icon, status, take_bar, trouble_bar, turn_banner, win_dialog,
};

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

/// The page: it owns the state, installs the hooks, and lays out the screen.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| match &props.kept {
        Some(kept) => Page::resuming(&props.fragment, kept),
        None => Page::opening(&props.fragment),
    });
    let bar = use_state(AddressBar::default);
    use_effects(&page, &bar);
    let Listeners {
        onclick,
        onfocusin,
        oninput,
        onsubmit,
        onclose,
    } = use_gestures(&page);
    let name = page.screen.sheet.map(Sheet::name);
    let panel = (page.panel.is_some() && !page.is_away()).then_some("true");
    let content = page
        .screen
        .sheet
        .and_then(|sheet| open_dialog(&page, sheet));
    html! {
        <div class="app" data-sheet={name} data-panel={panel} {onclick} {onfocusin} {oninput} {onsubmit}>
            { header() }
            { place(&page, &bar) }
            // Where a browser knows `closedby`, a press beside the dialog closes it too.
            <dialog id={DIALOG} class="dialog" data-sheet={name} aria-labelledby={HEADING} closedby="any" {onclose}>
                { content.map_or_else(Html::default, Html::from) }
            </dialog>
        </div>
    }
}

/// The table, with what somebody wants to see beside it; or another screen.
fn place(page: &PageHandle, bar: &AddressBar) -> Html {
    if let Some(location) = &page.location {
        return html! {
            <>
                { trouble_bar(page) }
                { screen(page, bar, location) }
            </>
        };
    }
    match study::open(page) {
        Some((studying, study)) => html! {
            <>
                { trouble_bar(page) }
                { (studying.screen)(page, study) }
            </>
        },
        None if page.screen.wanted.as_ref().is_some_and(Wanted::is_by_link) => html! {
            { coming() }
        },
        None => html! {
            <>
                { table(page) }
                { page.panel.map(|room| panel(page, room)) }
            </>
        },
    }
}

/// The open screen.
fn screen(page: &PageHandle, bar: &AddressBar, location: &Location) -> Html {
    let (page, address) = (page.clone(), bar.clone());
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
        // These have no chunk yet.
        _ => return Html::default(),
    };
    html! { <Lazy key={location.number} {chunk} {draw} {heading} /> }
}

/// Where the screen of a link will be, while its files are on their way.
fn coming() -> El {
    el("main", "coming").child(el("p", "").text(words::FETCHING))
}

/// The analysis or the moves, beside the board.
fn panel(page: &Page, room: Room) -> El {
    let tab = |which: Room, name| {
        button("button panel__tab", Press::Panel(which))
            .maybe("aria-current", (which == room).then_some("true".into()))
            .text(name)
    };
    let close = button("button button--round button--plain", Press::NoPanel)
        .label(words::CLOSE)
        .child(icon(CLOSE));
    let content = match (part(room).get(), page.screen.arrival(room)) {
        (Some(studying), _) => (studying.panel)(page),
        (None, Arrival::Missed) => el("p", "").text(words::NOT_FETCHED),
        (None, _) => el("p", "").text(words::FETCHING),
    };
    let panel = el("aside", "panel").label(text::study::PANEL);
    // The panel stands elsewhere until its style is here, which comes with either part: a press on what
    // moves would be lost.
    let is_placed = [Room::Analyse, Room::Review]
        .into_iter()
        .any(|room| page.screen.arrival(room) != Arrival::Awaited);
    if !is_placed {
        return panel.child(content);
    }
    let ways: &[(Room, &'static str)] = if room.studies() {
        &[
            (Room::Analyse, text::study::WHOLE),
            (Room::Tree, text::study::TREE),
        ]
    } else {
        &[(Room::Review, text::study::REVIEW_SO_FAR)]
    };
    let head = el("header", "panel__head")
        .child(el("h2", "heard").text(text::study::PANEL))
        .child(tab(Room::Analyse, text::study::ANALYSIS))
        .child(tab(Room::Review, text::study::MOVES))
        .child(close);
    panel.child(head).child(content).children(
        ways.iter()
            .map(|&(room, name)| button("button", Press::Go(room)).text(name)),
    )
}

/// Board, banner, status and buttons.
fn table(page: &Page) -> El {
    let state = &page.table;
    el("main", "table")
        .flag("data-dragging", page.screen.dragging)
        .child(trouble_bar(page))
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
