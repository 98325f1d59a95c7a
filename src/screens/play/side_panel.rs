use yew::prelude::*;

use crate::components::{Dispatch, close_button, on_press};
use crate::hooks::PageHandle;
use crate::lazy::{Arrival, Chunk, use_chunk};
use crate::screens::review;
use crate::study::part;
use crate::text::page as words;
use crate::text::study;
use crate::ui::study::Room;
use crate::ui::{self, Happening};

/// What a [`SidePanel`] needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page with its game.
    pub page: PageHandle,
    /// What is shown: the analysis, or the moves.
    pub room: Room,
    /// Tells the page what was pressed.
    pub dispatch: Dispatch,
}

/// The analysis or the moves, beside the board.
#[component]
pub fn SidePanel(props: &Props) -> Html {
    let Props {
        page,
        room,
        dispatch,
    } = props;
    let room = *room;
    let (arrival, retry) = use_chunk(room.chunk());
    let here = arrival == Arrival::Here;
    let content = match (room, part(room).get(), page.screen.arrival(room)) {
        (Room::Review, ..) if here => {
            let page = page.clone();
            review::draw(review::Props::Panel(review::PanelProps { page }))
        }
        (Room::Analyse, Some(studying), _) => (studying.panel)(page).into(),
        (Room::Review, ..) if arrival == Arrival::Missed => missed(),
        (Room::Analyse, None, ui::Arrival::Missed) => missed(),
        _ => html! { <p>{ words::FETCHING }</p> },
    };
    // The panel stands elsewhere until its style is here, which comes with either: a press on what moves
    // would be lost.
    let is_placed = [Room::Analyse, Room::Review].into_iter().any(|room| {
        let chunk = room.chunk().map(Chunk::is_here);
        chunk.unwrap_or_else(|| page.screen.arrival(room) != ui::Arrival::Awaited)
    });
    if !is_placed && arrival != Arrival::Missed {
        return html! { <aside class="panel" aria-label={study::PANEL}>{ content }</aside> };
    }
    let tab = |which: Room, name: &'static str| {
        let (dispatch, retry) = (dispatch.clone(), retry.clone());
        let onclick = move |_: MouseEvent| {
            retry.emit(());
            dispatch.emit(Happening::Beside(Some(which)));
        };
        let current = (which == room).then_some("true");
        html! {
            <button class="button panel__tab" type="button" aria-current={current} {onclick}>{ name }</button>
        }
    };
    let way = |to: Room, name: &'static str| {
        let onclick = dispatch.reform(move |_| Happening::Go(to));
        html! { <button class="button" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <aside class="panel" aria-label={study::PANEL}>
            <header class="panel__head">
                <h2 class="heard">{ study::PANEL }</h2>
                { tab(Room::Analyse, study::ANALYSIS) }
                { tab(Room::Review, study::MOVES) }
                { close_button(on_press(dispatch, || Happening::Beside(None))) }
            </header>
            { content }
            if room.studies() {
                { way(Room::Analyse, study::WHOLE) }
                { way(Room::Tree, study::TREE) }
            } else {
                { way(Room::Review, study::REVIEW_SO_FAR) }
            }
        </aside>
    }
}

fn missed() -> Html {
    html! { <p>{ words::NOT_FETCHED }</p> }
}
