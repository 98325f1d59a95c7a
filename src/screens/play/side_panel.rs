use yew::prelude::*;

use crate::components::{Dispatch, close_button, on_press};
use crate::study::part;
use crate::text::page as words;
use crate::text::study;
use crate::ui::study::Room;
use crate::ui::{Arrival, Happening, Page};

/// The analysis or the moves, beside the board.
pub fn side_panel(page: &Page, room: Room, dispatch: &Dispatch) -> Html {
    let content = match (part(room).get(), page.screen.arrival(room)) {
        (Some(studying), _) => (studying.panel)(page).into(),
        (None, Arrival::Missed) => html! { <p>{ words::NOT_FETCHED }</p> },
        (None, _) => html! { <p>{ words::FETCHING }</p> },
    };
    // The panel stands elsewhere until its style is here, which comes with either part: a press on what
    // moves would be lost.
    let is_placed = [Room::Analyse, Room::Review]
        .into_iter()
        .any(|room| page.screen.arrival(room) != Arrival::Awaited);
    if !is_placed {
        return html! { <aside class="panel" aria-label={study::PANEL}>{ content }</aside> };
    }
    let tab = |which: Room, name: &'static str| {
        let onclick = dispatch.reform(move |_| Happening::Beside(Some(which)));
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
